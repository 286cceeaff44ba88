import type { Me } from "../wire/types";
import { api, RequestError } from "./http";
import { mayHaveIdentity, rememberIdentity } from "./known";
import { asRequestError } from "./loading.svelte";

/** Who we are at this server; null before we have an identity. */
class Identity {
  me = $state.raw<Me | null>(null);
  refused = $state.raw<RequestError | null>(null);
  isAsked = $state(false);

  #asking: Promise<void> | null = null;

  /** Several screens ask at once; the server is asked once. */
  load(): Promise<void> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    return this.#asking;
  }

  async #ask(): Promise<void> {
    if (!mayHaveIdentity()) {
      this.set(null);
      return;
    }
    try {
      this.set(await api.me());
    } catch (error) {
      const refused = asRequestError(error);
      if (refused.code === "nobody") {
        rememberIdentity(false);
        this.set(null);
      } else this.refused = refused;
    }
  }

  set(me: Me | null): void {
    this.me = me;
    this.refused = null;
    this.isAsked = true;
  }
}

export const identity = new Identity();
