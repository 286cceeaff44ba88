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

function sheetOfPrints(): CSSStyleSheet {
  if (sheet === null) document.adoptedStyleSheets.push((sheet = new CSSStyleSheet()));
  return sheet;
}
