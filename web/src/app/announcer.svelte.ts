/** What a screen reader is told although the focus is elsewhere. `App` holds the live regions that show it. */
class Announcer {
  polite = $state("");
  urgent = $state("");
  #flip = false;

  /** A turn, points, a player who comes or goes. */
  say(text: string): void {
    this.polite = this.#fresh(text);
  }

  /** It is your turn; something was refused; the connection is lost. */
  warn(text: string): void {
    this.urgent = this.#fresh(text);
  }

  /** The same words twice must be two announcements. */
  #fresh(text: string): string {
    this.#flip = !this.#flip;
    return this.#flip ? text : `${text}\u00a0`;
  }
}

export const announcer = new Announcer();
