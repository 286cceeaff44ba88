import type { Component } from "svelte";
import type { Edition } from "../book/editions";
import Bastions from "./Bastions.svelte";
import CardParts from "./CardParts.svelte";
import Choosing from "./Choosing.svelte";
import CityParty from "./CityParty.svelte";
import CityPicks from "./CityPicks.svelte";
import CityStart from "./CityStart.svelte";
import Completing from "./Completing.svelte";
import DeckList from "./DeckList.svelte";
import FinalOpenings from "./FinalOpenings.svelte";
import Numbers from "./Numbers.svelte";
import Order from "./Order.svelte";
import Quarter from "./Quarter.svelte";
import RedParty from "./RedParty.svelte";
import Removed from "./Removed.svelte";
import SpecialCards from "./SpecialCards.svelte";
import Street from "./Street.svelte";
import Uses from "./Uses.svelte";
import Walls from "./Walls.svelte";
import WildAdded from "./WildAdded.svelte";

export type ClausePicture = Component<{ edition: Edition; clause: string }>;
/** The same in every edition. */
type Still = Component<Record<string, never>>;

/** The pictures of the rules page. */
const PICTURES: Record<string, ClausePicture | Still> = {
  "1.3": Numbers,
  "2.1": CardParts,
  "2.2": Bastions,
  "2.3": SpecialCards,
  "2.5": DeckList,
  "2.6": Quarter,
  "3.4": Choosing,
  "3.6": Removed,
  "4.1": Order,
  "4.3": RedParty,
  "4.6": Uses,
  "4.9": Completing,
  "5.2": FinalOpenings,
  "5.3": Walls,
  "5.4": Street,
  "6.2": WildAdded,
  "7.1": CityStart,
  "7.3": CityPicks,
  "7.9": CityParty,
};

/** Clauses that have a picture when they are read alone; on the page it stands nearby. */
const READ_ALONE: Record<string, ClausePicture | Still> = {
  "3.5": Choosing,
  "4.2": RedParty,
  "4.7": Uses,
  "4.8": Uses,
  "4.10": Uses,
  "4.11": Uses,
  "4.12": Uses,
  "5.1": Order,
  "7.4": CityPicks,
  "9.1": RedParty,
  "9.2": Walls,
};

export function pictureOf(clause: string, { alone = false } = {}): ClausePicture | null {
  const picture = PICTURES[clause] ?? (alone ? READ_ALONE[clause] : undefined);
  return (picture as ClausePicture | undefined) ?? null;
}
