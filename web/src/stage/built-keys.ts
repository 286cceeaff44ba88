import { REASONS } from "../wire/facts";

/** Keys of the board that are put together; see `language/built-keys.ts`. */
const SPACES = ["building", "completed", "opened"];
const USES = ["start", "add", "finish", "wall", "bastion", "discard"];
const MOMENTS = ["turn", "keep", "city"];
/** What the browser answers by itself to a click on something that is not lit; see `play/reasons.ts`. */
const OWN_REASONS = [
  ...["colour-closed", "not-your-turn", "keep-first", "complete", "take-first", "triplet-taken", "city-now"],
  ...["not-yours", "other-plot", "other-colour", "finished-palace"],
];

export const BUILT_KEYS: Record<string, readonly string[]> = {
  "board-*": [...SPACES, ...USES],
  "board-*-short": SPACES,
  "board-ask-confirm-*": MOMENTS,
  "board-city-*": ["start", "add", "finish", "bastion"],
  "board-confirm-*": MOMENTS,
  "board-have-*": ["none", "building", "completed", "opened"],
  "board-keys-*": [
    ...[
      "numbers",
      "watch",
      "follow",
      "cards",
      "arrows",
      "tab",
      "undo",
      "start-over",
      "enter",
      "next",
      "chat",
      "escape",
      "help",
    ],
  ],
  "board-no-*": [...REASONS, ...OWN_REASONS],
  "board-status-*": ["chosen", "choosing", "now", "picks", "played", "later"],
  "board-step-*": ["done", "now", "later"],
};
