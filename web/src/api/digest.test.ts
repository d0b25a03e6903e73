import { webcrypto } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitment, hex, sha256 } from './digest';

test('a digest is what the browser itself would make of it', async () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, place) => (place * 37 + length) % 256);
    const wanted = new Uint8Array(await webcrypto.subtle.digest('SHA-256', bytes));
    expect(hex(sha256(bytes))).toBe(hex(wanted));
  }
});

test('a commitment is the one that the documentation tells', () => {
  const secret = Array.from({ length: 32 }, (_, place) => place.toString(16).padStart(2, '0')).join('');
  expect(commitment(secret, 'abcdefghijkmnpqr')).toBe(
    '008cbbde44e253fedb77d3cbeecb842b80898f949009aa458220f18abdc69274',
  );
});
