import { OUTCOMES, STEPS, STEPS_OF_SERVER, UNREADABLE, VALUES } from "../fair/findings";
import { PACE, ROUTES } from "../wire/facts";

const VERIFY_STEPS = [...new Set([...STEPS, ...STEPS_OF_SERVER])];
const NOT_COMPARED = ["seal|unknown", "chance|unknown", "moves|unknown", "server|unknown"];

/** Keys of the screens around the table that are put together; see `language/built-keys.ts`. */
export const BUILT_KEYS: Record<string, readonly string[]> = {
  "title-*": [...Object.keys(ROUTES), "not-found"],
  "pace-*": PACE.kinds,
  "home-*-about": ["create", "same-device", "learn", "rules", "games", "players", "settings"],
  "join-link-*": ["empty", "unknown", "elsewhere"],
  "create-lead-*": ["together", "same-device"],
  "create-seat-*": ["me", "open", "bot", "local"],
  "replay-keys-*": ["play", "next", "previous", "next-part", "previous-part", "first", "last", "seats", "help"],
  "replay-chapter-*": ["start", "round", "end"],
  "verify-*": VERIFY_STEPS,
  "verify-*-*": [...VERIFY_STEPS.flatMap((step) => [`${step}|holds`, `${step}|fails`]), ...NOT_COMPARED],
  "verify-outcome-*": OUTCOMES,
  "verify-unreadable-*": UNREADABLE,
  "verify-value-*": VALUES,
  "verify-verdict-*": ["fair", "unseen", "unfair", "server"],
  "verify-verdict-*-about": ["fair", "unseen", "unfair", "server"],
  "settings-motion-*": ["calm", "normal", "fast", "instant"],
  "settings-theme-*": ["system", "light", "dark"],
};
