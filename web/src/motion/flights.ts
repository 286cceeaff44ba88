import { nextTask } from "../frames/frames";

/** Cards that travel from where they were to where they are: measured before and after a change, then animated. */
const CARD = 420;
const DEAL = 260;
const STAGGER = 110;
const DEAL_STAGGER = 35;
const TRAVELLING = "[data-card]";
/** Cards that the log shows beside its lines lie elsewhere. */
const TOLD = "[data-tells]";
/** What changes one frame later than the rest: a card may still be shown there that has gone elsewhere. */
const LATE = "[data-late]";
const LAND = "cubic-bezier(.3,1.2,.5,1)";
const GLIDE = "cubic-bezier(.2,.8,.2,1)";

type Drawn = HTMLElement | SVGElement;

interface Seen {
  rect: DOMRect;
  element: Drawn;
}

export type CardRects = ReadonlyMap<string, Seen>;

/** Cards that have come to lie in a palace, and which, as `data-palace` names it. */
export type PalaceByCard = ReadonlyMap<string, string>;

/** Where every card is now. */
export function measureCards(board: HTMLElement): CardRects {
  const seen = new Map<string, Seen>();
  for (const element of board.querySelectorAll<Drawn>(TRAVELLING)) {
    if (element.closest(TOLD) !== null) continue;
    const name = element.dataset.card ?? "";
    if (seen.has(name) && element.closest(LATE) !== null) continue;
    const rect = element.getBoundingClientRect();
    if (rect.width > 0 && rect.bottom > 0 && rect.top < innerHeight) seen.set(name, { rect, element });
  }
  return seen;
}

/** Animates what has changed since the cards were measured; ends when all has landed. Cards named first leave first. */
export async function fly(
  board: HTMLElement,
  before: CardRects,
  first: readonly string[],
  palaces: PalaceByCard,
  pace: number,
): Promise<void> {
  const rank = new Map(first.map((card, index) => [card, index]));
  const after = measureCards(board);
  const flights: Promise<unknown>[] = [];
  for (const [name, { element, rect }] of after) {
    const was = before.get(name);
    if (was === undefined && rank.has(name)) flights.push(appear(element, (rank.get(name) ?? 0) * pace, pace));
    if (was === undefined || !hasMoved(was.rect, rect)) continue;
    flights.push(slide(element, was.rect, rect, CARD * pace, (rank.get(name) ?? 0) * STAGGER * pace));
  }
  // All is measured before anything is added to the page, which would have to be laid out again in between.
  const landings = [...before].flatMap(([name, was]) => {
    const wanted = palaces.get(name);
    const palace = wanted === undefined ? null : board.querySelector(`[data-palace="${CSS.escape(wanted)}"]`);
    return palace === null
      ? []
      : [{ was, palace, to: drawnRect(palace), delay: (rank.get(name) ?? 0) * STAGGER * pace }];
  });
  if (landings.length > 0) await nextTask(); // the frame that shows what has moved does not wait for copies
  for (const { was, palace, to, delay } of landings)
    if (to.width > 0) flights.push(flyToPalace(was, palace, to, CARD * pace, delay));
  await Promise.all(flights);
}

function hasMoved(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.left - b.left) > 2 || Math.abs(a.top - b.top) > 2;
}

function between(from: DOMRect, to: DOMRect): string {
  return `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
}

function slide(element: Drawn, from: DOMRect, to: DOMRect, duration: number, delay: number): Promise<unknown> {
  return element.animate(
    [
      { transform: between(from, to), transformOrigin: "0 0", zIndex: 5 },
      { transform: "none", transformOrigin: "0 0", zIndex: 5 },
    ],
    { duration, delay, easing: LAND, fill: "backwards" },
  ).finished;
}

/** A card that was dealt. */
function appear(element: Drawn, rank: number, pace: number): Promise<unknown> {
  return element.animate(
    [
      { transform: "translateY(-14px)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    { duration: DEAL * pace, delay: rank * DEAL_STAGGER, easing: GLIDE, fill: "backwards" },
  ).finished;
}

/** A card that has become a storey: a copy of it flies to the palace, and is gone when it is there. */
async function flyToPalace(was: Seen, palace: Element, to: DOMRect, duration: number, delay: number): Promise<void> {
  const flying = copyOf(was);
  layerOf(palace).append(flying);
  const way = between(to, was.rect);
  const frames = [
    { transform: "none", transformOrigin: "0 0", opacity: 1 },
    { transform: way, transformOrigin: "0 0", opacity: 1, offset: 0.8 },
    { transform: way, transformOrigin: "0 0", opacity: 0 },
  ];
  try {
    await flying.animate(frames, { duration, delay, easing: GLIDE, fill: "both" }).finished;
  } finally {
    flying.remove();
  }
}

/** What lies in front of everything where this is shown: a dialog that is open hides the rest of the page. */
export function layerOf(shown: Element): Element {
  return shown.closest("dialog[open]") ?? document.body;
}

/** Where a drawing is inside its box: palaces stand at the foot of boxes that are as high as they can become. */
export function drawnRect(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  if (!(element instanceof SVGSVGElement) || element.viewBox.baseVal.width === 0) return box;
  const { width, height } = element.viewBox.baseVal;
  const tall = Math.min(box.height, (box.width * height) / width);
  return new DOMRect(box.x, box.bottom - tall, box.width, tall);
}

function copyOf({ element, rect }: Seen): HTMLElement {
  const holder = document.createElement("div");
  holder.className = "flying";
  holder.style.cssText = `left:${rect.left}px;top:${rect.top}px;width:${rect.width}px;height:${rect.height}px`;
  holder.setAttribute("aria-hidden", "true");
  const copy = element.cloneNode(true) as Drawn;
  delete copy.dataset.card;
  holder.append(copy);
  return holder;
}
