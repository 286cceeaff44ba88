import { api } from "./http";
import { Loading } from "./loading.svelte";

/** What the server offers; the same for the whole visit, so it is asked for once. */
export const offer = new Loading(() => api.offer());

export function needOffer(): void {
  if (offer.value === null && !offer.isAsking) void offer.load();
}
