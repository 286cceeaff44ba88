import { HINT_IDS } from "./hints";

/** Keys of the guided first game that are put together; see `language/built-keys.ts`. */
export const BUILT_KEYS: Record<string, readonly string[]> = {
  "learn-*": HINT_IDS,
  "learn-*.title": HINT_IDS,
};
