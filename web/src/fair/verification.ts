import type { Finding, Known } from "./findings";
import { canHash } from "./hashing";
import { checkFair1 } from "./lucca-fair-1";
import { readRecord, Unreadable, type FairRecord } from "./record";

type Scheme = (record: FairRecord, known: Known) => AsyncGenerator<Finding>;

/** By the name that records give. */
const SCHEMES: Readonly<Record<string, Scheme>> = { "lucca-fair/1": checkFair1 };

/** Another's word for a whole record; "unknown" if they could not be asked. */
export type Judge = (record: string) => Promise<Pick<Finding, "outcome" | "message">>;

/**
 * Checks a record step by step; `know` is asked about the table that it names. Cards are worked out here; moves and points, which need the rules, by the server. Where
 * this page cannot work out hashes, the server does it all. Throws `Unreadable`.
 */
export async function* verification(
  text: string,
  know: (game: string) => Known,
  askServer: Judge,
): AsyncGenerator<Finding> {
  const record = readRecord(text);
  const scheme = SCHEMES[record.fair.scheme];
  if (scheme === undefined) throw new Unreadable("unknown-scheme");
  const known = know(typeof record.fair.game === "string" ? record.fair.game : "");
  const isOurs = canHash();
  let last: Finding | null = null;
  for await (last of scheme(record, known)) {
    yield last;
    if (!isOurs) break; // the first step compares, the others work out hashes
  }
  if (last?.outcome === "fails") return;
  yield { step: isOurs ? "moves" : "server", values: [], ...(await askServer(text)) };
}
