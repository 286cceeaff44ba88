import { socketUrlOf, urlOf } from "../app/root";
import { PROTOCOL } from "../wire/facts";
import type { News, Presenter } from "../story/news";
import { Connection, type ConnectionState, type Listener } from "../wire/connection";
import type {
  Card,
  Decision,
  FromClient,
  FromServer,
  GameView,
  Presence,
  Refused,
  Snapshot,
  LogEntry,
  TableView,
  Update,
  Yours,
  YoursNow,
} from "../wire/types";
import { shared } from "./sharing";

/** Something that changes what is shown, in the order in which it came. */
type Change = Snapshot | Update | YoursNow;

type WithoutRequest<T> = T extends unknown ? Omit<T, "request"> : never;
type Asked = WithoutRequest<FromClient>;

const atOnce: Presenter = (_, apply, ask) => {
  apply();
  ask?.();
  return Promise.resolve();
};
const MAX_WAITING = 8; // changes: a player who comes back to a tab after an hour is shown the end, not the hour

/**
 * One table as this browser knows it. It decides no rule: the server says how the table looks and what can be done; a
 * turn is drafted there, too, so that nothing is lost when this page is closed.
 */
export class TableStore implements Listener {
  connection = $state<ConnectionState>("connecting");
  table = $state.raw<TableView | null>(null);
  you = $state.raw<Yours | null>(null);
  /** Our own seats; several on one device. */
  seats = $state.raw<readonly number[]>([]);
  entries = $state.raw<readonly LogEntry[]>([]);
  cards = $state.raw<ReadonlyMap<string, Card>>(new Map());
  colours = $state.raw<readonly string[]>([]);
  presence = $state.raw<Presence>({ type: "presence", players: [], spectators: 0 });
  muted = $state.raw<ReadonlySet<string>>(new Set());
  /** Why the last thing that we asked for was not done; for the table as a whole when the connection is refused. */
  refusal = $state.raw<Refused | null>(null);
  /** Something that we asked for is not answered yet, or something that we were told is not shown yet. */
  isBusy = $state(false);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  clockAhead = $state(0);

  /** The table with our unfinished turn: what the board shows. */
  game: GameView | null = $derived(this.you?.preview ?? this.table?.game ?? null);
  isHost = $derived(
    this.table !== null && this.seats.some((seat) => this.table?.seats[seat]?.player === this.table?.host),
  );
  isSpectator = $derived(this.seats.length === 0);
  isSharedDevice = $derived(this.seats.length > 1);
  isAway = $derived(this.seats.some((seat) => this.table?.seats[seat]?.away ?? false));
  canAct = $derived(this.connection === "open" && this.you !== null && this.you.to_decide && !this.isBusy);

  readonly #connection: Connection;
  #present: Presenter = atOnce;
  #waiting: Change[] = [];
  #isShowing = false;
  /** Changes that the table does not show yet: a player who acts now would act on what is past. */
  #unshown = 0;
  #lastSeq = 0;
  #requests = 0;
  #asked = new Map<number, Asked>();

