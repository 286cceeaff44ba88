import { remembered, type Drawing } from "./drawing";

/** Pieces of the city wall, 96 × 120 each with their trees, joined on one line; the middle is what a narrow piece still shows. */
const BOX: Drawing["box"] = [0, -24, 96, 120];

/** Evening on walls and trees. */
const EVENING = 'fill="#0A1030" style="fill-opacity:var(--lu-evening,0)"';

export const rampart = (width: number) =>
  `<path d="M0 34H${width}V88H0Z" fill="url(#lu-wallbrick)"/><path d="M0 64H${width}V88H0Z" fill="#5A2C16" fill-opacity=".2"/><path d="M0 46H${width}v4.5H0Z" fill="#E6E0D2"/><path d="M0 46H${width}M0 50.5H${width}" stroke="#8F887A" stroke-width=".9"/><path d="M0 50.5H${width}v4H0Z" fill-opacity=".18"/><path d="M0 30H${width}v5H0Z" fill="#7FA650"/><path d="M0 33.5H${width}v2.5H0Z" fill="#4F7A3A"/><path d="M0 30H${width}V88H0Z" ${EVENING}/>`;

const MEADOW = '<path d="M0 88H96V96H0Z" style="fill:var(--lu-meadow,#7C9A4F)"/>';
const treeAt = (x: number, y: number, scale = 1) =>
  `<use href="#lu-tree" transform="translate(${x} ${y}) scale(${scale})"/>`;
const CROWN =
  "M12 1C17 1 20 4 20 7.5C23 9 23.5 12 22.5 15C21.5 20 17 22 12 22S2.5 20 1.5 15C.5 12 1 9 4 7.5C4 4 7 1 12 1Z";
const DRUM = "M12 26C12 18 84 18 84 26V84C84 95 12 95 12 84Z";

/** Referred to by whatever has trees. */
export const TREE = `<g id="lu-tree"><path d="M11 20h2.4v14H11z" fill="#5A3F28"/><path d="${CROWN}" fill="url(#lu-crown)" stroke="#2F5228" stroke-width="1.2"/><path d="M6 9c1.5-3 4-4.5 7-4.5M5 15c1-2 3-3 5-3" stroke="#B5CF7F" stroke-width="1.5" fill="none" stroke-linecap="round"/><path d="${CROWN}" ${EVENING}/></g>`;

const PARTS = {
  wall: `${treeAt(33, -8, 1.25)}${rampart(96)}<path d="M42 72v-9a6 6 0 0 1 12 0v9Z" fill="#3B2416"/>${MEADOW}`,
  bastion: `${rampart(96)}${MEADOW}${treeAt(18, -16)}${treeAt(54, -16)}${treeAt(34.5, -23, 1.12)}<path d="${DRUM}" fill="url(#lu-wallbrick)"/><path d="${DRUM}" fill="url(#lu-drum)" stroke="#5F2C18" stroke-width="1.2"/><ellipse cx="48" cy="24" rx="39" ry="9.5" fill="#D8CDB6" stroke="#7D7363" stroke-width="1.2"/><ellipse cx="48" cy="22.5" rx="33" ry="6.5" fill="#6F9A48"/><ellipse cx="48" cy="24" rx="39" ry="9.5" ${EVENING}/><path d="M10.5 46C22 55 74 55 85.5 46V51C74 60 22 60 10.5 51Z" fill="#E6E0D2" stroke="#8F887A" stroke-width=".9"/><path d="M29 79v-10a6 6 0 0 1 12 0v11ZM56 80v-11a6 6 0 0 1 12 0v10Z" fill="#2B1A10"/><path d="${DRUM}" ${EVENING}/>`,
  plot: `<path d="M0 88V80C12 76 20 79 34 77S66 80 78 77 92 78 96 80V88Z" fill="#A88B63"/><path d="M0 82C12 78 20 81 34 79S66 82 78 79 92 80 96 82" stroke="#7C9A4F" stroke-width="4" fill="none"/><path d="M0 88V78C12 75 20 77 34 75S66 78 78 75 92 76 96 78V88Z" ${EVENING}/><path d="M20 80v-10M76 80v-10" stroke="#7B5A36" stroke-width="3"/><path d="M20 73H76" stroke="#E9DDBF" stroke-width="1.6" stroke-dasharray="4 3"/>${MEADOW}`,
};
export type WallPart = keyof typeof PARTS;

export const wallPart = remembered(
  (part: WallPart): Drawing => ({ box: BOX, body: PARTS[part] }),
  (part) => part,
);

/** How a wall with its towers goes on: a tower after every two walls as long as there are some, then the rest. */
export function wallParts(walls: number, bastions: number, plots: number): WallPart[] {
  const parts: WallPart[] = [];
  let towers = bastions;
  for (let wall = 1; wall <= walls; wall++) {
    parts.push("wall");
    if (wall % 2 === 0 && towers > 0) {
      parts.push("bastion");
      towers--;
    }
  }
  for (; towers > 0; towers--) parts.push("bastion");
  for (let plot = 0; plot < plots; plot++) parts.push("plot");
  return parts;
}
