/** Moving the focus with arrow keys among things that lie anywhere on the table. */
export type Direction = "up" | "down" | "left" | "right";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const ASIDE = 2.5; // how much worse a step to the side is than one ahead

export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** The index of the box that is next in that direction, or null if there is none. */
export function nextIn(direction: Direction, from: Box, boxes: readonly Box[]): number | null {
  const start = middle(from);
  let best: number | null = null;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const { x, y } = middle(box);
    const [ahead, aside] = split(direction, x - start.x, y - start.y);
    if (ahead <= 1) return;
    const cost = ahead + ASIDE * Math.abs(aside);
    if (cost < least) [best, least] = [index, cost];
  });
  return best;
}

function middle(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function split(direction: Direction, x: number, y: number): [ahead: number, aside: number] {
  switch (direction) {
    case "up":
      return [-y, x];
    case "down":
      return [y, x];
    case "left":
      return [-x, y];
    case "right":
      return [x, y];
  }
}
