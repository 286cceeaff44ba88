import { PACE, ROUTES } from "../wire/facts";

/** Keys of the screens around the table that are put together; see `language/built-keys.ts`. */
export const BUILT_KEYS: Record<string, readonly string[]> = {
  "title-*": [...Object.keys(ROUTES), "not-found"],
  "pace-*": PACE.kinds,
  "home-*-about": ["create", "same-device", "learn", "rules", "games", "players", "settings"],
  "join-link-*": ["empty", "unknown", "elsewhere"],
  "create-lead-*": ["together", "same-device"],
  "create-seat-*": ["me", "open", "bot", "local"],
  "replay-chapter-*": ["start", "round", "end"],
  "settings-motion-*": ["calm", "normal", "fast", "instant"],
  "settings-theme-*": ["system", "light", "dark"],
};
