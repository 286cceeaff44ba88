/** A record that was chosen, dropped or pasted somewhere, on its way to the replay screen. */
class UploadedRecord {
  text = $state.raw<string | null>(null);
}

export const uploaded = new UploadedRecord();

export const MOST_BYTES = 100_000; // the server takes no more

/** The text of a file that may be a record; null if it is too large to be one. */
export async function textOf(file: File): Promise<string | null> {
  return file.size > MOST_BYTES ? null : file.text();
}
