import { definitionsFor } from "./defs";
import type { Drawing } from "./drawing";
import { lightOn, type Light, type Lit } from "./light";

const known = new WeakMap<Drawing, Map<string, string>>();

/**
 * A drawing as the address of an image. The browser reads and lays out each image once, however often it is shown, and
 * it stays sharp at every size; as a part of the page each copy would cost as much as the first one.
 */
export function printed(drawing: Drawing, what: Lit, light: Light): string {
  const style = lightOn(what, light);
  let prints = known.get(drawing);
  if (prints === undefined) known.set(drawing, (prints = new Map()));
  let address = prints.get(style);
  if (address === undefined) prints.set(style, (address = addressOf(drawing, style)));
  return address;
}

function addressOf({ box, body }: Drawing, style: string): string {
  const [, , width, height] = box;
  const definitions = [...definitionsFor(body).values()].join("");
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}" width="${width}" height="${height}" preserveAspectRatio="none"${style === "" ? "" : ` style="${style}"`}>` +
    `${definitions === "" ? "" : `<defs>${definitions}</defs>`}${body}</svg>`;
  return `data:image/svg+xml,${svg.replaceAll("%", "%25").replaceAll("#", "%23")}`;
}
