/**
 * Which clicks are meant. People make a double click where one click would do; if its first half has decided something,
 * the second half would land on what appeared there. Browsers count the clicks of a mouse and the taps of a finger
 * (`detail`; 0 when a key made the click), so no clock is needed to tell it from a quick next press.
 */
export class Clicks {
  #hasJustDecided = false;

  /** Ask this once about every click. */
  isSecondHalf(click: Pick<MouseEvent, "detail">): boolean {
    const isSecondHalf = click.detail === 2 && this.#hasJustDecided;
    this.#hasJustDecided = false;
    return isSecondHalf;
  }

  /** The click that was asked about last has decided something. */
  decided(): void {
    this.#hasJustDecided = true;
  }
}
