import { round, times } from "./drawing";
import { STONE_DARK } from "./palette";

/** Shut, and open with light behind it, 44 × 62. */
function doors() {
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
  return {
    shut: `${arch}<path d="${hole}" fill="url(#lu-wood)"/>${lines(fan + panels)}<path d="M19 44h1.6M23.4 44H25" stroke="#E3B04B" stroke-width="2.6"/>`,
    open: `${arch}<path d="${hole}" fill="url(#lu-lit)" stroke="#5A2A06" stroke-width="1.4"/>${lines(fan)}<path d="M8 26L14 30V62H8ZM36 26L30 30V62H36Z" fill="#57351C" stroke="#2E1A0C"/>`,
  };
}

export const DOORS = doors();
