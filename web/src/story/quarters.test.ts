import { describe, expect, it } from "vitest";
import { quarterAfter } from "./quarters";
import { cards, logEntry, twoPlayers } from "./testing/game";

describe("how a Quarter looked", () => {
  it("is as the order of every turn tells it", () => {
    let turns = 0;
    twoPlayers.forEach(({ events }, index) => {
      const order = events.find((event) => event.event === "RoundBegan" || event.event === "FinalOrder");
      if (order?.event !== "RoundBegan" && order?.event !== "FinalOrder") return;
      const before = twoPlayers.slice(0, index + 1).map((one, at) =>
        // What the same move leads to after the order is told is not yet to be seen.
        at < index ? one : { ...one, events: one.events.slice(0, one.events.indexOf(order)) },
      );
      turns += 1;
      for (const { seat, shields, street_number } of order.order)
        expect(quarterAfter(before, Infinity, seat, cards)).toMatchObject({
          owner: seat,
          shields,
          highest_street_number: street_number,
        });
    });
    expect(turns).toBe(8);
  });

  it("is as the final scoring tells it", () => {
    const scored = twoPlayers.flatMap(({ events }) => events).filter((event) => event.event === "WallsScored");
    expect(scored).toHaveLength(2);
    for (const { seat, walls, bastions, shields, needed, opened } of scored) {
      const quarter = quarterAfter(twoPlayers, Infinity, seat, cards);
      expect(quarter).toMatchObject({ shields, needed });
      expect([quarter.walls.length, quarter.bastions.length, quarter.opened.length]).toEqual([walls, bastions, opened]);
      expect(quarter.completed).toEqual([]);
    }
  });

  it("has the City's palaces, too", () => {
    const palaces = quarterAfter(twoPlayers, 4, "city", cards).under_construction;
    expect(palaces.map(({ colour, cards: storeys }) => [colour, ...storeys])).toEqual([
      ["orange", "8", "14"],
      ["yellow", "57"],
      ["green", "76"],
    ]);
  });

  it("has starting cards in the palaces that the server names", () => {
    const revealed = logEntry(1, { what: "started" }, [
      { event: "Revealed", seat: 0, cards: ["7", "W10"], colours: ["red", "red"] },
    ]);
    expect(quarterAfter([revealed], 1, 0, cards).under_construction).toMatchObject([
      { colour: "red", cards: ["7", "W10"], street_number: 10 },
    ]);
  });
});
