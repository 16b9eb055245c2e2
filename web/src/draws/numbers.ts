/** Random numbers as docs/dice.md describes them, by code that is not the server's. */
import { bytesToHex } from "@noble/hashes/utils.js";

const WHOLE = (1n << 64n) - 1n;
const HALF = (1n << 32n) - 1n;

/** xorshift128+ on two words of 64 bits, big-endian. */
export class Stream {
  #x: bigint;
  #y: bigint;

  constructor(seed: Uint8Array) {
    const word = (from: number) => BigInt(`0x${bytesToHex(seed.subarray(from, from + 8))}`);
    this.#x = word(0);
    this.#y = word(8);
    if (!this.#x && !this.#y) this.#x = 1n; // the one state that it cannot leave
  }

  #bits(): bigint {
    const [x, y] = [this.#x, this.#y];
    const z = (x ^ (x << 23n)) & WHOLE;
    this.#x = y;
    this.#y = z ^ y ^ (z >> 18n) ^ (y >> 5n);
    return ((x + y) & WHOLE) >> 32n;
  }

  /** A number from 0 to n - 1, each equally likely: what would tip the balance is rejected. */
  below(n: number): number {
    const span = BigInt(n);
    const unfair = (1n << 32n) % span;
    for (;;) {
      const product = this.#bits() * span;
      if ((product & HALF) >= unfair) return Number(product >> 32n);
    }
  }
}
