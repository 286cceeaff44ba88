/** Day and evening: what they do to the drawings, as the CSS variables that these ask for. Without any it is day. */
export type Light = "day" | "evening";

const FAR_AWAY = {
  day: "--lu-far:#e9d9bd;--lu-far2:#c9d6c4;--lu-far3:#d4dfdb;--lu-farroof:#ddb697;--lu-farwin:#d6c2a2;--lu-fartree:#a9bc95",
  evening:
    "--lu-far:#262844;--lu-far2:rgba(46,50,84,.75);--lu-far3:rgba(62,62,102,.45);--lu-farroof:#2f2c48;--lu-farwin:#7e6246;--lu-fartree:#222b3a",
};

const LIGHTS = {
  card: { day: "", evening: "--lu-paper:#e3dac6;--lu-night:.1" },
  palace: { day: "", evening: "--lu-night:.24;--lu-evening:.34;--lu-lit:#ffc84d" },
  // Walls of an opened palace are darker, so that its windows shine by day, too.
  open: { day: "--lu-night:.16", evening: "--lu-night:.46;--lu-evening:.34" },
  wall: { day: "", evening: "--lu-evening:.2;--lu-meadow:#35472f" },
  arms: { day: "", evening: "" },
  far: FAR_AWAY,
} satisfies Record<string, Record<Light, string>>;

export type Lit = keyof typeof LIGHTS;

export const lightOn = (what: Lit, light: Light): string => LIGHTS[what][light];
