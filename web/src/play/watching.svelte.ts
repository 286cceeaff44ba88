import type { GameView } from "../wire/types";

/** Whose Quarter is large for those who look on: the one that they have chosen, else that of the player whose turn it is. */
export class Watching {
  /** Null while the turn is followed. */
  chosen = $state<number | null>(null);
  readonly #game: () => GameView | null;
  readonly #isShowing: () => boolean;
  #followed = 0;

  /** `isShowing`: cards still move to the Quarter of the player who has just played, so it stays large. */
  constructor(game: () => GameView | null, isShowing: () => boolean) {
    this.#game = game;
    this.#isShowing = isShowing;
  }

  seat: number = $derived.by(() => {
    const [now, ...others] = this.#game()?.pending ?? [];
    if (now !== undefined && others.length === 0 && !this.#isShowing()) this.#followed = now;
    return this.chosen ?? this.#followed;
  });
}
