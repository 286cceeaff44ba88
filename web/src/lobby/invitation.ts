import { parse, type Route } from "../app/routes";
import { LIMITS } from "../wire/facts";

/** What was pasted: one of our screens, a link to another server, or nothing that we know. */
export type Invitation =
  { kind: "place"; route: Route } | { kind: "elsewhere"; url: string } | { kind: "empty" } | { kind: "unknown" };

/** What is shorter is a word rather than an id. */
const ID = new RegExp(`^[A-Za-z0-9_-]{12,${LIMITS.id_characters}}$`);
const LINK = /https?:\/\/[^\s<>"'）」]+/i;

/** Whole links, also in the middle of a message, the end of one, or just the table's id. */
export function read(text: string, root: URL): Invitation {
  const trimmed = text.trim();
  if (trimmed === "") return { kind: "empty" };
  const link = LINK.exec(trimmed)?.[0];
  if (link !== undefined) return fromLink(link.replace(/[.,;:!?)\]]+$/, ""), root);
  if (ID.test(trimmed)) return { kind: "place", route: { screen: "table", table: trimmed } };
  return place(trimmed.replace(/^\/+/, "")) ?? { kind: "unknown" };
}

function fromLink(link: string, root: URL): Invitation {
  if (!URL.canParse(link)) return { kind: "unknown" };
  const url = new URL(link);
  const isOurs = url.host === root.host && url.pathname.startsWith(root.pathname);
  if (isOurs) return place(url.pathname.slice(root.pathname.length) + url.search) ?? { kind: "unknown" };
  return endsInPlace(url.pathname) ? { kind: "elsewhere", url: url.href } : { kind: "unknown" };
}

/** Another server may be below any path. */
function endsInPlace(path: string): boolean {
  const parts = path.split("/");
  return parts.some((_, start) => place(parts.slice(start).join("/")) !== null);
}

function place(path: string): Invitation | null {
  const [before = "", search = ""] = path.split("?");
  const route = parse(before, search);
  const isPlace =
    (route.screen === "table" && ID.test(route.table)) ||
    (route.screen === "replay" && route.table !== null && ID.test(route.table));
  return isPlace ? { kind: "place", route } : null;
}
