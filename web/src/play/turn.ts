import type { Option } from "../stage/interaction";
import { cardOf, cardPlace, decisionKey, placeOf, type Place } from "../stage/places";
import type { Blocked, Card, Choice, Decision, GameView, Yours } from "../wire/types";

/** What is to be decided now. `choose`: open a palace or take a triplet. */
export type Step = "wait" | "keep" | "choose" | "play" | "city" | "confirm";

/** What is confirmed in the end: a turn, two starting cards, or a pick for the City. */
export type Moment = "turn" | "keep" | "city";

export interface Turn {
  step: Step;
  moment: Moment;
  seat: number | null;
  options: readonly Option[];
  /** What can be decided by one click, by its place. */
  lit: ReadonlyMap<Place, Option>;
  /** Cards that can be selected, to be placed afterwards. */
  selectable: ReadonlySet<string>;
  selected: string | null;
  blocked: readonly Blocked[];
}

const WAITING: Turn = {
  step: "wait",
  moment: "turn",
  seat: null,
  options: [],
  lit: new Map(),
  selectable: new Set(),
  selected: null,
  blocked: [],
};

/** `wanted` is the card that was selected last; another takes its place when it has been played. */
export function turnOf(
  you: Yours | null,
  game: GameView | null,
  cards: ReadonlyMap<string, Card>,
  wanted: string | null,
): Turn {
  if (you === null || game === null || !you.to_decide) return { ...WAITING, seat: you?.seat ?? null };
  const step = stepOf(you);
  const base = { ...WAITING, step, moment: momentOf(you), seat: you.seat };
  if (step === "confirm") return base;
  if (step === "play") return playing(base, you, game, cards, wanted);
  const options = numbered(you, cards, ordered(you.choices));
  if (step === "city") return picking(base, you, options, wanted);
  return { ...base, options, lit: byPlace(options), blocked: you.blocked };
}

function stepOf(you: Yours): Step {
  if (you.complete) return "confirm";
  const [first] = you.choices;
  switch (first?.decision.decide) {
    case "keep":
      return "keep";
    case "play":
      return "play";
    case "city":
    case "skip":
      return "city";
    case "open":
    case "take":
      return "choose";
    default:
      return "wait";
  }
}

function momentOf(you: Yours): Moment {
  const first = you.draft[0] ?? you.choices[0]?.decision;
  if (first?.decide === "keep") return "keep";
  return first?.decide === "city" || first?.decide === "skip" ? "city" : "turn";
}

function playing(
  base: Turn,
  you: Yours,
  game: GameView,
  cards: ReadonlyMap<string, Card>,
  wanted: string | null,
): Turn {
  const selected = wanted !== null && game.to_play.includes(wanted) ? wanted : (game.to_play[0] ?? null);
  const options = numbered(you, cards, ordered(you.choices.filter(({ decision }) => cardOf(decision) === selected)));
  return {
    ...base,
    options,
    lit: byPlace(options),
    selectable: new Set(game.to_play),
    selected,
    blocked: you.blocked.filter(({ card }) => card === selected),
  };
}

/** A card with one possible place is picked by one click; a Wild is selected first, and then its palace. */
function picking(base: Turn, you: Yours, options: readonly Option[], wanted: string | null): Turn {
  const waysOf = (card: string): Option[] => options.filter(({ choice }) => cardOf(choice.decision) === card);
  const lit = new Map<Place, Option>();
  const selectable = new Set<string>();
  for (const option of options) {
    const card = cardOf(option.choice.decision);
    if (card === null) lit.set(option.place, option);
    else if (waysOf(card).length === 1) lit.set(cardPlace(card), option);
    else selectable.add(card);
  }
  const selected = wanted !== null && selectable.has(wanted) ? wanted : null;
  if (selected !== null) for (const option of waysOf(selected)) lit.set(option.place, option);
  return { ...base, options, lit, selectable, selected, blocked: you.blocked };
}

/** Palaces are opened before a triplet is taken, and are listed before; cards are rather built with than thrown away. */
function ordered(choices: readonly Choice[]): readonly Choice[] {
  return [...choices].sort((a, b) => rank(a) - rank(b));
}

const USES = ["add", "start", "bastion", "wall", "discard"];

function rank({ decision }: Choice): number {
  if (decision.decide === "open") return -1;
  return decision.decide === "play" ? USES.indexOf(decision.use) : 0;
}

function numbered(you: Yours, cards: ReadonlyMap<string, Card>, choices: readonly Choice[]): Option[] {
  return choices.map((choice, index) => ({
    key: decisionKey(choice.decision),
    number: index + 1,
    choice,
    place: placeOf(choice.decision, you.seat, cards),
  }));
}

function byPlace(options: readonly Option[]): Map<Place, Option> {
  return new Map(options.map((option) => [option.place, option]));
}

/** How far one of the three steps of a turn is: open, take, play. */
export type Progress = "done" | "now" | "later";

export interface Steps {
  open: Progress;
  take: Progress;
  play: Progress;
  /** Cards of the triplet that have been played. */
  played: number;
}

export function stepsOf(you: Yours): Steps {
  const has = (what: Decision["decide"]): boolean => you.draft.some(({ decide }) => decide === what);
  const canOpen = you.choices.some(({ decision }) => decision.decide === "open");
  const played = you.draft.filter(({ decide }) => decide === "play").length;
  if (has("take")) return { open: "done", take: "done", play: you.complete ? "done" : "now", played };
  return { open: canOpen ? "now" : "done", take: canOpen ? "later" : "now", play: "later", played };
}

/** How the cards of the triplet that is being played were used, by card. */
export function usesOf(draft: readonly Decision[]): ReadonlyMap<string, string> {
  return new Map(draft.flatMap((decision) => (decision.decide === "play" ? [[decision.card, decision.use]] : [])));
}
