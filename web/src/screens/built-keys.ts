/** Keys of the screens around the table that are put together; see `language/built-keys.ts`. */
const SCREENS = ["home", "create", "same-device", "join", "table", "replay", "games", "players", "player", "rules"];
const REFUSALS = [
  ...["offline", "malformed", "invalid", "not-understood", "too-large", "too-long", "empty", "bad-name"],
  ...["bad-password", "no-such-bot", "wrong-seats", "not-your-seat", "not-seated", "not-host", "not-over", "nobody"],
  ...["no-spectators", "wrong-password", "foreign-origin", "no-table", "no-player", "illegal", "incomplete", "stale"],
  ...["not-your-turn", "not-shown", "away", "not-running", "started", "over", "enough", "contributed"],
  ...["already-seated", "seat-taken", "table-full", "no-bot", "name-taken", "too-many-muted", "too-many"],
  ...["too-many-sockets", "internal", "busy", "cannot-save", "database-away", "closing"],
];

export const SCREEN_KEYS: Record<string, readonly string[]> = {
  "title-*": [...SCREENS, "settings", "gallery", "nothing"],
  "refusal-*": REFUSALS,
  "pace-*": ["live", "relaxed", "none"],
  "home-*-about": ["create", "same-device", "learn", "rules", "games", "players", "settings"],
  "join-link-*": ["empty", "unknown", "elsewhere"],
  "create-lead-*": ["together", "same-device"],
  "create-seat-*": ["me", "open", "bot", "local"],
  "replay-chapter-*": ["start", "turn", "end"],
  "settings-motion-*": ["calm", "normal", "fast", "instant"],
  "settings-theme-*": ["system", "light", "dark"],
};
