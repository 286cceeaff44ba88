import type { Sound } from "../sound/sounds";
import { gainsOf } from "../story/history";
import type { GameEvent, GameView, Owner, LogEntry } from "../wire/types";

/** What should be seen when something happens, worked out from the events alone. */
export interface Rise {
  points: number;
  seat: number;
  /** The palace where the points were earned, as `data-palace` names it; null for the player's points. */
  palace: string | null;
}

/** What just happened to a part of the table. It carries the class `as` for a while; its drawing knows what to do with it. */
export interface Mark {
  /** `palace` for an element that is named by `data-palace`, and so on. */
  part: "palace" | "quarter";
  name: string;
  as: string;
}

export interface Effects {
  /** Cards that change their place, in the order in which they were played. */
  cards: string[];
  /** Whether triplets were laid out; these show that themselves. */
  isDeal: boolean;
  rises: Rise[];
  marks: Mark[];
  sounds: Sound[];
}

const NOTHING: Effects = { cards: [], isDeal: false, rises: [], marks: [], sounds: [] };

export function effectsOf(entries: readonly LogEntry[]): Effects {
  const effects = structuredClone(NOTHING);
  for (const { events: game } of entries) for (const event of game ?? []) add(effects, event);
  effects.sounds = [...new Set(effects.sounds)];
  return effects;
}

export function palaceName(owner: Owner | string, colour: string): string {
  return `${owner}/${colour}`;
}

function add(effects: Effects, event: GameEvent): void {
  for (const { seat, points, colour } of gainsOf(event))
    if (points !== 0) effects.rises.push({ points, seat, palace: colour === null ? null : palaceName(seat, colour) });
  switch (event.event) {
    case "TripletsDealt":
      effects.isDeal = true;
      effects.sounds.push("deal");
      break;
    case "Took":
      effects.sounds.push("take");
      break;
    case "Started":
    case "Added":
      effects.cards.push(event.card);
      effects.sounds.push("build");
      break;
    case "WallBuilt":
    case "BastionBuilt":
      effects.cards.push(event.card);
      effects.sounds.push("wall");
      break;
    case "Completed":
      effects.marks.push({ part: "palace", name: palaceName(event.owner, event.colour), as: "just-completed" });
      effects.sounds.push("complete");
      break;
    case "Opened":
      effects.marks.push({ part: "palace", name: palaceName(event.seat, event.colour), as: "just-opened" });
      effects.sounds.push("party");
      break;
    case "GameEnded":
      effects.sounds.push("end");
      break;
  }
}

/** The palace that each card lies in. */
export function palaceByCard(game: GameView | null): ReadonlyMap<string, string> {
  const palaces = new Map<string, string>();
  for (const { owner, under_construction, completed, opened } of game?.quarters ?? [])
    for (const { colour, cards } of [...under_construction, ...completed, ...opened])
      for (const card of cards) palaces.set(card, palaceName(owner, colour));
  return palaces;
}
