import type { BoardState } from "./board.svelte";
import { ARROWS, nextIn, type Direction } from "./spatial";

/** What a key means at the table, if anything. */
export type Command =
  | { do: "choose"; number: number }
  | { do: "move"; direction: Direction }
  | { do: "undo" | "confirm" | "escape" | "help" };

type Key = Pick<KeyboardEvent, "key" | "repeat" | "ctrlKey" | "metaKey" | "altKey">;

export function commandOf(event: Key): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const direction = ARROWS[event.key];
  if (direction !== undefined) return { do: "move", direction };
  if (event.repeat) return null; // a key that is held down decides once
  if (/^[0-9]$/.test(event.key)) return { do: "choose", number: event.key === "0" ? 10 : Number(event.key) };
  switch (event.key) {
    case "u":
    case "U":
      return { do: "undo" };
    case "Enter":
      return { do: "confirm" };
    case "Escape":
      return { do: "escape" };
    case "?":
      return { do: "help" };
    default:
      return null;
  }
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

/** Does at the table what a key means there. */
export function handleKey(
  event: KeyboardEvent,
  board: BoardState,
  root: HTMLElement | undefined,
  showKeys: () => void,
): void {
  if (event.defaultPrevented || root === undefined || isForAnother(event.target)) return;
  const command = commandOf(event);
  switch (command?.do) {
    case "choose": {
      const option = board.turn.options.find(({ number }) => number === command.number);
      if (option !== undefined) board.choose(option);
      break;
    }
    case "move":
      if (moveFocus(root, command.direction)) event.preventDefault();
      break;
    case "undo":
      board.undo();
      break;
    case "confirm":
      if (!isPressedByEnter(event.target) && board.turn.step === "confirm") board.confirm();
      break;
    case "escape":
      board.clearMessage();
      break;
    case "help":
      showKeys();
      break;
  }
}
