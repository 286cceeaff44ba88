import { ROUTES } from "../wire/facts";

type Screen = keyof typeof ROUTES;

/** Screens of whose address more is known than their name. */
type Named =
  | { screen: "table"; table: string }
  | { screen: "replay"; table: string | null; step: number | null }
  | { screen: "verify"; table: string | null }
  | { screen: "player"; player: string }
  | { screen: "rules"; edition: string | null; clause: string | null };

/** A screen with all that its address says. The addresses are the server's; `parse` and `path` are inverses. */
export type Route = Named | { screen: Exclude<Screen, Named["screen"]> } | { screen: "not-found" };

const NOT_FOUND: Route = { screen: "not-found" };

/** `path` has no leading slash; `search` and `hash` are as in an address. */
export function parse(path: string, search = "", hash = ""): Route {
  const parts = path.split("/").map(decode);
  for (const [screen, patterns] of Object.entries(ROUTES))
    for (const pattern of patterns) {
      const named = match(pattern, parts);
      if (named !== null) return { screen, ...absent(patterns), ...named, ...moreOf(screen, search, hash) } as Route;
    }
  return parts.length === 2 && parts[1] === "" ? parse(path.slice(0, -1), search, hash) : NOT_FOUND;
}

/** What the parts of an address name, if they fit. */
function match(pattern: string, parts: readonly string[]): Record<string, string> | null {
  const wanted = pattern.slice(1).split("/");
  if (wanted.length !== parts.length) return null;
  const named: Record<string, string> = {};
  for (const [index, one] of wanted.entries()) {
    const part = parts[index]!;
    if (!one.startsWith("{")) {
      if (one !== part) return null;
    } else if (part === "") return null;
    else named[one.slice(1, -1)] = part;
  }
  return named;
}

/** Null for everything that any address of a screen names. */
function absent(patterns: readonly string[]): Record<string, null> {
  const names = patterns.flatMap((pattern) => [...pattern.matchAll(/{(\w+)}/g)].map(([, name]) => name!));
  return Object.fromEntries(names.map((name) => [name, null]));
}

function moreOf(screen: string, search: string, hash: string): Record<string, unknown> {
  if (screen === "replay") return { step: stepOf(search) };
  return screen === "rules" ? { clause: hash.replace(/^#/, "") || null } : {};
}

/** Below the root, without a leading slash. */
export function path(route: Route): string {
  if (route.screen === "not-found") return "";
  const named = route as unknown as Record<string, string | null>;
  const fits = (pattern: string): boolean =>
    [...pattern.matchAll(/{(\w+)}/g)].every(([, name]) => named[name!] !== null);
  const pattern = (ROUTES[route.screen] as readonly string[]).findLast(fits) ?? "/";
  const filled = pattern.replaceAll(/{(\w+)}/g, (_, name: string) => encodeURIComponent(named[name] ?? ""));
  return filled.slice(1) + restOf(route);
}

function restOf(route: Route): string {
  if (route.screen === "replay" && route.step !== null) return `?step=${route.step}`;
  return route.screen === "rules" && route.clause !== null ? `#${route.clause}` : "";
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function stepOf(search: string): number | null {
  const step = Number(new URLSearchParams(search).get("step") ?? NaN);
  return Number.isInteger(step) && step >= 0 ? step : null;
}
