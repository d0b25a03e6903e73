/** SHA-256 and what is built on it, by the browser's own WebCrypto where it offers that, which is on secure pages. */
import { sha256 as byHand } from '../api/digest';

/** The digest of some bytes: 32 bytes. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (globalThis.crypto?.subtle) return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return new Uint8Array(byHand(bytes));
}

/** Several rows of bytes, one after another. */
export function joined(...rows: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(rows.reduce((length, row) => length + row.length, 0));
  let at = 0;
  for (const row of rows) {
    bytes.set(row, at);
    at += row.length;
  }
  return bytes;
}

/** HMAC-SHA-256 with a key of at most 64 bytes. */
export async function hmac(key: Uint8Array, text: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const block = joined(key, new Uint8Array(64 - key.length));
  const inner = await sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      text,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

export const letters = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new TextEncoder().encode(text));
