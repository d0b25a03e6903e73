/**
 * Sitting down with a nonce of one's own (docs/fair.md): it is drawn here, promised by its digest, kept on this device
 * and told when all seats are taken.
 */
import { commitment, hex } from '../api/digest';
import { post } from '../api/http';
import type { Api } from '../api/types';

const key = (table: string) => `tysyacha.nonce.${table}`;
const bound = (table: string) => `tysyacha.bound.${table}`;

/** Takes a seat at a table; throws `Refusal`. */
export async function sitDown(table: string, seat: number): Promise<Api<'TablePage'>> {
  const nonce = keptNonce(table) ?? drawNonce(table);
  const page = await post<Api<'TablePage'>>(`/api/tables/${table}/seats/${seat}`, {
    commitment: commitment(nonce, table),
  });
  keep(bound(table), page.fair.commitment);
  return page;
}

/** What the service was bound to when this device sat down at the table, null where it never did. */
export function keptCommitment(table: string): string | null {
  try {
    return localStorage.getItem(bound(table));
  } catch {
    return null;
  }
}

/** The nonce that was promised at this table from this device, null where there was none. */
export function keptNonce(table: string): string | null {
  try {
    return localStorage.getItem(key(table)) ?? drawn.get(table) ?? null;
  } catch {
    return drawn.get(table) ?? null;
  }
}

const drawn = new Map<string, string>();

function drawNonce(table: string): string {
  const nonce = hex(crypto.getRandomValues(new Uint8Array(32)));
  drawn.set(table, nonce);
  keep(key(table), nonce);
  return nonce;
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // A browser that keeps nothing: it holds until the page is closed, and told later a nonce would count as empty.
  }
}
