import type { FromClient, FromServer } from "./types";

/** How a connection stands. `refused` is for good; all others mend themselves. */
export type ConnectionState = "connecting" | "open" | "lost" | "restarting" | "refused";

export interface Listener {
  hear(message: FromServer): void;
  stateChanged(state: ConnectionState): void;
}

const REFUSED = 4400;
const RESTARTING = 1012;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
const SILENCE = 15_000;
const ANSWER_WAIT = 8_000;

/** A table socket that is opened again whenever it is lost, from the last event that was heard. */
export class Connection {
  #socket: WebSocket | null = null;
  #state: ConnectionState = "connecting";
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly address: (after: number) => URL,
    readonly lastNumber: () => number,
    readonly listener: Listener,
  ) {
    window.addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  /** False if nobody can hear it now. */
  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
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
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#drop();
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #open(): void {
    const socket = new WebSocket(this.address(this.lastNumber()));
    this.#socket = socket;
    socket.onmessage = (event) => {
      this.#watch();
      const message = JSON.parse(String(event.data)) as FromServer;
      if (message.type === "snapshot") {
        this.#wait = FIRST_WAIT;
        this.#become("open");
      }
      if (message.type === "closing") this.#become("restarting");
      this.listener.hear(message);
    };
    socket.onclose = (event) => this.#lost(event.code);
    this.#watch();
  }

  #lost(code: number): void {
    this.#drop();
    if (this.#closed) return;
    if (code === REFUSED) {
      this.#become("refused");
      return;
    }
    this.#become(code === RESTARTING || this.#state === "restarting" ? "restarting" : "lost");
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(LONGEST_WAIT, Math.max(FIRST_WAIT, this.#wait * 1.7));
  }

  /** A network can go away without a word: after some silence ask, and without an answer begin anew. */
  #watch(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      this.send({ type: "ping", request: 0 });
      this.#pulse = setTimeout(() => this.#lost(1006), ANSWER_WAIT);
    }, SILENCE);
  }

  #hurry = (): void => {
    const isWaiting = this.#socket === null && (this.#state === "lost" || this.#state === "restarting");
    if (!isWaiting || document.visibilityState === "hidden") return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #become(state: ConnectionState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.listener.stateChanged(state);
  }
}
