import type { Place } from "../stage/places";
import { quarterOf, stateOf, type PalaceState } from "../stage/quarters";
import { CLAUSE_OF_DECISION, CLAUSE_OF_PHASE, CLAUSE_OF_REASON, CLAUSE_OF_USE } from "../wire/facts";
import type { Blocked, Card, GameView, QuarterView } from "../wire/types";
import type { Turn } from "./turn";

const TURN_ORDER = "4.1";

/** Why something cannot be done: `board-no-REASON` in the catalogues says it, the clause explains it. */
export interface Reason {
  reason: string;
  clause: string;
  card: string | null;
  colours: readonly string[];
  /** How the palace that is spoken of stands. */
  state: PalaceState;
}

/** What the tray says about things that suggest themselves but are not possible: each thing once, the obvious not at all. */
export function reasonsFor(turn: Turn, game: GameView): Reason[] {
  const quarter = quarterOf(game, turn.step === "city" ? "city" : turn.seat);
  const reasons: Reason[] = [];
  for (const blocked of turn.blocked) {
    if (blocked.reason === "not-a-bastion") continue; // no player takes a palace card for one
    const next = reasonOf(blocked, quarter);
    const same = reasons.find(
      ({ reason, card, state }) => reason === next.reason && card === next.card && state === next.state,
    );
    if (same === undefined) reasons.push(next);
    else same.colours = [...new Set([...same.colours, ...next.colours])];
  }
  return closed(reasons);
}

/** A colour that is finished can neither be started nor added to: one reason, not two. */
function closed(reasons: Reason[]): Reason[] {
  const owned = reasons.find(({ reason, state }) => reason === "colour-owned" && state !== "building");
  if (owned === undefined) return reasons;
  const rest = reasons.filter((one) => one !== owned && one.reason !== "nothing-to-add-to");
  return [{ ...owned, reason: "colour-closed" }, ...rest];
}

function reasonOf(blocked: Blocked, quarter: QuarterView | undefined): Reason {
  const { reason, clause, card, colour } = blocked;
  return { reason, clause, card, colours: colour === null ? [] : [colour], state: stateOf(quarter, colour ?? "") };
}

/** What a click on something that is not lit is answered with. */
export function explain(place: Place, turn: Turn, game: GameView, cards: ReadonlyMap<string, Card>): Reason {
  const [kind = "", target = ""] = place.split(/:(.*)/s);
  const own = kind === "palace" || kind === "plot" ? target.startsWith(`${turn.seat}/`) : target === String(turn.seat);
  const colour = target.slice(target.indexOf("/") + 1);
  switch (turn.step) {
    case "wait":
      return plain("not-your-turn", TURN_ORDER);
    case "keep":
      return plain("keep-first", CLAUSE_OF_PHASE.keep);
    case "confirm":
      return plain("complete", CLAUSE_OF_PHASE.play);
    case "city":
      return kind === "triplet" || kind === "card"
        ? known("city-triplet-closed")
        : plain("city-now", CLAUSE_OF_PHASE.city);
    case "choose":
      if (kind === "triplet") return known("triplet-not-on-table");
      if (kind !== "palace" || !own) return plain("take-first", CLAUSE_OF_PHASE.choose);
      return {
        ...known("palace-not-completed"),
        colours: [colour],
        state: stateOf(quarterOf(game, turn.seat), colour),
      };
    case "play":
      if (kind === "triplet" || kind === "card") return plain("triplet-taken", CLAUSE_OF_DECISION.take);
      if (!own && kind !== "discard") return plain("not-yours", CLAUSE_OF_USE.add);
      return whileplaying(kind, colour, turn, game, cards);
  }
}

const USE_OF: Readonly<Record<string, string>> = { palace: "add", plot: "start", wall: "wall", bastion: "bastion" };

function whileplaying(
  kind: string,
  colour: string,
  turn: Turn,
  game: GameView,
  cards: ReadonlyMap<string, Card>,
): Reason {
  const quarter = quarterOf(game, turn.seat);
  const card = turn.selected;
  const isPalaceOrPlot = kind === "palace" || kind === "plot";
  const said = turn.blocked.find(
    (blocked) =>
      blocked.use === USE_OF[kind] && (!isPalaceOrPlot || blocked.colour === null || blocked.colour === colour),
  );
  if (said !== undefined) return reasonOf(said, quarter);
  const about = { card, colours: [colour], state: stateOf(quarter, colour) };
  if (kind === "plot") {
    const own = card === null ? null : (cards.get(card)?.colour ?? null);
    return { ...plain(own === null ? "take-first" : "other-plot", CLAUSE_OF_USE.start), ...about };
  }
  return { ...plain(about.state === "building" ? "other-colour" : "finished-palace", CLAUSE_OF_USE.add), ...about };
}

/** A reason that the server also gives. */
function known(reason: keyof typeof CLAUSE_OF_REASON): Reason {
  return plain(reason, CLAUSE_OF_REASON[reason]);
}

function plain(reason: string, clause: string): Reason {
  return { reason, clause, card: null, colours: [], state: "none" };
}
