import { beforeEach, expect, it } from "vitest";
import { commandOf, type Command } from "./keys";

beforeEach(() => {
  document.body.innerHTML = `<main tabindex="-1"></main><input id="text"><input type="range"><button></button><select></select>`;
});

function pressed(key: string, on: string, more: KeyboardEventInit = {}): Command | null {
  let command: Command | null = null;
  const listen = (event: KeyboardEvent): void => void (command = commandOf(event));
  window.addEventListener("keydown", listen);
  document.querySelector(on)?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
  window.removeEventListener("keydown", listen);
  return command;
}

it("moves the replay from anywhere on the page", () => {
  const keys = [" ", "ArrowRight", "ArrowLeft", "Home", "End", "x"];
  expect(keys.map((key) => pressed(key, "main"))).toEqual(["play", "next", "previous", "first", "last", null]);
  expect(pressed("ArrowRight", "button")).toBe("next");
  expect([",", "."].map((key) => pressed(key, "button"))).toEqual(["previous-part", "next-part"]);
  expect(pressed("?", "main", { shiftKey: true })).toBe("help");
});

it("shows the Quarter of the player with that number", () => {
  expect(["1", "5", "6"].map((key) => pressed(key, "main"))).toEqual([0, 4, null]);
  expect(pressed("1", "#text")).toBeNull();
});

it("leaves keys to those who need them", () => {
  expect(pressed(" ", "button")).toBeNull();
  expect(pressed("ArrowLeft", "#text")).toBeNull();
  expect(pressed("ArrowLeft", "[type=range]")).toBeNull();
  expect(pressed(" ", "[type=range]")).toBe("play");
  expect(pressed("End", "select")).toBeNull();
  expect(pressed("ArrowLeft", "main", { altKey: true })).toBeNull();
  expect(pressed("ArrowLeft", "main", { shiftKey: true })).toBeNull();
});
