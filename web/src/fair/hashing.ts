/** Whether this page may work out hashes: browsers allow it on secure pages (https, or the same machine) only. */
export function canHash(): boolean {
  return (globalThis.crypto as Crypto | undefined)?.subtle !== undefined;
}

/** SHA-256 of all parts, one after the other; texts as UTF-8. */
export async function sha256(...parts: readonly (string | Uint8Array)[]): Promise<Uint8Array> {
  const bytes = parts.flatMap((part) => [...(typeof part === "string" ? new TextEncoder().encode(part) : part)]);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", Uint8Array.from(bytes)));
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes that an even number of hexadecimal digits stands for. */
export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => parseInt(digits, 16));
}
