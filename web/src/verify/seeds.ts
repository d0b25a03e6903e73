/** The scheme `tysyacha-fair-1`: from a secret and the players' numbers to the seed of every deal. */
import { hex } from '../api/digest';
import { hmac, joined, letters, sha256 } from './digest';

export const SCHEME = 'tysyacha-fair-1';
export type Nonces = readonly (Uint8Array | null)[];

/** What was published of a secret or a number before it was told. */
export async function commitmentTo(value: Uint8Array, table: string): Promise<string> {
  return hex(await sha256(joined(value, letters(table))));
}

/** All numbers by seat in one: each with its length before it, 0 for a missing one. */
async function saltOf(nonces: Nonces): Promise<Uint8Array> {
  return sha256(
    joined(...nonces.flatMap((each) => [Uint8Array.of(each?.length ?? 0), each ?? new Uint8Array()])),
  );
}

/** The seed of a deal, numbered from 0, those dealt again counted. */
export async function dealSeed(secret: Uint8Array, nonces: Nonces, deal: number): Promise<Uint8Array> {
  const number = new DataView(new ArrayBuffer(4));
  number.setUint32(0, deal);
  return seed(secret, nonces, joined(letters(`${SCHEME} deal `), new Uint8Array(number.buffer)));
}

/** The seed of the lot for the first dealer. */
export async function lotSeed(secret: Uint8Array, nonces: Nonces): Promise<Uint8Array> {
  return seed(secret, nonces, letters(`${SCHEME} lot`));
}

/** HKDF-SHA-256 for one block of 32 bytes. */
async function seed(secret: Uint8Array, nonces: Nonces, info: Uint8Array): Promise<Uint8Array> {
  const extracted = await hmac(await saltOf(nonces), secret);
  return hmac(extracted, joined(info, Uint8Array.of(1)));
}
