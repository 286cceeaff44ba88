export type Unit = "seconds" | "minutes" | "hours" | "days";

const LENGTHS: [Unit, number][] = [
  ["days", 86_400_000],
  ["hours", 3_600_000],
  ["minutes", 60_000],
];

/** For a sentence, in the largest unit that fits: { n: 3, unit: "hours" }. */
export function roughly(milliseconds: number): { n: number; unit: Unit } {
  for (const [unit, length] of LENGTHS)
    if (milliseconds >= length) return { n: Math.floor(milliseconds / length), unit };
  return { n: Math.max(0, Math.floor(milliseconds / 1000)), unit: "seconds" };
}
