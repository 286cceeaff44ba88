import type { Place } from "../stage/places";

const FAR = 8; // pixels that make a press a drag
const WAIT = 180; // milliseconds that a finger rests before it drags instead of scrolling

/** A card that follows the pointer. Nothing needs it: whatever can be dropped on can be clicked, too. */
export class Dragging {
  card = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  /** The place under the card. */
  over = $state<Place | null>(null);
  #cancel: (() => void) | null = null;

  constructor(readonly dropped: (place: Place | null) => void) {}

  begin(card: string, start: PointerEvent, picked: () => void): void {
    this.#cancel?.();
    const handle = start.currentTarget as HTMLElement;
    const since = start.timeStamp;
    const isTouch = start.pointerType === "touch";
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== start.pointerId) return;
      if (this.card === null) {
        if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return;
        if (isTouch && event.timeStamp - since < WAIT) return this.#stop();
        picked();
        this.card = card;
        handle.setPointerCapture(start.pointerId);
      }
      this.x = event.clientX;
      this.y = event.clientY;
      this.over = placeAt(event.clientX, event.clientY);
    };
    const end = (event: PointerEvent): void => {
      if (event.pointerId !== start.pointerId) return;
      const wasDragged = this.card !== null;
      const place = event.type === "pointerup" ? this.over : null;
      this.#stop();
      if (!wasDragged) return;
      swallowClick();
      this.dropped(place);
    };
    const hold = (event: TouchEvent): void => {
      if (this.card !== null) event.preventDefault(); // the page does not scroll under a card
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
    handle.addEventListener("touchmove", hold, { passive: false });
    this.#cancel = () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      handle.removeEventListener("touchmove", hold);
    };
  }

  #stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.card = null;
    this.over = null;
  }
}

function placeAt(x: number, y: number): Place | null {
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]");
  return under?.dataset.place ?? null;
}

/** Letting go is also a click on whatever lies under the pointer. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
}
