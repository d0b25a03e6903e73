/** The shuffle `tysyacha-shuffle-1`: from 32 bytes to a pack, and every further choice of a dealing. */
import { joined, sha256 } from './digest';

/** The pack before it is shuffled, and the order of cards from the lowest to the highest. */
export const CARDS = [...'SCDH'].flatMap((suit) => [...'9JQKTA'].map((rank) => rank + suit));

/** The endless bytes of a seed, drawn one after another. */
export class Stream {
  readonly #seed: Uint8Array;
  #block: Uint8Array = new Uint8Array();
  #counter = 0;
  #at = 0;

  constructor(seed: Uint8Array) {
    this.#seed = seed;
  }

  async #next(): Promise<number> {
    if (this.#at === this.#block.length) {
      const number = new DataView(new ArrayBuffer(4));
      number.setUint32(0, this.#counter++);
      this.#block = await sha256(joined(this.#seed, new Uint8Array(number.buffer)));
      this.#at = 0;
    }
    return this.#block[this.#at++] as number;
  }

  /** A number from 0 to n - 1, each equally likely: bytes that would favour the small ones are skipped. */
  async below(n: number): Promise<number> {
    const fair = 256 - (256 % n);
    for (;;) {
      const byte = await this.#next();
      if (byte < fair) return byte % n;
    }
  }

  /** A shuffled pack, the card dealt first at place 0. */
  async pack(): Promise<string[]> {
    const pack = [...CARDS];
    for (let last = pack.length - 1; last > 0; last--) {
      const chosen = await this.below(last + 1);
      [pack[last], pack[chosen]] = [pack[chosen] as string, pack[last] as string];
    }
    return pack;
  }
}
