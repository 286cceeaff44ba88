/** Things that travel from where they were to where they are: measured before and after a change, then animated. */
const CARD = 420;
const ORDER = 320;
const STAGGER = 110;
/** Cards that the log shows beside its lines lie elsewhere. */
const TRAVELLING = ":is([data-card], [data-order]):not([data-tells] *)";
const LAND = "cubic-bezier(.3,1.2,.5,1)";

interface Seen {
  rect: DOMRect;
  /** What flies: a copy of the thing as it looked. */
  copy: () => HTMLElement;
}

export type Glimpse = ReadonlyMap<string, Seen>;

/** Where every card, and every place in the order, is now. */
export function glimpse(board: HTMLElement): Glimpse {
  const seen = new Map<string, Seen>();
  for (const element of board.querySelectorAll<HTMLElement | SVGElement>(TRAVELLING)) {
    const rect = element.getBoundingClientRect();
    if (rect.width === 0 || rect.bottom < 0 || rect.top > innerHeight) continue;
    seen.set(nameOf(element), { rect, copy: () => copyOf(element, rect) });
  }
  return seen;
}

function nameOf(element: Element): string {
  const { card, order } = (element as HTMLElement).dataset;
  return card === undefined ? `order ${order}` : `card ${card}`;
}

/** A storey inside a drawing cannot leave it, so a piece of the page shows it while it flies. */
function copyOf(element: HTMLElement | SVGElement, rect: DOMRect): HTMLElement {
  const holder = document.createElement("div");
  holder.className = "flying";
  holder.style.cssText = `left:${rect.left}px;top:${rect.top}px;width:${rect.width}px;height:${rect.height}px`;
  holder.setAttribute("aria-hidden", "true");
  if (element instanceof HTMLElement) {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const inner of [copy, ...copy.querySelectorAll<HTMLElement>("[data-card], [id]")]) {
      delete inner.dataset?.card;
      inner.removeAttribute("id");
    }
    copy.inert = true;
    holder.append(copy);
  }
  return holder;
}

/** Animates what has moved since the glimpse; ends when all has landed. Cards named first leave first. */
export async function fly(board: HTMLElement, before: Glimpse, first: readonly string[], pace: number): Promise<void> {
  const flights: Promise<unknown>[] = [];
  const rank = new Map(first.map((card, index) => [`card ${card}`, index]));
  for (const element of board.querySelectorAll<HTMLElement | SVGElement>(TRAVELLING)) {
    const name = nameOf(element);
    const was = before.get(name);
    const rect = element.getBoundingClientRect();
    if (was === undefined || rect.width === 0 || !hasMoved(was.rect, rect)) continue;
    const delay = (rank.get(name) ?? 0) * STAGGER * pace;
    const duration = (name.startsWith("order") ? ORDER : CARD) * pace;
    flights.push(
      element instanceof HTMLElement
        ? slide(element, was.rect, rect, duration, delay)
        : land(element, was, rect, duration, delay),
    );
  }
  await Promise.all(flights);
}

function hasMoved(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.left - b.left) > 2 || Math.abs(a.top - b.top) > 2;
}

function between(from: DOMRect, to: DOMRect): string {
  return `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
}

function slide(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number, delay: number): Promise<unknown> {
  return element.animate(
    [
      { transform: between(from, to), transformOrigin: "0 0", zIndex: 5 },
      { transform: "none", transformOrigin: "0 0", zIndex: 5 },
    ],
    { duration, delay, easing: LAND, fill: "backwards" },
  ).finished;
}

/** A storey appears where the card has come down. */
async function land(element: SVGElement, was: Seen, to: DOMRect, duration: number, delay: number): Promise<void> {
  const flying = was.copy();
  document.body.append(flying);
  const appear = element.animate([{ opacity: 0 }, { opacity: 0, offset: 0.85 }, { opacity: 1 }], {
    duration,
    delay,
    fill: "backwards",
  });
  const way = flying.animate(
    [
      { transform: "none", transformOrigin: "0 0", opacity: 1 },
      { transform: between(to, was.rect), transformOrigin: "0 0", opacity: 1, offset: 0.85 },
      { transform: between(to, was.rect), transformOrigin: "0 0", opacity: 0 },
    ],
    { duration, delay, easing: "cubic-bezier(.2,.8,.2,1)", fill: "both" },
  );
  try {
    await Promise.all([appear.finished, way.finished]);
  } finally {
    flying.remove();
  }
}
