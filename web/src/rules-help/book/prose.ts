import { isClause } from "./clauses";

/** A piece of a line: plain, **strong**, *emphasised*, or the number of a clause that can be opened. */
export interface Piece {
  kind: "plain" | "strong" | "emphasis" | "clause";
  text: string;
}
export interface Block {
  kind: "paragraph" | "list";
  /** One for a paragraph; one for each item of a list. */
  lines: Piece[][];
}

const MARKED = /\*\*(.+?)\*\*|\*(.+?)\*|(?<![\d.])(\d\.\d{1,2})(?![\d.]*\d)/gu;
const BULLET = "•";

/** The little markup that texts of the rules have: paragraphs with empty lines between them, lists with bullets. */
export function blocksOf(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) =>
      paragraph.startsWith(BULLET)
        ? { kind: "list", lines: paragraph.slice(1).split(`\n${BULLET}`).map(piecesOf) }
        : { kind: "paragraph", lines: [piecesOf(paragraph)] },
    );
}

function piecesOf(line: string): Piece[] {
  const text = line.trim().replaceAll(/\s*\n\s*/g, " ");
  const pieces: Piece[] = [];
  let end = 0;
  const push = (kind: Piece["kind"], text: string) => text !== "" && pieces.push({ kind, text });
  for (const match of text.matchAll(MARKED)) {
    const [whole, strong, emphasis, clause] = match;
    if (clause !== undefined && !isClause(clause)) continue;
    push("plain", text.slice(end, match.index));
    if (strong !== undefined) push("strong", strong);
    else if (emphasis !== undefined) push("emphasis", emphasis);
    else push("clause", clause ?? "");
    end = match.index + whole.length;
  }
  push("plain", text.slice(end));
  return pieces;
}

/** The text without markup, for titles and tests. */
export function plain(text: string): string {
  return blocksOf(text)
    .map(({ lines }) => lines.map((line) => line.map((piece) => piece.text).join("")).join("\n"))
    .join("\n\n");
}
