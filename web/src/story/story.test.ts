import { describe, expect, it } from "vitest";
import type { GameView, LogEntry } from "../wire/types";
import { chatLines, lengthOf, unread } from "./chat";
import { currentOrder } from "./order";
import { partiesOf, standings } from "./points";
import { logEntry, twoPlayers } from "./testing/game";

function game(view: Partial<GameView>): GameView {
  const nothing = { windows: 0, parties: 0, walls: 0, street: 0, score: 0 };
  return {
    ...{ phase: "choose", round: 1, rounds: 7, palace_size: 5, pending: [], order: [], has_kept: [], triplets: [] },
    ...{
      to_play: [],
      quarters: [],
      points: [nothing],
      if_ended_now: [nothing],
      ranking: [0],
      ranking_if_ended_now: [0],
      unseen: 0,
      discarded: [],
    },
    ...view,
  };
}

describe("order", () => {
  const upTo = (last: number): LogEntry[] => twoPlayers.filter(({ seq }) => seq <= last);

  it("is unknown until the reveal", () => {
    expect(currentOrder(upTo(3), game({}))).toBeNull();
  });

  it("tells who decides and what broke a tie", () => {
    const order = currentOrder(upTo(5), game({ pending: [0] }));
    expect(order?.places.map(({ seat, state }) => [seat, state])).toEqual([
      [1, "played"],
      [0, "decides"],
    ]);
    expect(order?.places[0]?.tiedWith).toMatchObject({ seat: 0, shields: 1, street_number: 62 });
    expect(order?.places[1]?.tiedWith).toBeNull();
  });

  it("is determined once more at the end", () => {
    const order = currentOrder(twoPlayers, game({ phase: "over" }));
    expect(order?.isFinal).toBe(true);
    expect(order?.places.every(({ state }) => state === "played")).toBe(true);
  });
});

describe("standings", () => {
  it("know each party and its round", () => {
    expect(partiesOf(twoPlayers).get(1)).toEqual([
      { colour: "green", points: 3, round: 4 },
      { colour: "red", points: 3, round: 6 },
      { colour: "purple", points: 8, round: null },
    ]);
  });

  it("are ranked as the server ranks them if the game ended now", () => {
    const points = (score: number) => ({ windows: score, parties: 0, walls: 0, street: 0, score });
    const nothing = {
      under_construction: [],
      completed: [],
      opened: [],
      walls: [],
      bastions: [],
      shields: 0,
      needed: 0,
      held: true,
      opened_if_ended_now: 0,
    };
    const ranked = standings(
      game({
        ranking: [0, 1, 2],
        ranking_if_ended_now: [2, 1, 0],
        if_ended_now: [points(5), points(9), points(9)],
        quarters: [50, 60, 70].map((highest_street_number, owner) => ({ ...nothing, owner, highest_street_number })),
      }),
      [],
    );
    expect(ranked.map(({ seat }) => seat)).toEqual([2, 1, 0]);
  });

  it("separate parties that were from those that would come", () => {
    const palace = { colour: "red", cards: ["1"], street_number: 1, windows: 7, shields: 2 };
    const quarter = {
      under_construction: [],
      opened: [],
      bastions: ["B1"],
      shields: 3,
      needed: 4,
      held: false,
      opened_if_ended_now: 1,
      highest_street_number: 9,
    };
    const [standing] = standings(
      game({
        points: [{ windows: 7, parties: 2, walls: 0, street: 0, score: 9 }],
        if_ended_now: [{ windows: 7, parties: 5, walls: 0, street: 0, score: 12 }],
        quarters: [{ ...quarter, owner: 0, completed: [palace], walls: ["2", "3"] }],
      }),
      [
        logEntry(1, { what: "moved", seat: 0, by: "player", move: "" }, [
          { event: "Opened", seat: 0, colour: "blue", points: 2, sources: [] },
        ]),
      ],
    );
    expect(standing?.coming).toEqual({ colours: ["red"], points: 3 });
    expect(standing?.unconfirmed).toEqual({ colours: [], points: 0 });
    expect(standing?.walls).toEqual({ walls: 2, bastions: 1, opened: 1, shields: 3, needed: 4, held: false });
    expect(standing?.windows).toEqual([{ colour: "red", windows: 7 }]);
  });
});

describe("a palace that is opened in a turn not confirmed yet", () => {
  const palace = (colour: string) => ({ colour, cards: ["1"], street_number: 1, windows: 7, shields: 2 });
  const nothing = { under_construction: [], walls: [], bastions: [], shields: 0, needed: 0, held: true };
  const quarter = { ...nothing, owner: 0, highest_street_number: 9 };
  const opened = logEntry(1, { what: "moved", seat: 0, by: "player", move: "" }, [
    { event: "Opened", seat: 0, colour: "blue", points: 2, sources: [] },
  ]);
  const points = (parties: number) => [{ windows: 0, parties, walls: 0, street: 0, score: parties }];

  it("explains its points before the log tells of it", () => {
    const [standing] = standings(
      game({
        points: points(1),
        if_ended_now: points(1),
        quarters: [{ ...quarter, completed: [], opened: [palace("red")], opened_if_ended_now: 1 }],
      }),
      [],
    );
    expect(standing?.parties).toEqual([]);
    expect(standing?.unconfirmed).toEqual({ colours: ["red"], points: 1 });
    expect(standing?.coming).toEqual({ colours: [], points: 0 });
  });

  it("is told apart from parties before it and after it", () => {
    const [standing] = standings(
      game({
        points: points(6),
        if_ended_now: points(9),
        quarters: [
          {
            ...quarter,
            ...{ completed: [palace("green")], opened: [palace("blue"), palace("red")], opened_if_ended_now: 3 },
          },
        ],
      }),
      [opened],
    );
    expect(standing?.parties.map(({ colour }) => colour)).toEqual(["blue"]);
    expect(standing?.unconfirmed).toEqual({ colours: ["red"], points: 4 });
    expect(standing?.coming).toEqual({ colours: ["green"], points: 3 });
  });
});

describe("chat", () => {
  const said = (seq: number, player: string, text: string | null): LogEntry =>
    logEntry(seq, { what: "said", player, name: player, text, spectator: player === "zoe" });
  const lines = chatLines([
    said(4, "ugo", "ciao"),
    logEntry(5, { what: "started" }),
    said(6, "livia", "hello"),
    said(7, "ugo", "!"),
    said(8, "zoe", null),
  ]);

  it("holds only what was said", () => {
    expect(lines.map(({ seq }) => seq)).toEqual([4, 6, 7, 8]);
    expect(chatLines([logEntry(9, { what: "withheld" })])).toEqual([]);
  });

  it("tells what spectators said from what players said", () => {
    expect(lines.map(({ isSpectator }) => isSpectator)).toEqual([false, false, false, true]);
  });

  it("counts as unread what others said since, not the muted", () => {
    expect(unread(lines, 0, "livia", new Set())).toBe(2);
    expect(unread(lines, 4, "livia", new Set())).toBe(1);
    expect(unread(lines, 0, "livia", new Set(["ugo"]))).toBe(0);
  });

  it("counts characters as the server does", () => {
    expect(lengthOf(" 🏰塔 ")).toBe(2);
  });
});
