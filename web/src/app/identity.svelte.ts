import type { Me } from "../wire/types";
import { api, Refused } from "./http";
import { mayBeKnown, rememberKnown } from "./known";
import { asRefused } from "./loading.svelte";

/** Who we are at this server; null before we are anybody. */
class Identity {
  me = $state.raw<Me | null>(null);
  refused = $state.raw<Refused | null>(null);
  isAsked = $state(false);

  async load(): Promise<void> {
    if (!mayBeKnown()) {
      this.become(null);
      return;
    }
    try {
      this.become(await api.me());
    } catch (error) {
      const refused = asRefused(error);
      if (refused.code === "nobody") {
        rememberKnown(false);
        this.become(null);
      } else this.refused = refused;
    }
  }

  become(me: Me | null): void {
    this.me = me;
    this.refused = null;
    this.isAsked = true;
  }
}

export const identity = new Identity();
