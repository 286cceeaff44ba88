import { getContext, setContext } from "svelte";
import { HUES, huesOf, type Hue } from "../art/palette";
import type { Storey } from "../art/storey";
import { catalogue, t } from "../language/language.svelte";
import type { Card } from "../wire/types";

const KEY = Symbol("deck");
const STANDARD = huesOf(HUES);

type Hues = ReadonlyMap<string, Hue>;

/** A screen that shows a deck of its own colours says which they are; without it they are the six of the standard deck. */
export function provideColours(colours: () => readonly string[]): void {
  const hues = huesFollowing(colours);
  setContext<() => Hues>(KEY, hues);
}

function huesFollowing(colours: () => readonly string[]): () => Hues {
  let known: readonly string[] = [];
  let hues: Hues = STANDARD;
  return () => {
    const now = colours();
    if (now !== known) [known, hues] = [now, huesOf(now)];
    return hues;
  };
}

/** The hues of the deck around a piece. */
export function deckHues(): () => Hues {
  return getContext<(() => Hues) | undefined>(KEY) ?? (() => STANDARD);
}

export function hueOf(colour: string | null, hues: Hues): Hue {
  return colour === null ? "gold" : (hues.get(colour) ?? "gold");
}

export function storeyOf(card: Card, hues: Hues): Storey {
  const { colour, windows, shields, street_number: number, kind } = card;
  return { hue: hueOf(colour, hues), windows, shields, number, golden: kind === "wild" || kind === "golden" };
}

/** A colour's name in the language that is shown; a deck's own names stay as they are. */
export function colourName(colour: string): string {
  return catalogue.has(`colour-${colour}`) ? t(`colour-${colour}`) : colour;
}
