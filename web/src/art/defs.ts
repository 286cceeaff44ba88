import { armsClips } from "./arms";
import { remembered } from "./drawing";
import { patterns } from "./patterns";
import { TREE } from "./walls";

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** The whole façade is lit from the left. */
const FACADE = 'gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="160" y2="0"';
const ACROSS = 'x1="0" y1="0" x2="1" y2="0"';
const DOWN = 'x1="0" y1="0" x2="0" y2="1"';

function gradient(id: string, stops: readonly Stop[], direction = DOWN): [id: string, definition: string] {
  const drawn = stops.map(
    ([offset, colour, opacity = 1]) =>
      `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? "" : ` stop-opacity="${opacity}"`}/>`,
  );
  return [id, `<linearGradient id="${id}" ${direction}>${drawn.join("")}</linearGradient>`];
}

// prettier-ignore
const GRADIENTS = [
  gradient("lu-stone", [[0, "#B4B9BB"], [1, "#8C9396"]]),
  gradient("lu-ivory", [[0, "#FFFDF4"], [1, "#EFE6CC"]]),
  gradient("lu-goldplaque", [[0, "#FFF0B8"], [0.45, "#F1CC62"], [1, "#C8942A"]]),
  gradient("lu-enamel", [[0, "#FFFFFF"], [0.5, "#FBFAF3"], [1, "#E4E3DA"]]),
  gradient("lu-shade", [[0, "#fff", 0.12], [0.35, "#fff", 0], [0.7, "#000", 0.03], [1, "#000", 0.2]], FACADE),
  gradient("lu-fall", [[0, "#000", 0.3], [1, "#000", 0]]),
  gradient("lu-drum", [[0, "#fff", 0.2], [0.3, "#fff", 0.1], [0.6, "#000", 0.06], [1, "#000", 0.42]], ACROSS),
  gradient("lu-wood", [[0, "#7A4E2C"], [1, "#57351C"]]),
  gradient("lu-lit", [[0, "#FFFDE6"], [0.45, "#FFF0A0"], [1, "#FFC23D"]]),
  gradient("lu-crown", [[0, "#7FA650"], [1, "#3F6B34"]]),
  gradient("lu-sky", [[0, "#9CC7E2"], [1, "#F3E6CE"]]),
  ["lu-glow", '<radialGradient id="lu-glow"><stop offset=".48" stop-color="#FFE38A" stop-opacity="0"/><stop offset=".66" stop-color="#FFE38A" stop-opacity=".55"/><stop offset="1" stop-color="#FFC84A" stop-opacity="0"/></radialGradient>'],
] as const;

/** By name, each with what it refers to itself. */
const definitions = remembered(
  () => new Map<string, string>([...GRADIENTS, ...patterns(), ...armsClips(), ["lu-tree", TREE]]),
  () => "",
);

/** Everything that a drawing refers to, by name. */
export function definitionsFor(drawn: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const find = (text: string) => {
    for (const [, name = ""] of text.matchAll(/(?:href="|url\()#([\w-]+)/g)) {
      if (found.has(name)) continue;
      const definition = definitions().get(name);
      if (definition === undefined) throw new Error(`nothing is called ${name}`);
      found.set(name, definition);
      find(definition);
    }
  };
  find(drawn);
  return found;
}
