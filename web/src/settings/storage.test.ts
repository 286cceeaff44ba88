import { beforeEach, describe, expect, it, vi } from "vitest";
import { readStored, readStoredFields, writeStored } from "./storage";

beforeEach(() => localStorage.clear());

describe("what the device remembers", () => {
  it("is read as it was written", () => {
    writeStored("playNow", { players: 4 });
    expect(readStored("playNow")).toEqual({ players: 4 });
    expect(readStoredFields("playNow")).toEqual({ players: 4 });
  });

  it("is nothing on the first visit, and where it is not ours", () => {
    expect(readStored("lessons")).toBeNull();
    for (const text of ["{", "3", "null", '"text"']) {
      localStorage.setItem("lucca-lessons", text);
      expect(readStoredFields("lessons")).toEqual({});
    }
  });

  it("lasts until the page is closed where there is no storage", () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(() => writeStored("hasIdentity", true)).not.toThrow();
    full.mockRestore();
  });
});
