import { t } from "../language/language.svelte";
import { colourName } from "../pieces/deck";
import { and, cardName, type Context } from "../stage/words";
import type { TableStore } from "../table/store.svelte";
import { bastionWord } from "../wire/bastions";
import type { Reason } from "./reasons";
import type { Turn } from "./turn";

export function reasonText({ reason, card, colours, state }: Reason, context: Context): string {
  return t(`board-no-${reason}`, {
    state,
    word: bastionWord(context.edition),
    colours: and(colours.map(colourName)),
    card: card === null ? "" : cardName(context.cards.get(card), context.edition),
  });
}

export function askText(turn: Turn, context: Context): string {
  const card = turn.selected === null ? "" : cardName(context.cards.get(turn.selected), context.edition);
  switch (turn.step) {
    case "keep":
      return t(context.kept.length === 0 ? "board-ask-keep-first" : "board-ask-keep-second");
    case "choose":
      return t(
        turn.options.some(({ choice }) => choice.decision.decide === "open") ? "board-ask-choose" : "board-ask-take",
      );
    case "play":
      return context.cards.get(turn.selected ?? "")?.kind === "bastion"
        ? t("board-ask-play-bastion", { word: bastionWord(context.edition) })
        : t("board-ask-play", { card });
    case "city":
      return card === "" ? t("board-ask-city") : t("board-ask-city-wild", { card });
    case "confirm":
      return t(`board-ask-confirm-${turn.moment}`);
    case "wait":
      return "";
  }
}

export function confirmText(turn: Turn): string {
  return t(`board-confirm-${turn.moment}`);
}

/** Turns of others that are looked at step by step, as the table's store has them. */
export type StepsToSee = Pick<TableStore, "isStopped" | "turnsToSee" | "isYourTurn" | "showNext" | "showAll">;

/** What is still to be seen, and whether we are waited for meanwhile. */
export function stepText({ turnsToSee, isYourTurn }: StepsToSee): string {
  return t("board-stepping-to-see", { turns: turnsToSee, yours: isYourTurn ? "yes" : "no" });
}
