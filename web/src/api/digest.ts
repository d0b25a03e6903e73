/**
 * SHA-256, by hand: browsers offer theirs only where a page is served securely, and phones in the room are not. Whoever
 * commits to a nonce must be able to there as well.
 */
const ROUND = new Uint32Array(64);
const START = new Uint32Array(8);

function fractionalBits(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

// The constants are the first 32 bits of the roots of the first primes.
for (let found = 0, candidate = 2; found < 64; candidate++) {
  let isPrime = true;
  for (let factor = 2; factor * factor <= candidate; factor++) if (candidate % factor === 0) isPrime = false;
  if (!isPrime) continue;
  if (found < 8) START[found] = fractionalBits(Math.sqrt(candidate));
  ROUND[found++] = fractionalBits(Math.cbrt(candidate));
}

const rotated = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The digest of some bytes: 32 bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  view.setUint32(padded.length - 4, (bytes.length * 8) >>> 0);
  const state = START.slice();
  for (let at = 0; at < padded.length; at += 64) mix(state, view, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => {
    digest.setUint32(place * 4, word);
  });
  return new Uint8Array(digest.buffer);
}

function mix(state: Uint32Array, block: DataView, at: number): void {
  const words = new Uint32Array(64);
  const word = (index: number) => words[index] as number;
  for (let i = 0; i < 16; i++) words[i] = block.getUint32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const early = rotated(word(i - 15), 7) ^ rotated(word(i - 15), 18) ^ (word(i - 15) >>> 3);
    const late = rotated(word(i - 2), 17) ^ rotated(word(i - 2), 19) ^ (word(i - 2) >>> 10);
    words[i] = word(i - 16) + early + word(i - 7) + late;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const first = (h + sum1 + ((e & f) ^ (~e & g)) + (ROUND[i] as number) + word(i)) | 0;
    const sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const second = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, place) => {
    state[place] = (state[place] as number) + value;
  });
}

/** Bytes as small hexadecimal letters. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes of small hexadecimal letters. */
export function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** What a nonce or a secret is bound by: the digest of its bytes and after them the letters of the table's id. */
export function commitment(secret: string, table: string): string {
  const letters = new TextEncoder().encode(table);
  const bytes = new Uint8Array(secret.length / 2 + letters.length);
  bytes.set(unhex(secret));
  bytes.set(letters, secret.length / 2);
  return hex(sha256(bytes));
}
