import { withoutFinalOpenings } from "../story/landed";
import type { GameView, Yours } from "../wire/types";

type Drafted = Pick<Yours, "seat" | "draft" | "preview">;

/** Whether the game would be over if the draft were confirmed. */
export function wouldEnd(you: Pick<Yours, "preview"> | null, game: Pick<GameView, "phase"> | null): boolean {
  return you?.preview?.phase === "over" && game?.phase !== "over";
}

/**
 * The table with our unfinished turn. The server plays a draft of the last turn out to the very end; but the game goes
 * on until it is confirmed, so palaces that only the end opens, the order and the scores stay as they are. What the
 * points would come to (`if_ended_now`) is all that is told of that end.
 */
export function withDraft(you: Drafted | null, game: GameView | null): GameView | null {
  const preview = you?.preview ?? null;
  if (you === null || preview === null || game === null) return preview ?? game;
  if (!wouldEnd(you, game)) return preview;
  const { phase, order, points, ranking } = game;
  const colours = you.draft.flatMap((decision) => (decision.decide === "open" ? [decision.colour] : []));
  const quarters = preview.quarters.map((drafted) => {
    const current = game.quarters.find(({ owner }) => owner === drafted.owner);
    if (current === undefined || typeof drafted.owner !== "number") return drafted;
    return drafted.owner === you.seat ? withoutFinalOpenings(drafted, current, colours) : current;
  });
  return { ...preview, phase, order, points, ranking, quarters };
}
