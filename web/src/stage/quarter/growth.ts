import type { RoofState } from "../../art/roof";
import { t } from "../../language/language.svelte";
import type { Card, Owner, PalaceView } from "../../wire/types";
import type { Interaction } from "../interaction";
import { cardOf, colourOf, palacePlace } from "../places";
import { pointsText, type Context } from "../words";

export interface Growth {
  /** The card that would be added, shown as a storey. */
  ghost: Card | null;
  /** What a press is worth. */
  tag: string;
}

const NONE: Growth = { ghost: null, tag: "" };

/** What a palace would gain: the card that is selected, shown as a storey; a Wild only where it is pointed at. */
export function growth(
  palace: PalaceView,
  state: RoofState,
  owner: Owner | string,
  context: Context,
  interaction: Interaction | null,
  isNarrow: boolean,
): Growth {
  const place = palacePlace(owner, palace.colour);
  const choice = interaction?.lit.get(place)?.choice;
  if (interaction === null || choice === undefined || state === "open") return NONE;
  const { decision } = choice;
  if (decision.decide === "open") return { ghost: null, tag: pointsText(choice.points) };
  const card = cardOf(decision);
  if (card === null || !("use" in decision) || colourOf(decision, context.cards) !== palace.colour) return NONE;
  const selected = context.cards.get(interaction.selected ?? "") ?? null;
  const isShown = state === "building" && (selected?.kind !== "wild" || interaction.previewed === place);
  const done = choice.events.some(({ event }) => event === "Completed");
  const shields = context.cards.get(card)?.shields ?? 0;
  const worth = done ? pointsText(choice.points) : shields > 0 ? t("board-tag-shields", { n: shields }) : "";
  return { ghost: isShown ? selected : null, tag: isNarrow && !done ? "" : worth };
}
