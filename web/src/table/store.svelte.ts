import { socketUrlOf, urlOf } from "../app/root";
import { PROTOCOL } from "../wire/facts";
import { landed, splitMove } from "../story/landed";
import type { News, Presenter } from "../story/news";
import { cardsTaken } from "../story/taken";
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
import { absentSince, type AbsentSince } from "./absence";
import { shared } from "./sharing";
import { withDraft, wouldEnd } from "./unconfirmed";

/** Something that changes what is shown, in the order in which it came. */
type Change = Snapshot | Update | YoursNow;

/** A change, or a part of one that is to be seen by itself. */
interface Scene {
  change: Change;
  news: News;
  /** Another player's turn, or pick for the City. */
  isTurn: boolean;
}

type WithoutRequest<T> = T extends unknown ? Omit<T, "request"> : never;
type Asked = WithoutRequest<FromClient>;

/** Something that we asked for, and what is to be done when we know whether it was done. */
interface Question {
  message: Asked;
  answer: (isDone: boolean) => void;
}

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
  absentSince = $state.raw<AbsentSince>(new Map());
  muted = $state.raw<ReadonlySet<string>>(new Set());
  /** Why the last thing that we asked for was not done; for the table as a whole when the connection is refused. */
  refusal = $state.raw<Refused | null>(null);
  /** Something that we asked for is not answered yet, or something that we were told is not shown yet. */
  isBusy = $state(false);
  /** We take over again from the bot, but that is not shown yet. */
  isReturning = $state(false);
  /** What the server told last, whether it is shown already or not. */
  latest = $state.raw<Snapshot | Update | null>(null);
  /** Step by step: something new waits until the player has looked at the turn that is shown. */
  isStopped = $state(false);
  /** How many turns of others are not shown yet. */
  turnsToSee = $state(0);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  clockAhead = $state(0);

  /** The table with our unfinished turn: what the board shows. */
  game: GameView | null = $derived(withDraft(this.you, this.table?.game ?? null));
  /** Our unfinished turn is the game's last: points are shown as what they would come to. */
  wouldEnd = $derived(wouldEnd(this.you, this.table?.game ?? null));
  isHost = $derived(
    this.table !== null && this.seats.some((seat) => this.table?.seats[seat]?.player === this.table?.host),
  );
  isSpectator = $derived(this.seats.length === 0);
  isSharedDevice = $derived(this.seats.length > 1);
  hasResigned = $derived(this.seats.some((seat) => this.table?.seats[seat]?.resigned ?? false));
  /** A bot plays for us, and we have not asked to take over again. */
  isAway = $derived(
    !this.isReturning && !this.hasResigned && this.seats.some((seat) => this.table?.seats[seat]?.away ?? false),
  );
  isPaused = $derived(this.table?.paused ?? false);
  /** We are waited for, even if that is not shown yet. */
  isYourTurn = $derived.by(() => {
    const { seats = [], table } = this.latest ?? {};
    return table?.game?.pending.some((seat) => seats.includes(seat) && !table.seats[seat]?.away) ?? false;
  });
  /** Presses are heard, though what they ask for may have to wait. */
  isConnected = $derived(this.connection === "open" || this.connection === "silent");
  canAct = $derived(this.connection === "open" && this.you !== null && this.you.to_decide && !this.isBusy);

  readonly #connection: Connection;
  #present: Presenter = atOnce;
  #waiting: Scene[] = [];
  #isShowing = false;
  #isStepByStep = false;
  /** Another player's turn is shown that the player may still want to look at. */
  #isTurnShown = false;
  /** Everything that waits is to be shown at once. */
  #isCatchingUp = false;
  #goOn: () => void = () => undefined;
  /** What the server told us last of our own seat, whether it is shown already or not. */
  #latestYou: Yours | null = null;
  /** Changes that the table does not show yet: a player who acts now would act on what is past. */
  #unshown = 0;
  #lastSeq = 0;
  #requests = 0;
  #asked = new Map<number, Question>();

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

  /** Whether every turn of others stays until the player wants the next one. Nobody else waits for that. */
  stepByStep(isOn: boolean): void {
    this.#isStepByStep = isOn;
    this.#goOn();
  }

  /** The next turn. */
  showNext(): void {
    if (!this.isStopped) return;
    this.#isTurnShown = false;
    this.#goOn();
  }

  /** Everything that has happened. */
  showAll(): void {
    if (!this.isStopped) return;
    this.#isCatchingUp = true;
    this.#goOn();
  }

  close(): void {
    this.#connection.close();
  }

  /** With the identity that we have now. */
  reconnect(): void {
    this.#connection.again();
  }

  // --- what we ask for ---------------------------------------------------------------------------------------------

  /** Whether the server has done it, as for all that changes a draft: it is not if the connection is lost meanwhile. */
  decide(decision: Decision): Promise<boolean> {
    return this.#draft([...(this.you?.draft ?? []), decision]);
  }

  /** Take back the last decision. */
  undo(): Promise<boolean> {
    return this.#draft((this.you?.draft ?? []).slice(0, -1));
  }

  startOver(): Promise<boolean> {
    return this.#draft([]);
  }

  #draft(decisions: Decision[]): Promise<boolean> {
    if (this.you === null || this.isBusy) return Promise.resolve(false);
    const { seat, move_index } = this.you;
    return this.#ask({ type: "draft", seat, move_index, decisions } as Asked);
  }

  confirm(): void {
    if (this.you === null || !this.you.complete || this.isBusy) return;
    const { seat, move_index, draft: decisions } = this.you;
    void this.#ask({ type: "confirm", seat, move_index, decisions } as Asked);
  }

  /** Several people at one device: whose secrets are shown. */
  actAs(seat: number | null): void {
    void this.#ask({ type: "act-as", seat });
  }

  say(text: string): void {
    void this.#ask({ type: "say", text });
  }

  mute(player: string, muted: boolean): void {
    this.muted = new Set(muted ? [...this.muted, player] : [...this.muted].filter((other) => other !== player));
    void this.#ask({ type: "mute", player, muted });
  }

  contribute(contribution: string): void {
    void this.#ask({ type: "contribute", contribution });
  }

  /** At any moment, also while something is still being shown. */
  comeBack(): void {
    if (this.isReturning) return;
    this.isReturning = true;
    void this.#ask({ type: "come-back" });
  }

  #ask(message: Asked): Promise<boolean> {
    if (message.type === "draft" || message.type === "confirm") this.#isTurnShown = false;
    this.#requests += 1;
    const request = this.#requests;
    this.refusal = null;
    const answered = new Promise<boolean>((answer) => this.#asked.set(request, { message, answer }));
    this.isBusy = true;
    this.#connection.send({ ...message, request } as FromClient);
    return answered;
  }

  #answered(request: number, isDone: boolean): void {
    this.#asked.get(request)?.answer(isDone);
    this.#asked.delete(request);
    this.#setBusy();
  }

  #setBusy(): void {
    this.isBusy = this.#asked.size > 0 || this.#unshown > 0;
  }

  // --- what we are told --------------------------------------------------------------------------------------------

  stateChanged(state: ConnectionState): void {
    this.connection = state;
  }

  /** A new connection, and an answer never came: a confirm may be repeated safely, the rest is the past. */
  #askAgain(): void {
    for (const [request, { message, answer }] of this.#asked) {
      if (message.type === "confirm" || message.type === "say") {
        this.#connection.send({ ...message, request } as FromClient);
      } else {
        answer(false);
        this.#asked.delete(request);
      }
    }
    this.isReturning = false;
    this.#setBusy();
  }

  receive(message: FromServer): void {
    switch (message.type) {
      case "snapshot":
        this.#askAgain();
        this.#queue({ ...message, entries: [...this.#forgetWaiting(), ...message.entries] });
        break;
      case "update":
        this.#queue(message);
        break;
      case "yours":
        this.#queue(message);
        this.#answered(message.request, true);
        break;
      case "done":
        this.#answered(message.request, true);
        break;
      case "refused":
        if (this.#asked.get(message.request)?.message.type === "come-back") this.isReturning = false;
        this.#answered(message.request, false);
        this.refusal = message;
        break;
      case "presence":
        this.absentSince = absentSince(this.absentSince, this.presence.players, message.players, Date.now());
        this.presence = message;
        break;
      case "closing":
        break;
    }
  }

  /** The whole table is told anew; what is still to be shown of its log is not. */
  #forgetWaiting(): LogEntry[] {
    const waiting = this.#waiting.splice(0);
    this.#unshown -= waiting.length;
    const entries = waiting.flatMap(({ change }) => (change.type === "yours" ? [] : change.entries));
    return [...new Map(entries.map((entry) => [entry.seq, entry])).values()];
  }

  #queue(change: Change): void {
    const scenes = scenesOf(change, this.latest?.table ?? null, this.#latestYou);
    this.#latestYou = change.you;
    if (change.type !== "yours") {
      this.#lastSeq = Math.max(this.#lastSeq, change.seq);
      this.latest = change;
      this.clockAhead = change.table.clock.now - Date.now();
    }
    this.#waiting.push(...scenes);
    this.#unshown += scenes.length;
    this.#setBusy();
    this.#countTurns();
    this.#goOn();
    if (!this.#isShowing) void this.#show();
  }

  #countTurns(): void {
    this.turnsToSee = this.#waiting.filter(({ isTurn }) => isTurn).length;
  }

  /** Step by step, whatever changes the game waits until the turn that is shown was looked at. */
  #mustWait({ change, news }: Scene): boolean {
    const isStepping = this.#isStepByStep && this.#isTurnShown && !this.#isCatchingUp;
    if (!isStepping || change.type !== "update" || this.latest === null || isUrgent(this.latest)) return false;
    return news.entries.some(({ entry }) => entry.what === "moved");
  }

  async #show(): Promise<void> {
    this.#isShowing = true;
    for (let scene = this.#waiting[0]; scene !== undefined; scene = this.#waiting[0]) {
      this.isStopped = this.#mustWait(scene);
      if (this.isStopped) {
        await new Promise<void>((resolve) => (this.#goOn = resolve));
        continue;
      }
      this.#waiting.shift();
      this.#countTurns();
      await this.#showScene(scene);
      if (scene.isTurn) this.#isTurnShown = true;
      if (this.#waiting.length === 0) this.#isCatchingUp = false;
    }
    this.#isShowing = false;
  }

  async #showScene({ change, news }: Scene): Promise<void> {
    const isTooMuch = this.#waiting.length > MAX_WAITING && !this.#isStepByStep;
    const isAtOnce = change.type === "snapshot" || isTooMuch || this.#isCatchingUp;
    const present = isAtOnce ? atOnce : this.#present;
    const apply = once(() => this.#apply(change));
    const ask = once(() => {
      apply();
      this.#setQuestion(change);
      this.#unshown -= 1;
      this.#setBusy();
    });
    try {
      await present(news, apply, ask);
    } catch (error) {
      console.error(error);
    }
    ask(); // whatever an animation does, the table is shown as it is
  }

  #apply(change: Change): void {
    const { game, table } = this;
    // A new question can wait for the animation; otherwise the table shows our unfinished turn at once.
    if (change.you === null || this.you !== null || change.type !== "update") this.#setQuestion(change);
    if (change.type === "yours") return;
    this.table = shared(table, { ...change.table, game: shared(game, change.table.game) });
    this.seats = shared(this.seats, change.seats);
    const [first] = change.entries;
    const revealed = new Map(change.revealed.map((entry) => [entry.seq, entry]));
    const before = first === undefined ? this.entries : this.entries.filter(({ seq }) => seq < first.seq);
    if (first !== undefined || revealed.size > 0)
      this.entries = [...before.map((entry) => revealed.get(entry.seq) ?? entry), ...change.entries];
    if (change.entries.some(({ entry }) => entry.what === "returned" && change.seats.includes(entry.seat)))
      this.isReturning = false;
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

/**
 * Of another player's move that ends a round, the deeds are seen before what follows them by itself. `before` and `you`
 * are what was told before it.
 */
function scenesOf(change: Change, before: TableView | null, you: Yours | null): Scene[] {
  const whole = sceneOf(change);
  if (change.type !== "update" || !whole.isTurn || before === null || before.game === null) return [whole];
  const [logged, ...others] = change.entries;
  if (logged?.entry.what !== "moved" || others.length > 0 || change.table.game === null) return [whole];
  const [deeds, aftermath] = splitMove(logged.events);
  if (aftermath.length === 0) return [whole];
  const game = landed(before.game, change.table.game, logged.entry.seat, deeds);
  const landing: Change = {
    ...change,
    entries: [{ ...logged, events: deeds }],
    table: { ...change.table, status: before.status, game },
    you,
  };
  const rest = { ...whole.news, entries: [{ ...logged, events: aftermath }] };
  return [sceneOf(landing), { change, news: rest, isTurn: false }];
}

function sceneOf(change: Change): Scene {
  const preview = change.you?.preview ?? null;
  if (change.type === "yours") return { change, news: { entries: [], game: preview, seats: [] }, isTurn: false };
  const { entries, seats } = change;
  const isTurnOfOther = ({ entry, events }: LogEntry): boolean =>
    entry.what === "moved" && !seats.includes(entry.seat) && cardsTaken(events).length > 0;
  const isTurn = change.type === "update" && entries.some(isTurnOfOther);
  return { change, news: { entries, game: preview ?? change.table.game, seats }, isTurn };
}

/** What must not wait until turns were looked at: a bot plays for us, or the game does not go on. */
function isUrgent({ table, seats }: Snapshot | Update): boolean {
  return table.status === "closed" || seats.some((seat) => table.seats[seat]?.away ?? false);
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}
