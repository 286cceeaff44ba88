import { drawnRect, layerOf } from "./flights";
import type { Rise } from "./effects";

const RISE = 1300;

/** Points rise where they were earned. */
export function rise(board: HTMLElement, { points, palace, seat }: Rise, text: string, pace: number): void {
  const at =
    (palace === null ? null : board.querySelector(`[data-palace="${CSS.escape(palace)}"]`)) ??
    board.querySelector(`[data-points="${seat}"]`);
  const rect = at == null ? undefined : drawnRect(at);
  if (rect === undefined || rect.width === 0) return;
  const bubble = document.createElement("div");
  bubble.className = points < 0 ? "rising lost" : "rising";
  bubble.setAttribute("aria-hidden", "true");
  bubble.textContent = text;
  bubble.style.left = `${rect.left + rect.width / 2}px`;
  bubble.style.top = `${Math.max(8, rect.top + rect.height * 0.25)}px`;
  layerOf(board).append(bubble);
  const way = bubble.animate(
    [
      { transform: "translate(-50%, 10px) scale(.7)", opacity: 0 },
      { transform: "translate(-50%, 0) scale(1.1)", opacity: 1, offset: 0.18 },
      { transform: "translate(-50%, -18px) scale(1)", opacity: 1, offset: 0.75 },
      { transform: "translate(-50%, -34px) scale(1)", opacity: 0 },
    ],
    { duration: RISE * pace, easing: "cubic-bezier(.2,.8,.2,1)", fill: "both" },
  );
  void way.finished.finally(() => bubble.remove()).catch(() => undefined);
}
