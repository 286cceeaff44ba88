import { catalogue } from "../../language/language.svelte";

/** A rating as it is shown; few games behind it are told by a question mark. */
export function rating({ rating, provisional }: { rating: number | null; provisional: boolean }): string {
  return rating === null ? "–" : `${rating}${provisional ? "?" : ""}`;
}

export function decimal(n: number): string {
  const figures = new Intl.NumberFormat(catalogue.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: "negative",
  }).format(n);
  return figures.replace("-", "\u2212");
}

export function percent(part: number, whole: number): string {
  return new Intl.NumberFormat(catalogue.language, { style: "percent" }).format(whole === 0 ? 0 : part / whole);
}
