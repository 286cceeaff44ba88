import { describe, expect, it } from "vitest";
import type { GameView, Yours } from "../../../wire/types";
import { handover } from "./handover";

const game = (pending: number[], phase = "choose"): GameView => ({ pending, phase }) as unknown as GameView;
const you = (seat: number, to_decide: boolean): Yours => ({ seat, to_decide }) as unknown as Yours;

describe("several people at one device", () => {
  it("pass it to the player who decides next", () => {
    expect(handover(game([2]), [0, 2], null)).toEqual({ step: "pass", seat: 2 });
    expect(handover(game([0, 1, 2], "keep"), [0, 1, 2], null)).toEqual({ step: "pass", seat: 0 });
  });

  it("are not interrupted in a turn, and hide it afterwards", () => {
    expect(handover(game([0]), [0, 1], you(0, true))).toEqual({ step: "none" });
    expect(handover(game([1]), [0, 1], you(0, false))).toEqual({ step: "hide" });
  });

  it("watch while a bot plays, and at the end", () => {
    expect(handover(game([1]), [0, 2], null)).toEqual({ step: "none" });
    expect(handover(game([], "over"), [0, 2], null)).toEqual({ step: "none" });
  });

  it("are no other player", () => {
    expect(handover(game([0]), [0], null)).toEqual({ step: "none" });
    expect(handover(null, [0, 1], null)).toEqual({ step: "none" });
  });
});
