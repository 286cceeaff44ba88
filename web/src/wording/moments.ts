import { catalogue } from "../language/language.svelte";

const HALF_A_DAY = 43_200_000; // ms: what is nearer needs no day

/** A moment that comes soon, as one says it: the time of day, with the day where that is not clear. */
export function momentWords(at: number, now = Date.now()): string {
  const day = at - now < HALF_A_DAY ? {} : ({ weekday: "short", day: "numeric", month: "short" } as const);
  return new Intl.DateTimeFormat(catalogue.language, { ...day, hour: "numeric", minute: "2-digit" }).format(at);
}
