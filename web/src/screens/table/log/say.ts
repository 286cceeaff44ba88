import { api, RequestError } from "../../../app/http";
import { identity } from "../../../app/identity.svelte";
import type { TableStore } from "../../../table/store.svelte";
import { UNNAMED_PLAYER } from "../../../wire/facts";

/** Says something at a table. A spectator who is nobody yet becomes a guest by it. */
export async function say(store: TableStore, text: string): Promise<void> {
  if (store.isSpectator && identity.me === null) {
    try {
      identity.set(await api.me());
    } catch (error) {
      if (error instanceof RequestError && error.code === "nobody") await becomeGuest(store);
    }
  }
  store.say(text);
}

async function becomeGuest(store: TableStore): Promise<void> {
  identity.set(await api.rename(UNNAMED_PLAYER));
  store.reconnect(); // the socket still knows us as we were
}
