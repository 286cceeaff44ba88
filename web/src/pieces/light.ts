import { getContext, setContext } from "svelte";
import type { Light } from "../art/light";
import { settings } from "../settings/settings.svelte";

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
