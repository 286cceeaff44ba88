import { definitionsFor } from "../art/defs";
import type { Assembly, Drawing } from "../art/drawing";

/**
 * Drawings in the page refer to their parts, and these to patterns and gradients; whatever is referred to is put into the
 * page when it is first wanted. It must not be `display: none`, which would take patterns away from what they fill.
 */
let defs: Element | null = null;
const there = new Set<string>();
const ids = new Map<Drawing, string>();

function define(name: string, definition: string): void {
  if (there.has(name)) return;
  there.add(name);
  home().insertAdjacentHTML("beforeend", definition);
}

function home(): Element {
  if (defs === null) {
    const holder = document.createElement("div");
    holder.innerHTML =
      '<svg width="0" height="0" aria-hidden="true" focusable="false" style="position:absolute"><defs></defs></svg>';
    document.body.prepend(holder.firstElementChild!);
    defs = document.body.firstElementChild!.firstElementChild!;
  }
  return defs;
}

function idOf(drawing: Drawing): string {
  let id = ids.get(drawing);
  if (id === undefined) {
    id = `lu-part-${ids.size}`;
    ids.set(drawing, id);
    for (const [name, definition] of definitionsFor(drawing.body)) define(name, definition);
    define(id, `<g id="${id}">${drawing.body}</g>`);
  }
  return id;
}

const known = new WeakMap<Assembly, string>();

/** The inside of an SVG element that shows all of it, in a page that has everything it refers to. */
export function inlined(assembly: Assembly): string {
  let body = known.get(assembly);
  if (body === undefined) {
    body = assembly.parts
      .map(({ drawing, x, y, name = "", order = 0 }) => {
        const how = name === "" ? "" : ` class="${name}" style="--i:${order}"`;
        return `<use href="#${idOf(drawing)}" x="${x}" y="${y}"${how}/>`;
      })
      .join("");
    known.set(assembly, body);
  }
  return body;
}
