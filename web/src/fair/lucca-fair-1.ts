import { BY_PLAYERS, CELEBRATION_REMOVES_MORE, type PlayerCount } from "../wire/facts";
import { cardsInPlay, firstCards, isBastion } from "./deck";
import type { Finding, Known } from "./findings";
import { bytesOf, hexOf, sha256 } from "./hashing";
import { Unreadable, type FairRecord, type RecordedDeal } from "./record";
import { shuffled } from "./shuffle";

/** What the record reveals: the key `fair`. */
interface Proof {
  game: string;
  commitment: string;
  seed: string;
  contributions: (string | null)[];
}

const SCHEME = "lucca-fair/1";
const HAND = 4; // cards, rules 3.2
const HEX_64 = /^[0-9a-f]{64}$/;
const CONTRIBUTION = /^[0-9a-f]{2,64}$/;

/** The steps of docs/fair-dealing.md, one after the other, up to the first that fails. */
export async function* checkFair1(record: FairRecord, known: Known): AsyncGenerator<Finding> {
  const proof = proofOf(record);
  for await (const finding of allSteps(record, proof, known)) {
    yield finding;
    if (finding.outcome === "fails") return;
  }
}

function proofOf({ fair }: FairRecord): Proof {
  const { game, commitment, seed, contributions } = fair;
  const isRight =
    typeof game === "string" &&
    [commitment, seed].every((one) => typeof one === "string" && HEX_64.test(one)) &&
    Array.isArray(contributions) &&
    contributions.every((one) => one === null || (typeof one === "string" && CONTRIBUTION.test(one)));
  if (!isRight) throw new Unreadable("no-proof");
  return { game, commitment, seed, contributions } as Proof;
}

async function* allSteps(record: FairRecord, proof: Proof, known: Known): AsyncGenerator<Finding> {
  yield seal(proof, known);
  const secret = bytesOf(proof.seed);
  yield await secretOf(proof, secret);
  yield chance(record, proof, known);

  const texts = [proof.game, ...proof.contributions.map((one) => one ?? "")];
  const seed = await sha256(`${SCHEME}/deal\0`, secret, texts.map((text) => `${text}\0`).join(""));
  yield {
    step: "seed",
    outcome: known.table === null || known.table === proof.game ? "holds" : "fails",
    values: [
      ["table", proof.game],
      ["seed", hexOf(seed)],
    ],
  };

  const cards = cardsInPlay(record);
  if (cards === null) {
    yield { step: "deck", outcome: "fails", values: [] };
    return;
  }
  const order = await shuffled(firstCards(cards, record), seed, "first");
  yield { step: "deck", outcome: "holds", about: { n: cards.length }, values: [["order", order.join(" ")]] };

  const first = firstDeal(order, record.players.length);
  const { deal } = record;
  yield compared("hands", [...first.hands, first.bastions_replaced], [...deal.hands, deal.bastions_replaced]);
  yield compared("triplets", first.first_triplets, deal.first_triplets);

  const dealt = stockOf(await shuffled(cards, seed, "stock"), first, record);
  yield compared("stock", [dealt.stock, dealt.removed], [deal.stock, deal.removed]);
}

// --- what was promised --------------------------------------------------------------------------------------------------

function seal({ commitment }: Proof, { seal }: Known): Finding {
  const isSame = seal === null ? null : seal.text === commitment;
  return {
    step: "seal",
    outcome: isSame === null ? "unknown" : isSame ? "holds" : "fails",
    about: { noted: seal?.noted ?? "never" },
    values: [["seal", commitment], ...(seal === null ? [] : [["noted", seal.text] as const])],
  };
}

async function secretOf({ seed, commitment }: Proof, secret: Uint8Array): Promise<Finding> {
  const hash = hexOf(await sha256(`${SCHEME}/commitment\0`, secret));
  return {
    step: "secret",
    outcome: hash === commitment ? "holds" : "fails",
    values: [
      ["secret", seed],
      ["hash", hash],
      ["seal", commitment],
    ],
  };
}

function chance({ players }: FairRecord, { contributions }: Proof, { own }: Known): Finding {
  const isForAll = contributions.length === players.length;
  const given = contributions.filter((one) => one !== null);
  const isOwnThere = given.some((one) => own.includes(one));
  return {
    step: "chance",
    outcome: !isForAll ? "fails" : own.length > 0 && !isOwnThere ? "unknown" : "holds",
    about: { n: given.length, own: isOwnThere ? "yes" : "no" },
    values: contributions.map((one, seat) => [seat, one ?? "–"] as const),
  };
}

// --- the cards ----------------------------------------------------------------------------------------------------------

/** Four cards for each seat in turn, Bastions put aside (3.2), then the triplets (3.3). */
function firstDeal(order: readonly string[], players: number): Omit<RecordedDeal, "stock" | "removed"> {
  const left = [...order];
  const bastions_replaced: string[] = [];
  const hands = Array.from({ length: players }, () => {
    const hand: string[] = [];
    while (hand.length < HAND && left.length > 0) {
      const card = left.shift()!;
      (isBastion(card) ? bastions_replaced : hand).push(card);
    }
    return hand;
  });
  const { triplets } = BY_PLAYERS[String(players) as `${PlayerCount}`];
  return { hands, bastions_replaced, first_triplets: Array.from({ length: triplets }, () => left.splice(0, 3)) };
}

/** All cards but those that do not go back, in their order; the end of it is removed (3.6). */
function stockOf(
  order: readonly string[],
  { hands, first_triplets }: Pick<RecordedDeal, "hands" | "first_triplets">,
  { kept, edition, celebration, players }: FairRecord,
): Pick<RecordedDeal, "stock" | "removed"> {
  const gone = new Set([...first_triplets.flat(), ...(players.length === 2 ? hands.flat() : kept)]);
  const back = order.filter((card) => !gone.has(card));
  const fewer: Readonly<Record<string, number>> = edition.removed;
  const cut = back.length - (fewer[players.length] ?? 0) - (celebration ? CELEBRATION_REMOVES_MORE : 0);
  return { stock: back.slice(0, cut), removed: back.slice(cut) };
}

function compared(step: Finding["step"], dealt: readonly string[][], recorded: readonly string[][]): Finding {
  const [ours, theirs] = [dealt, recorded].map((lists) => lists.map((cards) => cards.join(" ")).join(" · "));
  const isSame = JSON.stringify(dealt) === JSON.stringify(recorded);
  return {
    step,
    outcome: isSame ? "holds" : "fails",
    values: isSame
      ? [["dealt", ours!]]
      : [
          ["dealt", ours!],
          ["recorded", theirs!],
        ],
  };
}
