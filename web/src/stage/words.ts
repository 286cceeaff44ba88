import { remembered } from "../art/drawing";
import { catalogue, signed, t, type Values } from "../language/language.svelte";
import { colourName } from "../pieces/deck";
import { partyIn } from "../story/history";
import { bastionWord } from "../wire/bastions";
import type { Card, Choice, GameEvent, GameView, Owner, SeatView } from "../wire/types";
import { seatName } from "../wording/names";
import type { Option } from "./interaction";
import { colourOf } from "./places";
import { quarterOf, stateOf } from "./quarters";

/** What words about a table need to know. */
export interface Context {
  game: GameView;
  cards: ReadonlyMap<string, Card>;
  seats: readonly SeatView[];
  edition: string;
  /** Our own seats. */
  mine: readonly number[];
  /** The seat that the reader decides for, if any. */
  seat: number | null;
  /** The starting cards that this seat has chosen, which no view of the game tells. */
  kept: readonly string[];
}

export function cardName(card: Card | undefined, edition: string): string {
  if (card === undefined) return "";
  if (card.kind === "bastion") return t("board-bastion-word", { word: bastionWord(edition) });
  const number = String(card.street_number);
  if (card.kind === "wild") return t("board-card-wild", { number });
  return t("board-card", { colour: colourName(card.colour ?? ""), number });
}

export function ownerName(owner: Owner | string, { seats, mine }: Pick<Context, "seats" | "mine">): string {
  if (typeof owner !== "number") return t("board-city");
  return mine.length === 1 && mine[0] === owner ? t("board-you") : seatName(seats, owner);
}

export function quarterName(owner: Owner | string, context: Pick<Context, "seats" | "mine">): string {
  if (typeof owner !== "number") return t("board-quarter-city");
  if (context.mine.length === 1 && context.mine[0] === owner) return t("board-quarter-own");
  return t("board-quarter-of", { name: seatName(context.seats, owner) });
}

/** Street numbers side by side, as people call a triplet: 34 · Wild 20 · Bastion. */
export function cardNumbers(ids: readonly string[], { cards, edition }: Pick<Context, "cards" | "edition">): string {
  return ids.map((id) => cardNumber(cards.get(id), edition)).join(" · ");
}

function cardNumber(card: Card | undefined, edition: string): string {
  return card?.kind === "palace" ? String(card.street_number) : cardName(card, edition);
}

// Making one costs more than a hundred uses.
const listFormat = remembered(
  (language: string, type: "unit" | "conjunction") => new Intl.ListFormat(language, { type }),
  (language, type) => `${language} ${type}`,
);

export function list(items: readonly string[]): string {
  return listFormat(catalogue.language, "unit").format(items);
}

export function and(items: readonly string[]): string {
  return listFormat(catalogue.language, "conjunction").format(items);
}

export function cardDetail(ids: readonly string[], cards: ReadonlyMap<string, Card>): string {
  const sum = (what: "windows" | "shields"): number => ids.reduce((all, id) => all + (cards.get(id)?.[what] ?? 0), 0);
  return t("board-card-detail", { windows: sum("windows"), shields: sum("shields") });
}

// --- choices ---------------------------------------------------------------------------------------------------------

export interface OptionText {
  label: string;
  detail: string;
  /** The same where there is hardly any room. */
  brief: string;
  points: number;
  /** All of it in one breath. */
  spoken: string;
}

export function optionText({ choice }: Option, context: Context): OptionText {
  const label = labelOf(choice, context);
  const detail = detailOf(choice, context);
  const points =
    choice.points === 0 && choice.decision.decide !== "open" ? "" : t("board-points", { n: choice.points });
  const rest = list([points, detail].filter((part) => part !== ""));
  const brief = briefOf(choice, context) ?? detail;
  return { label, detail, brief, points: choice.points, spoken: rest === "" ? label : `${label}: ${rest}` };
}

