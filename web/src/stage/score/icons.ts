import type { IconName } from "../../art/icons";
import type { Source } from "../../story/history";

export const SOURCE_ICONS: Readonly<Record<Source, IconName>> = {
  windows: "window",
  parties: "party",
  walls: "wall",
  street: "number",
};
