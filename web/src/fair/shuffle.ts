import { sha256 } from "./hashing";

const NUMBERS = 2 ** 32;
const PER_BLOCK = 8;

/** Numbers of 32 bits that follow from a seed: SHA-256 of `lucca-deal/1`, the label, the seed and a counter, again and again. */
async function* randomNumbers(seed: Uint8Array, label: string): AsyncGenerator<number> {
  for (let counter = 0; ; counter++) {
    const counted = new DataView(new ArrayBuffer(8));
    counted.setUint32(4, counter);
    const block = await sha256(`lucca-deal/1\0${label}\0`, seed, "\0", new Uint8Array(counted.buffer));
    const view = new DataView(block.buffer);
    for (let index = 0; index < PER_BLOCK; index++) yield view.getUint32(4 * index);
  }
}

/** Fisher-Yates from the last place to the second. Numbers that would favour low places are skipped. */
export async function shuffled(cards: readonly string[], seed: Uint8Array, label: string): Promise<string[]> {
  const numbers = randomNumbers(seed, label);
  const result = [...cards];
  for (let places = result.length; places > 1; places--) {
    let number = await next(numbers);
    while (number >= NUMBERS - (NUMBERS % places)) number = await next(numbers);
    const chosen = number % places;
    [result[places - 1], result[chosen]] = [result[chosen]!, result[places - 1]!];
  }
  return result;
}

async function next(numbers: AsyncGenerator<number>): Promise<number> {
  return ((await numbers.next()) as IteratorYieldResult<number>).value;
}
