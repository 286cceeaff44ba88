import { readStored, writeStored } from "../settings/storage";

/** Whether this browser may have an identity at the server: its cookie cannot be read, so we remember having got one. */
export function mayHaveIdentity(): boolean {
  return readStored("hasIdentity") === true;
}

export function rememberIdentity(isKnown: boolean): void {
  writeStored("hasIdentity", isKnown);
}
