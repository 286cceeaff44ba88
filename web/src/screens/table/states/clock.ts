import type { ClockView } from "../../../wire/types";

/** How a seat's time stands: first the turn's own runs, then the bank. */
export interface Remaining {
  /** Of the turn, in milliseconds; 0 once the bank is used. */
  turn: number;
  bank: number;
  isInBank: boolean;
  isOver: boolean;
}

/** `now` is by the server's clock. Null if the seat's time does not run, or has no end. */
export function remaining(clock: ClockView, seat: number, now: number): Remaining | null {
  const deadline = clock.deadlines[seat];
  if (deadline === undefined) return null;
  const bank = clock.banks[seat] ?? 0;
  const left = Math.max(0, deadline - now);
  const turn = Math.max(0, left - bank);
  return { turn, bank: Math.min(bank, left), isInBank: turn === 0, isOver: left === 0 };
}

/** For a clock face: 0:42, 12:05, 3:20:00. Begun seconds count whole, so that 0:00 means over. */
export function clockFace(milliseconds: number): string {
  const all = Math.ceil(Math.max(0, milliseconds) / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor((all % 3600) / 60), all % 60];
  const pad = (n: number): string => String(n).padStart(2, "0");
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds)}` : `${minutes}:${pad(seconds)}`;
}

/** Games over days need no seconds. */
export const CALM_ABOVE = 6 * 3_600_000;
export const WARN_BELOW = 20_000;

export function isPressing({ isInBank, turn, bank }: Remaining): boolean {
  return isInBank && turn + bank < WARN_BELOW;
}
