import type { RoofState } from "../art/roof";
import { t } from "../language/language.svelte";
import { bastionWord } from "../wire/bastions";
import type { Card } from "../wire/types";
import { colourName } from "./deck";

/** What a card is called aloud. */
export function cardLabel(card: Card, edition = ""): string {
  const { windows, shields, street_number: number } = card;
  if (card.kind === "bastion") return t("piece-bastion", { word: bastionWord(edition) });
  if (card.colour === null) return t("piece-wild", { number: String(number), windows, shields });
  const colour = colourName(card.colour);
  return t(card.kind === "golden" ? "piece-golden" : "piece-card", {
    colour,
    number: String(number),
    windows,
    shields,
  });
}

export interface LabelledPalace {
  cards: readonly Card[];
  colour: string;
  state: RoofState;
  size: number;
}

export function palaceLabel({ cards, colour, state, size }: LabelledPalace): string {
  const sum = (what: "windows" | "shields") => cards.reduce((total, card) => total + card[what], 0);
  return t("piece-palace", {
    colour: colourName(colour),
    state,
    cards: cards.length,
    size,
    number: String(cards.at(-1)?.street_number ?? 0),
    windows: sum("windows"),
    shields: sum("shields"),
  });
}

export function wallLabel(walls: number, bastions: number, edition = ""): string {
  return t("piece-wall", { walls, bastions, word: bastionWord(edition) });
}
