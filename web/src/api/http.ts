/**
 * Requests to the service. What it refuses comes as a `Refusal` with a code and a sentence in the reader's language,
 * and a broken line as one too, so whoever asks has one kind of trouble to show.
 */
import { language, t } from '../texts/index.svelte';
import { line } from './line.svelte';

/** What went wrong: `code` for the program, `message` for people. */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status: number) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** Whether nobody is signed in here yet. */
export function isStranger(error: unknown): boolean {
  return error instanceof Refusal && error.status === 401;
}

/** The sentence of any error. */
export function sentence(error: unknown): string {
  return error instanceof Refusal ? error.message : t('error-here');
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Asks the service; the answer's body, `undefined` where there is none. Throws `Refusal`. */
export async function ask<Answer>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(worded(path), {
      method,
      credentials: 'same-origin',
      headers: headersOf(method, body),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    line.lost();
    throw new Refusal('line_down', t('error-line'), 0);
  }
  line.held();
  if (response.status === 204) return undefined as Answer;
  const text = await response.text();
  if (!response.ok) throw refusalOf(text, response.status);
  return (text ? JSON.parse(text) : undefined) as Answer;
}

/** A change carries the token of the service's cookie, which pages of other sites cannot read. */
function headersOf(method: Method, body: unknown): Record<string, string> {
  const token = method === 'GET' ? undefined : /(?:^|; )csrf=([^;]+)/.exec(document.cookie)?.[1];
  return {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token ? { 'x-csrf-token': decodeURIComponent(token) } : {}),
  };
}

/** The same address, asking for answers in the language of the page. */
function worded(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}language=${language()}`;
}

function refusalOf(text: string, status: number): Refusal {
  try {
    const told = JSON.parse(text) as { code?: string; message?: string };
    if (told.code && told.message) return new Refusal(told.code, told.message, status);
  } catch {
    // Something between us and the service answered in its place.
  }
  return new Refusal('service_away', t('service-away', { status }), status);
}

export const get = <Answer>(path: string, signal?: AbortSignal) =>
  ask<Answer>('GET', path, undefined, signal);
export const post = <Answer>(path: string, body: unknown = {}) => ask<Answer>('POST', path, body);
export const put = <Answer>(path: string, body: unknown = {}) => ask<Answer>('PUT', path, body);
export const remove = <Answer>(path: string) => ask<Answer>('DELETE', path);
