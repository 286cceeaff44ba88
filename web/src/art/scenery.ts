import type { Drawing } from "./drawing";

/** The city in the distance, 1200 × 200; evening changes its colours. */
export const skyline: Drawing = { box: [0, 0, 1200, 200], body: drawSkyline() };

function drawSkyline(): string {
  let seed = 7;
  const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  let houses = "";
  let roofs = "";
  let panes = "";
  const whole = (value: number) => value.toFixed(0);
  for (let x = -10; x < 1210;) {
    const width = 24 + chance() * 30;
    const top = 200 - (26 + chance() * 34);
    houses += `M${whole(x)} 200V${whole(top)}h${whole(width)}V200Z`;
    const half = whole(width / 2 + 3);
    roofs +=
      chance() < 0.55
        ? `M${whole(x - 3)} ${whole(top)}l${half} ${whole(-(7 + chance() * 5))}l${half} ${whole(7 + chance() * 3)}Z`
        : `M${whole(x - 3)} ${whole(top)}l6-8h${whole(width - 6)}l6 8Z`;
    for (let y = top + 9; y < 190; y += 13)
      for (let pane = x + 6; pane < x + width - 6; pane += 10)
        if (chance() < 0.6) panes += `M${whole(pane)} ${whole(y)}h3.5v5h-3.5Z`;
    x += width - 1;
  }
  const towers = [
    [170, 18, 96],
    [418, 24, 66],
    [690, 20, 88],
    [955, 22, 74],
    [1120, 16, 102],
  ] as const;
  for (const [x, width, top] of towers) {
    houses += `M${x} 200V${top}h${width}V200Z`;
    if (x !== 955) houses += `M${x - 3} ${top}v-8h${width + 6}v8Z`;
    const middle = x + width / 2 - 2;
    panes += `M${middle} ${top + 8}h4v8h-4ZM${middle} ${top + 30}h4v7h-4Z`;
  }
  roofs += "M950 74l16-16 16 16ZM780 137C782 104 852 104 854 137ZM813 112v-13h8v13Z";
  houses += "M782 200V136h70V200Z";
  const cypresses = [60, 72, 300, 560, 572, 586, 900, 1060, 1074].map(
    (x, index) =>
      `M${x} 200C${x - 7} 178 ${x - 5} 160 ${x} ${138 + (index % 3) * 7}C${x + 5} 160 ${x + 7} 178 ${x} 200Z`,
  );
  const oaks = "M414 58C404 58 404 46 413 45C412 35 424 33 430 38C436 33 448 35 447 45C456 46 456 58 446 58Z";
  const layer = (variable: string, fallback: string, d: string) =>
    `<path style="fill:var(--lu-${variable},${fallback})" d="${d}"/>`;
  return (
    layer("far3", "#D3DCD6", "M0 200V84C120 40 220 74 330 50S560 14 690 52 920 66 1010 40 1140 36 1200 50V200Z") +
    layer(
      "far2",
      "#C3D0C2",
      "M0 200V132C110 96 190 124 300 108S520 92 640 116 860 128 960 104 1130 112 1200 100V200Z",
    ) +
    layer("fartree", "#A5B98E", cypresses.join("") + oaks) +
    layer("far", "#E0CDAE", houses) +
    layer("farroof", "#D3A98A", roofs) +
    layer("farwin", "#C6AE8C", panes)
  );
}
