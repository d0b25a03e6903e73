/** One deal of a replay: its frames as views of a table, and the places among them that one jumps to. */
import type { Api, Board, Mine } from '../api/types';
import type { Happening, Spelled, View } from '../table/view';

export type Replay = Api<'ReplayTold'>;
export type Frame = Replay['frames'][number];

export function happenings(frame: Frame): Happening[] {
  return frame.events as Happening[];
}

/** The frames that end something: the cards as dealt, the contract, every trick, the last one. */
export function stops(frames: readonly Frame[]): number[] {
  const found = frames.flatMap((frame, at) =>
    at === 0 || at === frames.length - 1 || happenings(frame).some(isStop) ? [at] : [],
  );
  return found;
}

function isStop(what: Happening): boolean {
  return what.kind === 'contract_set' || what.kind === 'trick_taken';
}

/** The next stop after a frame, or before it; null where there is none. */
export function stopFrom(frames: readonly Frame[], at: number, direction: 1 | -1): number | null {
  const all = stops(frames);
  const found = direction > 0 ? all.find((each) => each > at) : all.findLast((each) => each < at);
  return found ?? null;
}

/** Whether a trick has just been taken, so that it is still to be seen. */
export function endsTrick(frame: Frame): boolean {
  return happenings(frame).some((each) => each.kind === 'trick_taken');
}

/** The table after a frame, as the components of the table know it. */
export function viewAt(replay: Replay, at: number): View {
  const frame = replay.frames[at] as Frame;
  const history = replay.frames
    .slice(0, at + 1)
    .flatMap(happenings)
    .flatMap((each) => (each.kind === 'acted' ? [each.action as Spelled] : []));
  const board = frame.board as unknown as Board;
  const deal = board.deal;
  return {
    number: at,
    at,
    // The last trick of a deal lies on the table until one goes on.
    board: { ...board, stage: deal && endsTrick(frame) ? 'deal' : board.stage },
    mine: frame.mine as unknown as Mine,
    history,
    tricks: [],
    sheet: [],
    // Everybody is told of by name, he too through whose eyes one looks.
    seat: null,
    all_hands: null,
    all_talons: null,
    winner: null,
    waved: false,
    ready: false,
  } as unknown as View;
}