function labelOf({ decision, events }: Choice, context: Context): string {
  const { cards, edition, game } = context;
  switch (decision.decide) {
    case "keep":
      return t(liesOnKept(decision.card, context) ? "board-keep-on-top" : "board-keep", {
        card: cardName(cards.get(decision.card), edition),
      });
    case "open":
      return t("board-open", { colour: colourName(decision.colour) });
    case "take":
      return t("board-take", { cards: cardNumbers(game.triplets[decision.triplet] ?? [], context) });
    case "play":
    case "city": {
      const values: Values = {
        colour: colourName(colourOf(decision, cards)),
        card: cardName(cards.get(decision.card), edition),
        word: bastionWord(edition),
      };
      const isLast = events.some(({ event }) => event === "Completed");
      const use = decision.use === "add" && isLast ? "finish" : decision.use;
      return t(decision.decide === "city" ? `board-city-${use}` : `board-${use}`, values);
    }
    case "skip":
      return t("board-city-skip");
  }
}

/** Whether a card would lie on the starting card chosen before it: two of one colour begin one palace (3.5). */
function liesOnKept(id: string, { cards, kept }: Context): boolean {
  const colour = cards.get(id)?.colour ?? null;
  return colour !== null && kept.some((other) => cards.get(other)?.colour === colour);
}

function detailOf(choice: Choice, context: Context): string {
  const { decision } = choice;
  switch (decision.decide) {
    case "keep":
      return cardDetail([decision.card], context.cards);
    case "open":
      return [partyText(choice.events, context), ...feedTexts(choice.parties, context)].join(" · ");
    case "take":
      return cardDetail(context.game.triplets[decision.triplet] ?? [], context.cards);
    case "play":
      return playDetail(choice, decision.use, context);
    case "city":
      return cityDetail(choice, decision.use, context);
    case "skip":
      return t("board-city-skip-detail");
  }
}

function briefOf({ decision, events, support, parties }: Choice, context: Context): string | null {
  if (decision.decide !== "play") return null;
  const { use } = decision;
  if ((use !== "add" && use !== "start") || events.some(({ event }) => event === "Completed")) return null;
  const parts = [t("board-brief-storeys", { n: storeysAfter(events), size: context.game.palace_size })];
  const before = quarterOf(context.game, context.seat)?.shields ?? 0;
  if (before !== support.shields) parts.push(t("board-shields-change", { before, after: support.shields }));
  return [...parts, ...feedTexts(parties, context)].join(" · ");
}

/** How others' parties would be worth more or less: "Ugo’s red party +1". */
function feedTexts(parties: Choice["parties"], context: Context): string[] {
  const { seat, mine, seats } = context;
  return parties.map(({ seat: host, colour, points }) =>
    t("board-feeds", {
      you: host === seat && mine.length === 1 ? "yes" : "no",
      name: seatName(seats, host),
      colour: colourName(colour),
      points: signed(points),
    }),
  );
}

/** Where a party's points come from: "4 from Ugo, 2 from the City". */
export function partyText(events: readonly GameEvent[], context: Context): string {
  const givers = (partyIn(events)?.sources ?? []).filter(({ points }) => points > 0);
  if (givers.length === 0) return t("board-open-nothing");
  return givers.map(({ owner, points }) => sourceText(owner, points, context)).join(t("log-comma"));
}

export function sourceText(owner: Owner | string, points: number, context: Pick<Context, "seats" | "mine">): string {
  const isYou = context.mine.length === 1 && context.mine[0] === owner;
  const you = typeof owner !== "number" ? "city" : isYou ? "yes" : "no";
  return t("log-source", { you, name: ownerName(owner, context), points });
}

