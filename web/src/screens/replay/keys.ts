/** A number is that of a seat, whose Quarter is shown large. */
export type Command = Named | number;
type Named = "play" | "next" | "previous" | "next-part" | "previous-part" | "first" | "last" | "help";

/** All keys of the replay, as its help lists them: `replay-keys-…` says what they do. */
export const KEYS: readonly { does: Named | "seats"; shown: string; meaning: Readonly<Record<string, Command>> }[] = [
  { does: "play", shown: "␣", meaning: { " ": "play" } },
  { does: "next", shown: "→", meaning: { ArrowRight: "next" } },
  { does: "previous", shown: "←", meaning: { ArrowLeft: "previous" } },
  { does: "next-part", shown: ".", meaning: { ".": "next-part" } },
  { does: "previous-part", shown: ",", meaning: { ",": "previous-part" } },
  { does: "first", shown: "Home", meaning: { Home: "first" } },
  { does: "last", shown: "End", meaning: { End: "last" } },
  { does: "seats", shown: "1 … 5", meaning: { "1": 0, "2": 1, "3": 2, "4": 3, "5": 4 } },
  { does: "help", shown: "?", meaning: { "?": "help" } },
];

const COMMANDS: ReadonlyMap<string, Command> = new Map(KEYS.flatMap(({ meaning }) => Object.entries(meaning)));

/** What a key does to the replay; nothing where it means something else, such as in a field or with a shortcut. */
export function commandOf(event: KeyboardEvent): Command | null {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return null;
  const command = COMMANDS.get(event.key) ?? null;
  if (command === null || (event.shiftKey && command !== "help")) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("dialog, textarea, select, [contenteditable]")) return null;
  if (target?.matches("input") && !(target.matches("[type=range]") && command === "play")) return null;
  if (command === "play" && target?.closest("button, a, summary")) return null;
  if ((command === "first" || command === "last") && target?.closest("[role=log]")) return null;
  return command;
}
