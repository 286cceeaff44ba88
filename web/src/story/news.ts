import type { GameView, LogEntry } from "../wire/types";

/** What is new at a table, as far as it can be seen: what happened, and how the game looks then. */
export interface News {
  /** None where only our own draft has changed. */
  entries: readonly LogEntry[];
  game: GameView | null;
  /** Our own seats: nobody has to be given time to look at their moves. */
  seats: readonly number[];
}

/**
 * Shows news: calls `apply` once, when the table shall look as they say, may call `ask` once after it, when we shall be
 * asked what we are asked now, and ends when the next news may come. What is not called in the end happens then.
 */
export type Presenter = (news: News, apply: () => void, ask?: () => void) => Promise<void>;
