/** Since when players are gone, by our own clock: only of those who were seen leaving. */
export type AbsentSince = ReadonlyMap<string, number>;

/** How that changes when other players are present than before. */
export function absentSince(
  known: AbsentSince,
  before: readonly string[],
  present: readonly string[],
  now: number,
): AbsentSince {
  const left = before.filter((player) => !present.includes(player));
  return new Map(
    [...known, ...left.map((player) => [player, now] as const)].filter(([player]) => !present.includes(player)),
  );
}
