import { afterEach, describe, expect, it, vi } from "vitest";
import { canShare, copyText, shareLink, sharePicture } from "./share";

const LINK = { title: "Lucca", url: "https://example.org/t/abc" };

function give(what: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(what))
    Object.defineProperty(navigator, name, { value, configurable: true, writable: true });
}

afterEach(() => {
  give({ clipboard: undefined, share: undefined, canShare: undefined });
  Object.defineProperty(document, "execCommand", { value: undefined, configurable: true });
});

describe("copying", () => {
  it("uses the clipboard", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    give({ clipboard: { writeText } });
    expect(await copyText("x")).toBe(true);
    expect(writeText).toHaveBeenCalledWith("x");
  });

  it("falls back where there is none or it is refused, and gives the focus back", async () => {
    const copied: string[] = [];
    const execCommand = (): boolean => copied.push((document.activeElement as HTMLTextAreaElement).value) > 0;
    Object.defineProperty(document, "execCommand", { value: execCommand, configurable: true });
    const button = document.body.appendChild(document.createElement("button"));
    button.focus();
    expect(await copyText("one")).toBe(true);
    give({ clipboard: { writeText: () => Promise.reject(new Error("denied")) } });
    expect(await copyText("two")).toBe(true);
    expect(copied).toEqual(["one", "two"]);
    expect(document.activeElement).toBe(button);
    expect(document.querySelector("textarea")).toBeNull();
  });

  it("admits when nothing works", async () => {
    expect(await copyText("x")).toBe(false);
  });
});

describe("sharing", () => {
  it("copies where there is no sheet", async () => {
    give({ clipboard: { writeText: () => Promise.resolve() } });
    expect(canShare()).toBe(false);
    expect(await shareLink(LINK)).toBe("copied");
  });

  it("hands over, and takes a cancelled sheet for no failure", async () => {
    give({ share: () => Promise.resolve() });
    expect(await shareLink(LINK)).toBe("shared");
    give({ share: () => Promise.reject(new DOMException("", "AbortError")) });
    expect(await shareLink(LINK)).toBe("cancelled");
    give({ share: () => Promise.reject(new DOMException("", "NotAllowedError")) });
    expect(await shareLink(LINK)).toBe("failed");
  });

  it("shares a picture only where files can be shared", async () => {
    const share = vi.fn(() => Promise.resolve());
    const picture = new File(["x"], "x.png", { type: "image/png" });
    give({ share, canShare: () => false });
    await sharePicture(picture, LINK);
    expect(share).toHaveBeenLastCalledWith(LINK);
    give({ share, canShare: () => true });
    await sharePicture(picture, LINK);
    expect(share).toHaveBeenLastCalledWith({ ...LINK, files: [picture] });
  });
});
