import type { Values } from "../../language/language.svelte";
import {
  DEFAULT_EDITION,
  DEFAULT_LEVEL,
  DEFAULT_PLAYERS,
  LIMITS,
  OPTION_SWITCH_DEFAULTS,
  PACE,
  PLAYER_COUNTS,
} from "../../wire/facts";
import type { CreateTable, EditionInfo, Offer, Pace, SeatWish } from "../../wire/types";
import { hasOption, OPTION_SWITCHES, type Switches } from "../../wording/switches";

type TimedPace = keyof typeof PACE.default_seconds;
interface Bounds {
  least: number;
  most: number;
}

/** With others elsewhere, or around this device. */
export type Mode = "together" | "same-device";
export type SeatKind = "me" | "open" | "bot" | "local";

export interface PlannedSeat {
  kind: SeatKind;
  level: string;
  name: string;
}

export interface Deck {
  file: string;
  text: string;
}

/** A table as a player plans it, before the server has seen it. */
export interface Plan {
  mode: Mode;
  edition: string;
  players: number;
  switches: Switches;
  /** As many as there can be players; only the first `players` count. */
  seats: PlannedSeat[];
  pace: NonNullable<Pace["kind"]>;
  seconds: number;
  hours: number;
  deck: Deck | null;
}

/** What is wrong with a plan: the field, and the message with its values. */
export interface Problem {
  field: string;
  text: string;
  values?: Values;
}

const MAX_PLAYERS = Math.max(...PLAYER_COUNTS);
const MIN_PLAYERS = Math.min(...PLAYER_COUNTS);
const HOUR = 3600;
/** Up to an hour a turn is counted in seconds, from an hour on in hours. */
export const SECONDS = { least: PACE.turn_seconds.least, most: HOUR };
export const HOURS = { least: 1, most: PACE.turn_seconds.most / HOUR };

const TOO_LONG = { text: "create-name-long", values: { most: LIMITS.name_characters } };

export function newPlan(mode: Mode): Plan {
  const others: SeatKind = mode === "together" ? "open" : "local";
  const seats = Array.from({ length: MAX_PLAYERS }, (_, seat): PlannedSeat => {
    return { kind: seat === 0 ? "me" : others, level: DEFAULT_LEVEL, name: "" };
  });
  return {
    mode,
    edition: DEFAULT_EDITION,
    players: mode === "together" ? DEFAULT_PLAYERS : MIN_PLAYERS,
    switches: { ...OPTION_SWITCH_DEFAULTS },
    seats,
    pace: mode === "together" ? PACE.default_kind : "none",
    seconds: PACE.default_seconds.live.turn,
    hours: PACE.default_seconds.relaxed.turn / HOUR,
    deck: null,
  };
}

export function seatsOf(plan: Plan): PlannedSeat[] {
  return plan.seats.slice(0, plan.players);
}

/** As near to the plan as the edition allows; the player who plans always has a seat. */
export function fitted(plan: Plan, offer: Pick<Offer, "editions">): Plan {
  const edition: EditionInfo | undefined = offer.editions.find(({ id }) => id === plan.edition);
  if (edition === undefined) return plan;
  const [nearest = plan.players] = [...edition.players].sort(
    (a, b) => Math.abs(a - plan.players) - Math.abs(b - plan.players),
  );
  const switches = { ...plan.switches };
  for (const option of OPTION_SWITCHES) switches[option.name] &&= hasOption(edition, option);
  const fit = { ...plan, players: nearest, switches };
  return seatsOf(fit).some(({ kind }) => kind === "me") ? fit : withSeat(fit, 0, { kind: "me" });
}

/** Only one seat is mine: taking another gives the first one what was there. */
export function withSeat(plan: Plan, seat: number, change: Partial<PlannedSeat>): Plan {
  const before = plan.seats[seat];
  if (before === undefined) return plan;
  const seats = plan.seats.map((each, index) => {
    if (index === seat) return { ...each, ...change };
    if (change.kind === "me" && each.kind === "me") return before;
    return each;
  });
  return { ...plan, seats };
}

