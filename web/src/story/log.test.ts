import { describe, expect, it } from "vitest";
import { logChapters, type LogChapter, type LogItem } from "./log";
import { emphasised, plain, type LogWords } from "./phrases";
import { cards, nameOf, logEntry, textsOf, twoPlayers } from "./testing/game";

function words(language = "en", you: number | null = 0): LogWords {
  const text = textsOf(language);
  const colour = (name: string): string => text(`colour-${name}`);
  return {
    ...{ text, colour, you, cards, edition: "city-of-games", palaceSize: 5 },
    name: nameOf,
    person: (name) => (name === "Guest" ? text("guest") : name),
    isBot: (seat) => seat === 1,
  };
}

/** A whole item as it is read. */
function lineOf({ subject, phrases }: LogItem): string {
  const deeds = phrases.map(({ text }) => text).join("; ");
  return plain(subject === null ? deeds : `${subject} ${deeds}`);
}

function told(chapters: readonly LogChapter[], round: number): string[] {
  const chapter = chapters.find((one) => one.kind === "round" && one.round === round);
  return (chapter?.items ?? []).map((item) => lineOf(item));
}

function eventsOf(seq: number): string[] {
  return twoPlayers.find((entry) => entry.seq === seq)?.events.map(({ event }) => event) ?? [];
}

describe("the log of a whole game", () => {
  const chapters = logChapters(twoPlayers, words());

  it("has a chapter for the start, each round and the end", () => {
    expect(chapters.map(({ kind, round }) => `${kind} ${round}`)).toEqual([
      "start 0",
      ...[1, 2, 3, 4, 5, 6, 7].map((round) => `round ${round}`),
      "end 0",
    ]);
  });

  it("can show every turn again, every pick for the City, and all starting cards", () => {
    const items = chapters.flatMap((chapter) => chapter.items);
    const shown = (has: string) => items.filter(({ seq, isSeen }) => isSeen && eventsOf(seq).includes(has));
    const count = (has: string) => twoPlayers.filter(({ seq }) => eventsOf(seq).includes(has)).length;
    expect(shown("Took")).toHaveLength(count("Took"));
    expect(shown("CityPicked")).toHaveLength(count("CityPicked"));
    expect(shown("Revealed").map(({ owner }) => owner)).toEqual([0, 1, "city"]);
    expect(items.filter(({ kind, isSeen }) => kind !== "move" && isSeen)).toEqual([]);
  });

  it("sums a move up in one entry", () => {
    expect(told(chapters, 4)).toEqual([
      "You opened blue: 1 from Ugo; took 56 · 42 · 36: orange 2/5, purple 2/5",
      "Ugo opened green: 1 from you, 2 from the City; took 96 · 43 · 59: red 4/5, blue 2/5, purple begun",
      "You picked 37 for the City: red begun",
      "Ugo picked 7 for the City: red 2/5",
    ]);
  });

  it.each([
    ["it", "Ugo ha aperto il palazzo verde: 1 da te, 2 dalla Città"],
    ["fr", "Ugo a ouvert le palais vert\u202f: 1 grâce à toi, 2 grâce à la Ville"],
    ["ja", "Ugo 緑の宮殿を公開（あなたから1点、街から2点）"],
  ])("says in %s where a party’s points come from", (language, said) => {
    expect(told(logChapters(twoPlayers, words(language)), 4)[1]?.split("; ")[0]).toBe(said);
  });

  it("names the Wilds that were taken, whose numbers could be those of palace cards", () => {
    expect(told(chapters, 2)[0]).toMatch(/^You took 69 · Wild 500 · 29: /);
  });

  it("names completions with their points, and Bastions", () => {
    const seven = chapters.find((chapter) => chapter.round === 7);
    expect(seven?.items[1]?.phrases.map(({ points }) => points)).toEqual([null, 6]);
    expect(told(chapters, 7)[0]).toBe("You took Bastion · 15 · 61: yellow 4/5, red 2/5, a Bastion");
  });

  it("tells the end step by step", () => {
    const end = chapters.at(-1)?.items ?? [];
    expect(end.map((item) => lineOf(item))).toEqual([
      "Ugo opened purple: 4 from you, 4 from the City",
      "You (2 walls + 1 Bastion) × 1 opened · shields 18/4",
      "Ugo (3 walls + 1 Bastion) × 3 opened · shields 7/6",
      "You hold the highest street number, 2013",
      "The City holds the lowest street number, 7",
      "Ugo wins with 52 points",
    ]);
    expect(end.map((item) => item.phrases[0]?.points)).toEqual([8, 3, 12, 3, null, null]);
  });

  it("marks as fresh what others did since the reader’s last move", () => {
    const running = twoPlayers.filter(({ seq }) => seq <= 21);
    const fresh = logChapters(running, words()).flatMap(({ items }) => items.filter((item) => item.isFresh));
    expect(fresh.map(({ seq }) => seq)).toEqual([20, 21]);
  });

  it("shows spectators the last move alone as fresh", () => {
    const running = twoPlayers.filter(({ seq }) => seq <= 21);
    const fresh = logChapters(running, words("en", null)).flatMap(({ items }) => items.filter((item) => item.isFresh));
    expect(fresh.map(({ seq }) => seq)).toEqual([21]);
  });

  it.each(["en", "it", "fr", "ja"])("is complete in %s", (language) => {
    const all = logChapters(twoPlayers, words(language)).flatMap(({ items }) => items);
    for (const item of all) expect(lineOf(item)).not.toContain("⟦");
  });
});

