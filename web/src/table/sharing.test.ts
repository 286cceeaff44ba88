import { describe, expect, it } from "vitest";
import { shared } from "./sharing";

const old = {
  seats: [
    { name: "Anna", points: 1 },
    { name: "Ugo", points: 2 },
  ],
  cards: ["1", "2"],
  clock: null,
};

describe("what is the same as before", () => {
  it("stays the same object", () => {
    expect(shared(old, structuredClone(old))).toBe(old);
    const next = shared(old, {
      ...structuredClone(old),
      seats: [
        { name: "Anna", points: 1 },
        { name: "Ugo", points: 3 },
      ],
    });
    expect(next.seats[0]).toBe(old.seats[0]);
    expect(next.cards).toBe(old.cards);
    expect(next.seats[1]).toEqual({ name: "Ugo", points: 3 });
    expect(next.seats).not.toBe(old.seats);
  });

  it("is never told from what only looks alike", () => {
    expect(shared([1, 2], [1, 2, 3])).toEqual([1, 2, 3]);
    expect(shared([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(shared<unknown>({ 0: "a" }, ["a"])).toEqual(["a"]);
    expect(shared<unknown>({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
    expect(shared(null, old)).toBe(old);
    expect(shared<unknown>(old, null)).toBe(null);
  });
});
