import { readStoredFields, writeStored } from "./storage";

/** The guided first game: at which table, and what has been read. Stored on the device, so a reload goes on with it. */
class Lessons {
  #table = $state<string | null>(null);
  read = $state.raw<ReadonlySet<string>>(new Set());

  constructor() {
    const { table, read } = readStoredFields("lessons");
    if (typeof table !== "string" || !Array.isArray(read)) return;
    this.#table = table;
    this.read = new Set(read.filter((id) => typeof id === "string"));
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

  forget(id: string): void {
    this.#change(
      this.#table,
      [...this.read].filter((one) => one !== id),
    );
  }

  end(): void {
    this.#change(null, []);
  }

  #change(table: string | null, read: readonly string[]): void {
    this.#table = table;
    this.read = new Set(read);
    writeStored("lessons", { table, read });
  }
}

export const lessons = new Lessons();
