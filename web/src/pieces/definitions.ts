import { definitionsFor } from "../art/defs";
import type { Assembly, Drawing, Part } from "../art/drawing";

const SVG = "http://www.w3.org/2000/svg";

/**
 * Drawings in the page refer to their parts, and these to patterns and gradients; whatever is referred to is put into the
 * page when it is first wanted. What is only copied from costs nothing when it is `display: none`; patterns must not be,
 * which would take them away from what they fill.
 */
const homes = new Map<"fills" | "parts", Element>();
const there = new Set<string>();
const ids = new Map<Drawing, string>();

function define(name: string, definition: string, where: "fills" | "parts"): void {
  if (there.has(name)) return;
  there.add(name);
  home(where).insertAdjacentHTML("beforeend", definition);
}

function home(where: "fills" | "parts"): Element {
  let defs = homes.get(where);
  if (defs === undefined) {
    const svg = document.createElementNS(SVG, "svg");
    const hidden = where === "parts" ? "display:none" : "position:absolute;width:0;height:0";
    for (const [name, value] of Object.entries({ "aria-hidden": "true", focusable: "false", style: hidden }))
      svg.setAttribute(name, value);
    defs = svg.appendChild(document.createElementNS(SVG, "defs"));
    document.body.prepend(svg);
    homes.set(where, defs);
  }
  return defs;
}

function idOf(drawing: Drawing): string {
  let id = ids.get(drawing);
  if (id === undefined) {
    id = `lu-part-${ids.size}`;
    ids.set(drawing, id);
    for (const [name, definition] of definitionsFor(drawing.body)) define(name, definition, "fills");
    define(id, `<g id="${id}">${drawing.body}</g>`, "parts");
  }
  return id;
}

const known = new WeakMap<Assembly, string>();

/** The inside of an SVG element that shows all of it, in a page that has everything it refers to. */
export function inlined(assembly: Assembly): string {
  let body = known.get(assembly);
  if (body === undefined) {
    body = assembly.parts
      .map((part) => {
        const { href, x, y, name, style } = attributesOf(part);
        return `<use href="${href}" x="${x}" y="${y}"${name === "" ? "" : ` class="${name}" style="${style}"`}/>`;
      })
      .join("");
    known.set(assembly, body);
  }
  return body;
}

/**
 * Shows all of it in an SVG element. Parts that it shows already stay and are only moved: a browser draws what it
 * refers to anew for every element that is added.
 */
export function arrange(svg: Element, assembly: Assembly): void {
  if (svg.firstElementChild === null) {
    svg.innerHTML = inlined(assembly);
    return;
  }
  const spare = new Map<string, Element[]>();
  for (const use of svg.children) {
    const key = keyOf(use.getAttribute("href"), use.getAttribute("class"));
    spare.set(key, [...(spare.get(key) ?? []), use]);
  }
  const wanted = assembly.parts.map((part) => {
    const { href, x, y, name, style } = attributesOf(part);
    const use = spare.get(keyOf(href, name))?.shift() ?? document.createElementNS(SVG, "use");
    set(use, "href", href);
    set(use, "x", x);
    set(use, "y", y);
    if (name !== "") {
      set(use, "class", name);
      set(use, "style", style);
    }
    return use;
  });
  for (const uses of spare.values()) for (const use of uses) use.remove();
  wanted.forEach((use, index) => {
    if (svg.children[index] !== use) svg.insertBefore(use, svg.children[index] ?? null);
  });
}

const keyOf = (href: string | null, name: string | null) => `${href} ${name ?? ""}`;

function attributesOf({ drawing, x, y, name = "", order = 0 }: Part) {
  return { href: `#${idOf(drawing)}`, x: String(x), y: String(y), name, style: `--i:${order}` };
}

function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
