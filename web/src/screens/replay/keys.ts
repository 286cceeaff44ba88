/** A number is that of a seat, whose Quarter is shown large. */
export type Command = "play" | "next" | "previous" | "first" | "last" | number;

const KEYS: Record<string, Command> = {
  " ": "play",
  ArrowRight: "next",
  ArrowLeft: "previous",
  Home: "first",
  End: "last",
  ...Object.fromEntries(["1", "2", "3", "4", "5"].map((key, seat) => [key, seat])),
};

/** What a key does to the replay; nothing where it means something else, such as in a field or with a shortcut. */
export function commandOf(event: KeyboardEvent): Command | null {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const command = KEYS[event.key] ?? null;
  const target = event.target instanceof Element ? event.target : null;
  if (command === null || target?.closest("dialog, textarea, select, [contenteditable]")) return null;
  if (target?.matches("input") && !(target.matches("[type=range]") && command === "play")) return null;
  if (command === "play" && target?.closest("button, a, summary")) return null;
  if ((command === "first" || command === "last") && target?.closest("[role=log]")) return null;
  return command;
}
