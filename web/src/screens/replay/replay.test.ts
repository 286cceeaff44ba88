import { describe, expect, it } from "vitest";
import type { GameView, Replay } from "../../wire/types";
import { chapterAt, entriesUntil, replayGameOf, within } from "./replay";

function step(seat: number | null, phase: string, round: number): Replay["steps"][number] {
  return { seat, move: null, events: [], game: { phase, round, pending: [] } as unknown as GameView };
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
    expect(entriesUntil(replay, 1).map(({ seq, entry }) => [seq, entry.what])).toEqual([
      [1, "started"],
      [2, "moved"],
    ]);
  });
});
