import { cardDefs } from "./card";
import { round, times } from "./drawing";
import { STONE_DARK } from "./palette";
import { patterns } from "./patterns";
import { roofDefs } from "./roof";
import { storeyDefs } from "./storey";
import { wallDefs } from "./walls";
import { armsDefs } from "./arms";

type Stop = readonly [offset: number, colour: string, opacity?: number];

const ACROSS = 'x1="0" y1="0" x2="1" y2="0"';
const DOWN = 'x1="0" y1="0" x2="0" y2="1"';

function gradient(id: string, stops: readonly Stop[], direction = DOWN): string {
  const drawn = stops.map(
    ([offset, colour, opacity = 1]) =>
      `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? "" : ` stop-opacity="${opacity}"`}/>`,
  );
  return `<linearGradient id="${id}" ${direction}>${drawn.join("")}</linearGradient>`;
}

// prettier-ignore
const gradients = () =>
  gradient("lu-stone", [[0, "#B4B9BB"], [1, "#8C9396"]]) +
  gradient("lu-ivory", [[0, "#FFFDF4"], [1, "#EFE6CC"]]) +
  gradient("lu-goldplaque", [[0, "#FFF0B8"], [0.45, "#F1CC62"], [1, "#C8942A"]]) +
  gradient("lu-enamel", [[0, "#FFFFFF"], [0.5, "#FBFAF3"], [1, "#E4E3DA"]]) +
  gradient("lu-shade", [[0, "#fff", 0.12], [0.35, "#fff", 0], [0.7, "#000", 0.03], [1, "#000", 0.2]], ACROSS) +
  gradient("lu-fall", [[0, "#000", 0.3], [1, "#000", 0]]) +
  gradient("lu-drum", [[0, "#fff", 0.2], [0.3, "#fff", 0.1], [0.6, "#000", 0.06], [1, "#000", 0.42]], ACROSS) +
  gradient("lu-wood", [[0, "#7A4E2C"], [1, "#57351C"]]) +
  gradient("lu-lit", [[0, "#FFFDE6"], [0.45, "#FFF0A0"], [1, "#FFC23D"]]) +
  gradient("lu-crown", [[0, "#7FA650"], [1, "#3F6B34"]]) +
  gradient("lu-sky", [[0, "#9CC7E2"], [1, "#F3E6CE"]]) +
  '<radialGradient id="lu-glow"><stop offset=".48" stop-color="#FFE38A" stop-opacity="0"/><stop offset=".66" stop-color="#FFE38A" stop-opacity=".55"/><stop offset="1" stop-color="#FFC84A" stop-opacity="0"/></radialGradient>';

function doors(): string {
  const voussoirs = times(5, (index) => {
    const angle = ((index - 2) * Math.PI) / 6;
    const at = (radius: number) => `${round(22 + radius * Math.sin(angle))} ${round(22 - radius * Math.cos(angle))}`;
    return `M${at(21)}L${at(14)}`;
  }).join("");
  const arch = `<path d="M1 62V22a21 21 0 0 1 42 0V62Z" fill="url(#lu-stone)" stroke="${STONE_DARK}" stroke-width="1.4"/><path d="${voussoirs}" stroke="${STONE_DARK}" stroke-width="1.2"/>`;
  const hole = "M8 62V23a14 14 0 0 1 28 0V62Z";
  const fan = "M8 24H36M22 9V24M13 13L22 24L31 13";
  const panels = "M22 24V62M11.5 29h7.5v12h-7.5ZM25 29h7.5v12H25ZM11.5 46h7.5v12h-7.5ZM25 46h7.5v12H25Z";
  const lines = (d: string) => `<path d="${d}" fill="none" stroke="#2E1A0C" stroke-width="1.4"/>`;
  return (
    `<g id="lu-door">${arch}<path d="${hole}" fill="url(#lu-wood)"/>${lines(fan + panels)}<path d="M19 44h1.6M23.4 44H25" stroke="#E3B04B" stroke-width="2.6"/></g>` +
    `<g id="lu-door-open">${arch}<path d="${hole}" fill="url(#lu-lit)" stroke="#5A2A06" stroke-width="1.4"/>${lines(fan)}<path d="M8 26L14 30V62H8ZM36 26L30 30V62H36Z" fill="#57351C" stroke="#2E1A0C"/></g>`
  );
}

/** Everything that the drawings refer to; once per page, and never hidden by `display: none`. */
export function artDefs(): string {
  return patterns() + gradients() + doors() + roofDefs() + wallDefs() + cardDefs() + armsDefs() + storeyDefs();
}
