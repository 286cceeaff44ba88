import { nextFrame, nextTask } from "../frames/frames";
import type { TableStore } from "../table/store.svelte";
import type { BoardState } from "./board.svelte";

/**
 * What had the focus may be gone, or no longer lit, once something is decided: then the tray says what is next.
 * To be called while the board is made.
 */
export function keepFocus(
  store: TableStore,
  board: BoardState,
  root: () => HTMLElement | undefined,
  toTray: () => void,
): void {
  let focused: HTMLElement | null = null;
  let wasLit = false;
  let wasComplete = false;
  let asked = "";
  $effect.pre(() => {
    void [store.you, store.table, board.turn, board.message];
    const active = document.activeElement;
    focused = active instanceof HTMLElement && root()?.contains(active) === true ? active : null;
    wasLit = focused?.matches("[data-lit]:focus-visible") ?? false;
    // What goes while it has the focus makes the browser lay out the half-changed page; now nothing has changed yet.
    if (asked !== board.question && focused?.closest("[data-asked]") != null) focused.blur();
    asked = board.question;
  });
  $effect(() => {
    void [store.you, store.table, board.turn, board.message];
    const isComplete = board.turn.step === "confirm";
    const isJustComplete = isComplete && !wasComplete;
    wasComplete = isComplete;
    const had = focused;
    if (had === null) return;
    const isLit = wasLit;
    // Not before all is shown, and what comes late, too; focusing needs the page laid out.
    void nextFrame()
      .then(nextTask)
      .then(() => {
        const active = document.activeElement;
        if (active !== document.body && active !== had) return; // the player has moved the focus meanwhile
        if (had.isConnected && active === document.body) had.focus({ preventScroll: true });
        const isGone = !had.isConnected || (isLit && !had.matches("[data-lit]"));
        if (isGone || (isJustComplete && had.matches(":focus-visible"))) toTray();
      });
  });
}