describe("secrets", () => {
  it("says that others chose, not what", () => {
    const kept = logEntry(3, { what: "moved", seat: 1, by: "player", move: null }, [
      { event: "Kept", seat: 1, cards: [] },
    ]);
    const [item] = logChapters([logEntry(2, { what: "started" }), kept], words())[0]?.items.slice(1) ?? [];
    expect(item && lineOf(item)).toBe("Ugo chose two starting cards");
    expect(item?.phrases[0]?.cards).toEqual([]);
  });
});

describe("people", () => {
  const notes = (...entries: Parameters<typeof logEntry>[1][]): string[] =>
    logChapters(
      entries.map((entry, index) => logEntry(index + 1, entry)),
      words(),
    ).flatMap(({ items }) => items.map((item) => lineOf(item)));

  it("come and go before the game", () => {
    expect(
      notes(
        { what: "sat", seat: 1, player: "p", name: "<b>Ugo</b>", contribution: null },
        { what: "left", seat: 1 },
        { what: "bot-seated", seat: 1, level: "mason" },
        { what: "seat-opened", seat: 1 },
      ),
    ).toEqual([
      "<b>Ugo</b> sat down.",
      "<b>Ugo</b> left the table.",
      "Ugo sat down, a bot (Mason).",
      "A bot left; its seat is open again.",
    ]);
  });

  it("leave, run out of time and return during it", () => {
    expect(
      notes(
        { what: "started" },
        { what: "left", seat: 1 },
        { what: "returned", seat: 1 },
        { what: "timed-out", seat: 0 },
        { what: "interrupted", milliseconds: 200_000 },
        { what: "rematch-made", table: "x" },
        { what: "closed" },
      ),
    ).toEqual([
      "The game began.",
      "Ugo left. A bot plays until they come back.",
      "Ugo is back.",
      "Your time ran out. A bot plays for you until you come back.",
      "The server was away for 3 minutes, which counts against nobody.",
      "A rematch is waiting.",
      "The table was closed.",
    ]);
  });

  it("are told apart from the bot that plays for them", () => {
    const move = (seat: number) =>
      logEntry(seat + 2, { what: "moved", seat, by: "bot", move: "" }, [{ event: "Kept", seat, cards: [] }]);
    const items = logChapters([move(0), move(1)], words())[0]?.items ?? [];
    expect(items.map(({ isForAbsent }) => isForAbsent)).toEqual([true, false]);
  });
});

describe("emphasis", () => {
  it("shows marked parts in bold and takes nothing for markup", () => {
    expect(emphasised("\u2068Ugo\u2069 opened \u2068<i>red</i>\u2069")).toEqual([
      { text: "Ugo", isStrong: true },
      { text: " opened ", isStrong: false },
      { text: "<i>red</i>", isStrong: true },
    ]);
    expect(plain("\u2068Ugo\u2069!")).toBe("Ugo!");
  });
});
