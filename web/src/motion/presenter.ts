import { changed, nextFrame, nextTask } from "../frames/frames";
import { signed, t } from "../language/language.svelte";
import { settings } from "../settings/settings.svelte";
import { play } from "../sound/sounds";
import type { News, Presenter } from "../story/news";
import { effectsOf, palaceByCard, type Effects, type Mark } from "./effects";
import { fly, measureCards } from "./flights";
import { rise } from "./rising";

const LOOK = 450; // milliseconds in which another player's turn can be looked at before the next one

/**
 * Shows changes of a table: cards travel, palaces get roofs and lights, points rise. `board` gives the element that
 * holds it all; without one, without motion, or behind another tab, everything is shown at once.
 */
export function presenter(board: () => HTMLElement | null): Presenter {
  return async (news, apply, ask = () => undefined) => {
    const effects = effectsOf(news.entries);
    const element = board();
    const pace = settings.pace;
    if (settings.sound) effects.sounds.forEach((sound, index) => play(sound, index * 0.14 * (pace || 0.5)));
    if (element === null || pace === 0 || document.visibilityState === "hidden") {
      apply();
      ask();
      return;
    }
    const begun = performance.now();
    const before = measureCards(element);
    apply();
    await changed(begun);
    const isDraft = news.entries.length === 0;
    await Promise.all([
      fly(element, before, effects.cards, palaceByCard(news.game), isDraft ? pace * 0.6 : pace),
      nextFrame().then(nextTask).then(ask), // the table is seen first
    ]);
    await nextTask(); // flights end while a frame is made, which need not wait for what comes next
    await showGains(element, effects, pace, news);
  };
}

async function showGains(board: HTMLElement, effects: Effects, pace: number, { entries, seats }: News): Promise<void> {
  for (const one of effects.marks) mark(board, one, pace);
  for (const one of effects.rises) rise(board, one, t("points-rise", { points: signed(one.points) }), pace);
  const isNews = effects.isDeal || effects.cards.length > 0 || effects.rises.length > 0;
  const isMine = entries.some(({ entry }) => isMove(entry, seats));
  if (isNews && !isMine) await look(LOOK * pace);
}

/** Time to look, which ends early for those who press something. */
function look(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const hurry = new AbortController();
    const end = (): void => {
      clearTimeout(timer);
      hurry.abort();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    for (const press of ["pointerdown", "keydown"])
      document.addEventListener(press, end, { capture: true, signal: hurry.signal });
  });
}

function isMove(entry: { what: string; seat?: number }, seats: readonly number[]): boolean {
  return entry.what === "moved" && entry.seat !== undefined && seats.includes(entry.seat);
}

function mark(board: HTMLElement, { part, name, as }: Mark, pace: number): void {
  for (const element of board.querySelectorAll(`[data-${part}="${CSS.escape(name)}"]`)) {
    element.classList.add(as);
    setTimeout(() => element.classList.remove(as), 1200 * pace);
  }
}
