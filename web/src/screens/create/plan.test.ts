import { describe, expect, it } from "vitest";
import { LIMITS, PACE } from "../../wire/facts";
import {
  fitted,
  isComplete,
  newPlan,
  problemsOf,
  requestOf,
  seatsOf,
  withStoredSeats,
  withSeat,
  type Plan,
} from "./plan";

const offer = {
  editions: [
    { id: "city-of-games", title: "", bastion_name: "", players: [2, 3, 4, 5], celebration: true },
    { id: "citta-ja", title: "", bastion_name: "", players: [3, 4, 5], celebration: false },
  ],
};
const CELEBRATING = { ...newPlan("together").switches, celebration: true };
const fields = (plan: Plan, name = ""): string[] => problemsOf(plan, name).map(({ field }) => field);

describe("seats", () => {
  it("hold one of mine, whichever I take", () => {
    const plan = withSeat(withSeat(newPlan("together"), 2, { kind: "bot", level: "mason" }), 2, { kind: "me" });
    expect(seatsOf(plan).map(({ kind }) => kind)).toEqual(["bot", "open", "me"]);
    expect(plan.seats[0]?.level).toBe("mason");
  });
  it("keep mine when there are fewer players", () => {
    const plan = withSeat({ ...newPlan("together"), players: 4 }, 3, { kind: "me" });
    expect(seatsOf(fitted({ ...plan, players: 2 }, offer)).map(({ kind }) => kind)).toContain("me");
  });
  it("are as many as the edition allows", () => {
    const plan = fitted({ ...newPlan("same-device"), edition: "citta-ja", switches: CELEBRATING }, offer);
    expect([plan.players, plan.switches.celebration]).toEqual([3, false]);
  });
  it("are complete when no seat is open", () => {
    expect(isComplete(newPlan("together"))).toBe(false);
    expect(isComplete(newPlan("same-device"))).toBe(true);
  });
});

describe("problems", () => {
  it("are none with people elsewhere", () => expect(fields(newPlan("together"))).toEqual([]));
  it("are names that are missing, too long or there twice", () => {
    let plan = withSeat({ ...newPlan("same-device"), players: 5 }, 2, { name: "x".repeat(LIMITS.name_characters + 1) });
    plan = withSeat(withSeat(plan, 3, { name: " Livia " }), 4, { name: "ｌｉｖｉａ" });
    expect(fields(plan)).toEqual(["name-1", "name-2", "name-4"]);
    expect(fields(withSeat(newPlan("same-device"), 1, { name: "Ugo" }), "UGO")).toEqual(["name-1"]);
  });
  it("count letters, not their parts", () => {
    const name = "👑".repeat(LIMITS.name_characters);
    expect(fields(withSeat(newPlan("same-device"), 1, { name }))).toEqual([]);
  });
  it("are times out of range, of the pace that is chosen", () => {
    const plan = { ...newPlan("together"), seconds: 4, hours: NaN };
    expect(fields(plan)).toEqual(["seconds"]);
    expect(fields({ ...plan, pace: "relaxed" })).toEqual(["hours"]);
    expect(fields({ ...plan, pace: "none" })).toEqual([]);
  });
  it("are decks that are empty or huge", () => {
    expect(fields({ ...newPlan("together"), deck: { file: "a.csv", text: " \n" } })).toEqual(["deck"]);
    expect(
      fields({ ...newPlan("together"), deck: { file: "a.csv", text: "x".repeat(LIMITS.deck_characters + 1) } }),
    ).toEqual(["deck"]);
  });
});

describe("the request", () => {
  it("says what is planned", () => {
    const plan = withSeat({ ...newPlan("same-device"), switches: CELEBRATING }, 1, { name: " Ugo " });
    expect(requestOf(plan, "")).toEqual({
      options: { edition: "city-of-games", players: 2, pace: { kind: "none" }, ...CELEBRATING },
      seats: [{ kind: "me" }, { kind: "local", name: "Ugo" }],
    });
  });
  it("has times, a deck and a name where they are given", () => {
    const plan: Plan = { ...newPlan("together"), pace: "relaxed", hours: 8, deck: { file: "d.csv", text: "number" } };
    const request = requestOf(plan, "Livia");
    expect(request.options?.pace).toEqual({ kind: "relaxed", turn_seconds: 28_800, bank_seconds: 28_800 });
    expect([request.deck_table, request.name]).toEqual(["number", "Livia"]);
  });
  it("asks for the server's own times unless others are chosen", () => {
    for (const pace of ["live", "relaxed"] as const) {
      const { turn, bank } = PACE.default_seconds[pace];
      const request = requestOf({ ...newPlan("together"), pace }, "");
      expect(request.options?.pace).toEqual({ kind: pace, turn_seconds: turn, bank_seconds: bank });
    }
  });
});

describe("stored seats", () => {
  it("are taken up again", () => {
    const seats = [
      { kind: "local", level: "merchant", name: "Ugo" },
      { kind: "me", level: "merchant", name: "" },
      { kind: "bot", level: "mason", name: "" },
    ];
    expect(seatsOf(withStoredSeats(newPlan("same-device"), seats))).toEqual(seats);
  });
  it("are forgotten when they make no sense", () => {
    const plan = newPlan("same-device");
    for (const stored of [null, [], [null], [{ kind: "me" }], [{ kind: "local", level: "", name: "" }], "x"])
      expect(withStoredSeats(plan, stored)).toBe(plan);
  });
});
