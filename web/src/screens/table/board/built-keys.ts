/** Keys of the board that are put together; see `language/built-keys.ts`. */
const SPACES = ["building", "completed", "opened"];
const USES = ["start", "add", "finish", "wall", "bastion", "discard"];
const MOMENTS = ["turn", "keep", "city"];
const REASONS = [
  ...["palace-not-completed", "triplet-not-on-table", "already-played", "colour-owned", "colour-closed"],
  ...["nothing-to-add-to", "bastion-is-no-storey", "bastion-is-no-wall", "not-a-bastion", "wild-never-starts"],
  ...["wild-needs-colour", "wild-target-not-building", "wild-not-in-triplet", "kept-twice", "two-wilds"],
  ...["city-triplet-closed", "city-wild-needs-colour", "city-may-not-skip", "not-your-decision-now"],
  ...["not-your-turn", "keep-first", "complete", "take-first", "triplet-taken", "city-now", "not-yours"],
  ...["other-plot", "other-colour", "finished-palace"],
];

export const BOARD_KEYS: Record<string, readonly string[]> = {
  "board-*": [...SPACES, ...USES],
  "board-*-short": SPACES,
  "board-ask-confirm-*": MOMENTS,
  "board-city-*": ["start", "add", "finish", "bastion"],
  "board-confirm-*": MOMENTS,
  "board-have-*": ["none", "building", "completed", "opened"],
  "board-keys-*": ["numbers", "arrows", "tab", "undo", "enter", "escape", "help"],
  "board-no-*": REASONS,
  "board-status-*": ["chosen", "choosing", "now", "picks", "played", "later"],
  "board-step-*": ["done", "now", "later"],
};
