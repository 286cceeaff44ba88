/** Shows where cards lie: whatever shows one of them (`data-card`) is marked until the next call. */
export function markCards(cards: readonly string[]): void {
  for (const marked of document.querySelectorAll("[data-marked]")) marked.removeAttribute("data-marked");
  for (const card of cards)
    for (const shown of document.querySelectorAll(`[data-card="${CSS.escape(card)}"]`))
      shown.setAttribute("data-marked", "");
}