  constructor(readonly id: string) {
    this.#connection = new Connection(
      (after) => socketUrlOf(`api/tables/${encodeURIComponent(id)}/socket?after=${after}&protocol=${PROTOCOL}`),
      () => this.#lastSeq,
      urlOf("health"),
      this,
    );
  }

  presentWith(presenter: Presenter): void {
    this.#present = presenter;
  }

  close(): void {
    this.#connection.close();
  }

  /** With the identity that we have now. */
  reconnect(): void {
    this.#connection.again();
  }

  // --- what we ask for ---------------------------------------------------------------------------------------------

  decide(decision: Decision): void {
    if (this.you !== null) this.#draft([...this.you.draft, decision]);
  }

  /** Take back the last decision. */
  undo(): void {
    if (this.you !== null) this.#draft(this.you.draft.slice(0, -1));
  }

  startOver(): void {
    this.#draft([]);
  }

  #draft(decisions: Decision[]): void {
    if (this.you === null || this.isBusy) return;
    this.#ask({ type: "draft", seat: this.you.seat, move_index: this.you.move_index, decisions } as Asked);
  }

  confirm(): void {
    if (this.you === null || !this.you.complete || this.isBusy) return;
    const { seat, move_index, draft: decisions } = this.you;
    this.#ask({ type: "confirm", seat, move_index, decisions } as Asked);
  }

  /** Several people at one device: whose secrets are shown. */
  actAs(seat: number | null): void {
    this.#ask({ type: "act-as", seat });
  }

  say(text: string): void {
    this.#ask({ type: "say", text });
  }

  mute(player: string, muted: boolean): void {
    this.muted = new Set(muted ? [...this.muted, player] : [...this.muted].filter((other) => other !== player));
    this.#ask({ type: "mute", player, muted });
  }

  contribute(contribution: string): void {
    this.#ask({ type: "contribute", contribution });
  }

  comeBack(): void {
    this.#ask({ type: "come-back" });
  }

  #ask(message: Asked): void {
    this.#requests += 1;
    this.refusal = null;
    this.#asked.set(this.#requests, message);
    this.isBusy = true;
    this.#connection.send({ ...message, request: this.#requests } as FromClient);
  }

  #answered(request: number): void {
    this.#asked.delete(request);
    this.#setBusy();
  }

  #setBusy(): void {
    this.isBusy = this.#asked.size > 0 || this.#unshown > 0;
  }

  // --- what we are told --------------------------------------------------------------------------------------------

  stateChanged(state: ConnectionState): void {
    this.connection = state;
    if (state === "open") this.#askAgain();
  }

  /** The connection was lost before an answer came: a confirm may be repeated safely, the rest is the past. */
  #askAgain(): void {
    const open = [...this.#asked].filter(([, message]) => message.type === "confirm" || message.type === "say");
    this.#asked = new Map(open);
    this.#setBusy();
    for (const [request, message] of open) this.#connection.send({ ...message, request } as FromClient);
  }

  receive(message: FromServer): void {
    switch (message.type) {
      case "snapshot":
        this.#unshown -= this.#waiting.length;
        this.#waiting = [];
        this.#queue(message);
        break;
      case "update":
        this.#queue(message);
        break;
      case "yours":
        this.#queue(message);
        this.#answered(message.request);
        break;
      case "done":
        this.#answered(message.request);
        break;
      case "refused":
        this.#answered(message.request);
        this.refusal = message;
        break;
      case "presence":
        this.presence = message;
        break;
      case "closing":
        break;
    }
  }

  #queue(change: Change): void {
    if (change.type !== "yours") this.#lastSeq = Math.max(this.#lastSeq, change.seq);
    this.#waiting.push(change);
    this.#unshown += 1;
    this.#setBusy();
    if (!this.#isShowing) void this.#show();
  }

  async #show(): Promise<void> {
    this.#isShowing = true;
    for (let change = this.#waiting.shift(); change !== undefined; change = this.#waiting.shift()) {
      const current = change;
      const isAtOnce = current.type === "snapshot" || this.#waiting.length > MAX_WAITING;
      const present = isAtOnce ? atOnce : this.#present;
      const apply = once(() => this.#apply(current));
      const ask = once(() => {
        apply();
        this.#setQuestion(current);
        this.#unshown -= 1;
        this.#setBusy();
      });
      try {
        await present(newsOf(current), apply, ask);
      } catch (error) {
        console.error(error);
      }
      ask(); // whatever an animation does, the table is shown as it is
    }
    this.#isShowing = false;
  }

  #apply(change: Change): void {
    const { game, table } = this;
    // A new question can wait for the animation; otherwise the table shows our unfinished turn at once.
    if (change.you === null || this.you !== null || change.type !== "update") this.#setQuestion(change);
    if (change.type === "yours") return;
    this.table = shared(table, { ...change.table, game: shared(game, change.table.game) });
    this.seats = shared(this.seats, change.seats);
    this.clockAhead = change.table.clock.now - Date.now();
    const known = this.entries.at(-1)?.seq ?? 0;
    const fresh = change.entries.filter(({ seq }) => seq > known);
    if (fresh.length > 0) this.entries = [...this.entries, ...fresh];
    if (change.type === "snapshot") {
      this.cards = new Map(change.cards.map((card) => [card.id, card]));
      this.colours = change.colours;
      this.muted = new Set(change.muted);
    }
  }

  #setQuestion({ you }: Change): void {
    // The unfinished turn shows nearly the table as it is, so each is compared with whatever was shown.
    this.you = you === null ? null : shared(this.you, { ...you, preview: shared(this.game, you.preview) });
  }
}

function newsOf(change: Change): News {
  const preview = change.you?.preview ?? null;
  if (change.type === "yours") return { entries: [], game: preview, seats: [] };
  return { entries: change.entries, game: preview ?? change.table.game, seats: change.seats };
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}
