import type { GameView } from "../../wire/types";

/** Shows where cards lie, until the next call: whatever shows one of them, or the palace that it is part of. */
export function markCards(cards: readonly string[], game: GameView | null): void {
  for (const marked of document.querySelectorAll("[data-marked]")) marked.removeAttribute("data-marked");
  const places = new Set(cards.flatMap((card) => [`[data-card="${CSS.escape(card)}"]`, ...palacesWith(card, game)]));
  for (const place of places)
    for (const shown of document.querySelectorAll(place))
      if (shown.closest("[data-tells]") === null) shown.setAttribute("data-marked", "");
}

function palacesWith(card: string, game: GameView | null): string[] {
  return (game?.quarters ?? []).flatMap(({ owner, under_construction, completed, opened }) =>
    [...under_construction, ...completed, ...opened]
      .filter((palace) => palace.cards.includes(card))
      .map(({ colour }) => `[data-palace="${CSS.escape(`${owner}/${colour}`)}"]`),
  );
}
