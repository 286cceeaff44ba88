import { beforeEach, describe, expect, it } from "vitest";
import { experience, gainExperience } from "./experience";
import { rememberIdentity } from "./known";

beforeEach(() => localStorage.clear());

describe("what is known of a visitor", () => {
  it("is nothing on the first visit", () => {
    expect(experience()).toEqual({ hasAnswered: false, hasPlayed: false });
  });

  it("is that they have played, where there was an identity before anything was stored", () => {
    rememberIdentity(true);
    expect(experience()).toEqual({ hasAnswered: true, hasPlayed: true });
  });

  it("comes bit by bit, and stays when the identity is forgotten", () => {
    gainExperience({ hasAnswered: true });
    rememberIdentity(true);
    expect(experience()).toEqual({ hasAnswered: true, hasPlayed: false });
    gainExperience({ hasPlayed: true });
    rememberIdentity(false);
    expect(experience()).toEqual({ hasAnswered: true, hasPlayed: true });
  });
});
