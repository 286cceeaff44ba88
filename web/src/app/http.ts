import type {
  CreateTable,
  Credentials,
  LastSeq,
  ListedTable,
  Me,
  NewTable,
  Offer,
  Owner,
  PlayNow,
  PlayedGame,
  PlayerPage,
  Problem,
  QuarterChange,
  Rated,
  Replay,
  Tables,
  Verified,
} from "../wire/types";
import { rememberIdentity } from "./known";
import { urlOf } from "./root";

/** A refusal by the server, or none: `code` is "offline" when the server did not answer. `refusal-CODE` in the catalogues says it. */
export class RequestError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
    /** What a sentence about it speaks of. */
    readonly about: { clause?: string | null; names?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
  }
}

async function ask<T>(method: string, path: string, body?: BodyInit): Promise<T> {
  let response: Response;
  try {
    const headers = body === undefined ? undefined : { "content-type": "application/json" };
    response = await fetch(urlOf(`api/${path}`), { method, body, headers, credentials: "same-origin" });
  } catch {
    throw new RequestError("offline", "the server does not answer");
  }
  const text = await response.text();
  if (!response.ok) throw problemOf(response.status, text);
  if (method !== "GET" && !path.startsWith("games/")) rememberIdentity(method !== "DELETE" || !path.startsWith("me"));
  return (text === "" ? null : JSON.parse(text)) as T;
}

function problemOf(status: number, text: string): RequestError {
  try {
    const problem = JSON.parse(text) as Problem;
    return new RequestError(problem.code, problem.message, status, problem);
  } catch {
    return new RequestError("offline", text.slice(0, 200), status); // a proxy's page, not our server's words
  }
}

const get = <T>(path: string) => ask<T>("GET", path);
const send = <T>(method: string, path: string, body: unknown = {}) => ask<T>(method, path, JSON.stringify(body));
const id = encodeURIComponent;

/** The server's requests, by what they are for. */
export const api = {
  offer: () => get<Offer>("offer"),
  playNow: (wish: Partial<PlayNow>) => send<NewTable>("POST", "play-now", wish),
  createTable: (wish: Partial<CreateTable>) => send<NewTable>("POST", "tables", wish),
  publicTables: () => get<Tables>("tables"),
  table: (table: string) => get<ListedTable>(`tables/${id(table)}`),
  /** What a move changed: the Quarter that it was about, or that of an owner. */
  move: (table: string, seq: number, owner: Owner | null) =>
    get<QuarterChange>(`tables/${id(table)}/moves/${seq}${owner === null ? "" : `?owner=${owner}`}`),
  sit: (table: string, wish: { seat?: number; name?: string; contribution?: string }) =>
    send<LastSeq>("POST", `tables/${id(table)}/seats`, wish),
  leave: (table: string) => ask<LastSeq>("DELETE", `tables/${id(table)}/seats`),
  /** Another player, or the seat that a rematch keeps. */
  remove: (table: string, seat: number) => ask<LastSeq>("DELETE", `tables/${id(table)}/seats/${seat}`),
  readmit: (table: string, player: string) => ask<LastSeq>("DELETE", `tables/${id(table)}/removed/${id(player)}`),
  seatBot: (table: string, seat: number, level: string) =>
    send<LastSeq>("PUT", `tables/${id(table)}/seats/${seat}/bot`, { level }),
  openSeat: (table: string, seat: number) => ask<LastSeq>("DELETE", `tables/${id(table)}/seats/${seat}/bot`),
  start: (table: string, wish: { level?: string; contribution?: string } = {}) =>
    send<LastSeq>("POST", `tables/${id(table)}/start`, wish),
  resign: (table: string) => send<LastSeq>("POST", `tables/${id(table)}/resign`),
  /** Where nobody else plays. */
  close: (table: string) => ask<LastSeq>("DELETE", `tables/${id(table)}`),
  rematch: (table: string) => send<NewTable>("POST", `tables/${id(table)}/rematch`),
  me: () => get<Me>("me"),
  rename: (name: string) => send<Me>("PUT", "me", { name }),
  forgetMe: (everywhere = false) => ask<unknown>("DELETE", `me${everywhere ? "?everywhere=true" : ""}`),
  setPassword: (who: Credentials) => send<Me>("PUT", "me/password", who),
  logIn: (who: Credentials) => send<Me>("POST", "me/login", who),
  myTables: (offset = 0) => get<Tables>(`me/tables?offset=${offset}`),
  leaderboard: (players: number) => get<Rated[]>(`leaderboard?players=${players}`),
  player: (player: string) => get<PlayerPage>(`players/${id(player)}`),
  playedGames: (player: string) => get<PlayedGame[]>(`players/${id(player)}/games`),
  games: (offset = 0) => get<Tables>(`games?offset=${offset}`),
  record: (table: string) => get<unknown>(`games/${id(table)}/record`),
  recordAddress: (table: string) => urlOf(`api/games/${id(table)}/record`).href,
  replay: (table: string) => get<Replay>(`games/${id(table)}/replay`),
  replayOf: (record: string) => ask<Replay>("POST", "games/replay", record),
  verify: (record: string) => ask<Verified>("POST", "games/verify", record),
};
