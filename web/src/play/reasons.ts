import type { Place } from "../stage/places";
import { quarterOf, stateOf, type PalaceState } from "../stage/quarters";
import type { Blocked, Card, GameView, QuarterView } from "../wire/types";
import type { Turn } from "./turn";

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
      return plain("not-your-turn", "4.1");
    case "keep":
      return plain("keep-first", "3.4");
    case "confirm":
      return plain("complete", "4.6");
    case "city":
      return kind === "triplet" || kind === "card" ? plain("city-triplet-closed", "7.4") : plain("city-now", "7.3");
    case "choose":
      if (kind === "triplet") return plain("triplet-not-on-table", "4.5");
      if (kind !== "palace" || !own) return plain("take-first", "4.5");
      return {
        ...plain("palace-not-completed", "4.2"),
        colours: [colour],
        state: stateOf(quarterOf(game, turn.seat), colour),
      };
    case "play":
      if (kind === "triplet" || kind === "card") return plain("triplet-taken", "4.5");
      if (!own && kind !== "discard") return plain("not-yours", "4.8");
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
    return own === null ? { ...plain("take-first", "4.7"), ...about } : { ...plain("other-plot", "4.7"), ...about };
  }
  return { ...plain(about.state === "building" ? "other-colour" : "finished-palace", "4.8"), ...about };
}

function plain(reason: string, clause: string): Reason {
  return { reason, clause, card: null, colours: [], state: "none" };
}
