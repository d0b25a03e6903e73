/** One question at a time to the service, asked again while the answer is no longer about what is written. */

export interface Settling<Asked, Answer> {
  /** What there is to ask now; null for nothing. */
  now: () => Asked | null;
  send: (asked: Asked) => Promise<Answer>;
  took: (asked: Asked, answer: Answer) => void;
}

/**
 * A function that settles what is written: it resolves when the service has answered about all of it. Calls while one
 * is under way wait for that one. It rejects with what `send` throws, and a later call tries again.
 */
export function settler<Asked, Answer>(work: Settling<Asked, Answer>): () => Promise<void> {
  let under: Promise<void> | null = null;

  async function run(): Promise<void> {
    for (;;) {
      const asked = work.now();
      if (asked === null) return;
      const answer = await work.send(asked);
      work.took(asked, answer);
      const after = work.now();
      if (after === null || JSON.stringify(after) === JSON.stringify(asked)) return;
    }
  }

  return () => {
    under ??= run().finally(() => {
      under = null;
    });
    return under;
  };
}

/** How long to wait before the next try, in milliseconds: longer each time, up to a minute. */
export function pause(tries: number): number {
  return Math.min(60_000, 3_000 * 2 ** Math.min(tries, 5));
}
