import { expect, it } from "vitest";
import { RequestError } from "./http";
import { Loading } from "./loading.svelte";

it("keeps what is there while it is asked for anew, and says why it could not be had", async () => {
  const answers = [Promise.resolve("first"), Promise.reject(new RequestError("busy", "later"))];
  const loading = new Loading(() => answers.shift() ?? Promise.resolve("third"));
  await loading.load();
  await loading.load();
  expect([loading.value, loading.refused?.code, loading.isAsking]).toEqual(["first", "busy", false]);
  await loading.load();
  expect([loading.value, loading.refused]).toEqual(["third", null]);
});

it("shows the answer to the latest question, in whatever order they come", async () => {
  const answers: ((value: string) => void)[] = [];
  const loading = new Loading(() => new Promise<string>((resolve) => answers.push(resolve)));
  const both = [loading.load(), loading.load()];
  answers[1]?.("late");
  answers[0]?.("early");
  await Promise.all(both);
  expect(loading.value).toBe("late");
});
