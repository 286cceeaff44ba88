/** The screens and their addresses, in one place: `parse` and `path` are inverses. */
export type Route =
  | { screen: "home" }
  | { screen: "create" }
  | { screen: "same-device" }
  | { screen: "join" }
  | { screen: "table"; table: string }
  | { screen: "replay"; table: string | null; step: number | null }
  | { screen: "games" }
  | { screen: "players" }
  | { screen: "player"; player: string }
  | { screen: "rules"; edition: string | null; clause: string | null }
  | { screen: "settings" }
  | { screen: "gallery" }
  | { screen: "nothing" };

const PLAIN = ["create", "same-device", "join", "games", "players", "settings", "gallery"] as const;

/** `path` has no leading slash; `search` and `hash` are as in an address. */
export function parse(path: string, search = "", hash = ""): Route {
  const [first = "", second = "", ...more] = path.split("/").map(decode);
  if (more.length > 0) return { screen: "nothing" };
  if (second === "") {
    if (first === "") return { screen: "home" };
    const plain = PLAIN.find((name) => name === first);
    if (plain !== undefined) return { screen: plain };
  }
  if (first === "t" && second !== "") return { screen: "table", table: second };
  if (first === "players") return { screen: "player", player: second };
  if (first === "replay") return { screen: "replay", table: second || null, step: stepOf(search) };
  if (first === "rules") return { screen: "rules", edition: second || null, clause: hash.replace(/^#/, "") || null };
  return { screen: "nothing" };
}

/** Below the root, without a leading slash. */
export function path(route: Route): string {
  switch (route.screen) {
    case "home":
    case "nothing":
      return "";
    case "table":
      return `t/${encodeURIComponent(route.table)}`;
    case "player":
      return `players/${encodeURIComponent(route.player)}`;
    case "replay":
      return (
        (route.table === null ? "replay" : `replay/${encodeURIComponent(route.table)}`) +
        (route.step === null ? "" : `?step=${route.step}`)
      );
    case "rules":
      return (
        (route.edition === null ? "rules" : `rules/${encodeURIComponent(route.edition)}`) +
        (route.clause === null ? "" : `#${route.clause}`)
      );
    default:
      return route.screen;
  }
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
