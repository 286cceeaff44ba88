import type { Drawing } from "../art/drawing";
import type { Light, Lit } from "../art/light";
import { printed } from "../art/print";

/**
 * Prints are rules of a style sheet, so that an element shows one by its class. As the address of an image element each
 * copy would have to be looked up by an address of thousands of letters.
 */
const names = new Map<string, string>();
let sheet: CSSStyleSheet | null = null;

/** The class that shows a drawing in some light; an element with it has the drawing's shape. */
export function printName(drawing: Drawing, what: Lit, light: Light): string {
  const address = printed(drawing, what, light);
  let name = names.get(address);
  if (name === undefined) {
    name = `lu-print-${names.size}`;
    names.set(address, name);
    sheetOfPrints().insertRule(
      `.${name}{aspect-ratio:${drawing.box[2]}/${drawing.box[3]};background-image:url('${address.replaceAll("'", "%27")}')}`,
    );
  }
  return name;
}

const kept = new Map<string, HTMLImageElement>();

/** Has the browser read a print before it is first shown, and remember it. */
export function printAhead(drawing: Drawing, what: Lit, light: Light): void {
  const address = printed(drawing, what, light);
  if (kept.has(address)) return;
  const image = new Image();
  image.src = address;
  kept.set(address, image);
}

function sheetOfPrints(): CSSStyleSheet {
  if (sheet === null) document.adoptedStyleSheets.push((sheet = new CSSStyleSheet()));
  return sheet;
}
