import { signed, t } from "../language/language.svelte";

/** Points with their sign, and a real minus: +3, −3, 0. */
export function worth(points: number): string {
  return withMinus(t("score-value", { points: signed(points) }));
}

export function withMinus(number: string | number): string {
  return String(number).replace("-", "−");
}