export function problemsOf(plan: Plan, myName: string): Problem[] {
  const problems: Problem[] = [];
  if (lengthOf(myName) > LIMITS.name_characters) problems.push({ field: "my-name", ...TOO_LONG });
  seatsOf(plan).forEach(({ kind, name }, seat) => {
    if (kind !== "local") return;
    if (lengthOf(name) === 0) problems.push({ field: `name-${seat}`, text: "create-name-missing" });
    else if (lengthOf(name) > LIMITS.name_characters) problems.push({ field: `name-${seat}`, ...TOO_LONG });
    else if (isRepeated(plan, myName, seat)) problems.push({ field: `name-${seat}`, text: "create-name-twice" });
  });
  if (plan.pace === "live" && !isWithin(plan.seconds, SECONDS))
    problems.push({ field: "seconds", text: "create-seconds-range", values: written(SECONDS) });
  if (plan.pace === "relaxed" && !isWithin(plan.hours, HOURS))
    problems.push({ field: "hours", text: "create-hours-range", values: written(HOURS) });
  if (plan.deck !== null && plan.deck.text.length > LIMITS.deck_characters)
    problems.push({ field: "deck", text: "create-deck-large" });
  if (plan.deck !== null && plan.deck.text.trim() === "") problems.push({ field: "deck", text: "create-deck-empty" });
  return problems;
}

function isRepeated(plan: Plan, myName: string, seat: number): boolean {
  const name = alike(plan.seats[seat]?.name ?? "");
  const earlier = seatsOf(plan).slice(0, seat);
  const mine = seatsOf(plan).some(({ kind }) => kind === "me") ? alike(myName) : "";
  return name === mine || earlier.some((other) => other.kind === "local" && alike(other.name) === name);
}

const alike = (name: string): string => name.trim().normalize("NFKC").toLowerCase();
const lengthOf = (name: string): number => [...name.trim().normalize("NFC")].length;
const isWithin = (n: number, { least, most }: Bounds): boolean => Number.isInteger(n) && n >= least && n <= most;
/** As they can be typed: 3600, not 3,600. */
const written = ({ least, most }: Bounds): Values => ({ least: String(least), most: String(most) });

export function requestOf(plan: Plan, myName: string): Partial<CreateTable> {
  const seats = seatsOf(plan).map(({ kind, level, name }): SeatWish => {
    if (kind === "bot") return { kind, level };
    return kind === "local" ? { kind, name: name.trim() } : { kind };
  });
  return {
    options: {
      edition: plan.edition,
      players: plan.players,
      pace: paceOf(plan),
      ...plan.switches,
    },
    seats: seats as CreateTable["seats"],
    ...(plan.deck === null ? {} : { deck_table: plan.deck.text }),
    ...(myName.trim() === "" ? {} : { name: myName.trim() }),
  };
}

/** Besides the time for a turn there is a reserve for the whole game: for as many turns as the server's default. */
export function reserveTurns(pace: TimedPace): number {
  const { turn, bank } = PACE.default_seconds[pace];
  return bank / turn;
}

function paceOf({ pace, seconds, hours }: Plan): Partial<Pace> {
  if (pace === "none") return { kind: pace };
  const turn = pace === "live" ? seconds : HOUR * hours;
  return { kind: pace, turn_seconds: turn, bank_seconds: reserveTurns(pace) * turn };
}

/** No seat is open: the game can begin at once. */
export function isComplete(plan: Plan): boolean {
  return seatsOf(plan).every(({ kind }) => kind !== "open");
}

/** Seats that were stored on this device: who sat around it last time. */
export function withStoredSeats(plan: Plan, stored: unknown): Plan {
  if (!Array.isArray(stored)) return plan;
  const seats = stored.slice(0, MAX_PLAYERS).flatMap((each: unknown): PlannedSeat[] => {
    const { kind, level, name } = (typeof each === "object" && each !== null ? each : {}) as Partial<PlannedSeat>;
    const isOurs = (kind === "me" || kind === "bot" || kind === "local") && typeof name === "string";
    return isOurs && typeof level === "string" ? [{ kind, level, name }] : [];
  });
  if (seats.length < MIN_PLAYERS || seats.filter(({ kind }) => kind === "me").length !== 1) return plan;
  return { ...plan, players: seats.length, seats: [...seats, ...plan.seats.slice(seats.length)] };
}
