import { readStoredFields, writeStored } from "../settings/storage";
import { mayHaveIdentity } from "./known";

/** What is known of a visitor who wants to play: stored on the device. */
export interface Experience {
  /** Has said whether this is the first time, or asked for the guided game without being asked. */
  hasAnswered: boolean;
  /** Has begun a game against bots that was not guided. */
  hasPlayed: boolean;
}

/** An identity comes with the first game; so it was had before any of this was stored, or at the table of a friend. */
export function experience(): Experience {
  const { hasAnswered = mayHaveIdentity(), hasPlayed = mayHaveIdentity() } = readStoredFields("experience");
  return { hasAnswered: hasAnswered === true, hasPlayed: hasPlayed === true };
}

/** Also how it is from now on, for where nothing can be stored. */
export function gainExperience(gained: Partial<Experience>): Experience {
  const now = { ...experience(), ...gained };
  writeStored("experience", now);
  return now;
}
