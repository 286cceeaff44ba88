import type { Choice } from "../wire/types";
import type { Place } from "./places";

/** A choice as it stands in the tray, with the number key that makes it. */
export interface Option {
  key: string;
  number: number;
  choice: Choice;
  place: Place;
}

/** What the pieces of a table let the player do. Without one they are only looked at. */
export interface Interaction {
  /** What is lit, by its place: one press decides it. */
  lit: ReadonlyMap<Place, Option>;
  /** Cards that can be selected, and the one that is. */
  selectable: ReadonlySet<string>;
  selected: string | null;
  /** What the pointer or the focus rests on, or what was tapped. */
  previewed: Place | null;
  press(place: Place, event: MouseEvent): void;
  select(card: string): void;
  look(place: Place | null): void;
  /** A card is picked up, to be dropped on something that is lit. */
  drag(card: string, event: PointerEvent): void;
}

/** Whether the focus came with a key: a press says by itself what it is about. */
export function isByKey(event: FocusEvent): boolean {
  return event.target instanceof Element && event.target.matches(":focus-visible");
}
