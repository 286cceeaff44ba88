// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { STEPS, type Finding, type Known } from "./findings";
import { verification, type Judge } from "./verification";

/** Games of every kind as the server's dealer deals them; tests/records/browser_games.py has written them. */
const GAMES = readFileSync(join(import.meta.dirname, "testing", "games.jsonl"), "utf8")
  .trim()
  .split("\n");
interface Game {
  edition: string;
  celebration: boolean;
  deck: "standard" | { id: string }[];
  players: unknown[];
  deal: Record<"hands" | "first_triplets", string[][]> & Record<"stock" | "removed" | "bastions_replaced", string[]>;
  moves: { seat: number; keep: string[] }[];
  result?: unknown;
  fair: { scheme: string; game: string; commitment: string; seed: string; contributions: (string | null)[] };
}
const gameOf = (text: string): Game => JSON.parse(text) as Game;
const nameOf = ({ edition, players, celebration, deck }: Game): string =>
  `${edition} for ${players.length}${celebration ? " with the Celebration" : ""}${deck === "standard" ? "" : ", own deck"}`;
const NAMED = GAMES.map((text) => [nameOf(gameOf(text)), text] as const);
const [FIRST = ""] = GAMES;

const STRANGER: Known = { table: null, seal: null, own: [] };
const agrees: Judge = () => Promise.resolve({ outcome: "holds" });
const never: Judge = () => Promise.reject(new Error("the server is asked last, and only if all the rest holds"));

async function findingsOf(text: string, known: Partial<Known> = {}, judge = agrees): Promise<Finding[]> {
  const findings: Finding[] = [];
  for await (const finding of verification(text, () => ({ ...STRANGER, ...known }), judge)) findings.push(finding);
  return findings;
}

const told = (findings: Finding[]): string[] => findings.map(({ step, outcome }) => `${step} ${outcome}`);

/** The step at which a game fails that was changed after it was dealt; the server is not asked any more. */
async function failureOf(change: (game: Game) => void, text = FIRST, known: Partial<Known> = {}): Promise<string> {
  const game = gameOf(text);
  change(game);
  return told(await findingsOf(JSON.stringify(game), known, never)).at(-1) ?? "";
}

const swapFirst = (cards: unknown[]): void => void cards.splice(0, 2, cards[1], cards[0]);

afterEach(() => vi.unstubAllGlobals());

describe("a game that was dealt fairly", () => {
  it.each(NAMED)("%s holds in every step", async (_, text) => {
    const { commitment, game, contributions } = gameOf(text).fair;
    const own = contributions.filter((one) => one !== null).slice(0, 1);
    const known: Known = { table: game, seal: { text: commitment, noted: "before" }, own };
    expect(told(await findingsOf(text, known))).toEqual(STEPS.map((step) => `${step} holds`));
  });

  it("holds for those who have not seen its seal, which is then not compared", async () => {
    const [seal, ...others] = told(await findingsOf(FIRST));
    expect(seal).toBe("seal unknown");
    expect(others).toEqual(STEPS.slice(1).map((step) => `${step} holds`));
  });

  it("says so if what this browser added is not in it", async () => {
    expect(told(await findingsOf(FIRST, { own: ["ab".repeat(32)] }))).toContain("chance unknown");
  });
});

