import { readStored, writeStored } from "./storage";

const MOST = 200; // ids; the oldest are forgotten

/** The tables that are not to be offered on this device any more, as long as a bot plays for us there. */
export function hiddenTables(): readonly string[] {
  const stored = readStored("hiddenTables");
  return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === "string") : [];
}

export function hideTable(table: string): void {
  writeStored("hiddenTables", [...hiddenTables().filter((id) => id !== table), table].slice(-MOST));
}
