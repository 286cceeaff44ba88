/** The sign of the game, 512 × 512: the tower with oaks on its top, above the wall. `bleed` fills the square for masks. */
export function appIcon(bleed: boolean): string {
  const ground = bleed ? '<path d="M0 0H512V512H0Z"' : '<rect width="512" height="512" rx="112"';
  const inside = bleed ? 'transform="translate(51 46) scale(.8)"' : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#B4472A"/><stop offset="1" stop-color="#8A3018"/></linearGradient><clipPath id="edge">${ground}/></clipPath></defs>${ground} fill="url(#sky)"/><g clip-path="url(#edge)"><g ${inside}><path d="M-120 404H632V640H-120Z" fill="#5E2010"/><path d="M-120 440H632M-120 478H632M-120 516H632M40 410v30M130 440v38M70 478v38M376 440v38M440 410v30M470 478v38M186 478v38M300 478v38M-50 440v38M560 440v38" stroke="#7C2E17" stroke-width="6"/><path d="M-120 386H632v22H-120Z" fill="#F3E6CE"/><path d="M182 190H330V430H182Z" fill="#FBF1DC"/><path d="M256 190H330V430H256Z" fill="#E9D6B2"/><path d="M166 160H346V200H166Z" fill="#FBF1DC"/><path d="M256 160H346V200H256Z" fill="#E9D6B2"/><path d="M166 196H346v12H166Z" fill="#C9AE82"/><path d="M232 430V362a24 24 0 0 1 48 0V430ZM236 316V262a20 20 0 0 1 40 0V316Z" fill="#3B1A0C"/><path d="M170 162C132 158 132 106 170 104C164 62 214 44 240 70C262 34 322 46 326 86C372 84 382 150 342 162Z" fill="#5E8B45"/><path d="M170 162C150 160 141 146 141 133C160 150 200 152 236 140C262 156 320 152 362 122C368 140 360 156 342 162Z" fill="#3F6B34"/><path d="M184 104C188 84 206 78 222 84M262 82C276 66 298 68 308 82" fill="none" stroke="#A9CB7A" stroke-width="10" stroke-linecap="round"/></g></g></svg>`;
}

/** The same with a dot: it is the player's turn. */
export function turnIcon(): string {
  const dot = '<circle cx="400" cy="112" r="104" fill="#FFC93C" stroke="#3B1A0C" stroke-width="20"/>';
  return appIcon(false).replace("</svg>", `${dot}</svg>`);
}