describe("a game that was changed afterwards", () => {
  it("fails at the seal that was noted", async () => {
    const known: Partial<Known> = { seal: { text: "0".repeat(64), noted: "before" } };
    expect(await failureOf(() => undefined, FIRST, known)).toBe("seal fails");
  });

  it("fails at the secret, whichever of both is another", async () => {
    expect(await failureOf(({ fair }) => (fair.seed = "0".repeat(64)))).toBe("secret fails");
    expect(await failureOf(({ fair }) => (fair.commitment = "0".repeat(64)))).toBe("secret fails");
  });

  it("fails at the players' chance if seats are missing there", async () => {
    expect(await failureOf(({ fair }) => fair.contributions.pop())).toBe("chance fails");
  });

  it("fails at the seed if it is the record of another table", async () => {
    expect(await failureOf(() => undefined, FIRST, { table: "AnotherTable" })).toBe("seed fails");
  });

  it("fails at the deck if cards are missing or there twice", async () => {
    const own = GAMES.find((text) => gameOf(text).deck !== "standard")!;
    expect(await failureOf(({ deck }) => (deck as unknown[]).pop(), own)).toBe("deck fails");
    expect(await failureOf(({ deck }) => swapIn(deck as { id: string }[]), own)).toBe("deck fails");
  });

  it.each(NAMED)("%s fails at the cards that are others", async (_, text) => {
    expect(await failureOf(({ deal }) => swapFirst(deal.hands[0]!), text)).toBe("hands fails");
    expect(await failureOf(({ deal }) => deal.bastions_replaced.push("B1"), text)).toBe("hands fails");
    expect(await failureOf(({ deal }) => swapFirst(deal.first_triplets), text)).toBe("triplets fails");
    expect(await failureOf(({ deal }) => swapFirst(deal.stock), text)).toBe("stock fails");
    expect(await failureOf(({ deal }) => deal.removed.push(deal.stock.pop()!), text)).toBe("stock fails");
    expect(await failureOf(({ fair }) => (fair.game += "s"), text)).toBe("hands fails");
    expect(await failureOf(({ fair }) => fair.contributions.splice(0, 1, "0123"), text)).toBe("hands fails");
  });

  it("fails at the stock if other starting cards were kept, where these go back into it", async () => {
    const three = GAMES.find((text) => gameOf(text).players.length === 3)!;
    const change = ({ moves, deal }: Game): void => {
      const [move] = moves;
      move!.keep = deal.hands[move!.seat]!.filter((card) => !move!.keep.includes(card));
    };
    expect(await failureOf(change, three)).toBe("stock fails");
  });

  it("fails at the moves if the server says so", async () => {
    const message = "game 0, rule 5.5: the list of scores is wrong";
    const findings = await findingsOf(FIRST, {}, () => Promise.resolve({ outcome: "fails", message }));
    expect(findings.at(-1)).toMatchObject({ step: "moves", outcome: "fails", message });
  });
});

/** The last card takes the place of the first. */
function swapIn(deck: { id: string }[]): void {
  deck[0] = deck.at(-1)!;
}

describe("what cannot be checked", () => {
  const changed = (change: (game: Game) => void): string => {
    const game = gameOf(FIRST);
    change(game);
    return JSON.stringify(game);
  };

  it.each([
    ["no-record", ""],
    ["no-record", "[1, 2]"],
    ["no-record", '{"format": "other"}'],
    ["no-record", changed((game) => (game.edition = "lost"))],
    ["no-record", changed((game) => (game.deal.stock = [7] as unknown as string[]))],
    ["no-record", changed((game) => (game.players = []))],
    ["not-over", changed((game) => delete game.result)],
    ["no-proof", changed((game) => delete (game as Partial<Game>).fair)],
    ["no-proof", changed(({ fair }) => (fair.seed = fair.seed.toUpperCase()))],
    ["no-proof", changed(({ fair }) => (fair.contributions = ["no digits"]))],
    ["unknown-scheme", changed(({ fair }) => (fair.scheme = "lucca-fair/99"))],
  ])("is told as %s", async (reason, text) => {
    await expect(findingsOf(text, {}, never)).rejects.toMatchObject({ reason });
  });
});

describe("a page that may not work out hashes", () => {
  it("compares the seal and leaves the rest to the server", async () => {
    vi.stubGlobal("crypto", {});
    const { commitment } = gameOf(FIRST).fair;
    const known: Partial<Known> = { seal: { text: commitment, noted: "during" } };
    expect(told(await findingsOf(FIRST, known))).toEqual(["seal holds", "server holds"]);
    expect(told(await findingsOf(FIRST, { seal: { text: "ab", noted: "during" } }, never))).toEqual(["seal fails"]);
  });
});