function playDetail(choice: Choice, use: string, context: Context): string {
  const quarter = quarterOf(context.game, context.seat);
  const before = quarter?.shields ?? 0;
  const { support } = choice;
  const parts: string[] = [];
  const done = choice.events.find((event) => event.event === "Completed");
  if (done?.event === "Completed") parts.push(t("board-windows-score", { n: done.points }));
  else if (use === "add" || use === "start")
    parts.push(t("board-storeys", { n: storeysAfter(choice.events), size: context.game.palace_size }));
  if (use === "discard") return t("board-discard-detail");
  if (use === "bastion") return t("board-bastion-detail");
  if (use === "wall") return wallText(support);
  if (before !== support.shields) parts.push(t("board-shields-change", { before, after: support.shields }));
  if (support.walls > 0) parts.push(supportAfter(support, quarter?.held ?? true));
  return [...parts, ...feedTexts(choice.parties, context)].join(" · ");
}

function cityDetail(choice: Choice, use: string, context: Context): string {
  const isFree = use === "bastion" || choice.events.some(({ event }) => event === "Completed");
  const built = isFree
    ? t("board-city-free")
    : t("board-storeys", { n: storeysAfter(choice.events), size: context.game.palace_size });
  return [built, ...feedTexts(choice.parties, context)].join(" · ");
}

/** How many storeys the palace has with the card that is laid. */
function storeysAfter(events: readonly GameEvent[]): number {
  return events.find((event) => event.event === "Added")?.storeys ?? 1;
}

// --- walls -----------------------------------------------------------------------------------------------------------

export interface Support {
  walls: number;
  shields: number;
  needed: number;
  held: boolean;
}

export function supportState({ walls, held }: Support): "none" | "ok" | "short" {
  if (walls === 0) return "none";
  return held ? "ok" : "short";
}

export function supportText(support: Support): string {
  return t("board-support", { state: supportState(support), short: support.needed - support.shields });
}

/** Whether the walls hold after a card is played, and whether that is new. */
function supportAfter({ held, needed, shields }: Support, wasHeld: boolean): string {
  const state = !held ? "short" : wasHeld ? "still" : "now";
  return t("board-support-after", { state, short: needed - shields });
}

export function supportNote(support: Support): string {
  return t("board-support-note", { state: supportState(support), short: support.needed - support.shields });
}

function wallText({ walls, needed, shields }: Support): string {
  return t("board-wall-detail", { walls, needed, shields });
}

/** What a card of a triplet would meet in our own Quarter. */
export function haveText(card: Card, context: Context): string {
  if (card.kind === "bastion") return t("board-have-bastion");
  if (card.kind === "wild") return t("board-have-wild");
  const colour = card.colour ?? "";
  const quarter = quarterOf(context.game, context.seat);
  const palace = quarter?.under_construction.find((one) => one.colour === colour);
  return t(`board-have-${stateOf(quarter, colour)}`, {
    colour: colourName(colour),
    n: palace?.cards.length ?? 0,
    size: context.game.palace_size,
  });
}

export function pointsText(points: number): string {
  return t("board-points-signed", { points: signed(points) });
}

/** Who decides, while nothing is asked of the reader. */
export function waitText(context: Context, isSpectator: boolean): string {
  const { game, mine } = context;
  if (game.phase === "over") return t("board-over");
  // The turn that ended a round is looked at before the next cards are dealt.
  if (game.pending.length === 0 && game.round > 0) return t("board-round-over", { turn: game.round });
  if (game.pending.length === 0) return isSpectator ? t("board-watching") : "";
  const others = game.pending.filter((seat) => !mine.includes(seat));
  if (others.length === 0) return waitOwnText(game.pending[0] ?? 0, context);
  const names = others.map((seat) => ownerName(seat, context));
  if (names.length > 1 || game.phase === "keep") return t("board-wait-many", { names: and(names), n: names.length });
  return t(game.phase === "city" ? "board-wait-city" : "board-wait-one", { name: names[0] ?? "" });
}

/** A seat of ours is waited for: while we are away a bot plays it, otherwise it is about to be asked. */
function waitOwnText(seat: number, { seats, mine }: Context): string {
  const values = { you: mine.length === 1 ? "yes" : "no", name: seatName(seats, seat) };
  return t(seats[seat]?.away === true ? "board-wait-bot" : "board-wait-own", values);
}
