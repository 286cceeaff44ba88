/** Everything that this device remembers, and the key under which the browser stores it. */
const KEYS = {
  settings: "lucca-settings", // public/theme.js reads it, too
  hasIdentity: "lucca-known",
  experience: "lucca-experience",
  lessons: "lucca-lessons",
  playNow: "lucca-play-now",
  openTables: "lucca-continue",
  hiddenTables: "lucca-not-to-continue",
  localSeats: "lucca-around-this-device",
  seals: "lucca-seals",
} as const;

/** What was stored, or null. Storage may be missing or full; then it is as on the first visit. */
export function readStored(name: keyof typeof KEYS): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEYS[name]) ?? "null");
  } catch {
    return null;
  }
}

/** The fields of an object that was stored; none if it is something else. */
export function readStoredFields(name: keyof typeof KEYS): Readonly<Record<string, unknown>> {
  const stored = readStored(name);
  return typeof stored === "object" && stored !== null ? { ...stored } : {};
}

export function writeStored(name: keyof typeof KEYS, value: unknown): void {
  try {
    localStorage.setItem(KEYS[name], JSON.stringify(value));
  } catch {
    // It lasts until the page is closed.
  }
}
