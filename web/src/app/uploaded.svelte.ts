import { LIMITS } from "../wire/facts";

/** A record that was chosen, dropped or pasted somewhere, on its way to the screen that shows or verifies it. */
class UploadedRecord {
  text = $state.raw<string | null>(null);
  /** Why the last file could not be read, as a key of the catalogues. */
  problem = $state.raw<"replay-too-large" | "create-deck-unreadable" | null>(null);

  /** The text of a file that may be a record; null if it cannot be one, and then `problem` says why. */
  async read(file: File): Promise<string | null> {
    this.problem = file.size > LIMITS.record_bytes ? "replay-too-large" : null;
    if (this.problem !== null) return null;
    try {
      return await file.text();
    } catch {
      this.problem = "create-deck-unreadable";
      return null;
    }
  }

  forget(): void {
    this.text = null;
    this.problem = null;
  }
}

export const uploaded = new UploadedRecord();
