import { getContext, setContext } from "svelte";
import { settings } from "../app/settings.svelte";
import type { Light } from "../art/light";

const KEY = Symbol("light");

/** For what is below, whatever the page's light is. */
export function provideLight(light: Light): void {
  setContext(KEY, light);
}

/** The light in which a piece is seen. */
export function lightHere(): () => Light {
  const given = getContext<Light | undefined>(KEY);
  return () => given ?? (settings.isDark ? "evening" : "day");
}
