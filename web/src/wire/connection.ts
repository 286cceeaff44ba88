import { CLOSE_CODES, PROTOCOL, type RefusalCode } from "./facts";
import type { FromClient, FromServer } from "./types";

/**
 * How a connection stands. `silent`: it looks open, but an answer is overdue. `refused` is final; all others end by
 * themselves.
 */
export type ConnectionState = "connecting" | "open" | "silent" | "lost" | "restarting" | "refused";

export interface Listener {
  receive(message: FromServer): void;
  stateChanged(state: ConnectionState): void;
}

const LOST = 1006;
const { refused: REFUSED, restarting: RESTARTING } = CLOSE_CODES;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
const SILENCE = 5_000; // after which the server is asked for a sign of life
const SILENCE_UNSEEN = 15_000; // the same behind another tab, or before the first message
const ANSWER_DUE = 1_500;
const ANSWER_WAIT = 8_000;

/** A table socket that is opened again whenever it is lost, from the last log entry that came. */
export class Connection {
  #socket: WebSocket | null = null;
  #state: ConnectionState = "connecting";
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  /** Runs while an answer is due. */
  #due: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #probes = 0;

  constructor(
    readonly address: (after: number) => URL,
    readonly lastSeq: () => number,
    /** Answers as soon as the server is there. */
    readonly healthUrl: URL,
    readonly listener: Listener,
  ) {
    window.addEventListener("online", this.#hurry);
    window.addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  /** False if there is no open connection. */
  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    this.#due ??= setTimeout(() => this.#overdue(), ANSWER_DUE);
    return true;
  }

  /** Drop the connection and make a new one: for a new identity. */
  again(): void {
    this.#wait = 0;
    this.#drop();
    this.#open();
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener("online", this.#hurry);
    window.removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#drop();
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    this.#answered();
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #open(): void {
    const socket = new WebSocket(this.address(this.lastSeq()));
    this.#socket = socket;
    socket.onmessage = (event) => {
      this.#answered();
      if (this.#state === "silent") this.#setState("open");
      const message = JSON.parse(String(event.data)) as FromServer;
      if (message.type === "snapshot" && !isKnown(message.protocol)) {
        this.#refuse();
        return;
      }
      if (message.type === "snapshot") {
        this.#wait = FIRST_WAIT;
        this.#setState("open");
      }
      if (message.type === "closing") this.#setState("restarting");
      this.#watch();
      this.listener.receive(message);
    };
    socket.onclose = (event) => this.#lost(event.code);
    this.#watch();
  }

  /** The server was updated, and this page does not understand it any more: only a new page can go on. */
  #refuse(): void {
    this.#drop();
    const code: RefusalCode = "unknown-protocol";
    this.listener.receive({ type: "refused", request: 0, code, message: "", clause: null, reason: null });
    this.#setState("refused");
  }

  #lost(code: number): void {
    this.#drop();
    if (this.#closed) return;
    if (code === REFUSED) {
      this.#setState("refused");
      return;
    }
    this.#setState(code === RESTARTING || this.#state === "restarting" ? "restarting" : "lost");
    this.#timer = setTimeout(() => this.#probe(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(LONGEST_WAIT, Math.max(FIRST_WAIT, this.#wait * 1.7));
  }

  /** Opens the socket if the server answers. Firefox makes a page wait, up to a minute, after sockets that have failed. */
  #probe(): void {
    const probe = ++this.#probes;
    const answered = (isThere: boolean): void => {
      if (probe !== this.#probes || this.#closed || this.#socket !== null) return;
      if (isThere) this.#open();
      else this.#lost(LOST);
    };
    fetch(this.healthUrl, { cache: "no-store", signal: AbortSignal.timeout(ANSWER_WAIT) }).then(
      ({ status }) => answered(status < 500), // a proxy answers in its place
      () => answered(false),
    );
  }

  /** A network can fail without notice: after some silence ask, and without an answer connect anew. */
  #watch(): void {
    clearTimeout(this.#pulse);
    const isSeen = this.#state === "open" && document.visibilityState !== "hidden";
    this.#pulse = setTimeout(
      () => {
        this.send({ type: "ping", request: 0 });
        this.#pulse = setTimeout(() => this.#lost(LOST), ANSWER_WAIT);
      },
      isSeen ? SILENCE : SILENCE_UNSEEN,
    );
  }

  #overdue(): void {
    if (this.#state === "open") this.#setState("silent");
  }

  #answered(): void {
    clearTimeout(this.#due);
    this.#due = undefined;
  }

  /** What is sent now would be lost, and the socket may not notice for long. */
  #offline = (): void => {
    if (this.#socket !== null) this.#lost(LOST);
  };

  #hurry = (): void => {
    const isWaiting = this.#socket === null && (this.#state === "lost" || this.#state === "restarting");
    if (!isWaiting || document.visibilityState === "hidden") return;
    clearTimeout(this.#timer);
    this.#probe();
  };

  #setState(state: ConnectionState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.listener.stateChanged(state);
  }
}

/** Types promise the version that this page was made for; a server may be of another day. */
function isKnown(version: number): boolean {
  return version === PROTOCOL;
}
