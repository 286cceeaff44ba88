import type { ListedTable } from "../../wire/types";

/** A table where one has a seat, or has it reserved, and whether it waits for oneself. */
export interface Turn {
  table: ListedTable;
  isMine: boolean;
  /** It is a rematch that somebody asks one to. */
  isRematch: boolean;
  /** Until when, in milliseconds by the server's clock; null without a limit. */
  deadline: number | null;
}

/** How a table stands for a player, who may play several seats on one device. */
export function turnAt(table: ListedTable, me: string | undefined): Turn {
  const mine = table.pending.filter((seat) => {
    const there = table.seats[seat];
    return there !== undefined && me !== undefined && there.player === me && !there.away;
  });
  const reserved = table.seats.flatMap(({ reserved_for }) =>
    table.status === "waiting" && reserved_for !== null && reserved_for.player === me ? [reserved_for.until] : [],
  );
  const ends = [...mine.flatMap((seat) => table.deadlines[seat] ?? []), ...reserved];
  const isRematch = reserved.length > 0;
  return {
    table,
    isMine: mine.length > 0 || isRematch,
    isRematch,
    deadline: ends.length > 0 ? Math.min(...ends) : null,
  };
}

/** What waits for oneself comes first, the most pressing before the others; the rest stays in its order. */
export function byPressure(turns: readonly Turn[]): Turn[] {
  const rank = ({ isMine, deadline }: Turn): number => (isMine ? (deadline ?? Number.MAX_SAFE_INTEGER) : Infinity);
  return turns.toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
}
