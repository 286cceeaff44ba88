/** Takes an announcement back, unless another has come after it. */
export type TakeBack = () => void;

type Region = "polite" | "urgent";

/** What a screen reader is told although the focus is elsewhere. `App` holds the live regions that show it. */
class Announcer {
  polite = $state("");
  urgent = $state("");
  #count = 0;
  /** The number of the last announcement in each. */
  #last: Record<Region, number> = { polite: 0, urgent: 0 };

  /** A turn, points, a player who comes or goes. */
  say(text: string): TakeBack {
    return this.#announce("polite", text);
  }

  /** It is your turn; something was refused; the connection is lost. */
  warn(text: string): TakeBack {
    return this.#announce("urgent", text);
  }

  /** Nothing of what was said is about what is shown now. */
  clear(): void {
    this.polite = this.urgent = "";
  }

  #announce(region: Region, text: string): TakeBack {
    const number = (this.#last[region] = ++this.#count);
    this[region] = number % 2 === 0 ? text : `${text}\u00a0`; // the same words twice must be two announcements
    return () => {
      if (this.#last[region] === number) this[region] = "";
    };
  }
}

export const announcer = new Announcer();
