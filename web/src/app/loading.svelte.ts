import { RequestError } from "./http";

/** Something asked of the server: not there yet, there, or refused. What is there stays while it is asked for anew. */
export class Loading<T> {
  value = $state.raw<T | null>(null);
  refused = $state.raw<RequestError | null>(null);
  isAsking = $state(false);
  #ask: () => Promise<T>;
  #asked = 0;

  constructor(ask: () => Promise<T>) {
    this.#ask = ask;
  }

  async load(): Promise<void> {
    const attempt = ++this.#asked;
    this.isAsking = true;
    try {
      const value = await this.#ask();
      if (attempt !== this.#asked) return;
      this.value = value;
      this.refused = null;
    } catch (error) {
      if (attempt === this.#asked) this.refused = asRequestError(error);
    } finally {
      if (attempt === this.#asked) this.isAsking = false;
    }
  }
}

/** What a press asks of the server: one thing at a time, and why the last one was refused. */
export class Asking {
  isBusy = $state(false);
  refused = $state.raw<RequestError | null>(null);

  async ask(request: () => Promise<unknown>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.refused = null;
    try {
      await request();
    } catch (error) {
      this.refused = asRequestError(error);
    } finally {
      this.isBusy = false;
    }
  }
}

export function asRequestError(error: unknown): RequestError {
  return error instanceof RequestError ? error : new RequestError("internal", String(error));
}

/** Calls it now, and at intervals while the page is visible; returns what stops it. For `$effect`. */
export function whileVisible(every: number, call: () => void): () => void {
  call();
  const timer = setInterval(() => {
    if (document.visibilityState === "visible") call();
  }, every);
  const seen = (): void => {
    if (document.visibilityState === "visible") call();
  };
  document.addEventListener("visibilitychange", seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}
