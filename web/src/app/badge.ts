import { urlOf } from "./root";

/** Says on the tab, and on the icon of the installed game, at how many tables it is the player's turn. */
export function setBadge(turns: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon !== null) icon.href = urlOf(turns > 0 ? "icon-turn.svg" : "icon.svg").href;
  // Not everywhere there is one; and where the game is not installed, browsers refuse.
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
  const shown = turns > 0 ? setAppBadge?.call(navigator, turns) : clearAppBadge?.call(navigator);
  shown?.catch(() => undefined);
}
