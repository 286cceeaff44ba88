import { keep, readKept } from "../../../app/kept";

const KEPT_AS = "lucca-lessons";

/** The guided first game: at which table, and what has been read. Kept on the device, so a reload goes on with it. */
class Lessons {
  #table = $state<string | null>(null);
  read = $state.raw<ReadonlySet<string>>(new Set());

  constructor() {
    const kept = readKept(KEPT_AS);
    if (typeof kept !== "object" || kept === null || !("table" in kept) || !("read" in kept)) return;
    if (typeof kept.table !== "string" || !Array.isArray(kept.read)) return;
    this.#table = kept.table;
    this.read = new Set(kept.read.filter((id) => typeof id === "string"));
  }

  begin(table: string): void {
    this.#change(table, []);
  }

  isAt(table: string): boolean {
    return this.#table === table;
  }

  hasRead(id: string): void {
    this.#change(this.#table, [...this.read, id]);
  }

  end(): void {
    this.#change(null, []);
  }

  #change(table: string | null, read: readonly string[]): void {
    this.#table = table;
    this.read = new Set(read);
    keep(KEPT_AS, { table, read });
  }
}

export const lessons = new Lessons();
