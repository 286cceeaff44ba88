import type { IconName } from "../../art/icons";
import type { PointKind } from "../../story/history";

export const POINT_ICONS: Readonly<Record<PointKind, IconName>> = {
  windows: "window",
  parties: "party",
  walls: "wall",
  street: "number",
};
