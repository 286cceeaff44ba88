import type { Component } from "svelte";

type Load = () => Promise<{ default: Component<never> }>;

/** By the name of its route; each is loaded when it is first shown. That of `same-device` is in `SameDeviceScreen.svelte`. */
export const SCREENS: Readonly<Record<string, Load>> = Object.fromEntries(
  Object.entries(import.meta.glob<{ default: Component<never> }>("./screens/*/*Screen.svelte")).map(([file, load]) => [
    routeOf(file),
    load,
  ]),
);

function routeOf(file: string): string {
  const name = file.replace(/.*\/|Screen\.svelte$/g, "");
  return name.replaceAll(/(?<=.)[A-Z]/g, "-$&").toLowerCase();
}
