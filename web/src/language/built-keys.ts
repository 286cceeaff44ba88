import { COLOURS, EDITIONS, LEVELS, POINT_KINDS, REFUSAL_CODES, USES } from "../wire/facts";

/**
 * Keys that are put together while the game runs, with everything that can take the place of the star. A folder that puts
 * keys together has a file like this one; a test finds them all, and checks that all of these keys are in the catalogues
 * and that no others are put together.
 */
const EDITION_IDS = EDITIONS.map(({ id }) => id);

export const BUILT_KEYS: Record<string, readonly string[]> = {
  "colour-*": COLOURS,
  "edition-*": EDITION_IDS,
  "edition-*-about": EDITION_IDS,
  "connection-*": ["first", "lost", "restarting", "offline"],
  "end-part-*": ["openings", "walls", "street"],
  "refusal-*": ["offline", ...REFUSAL_CODES],
  "level-*": LEVELS,
  "level-*-about": LEVELS,
  "log-heading-*": ["waiting", "start", "round", "end"],
  "log-play-*": USES,
  "panel-*": ["log", "chat"],
  "piece-arms-*": ["sun", "tower", "cypresses", "river", "keys", "city"],
  "score-*": [...POINT_KINDS, "value"],
};
