import { RULES_KEYS } from "../rules-help/built-keys";
import { SCREEN_KEYS } from "../screens/built-keys";
import { BOARD_KEYS } from "../screens/table/board/built-keys";

/**
 * Keys that are put together while the game runs, with everything that can take the place of the star. A test holds
 * against it that all of them are in the catalogues, and that no other key is put together.
 */
const COLOURS = ["red", "orange", "yellow", "green", "blue", "purple"];
const EDITIONS = ["city-of-games", "citta-en", "citta-fr", "citta-ja"];
const LEVELS = ["apprentice", "mason", "merchant", "architect", "gonfaloniere"];
const SOURCES = ["windows", "parties", "walls", "street", "value"];

export const BUILT_KEYS: Record<string, readonly string[]> = {
  "colour-*": COLOURS,
  "edition-*": EDITIONS,
  "edition-*-about": EDITIONS,
  "connection-*": ["first", "lost", "restarting", "offline"],
  "end-part-*": ["openings", "walls", "street"],
  "level-*": LEVELS,
  "level-*-about": LEVELS,
  "log-heading-*": ["gathering", "start", "turn", "end"],
  "log-play-*": ["start", "add", "wall", "bastion", "discard"],
  "panel-*": ["log", "chat"],
  "piece-arms-*": ["sun", "tower", "cypresses", "river", "keys", "city"],
  "score-*": SOURCES,
  ...RULES_KEYS,
  ...SCREEN_KEYS,
  ...BOARD_KEYS,
};
