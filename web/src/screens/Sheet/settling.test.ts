import { expect, test } from 'vitest';
import { pause, settler } from './settling';

/** A service that answers when it is told to. */
function service() {
  const waiting: { asked: number[]; answer: () => void; fail: () => void }[] = [];
  const send = (asked: number[]) =>
    new Promise<number>((resolve, reject) => {
      waiting.push({
        asked,
        answer: () => resolve(asked.length),
        fail: () => reject(new Error('line')),
      });
    });
  return { waiting, send };
}
const turn = () => new Promise((resolve) => setTimeout(resolve));

test('what is written while the answer is on its way is asked about as well', async () => {
  let written = [1];
  const took: [number[], number][] = [];
  const { waiting, send } = service();
  const settle = settler({
    now: () => [...written],
    send,
    took: (asked, count) => took.push([asked, count]),
  });
  const done = settle();
  written = [1, 2];
  const again = settle();
  expect(waiting.length).toBe(1);
  waiting[0]?.answer();
  await turn();
  expect(waiting.map((each) => each.asked)).toEqual([[1], [1, 2]]);
  waiting[1]?.answer();
  await Promise.all([done, again]);
  expect(took).toEqual([
    [[1], 1],
    [[1, 2], 2],
  ]);
});

test('a broken line loses nothing: the next call asks about all of it', async () => {
  const written = [1, 2, 3];
  const took: number[][] = [];
  const { waiting, send } = service();
  const settle = settler({ now: () => [...written], send, took: (asked) => took.push(asked) });
  const first = settle();
  waiting[0]?.fail();
  await expect(first).rejects.toThrow('line');
  expect(took).toEqual([]);
  const second = settle();
  waiting[1]?.answer();
  await second;
  expect(took).toEqual([[1, 2, 3]]);
});

test('where there is nothing to ask, nobody is asked', async () => {
  const { waiting, send } = service();
  await settler<number[], number>({ now: () => null, send, took: () => undefined })();
  expect(waiting).toEqual([]);
});

test('tries come apart, and never further than a minute', () => {
  const pauses = [0, 1, 2, 3, 9, 99].map(pause);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(Math.max(...pauses)).toBe(60_000);
});
