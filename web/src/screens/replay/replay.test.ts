import { describe, expect, it } from "vitest";
import type { GameEvent, GameView, Replay } from "../../wire/types";
import { chapterAt, entriesUntil, momentOf, replayGameOf, within } from "./replay";

function step(seat: number | null, phase: string, round: number): Replay["steps"][number] {
  return { seat, move: null, events: [], parts: [], game: { phase, round, pending: [] } as unknown as GameView };
}

const answer: Replay = {
  edition: "city-of-games",
  celebration: false,
  players: [
    { name: "Livia", kind: "human" },
    { name: "mason", kind: "bot:mason" },
    { name: 3, kind: null },
  ],
  colours: ["red"],
  cards: [{ id: "1", kind: "palace", colour: "red", shields: 0, windows: 3, street_number: 1 }],
  hands: [["1"]],
  steps: [
    step(null, "keep", 0),
    step(1, "keep", 0),
    step(0, "choose", 1),
    step(0, "choose", 1),
    step(1, "choose", 2),
    step(1, "over", 2),
  ],
  ranking: [1, 0],
};
const replay = replayGameOf(answer);

describe("a replay", () => {
  it("knows who plays, even from a record that others wrote", () => {
    expect(replay.seats.map(({ kind, name, level }) => [kind, name, level])).toEqual([
      ["player", "Livia", null],
      ["bot", "mason", "mason"],
      ["player", "Guest", null],
    ]);
  });
  it("shows whose move comes next", () => {
    expect(replay.steps.map(({ game }) => game.pending)).toEqual([[1], [0], [0], [1], [1], []]);
  });
  it("has chapters to jump to", () => {
    expect(replay.chapters).toEqual([
      { kind: "start", round: 0, step: 0 },
      { kind: "round", round: 1, step: 2 },
      { kind: "round", round: 2, step: 4 },
      { kind: "end", round: 2, step: 5 },
    ]);
    expect(chapterAt(replay, 3)).toEqual({ kind: "round", round: 1, step: 2 });
  });
  it("stays within its steps", () => {
    expect([-3, 2.4, 99, NaN].map((wanted) => within(replay, wanted))).toEqual([0, 2, 5, 0]);
  });
  it("tells what happened until a step", () => {
    expect(entriesUntil(replay, momentOf(replay, 1)).map(({ seq, entry }) => [seq, entry.what])).toEqual([
      [1, "started"],
      [2, "moved"],
    ]);
  });
  it("has every card of a turn, and the turn before the next deal", () => {
    const quarter = (owner: number, walls: string[]) => ({ owner, walls });
    const game = (more: object): GameView =>
      ({ phase: "choose", round: 1, order: [0, 1], pending: [], triplets: [["1", "2", "3"]], ...more }) as never;
    const took: GameEvent = { event: "Took", seat: 0, triplet: 0, cards: ["1", "2", "3"] };
    const wall = (card: string): GameEvent => ({ event: "WallBuilt", seat: 0, card });
    const began: GameEvent = { event: "RoundBegan", round: 2, order: [] };
    const { moments } = replayGameOf({
      ...answer,
      steps: [
        { ...step(null, "choose", 1), game: game({ quarters: [quarter(0, []), quarter(1, ["9"])] }) },
        {
          seat: 0,
          move: "",
          events: [took, wall("1"), wall("2"), wall("3"), began],
          parts: [
            { events: [took], game: game({ triplets: [null], quarters: [quarter(0, [])] }) },
            { events: [wall("1")], game: game({ triplets: [null], quarters: [quarter(0, ["1"])] }) },
            { events: [wall("2")], game: game({ triplets: [null], quarters: [quarter(0, ["1", "2"])] }) },
          ],
          game: game({
            round: 2,
            triplets: [["4", "5", "6"]],
            quarters: [quarter(0, ["1", "2", "3"]), quarter(1, ["9"])],
          }),
        } as never,
      ],
    });
    const shown = moments.map(({ step: of, part, isWhole, isLanding, events, game: now }) => {
      const [own, other] = now.quarters.map(({ walls }) => walls.length);
      return [of, part, isWhole, isLanding, events.length, own, other, now.triplets[0]?.[0] ?? null, now.round];
    });
    expect(shown).toEqual([
      [0, 1, true, false, 0, 0, 1, "1", 1],
      [1, 1, false, false, 1, 0, 1, null, 1],
      [1, 2, false, false, 2, 1, 1, null, 1],
      [1, 3, false, false, 3, 2, 1, null, 1],
      [1, 4, false, true, 4, 3, 1, null, 1],
      [1, 5, true, false, 5, 3, 1, "4", 2],
    ]);
  });
});
