import type { BoardState } from "./board.svelte";
import { ARROWS, nextIn, type Direction } from "./spatial";

/** What a key means at the table, if anything. */
export type Command =
  | { do: "choose"; number: number }
  | { do: "select"; index: number }
  | { do: "move"; direction: Direction }
  | { do: "undo" | "start-over" | "confirm" | "next" | "chat" | "escape" | "help" };

interface Keys {
  /** `board-keys-WHAT` says what they do. */
  what: string;
  /** As they are called on a keyboard. */
  shown: string;
  /** As browsers call them, with what each means; none where the browser itself does it, or another row has them. */
  meaning: Readonly<Record<string, Command>>;
  /** Whom its help tells of them. */
  who: "players" | "spectators" | "everybody";
}

const NUMBERS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];
/** Side by side on most keyboards of the world. */
export const CARD_KEYS = ["J", "K", "L"] as const;

const meanings = (keys: readonly string[], mean: (index: number) => Command): Record<string, Command> =>
  Object.fromEntries(keys.map((key, index) => [key.toLowerCase(), mean(index)]));

/** All keys of the table, as its help lists them. */
export const KEYS: readonly Keys[] = [
  {
    what: "numbers",
    shown: "1 … 9, 0",
    meaning: meanings(NUMBERS, (index) => ({ do: "choose", number: index + 1 })),
    who: "players",
  },
  { what: "watch", shown: "1 … 5", meaning: {}, who: "spectators" },
  { what: "follow", shown: "0", meaning: {}, who: "spectators" },
  {
    what: "cards",
    shown: CARD_KEYS.join(" "),
    meaning: meanings(CARD_KEYS, (index) => ({ do: "select", index })),
    who: "players",
  },
  {
    what: "arrows",
    shown: "← ↑ → ↓",
    meaning: Object.fromEntries(
      Object.entries(ARROWS).map(([key, direction]) => [key.toLowerCase(), { do: "move", direction }]),
    ),
    who: "players",
  },
  { what: "tab", shown: "Tab", meaning: {}, who: "everybody" },
  { what: "undo", shown: "U", meaning: { u: { do: "undo" } }, who: "players" },
  { what: "start-over", shown: "R", meaning: { r: { do: "start-over" } }, who: "players" },
  { what: "enter", shown: "Enter", meaning: { enter: { do: "confirm" } }, who: "players" },
  { what: "next", shown: "N", meaning: { n: { do: "next" } }, who: "everybody" },
  { what: "chat", shown: "C", meaning: { c: { do: "chat" } }, who: "everybody" },
  { what: "escape", shown: "Esc", meaning: { escape: { do: "escape" } }, who: "everybody" },
  { what: "help", shown: "?", meaning: { "?": { do: "help" } }, who: "everybody" },
];

/** The keys that are of use to a spectator, or to a player. */
export function keysFor(isSpectator: boolean): Keys[] {
  return KEYS.filter(({ who }) => who === "everybody" || (who === "spectators") === isSpectator);
}

const COMMANDS: ReadonlyMap<string, Command> = new Map(KEYS.flatMap(({ meaning }) => Object.entries(meaning)));

type Key = Pick<KeyboardEvent, "key" | "repeat" | "ctrlKey" | "metaKey" | "altKey">;

export function commandOf(event: Key): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const command = COMMANDS.get(event.key.toLowerCase()) ?? null;
  return event.repeat && command?.do !== "move" ? null : command; // a key that is held down decides once
}

/** Whether keys belong to what has the focus: a text field, or a dialog that is open. */
function isForAnother(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]") !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.closest("input, textarea, select, [contenteditable], [role=tablist], [role=log]") !== null;
}

/** Whether Enter presses what has the focus. */
function isPressedByEnter(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("button, a, summary") !== null;
}

/** Moves the focus to the next thing that is lit in that direction; without a focus, to the first. */
function moveFocus(board: HTMLElement, direction: Direction): boolean {
  const things = [...board.querySelectorAll<HTMLElement>("[data-lit]")].filter((one) => one.offsetParent !== null);
  const current = document.activeElement;
  const from = current instanceof HTMLElement && board.contains(current) ? current : null;
  const [first] = things;
  if (first === undefined) return false;
  if (from === null) {
    first.focus();
    return true;
  }
  const others = things.filter((thing) => thing !== from);
  const next = nextIn(
    direction,
    from.getBoundingClientRect(),
    others.map((thing) => thing.getBoundingClientRect()),
  );
  if (next === null) return false;
  others[next]?.focus();
  return true;
}

/** What keys do beside the board. */
export interface Beside {
  /** The next turn, step by step. */
  showNext: () => void;
  showKeys: () => void;
  showChat: () => void;
  /** For spectators: show the Quarter of the player with this number. */
  watch: ((number: number) => void) | null;
}

/** Does at the table what a key means there. */
export function handleKey(
  event: KeyboardEvent,
  board: BoardState,
  root: HTMLElement | undefined,
  { showNext, showKeys, showChat, watch }: Beside,
): void {
  if (event.defaultPrevented || root === undefined || isForAnother(event.target)) return;
  const command = commandOf(event);
  switch (command?.do) {
    case "choose": {
      watch?.(command.number);
      const option = board.turn.options.find(({ number }) => number === command.number);
      if (option !== undefined) board.choose(option);
      break;
    }
    case "select":
      board.select(board.hand[command.index] ?? "");
      break;
    case "move":
      if (moveFocus(root, command.direction)) event.preventDefault();
      break;
    case "undo":
      board.undo();
      break;
    case "start-over":
      board.startOver();
      break;
    case "confirm":
      if (!isPressedByEnter(event.target) && board.turn.step === "confirm") board.confirm();
      break;
    case "next":
      showNext();
      break;
    case "chat":
      event.preventDefault(); // or the letter is the first one written there
      showChat();
      break;
    case "escape":
      board.clearMessage();
      break;
    case "help":
      showKeys();
      break;
  }
}
