import { arms, armsOf } from "../art/arms";
import { palaceCard } from "../art/card";
import { lightOn, type Light } from "../art/light";
import { palace } from "../art/palace";
import type { Hue } from "../art/palette";
import { wallPart } from "../art/walls";
import type { Card } from "../wire/types";
import { storeyOf } from "./deck";
import { inlined } from "./definitions";
import { printAhead } from "./prints";

const PATIENCE = 2000; // milliseconds after which it is done even if no moment is quiet
const NARROW = 600; // where all pieces are small

interface Game {
  cards: Iterable<Card>;
  hues: ReadonlyMap<string, Hue>;
  seats: number;
  light: Light;
}

/** Pieces that a game will show are drawn in quiet moments, a few at a time; ends early when told to. */
export function drawAhead({ cards, hues, seats, light }: Game): () => void {
  const storeys = [...cards].filter(({ kind }) => kind !== "bastion").map((card) => storeyOf(card, hues));
  const sizes = innerWidth < NARROW ? [true] : [true, false];
  const waiting = [
    readFonts,
    ...(["plot", "wall", "bastion"] as const).map((part) => () => printAhead(wallPart(part), "wall", light)),
    ...Array.from({ length: seats }, (_, seat) => () => printAhead(arms(armsOf(seat)), "arms", light)),
    ...storeys.flatMap((storey) =>
      sizes.map((small) => () => {
        inlined(palaceCard(storey, small), lightOn("card", light));
        for (const state of ["building", "complete", "open"] as const)
          inlined(
            palace({ storeys: [storey], state, ghost: null, small }),
            lightOn(state === "open" ? "open" : "palace", light),
          );
      }),
    ),
  ];
  let isOver = false;
  const next = (): void => {
    if (isOver) return;
    waiting.shift()?.();
    if (waiting.length > 0) whenQuiet(next);
  };
  whenQuiet(next);
  return () => (isOver = true);
}

function whenQuiet(then: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(then, { timeout: PATIENCE });
  else setTimeout(then, 50);
}

/** Signs that a font may lack, so that the browser looks for another one, which takes long the first time. */
const SIGNS = "Aa1’−×·…→";

function readFonts(): void {
  const canvas = document.createElement("canvas").getContext("2d");
  if (canvas === null) return;
  const root = getComputedStyle(document.documentElement);
  for (const family of ["--font-sans", "--font-serif"].map((name) => root.getPropertyValue(name)))
    for (const weight of [400, 600, 700]) {
      canvas.font = `${weight} 16px ${family}`;
      canvas.measureText(SIGNS);
    }
}
