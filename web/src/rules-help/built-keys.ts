import { USES } from "../wire/facts";
import { CLAUSES, keyOf, SECTIONS } from "./book/clauses";
import { ANSWERS, POINTS_ABOUT } from "./book/points";

/** Keys of the rules that are put together while they are read; see `language/built-keys.ts`. */
const WITH_TIP = ["3.4", "4.2", "4.5", "4.9", "7.3"];
const STEPS = ["open", "take", "play"];
const PARTS = ["windows", "shields", "number", "colour"];
const PLACES = ["building", "completed", "opened", "lowest", "highest"];

export const BUILT_KEYS: Record<string, readonly string[]> = {
  "*.title": CLAUSES.map(keyOf),
  "*.tip": WITH_TIP.map(keyOf),
  "rules-section-*": SECTIONS,
  "rules-section-*-lead": SECTIONS,
  "rules-minute-*": STEPS,
  "rules-minute-*-text": STEPS,
  "rules-pic-*": [...USES, ...PARTS, ...PLACES],
  "rules-pic-*-text": USES,
  "rules-compare-*": POINTS_ABOUT.map(({ id }) => id),
  "rules-compare-*-*": ANSWERS,
};
