import { definitionsFor } from "../art/defs";
import type { Assembly, Drawing, Part } from "../art/drawing";

const SVG = "http://www.w3.org/2000/svg";
const FINE = 1.5; // pixels of the screen for one of the page
const NARROW = 720;

/**
 * Pictures show parts, and these patterns and gradients; whatever is wanted is put into the page when it first is. A part
 * is shown as a copy, which is sharpest, or as the fill of a rectangle: that costs a picture one element instead of all
 * that the part is made of, but the browser makes an image of it first and puts it between the pixels. So copies are for
 * large screens whose pixels can be seen.
 */
interface Way {
  tag: "use" | "rect";
  /** What a picture says of a part, in the light that is given as CSS. */
  attributes(part: Part, light: string): Record<string, string>;
}

const copies: Way = {
  tag: "use",
  attributes: ({ drawing, x, y }) => {
    const name = nameOf(drawing, "", (id) => define(id, `<g id="${id}">${drawing.body}</g>`, "copied"));
    return { href: `#${name}`, x: String(x), y: String(y) };
  },
};

const fills: Way = {
  tag: "rect",
  attributes: ({ drawing, x, y }, light) => {
    const [left, top, width, height] = drawing.box;
    const name = nameOf(drawing, light, (id) => {
      const style = light === "" ? "" : ` style="${light}"`;
      const box = `viewBox="${drawing.box.join(" ")}" preserveAspectRatio="none"`;
      define(id, `<pattern id="${id}" width="1" height="1" ${box}${style}>${drawing.body}</pattern>`, "filling");
    });
    return {
      fill: `url(#${name})`,
      x: String(x + left),
      y: String(y + top),
      width: String(width),
      height: String(height),
    };
  },
};

let chosen: Way | null = null;
const way = (): Way => (chosen ??= devicePixelRatio < FINE && innerWidth >= NARROW ? copies : fills);

// --- what is in the page ----------------------------------------------------------------------------------------------

/** What is copied costs nothing when it is `display: none`; what fills must not be, or nothing is filled. */
const HIDDEN = { copied: "display:none", filling: "position:absolute;width:0;height:0" };
const homes = new Map<keyof typeof HIDDEN, Element>();
const there = new Set<string>();
const names = new Map<Drawing, Map<string, string>>();
let count = 0;

function define(name: string, definition: string, where: keyof typeof HIDDEN): void {
  if (there.has(name)) return;
  there.add(name);
  let defs = homes.get(where);
  if (defs === undefined) {
    const svg = document.createElementNS(SVG, "svg");
    for (const [attribute, value] of Object.entries({
      "aria-hidden": "true",
      focusable: "false",
      style: HIDDEN[where],
    }))
      svg.setAttribute(attribute, value);
    defs = svg.appendChild(document.createElementNS(SVG, "defs"));
    document.body.prepend(svg);
    homes.set(where, defs);
  }
  defs.insertAdjacentHTML("beforeend", definition);
}

function nameOf(drawing: Drawing, light: string, defineIt: (name: string) => void): string {
  let inLights = names.get(drawing);
  if (inLights === undefined) names.set(drawing, (inLights = new Map<string, string>()));
  let name = inLights.get(light);
  if (name === undefined) {
    inLights.set(light, (name = `lu-part-${count++}`));
    for (const [inner, definition] of definitionsFor(drawing.body)) define(inner, definition, "filling");
    defineIt(name);
  }
  return name;
}

// --- pictures -------------------------------------------------------------------------------------------------------

/** The inside of an SVG element that shows all of it, in a page that has everything it refers to. */
export function inlined(assembly: Assembly, light: string): string {
  const { tag } = way();
  return assembly.parts
    .map((part) => {
      const attributes = Object.entries(attributesOf(part, light)).map(([name, value]) => ` ${name}="${value}"`);
      return `<${tag}${attributes.join("")}></${tag}>`;
    })
    .join("");
}

/**
 * Shows all of it in an SVG element. Parts that it shows already stay and are only moved: a browser draws what it refers
 * to anew for every element that is added.
 */
export function arrange(svg: Element, assembly: Assembly, light: string): void {
  if (svg.firstElementChild === null) {
    svg.innerHTML = inlined(assembly, light);
    return;
  }
  const spare = new Map<string, Element[]>();
  for (const shown of svg.children) {
    const key = keyOf(shown.getAttribute("href") ?? shown.getAttribute("fill"), shown.getAttribute("class"));
    spare.set(key, [...(spare.get(key) ?? []), shown]);
  }
  const wanted = assembly.parts.map((part) => {
    const attributes = attributesOf(part, light);
    const key = keyOf(attributes.href ?? attributes.fill, attributes.class);
    const shown = spare.get(key)?.shift() ?? document.createElementNS(SVG, way().tag);
    for (const [name, value] of Object.entries(attributes))
      if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
    return shown;
  });
  for (const left of spare.values()) for (const one of left) one.remove();
  wanted.forEach((shown, index) => {
    if (svg.children[index] !== shown) svg.insertBefore(shown, svg.children[index] ?? null);
  });
}

const keyOf = (shows: string | null | undefined, name: string | null | undefined) => `${shows} ${name ?? ""}`;

function attributesOf(part: Part, light: string): Record<string, string> {
  const attributes = way().attributes(part, light);
  return part.name === undefined ? attributes : { ...attributes, class: part.name, style: `--i:${part.order ?? 0}` };
}
