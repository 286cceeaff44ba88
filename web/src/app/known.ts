import { keep, readKept } from "./kept";

/** Whether this browser may have an identity at the server: its cookie cannot be read, so we remember having got one. */
const KEY = "lucca-known";

export function mayBeKnown(): boolean {
  return readKept(KEY) === true;
}

export function rememberKnown(isKnown: boolean): void {
  keep(KEY, isKnown);
}
