import { COUNTED_WORDS } from '#words/compare/counted.ts';
import { promotes, type Move, type Pin, type Ruleset } from '../../engine/index.ts';
import { MIDDLE, pinAt, placePieces, type Placing } from '../placing.ts';
import { BASE } from './board-rows.ts';
import { isMovable } from './counting.ts';
import type { CountedAnswer, RowRecord } from './row-record.ts';

/** One thing to write, in a position that every movable ruleset can have; the move is the first of those that fit. */
interface Sample {
  readonly placing: Placing;
  readonly fits: (move: Move, ruleset: Ruleset) => boolean;
  readonly says: string;
  /** Said instead, of a promotion that comes with the next turn, or of a board that only moves empty. */
  readonly later?: string;
  readonly empty?: string;
}
const SAMPLES = {
  'write-piece': { placing: { pieces: { ...BASE, c4N: 'N' } }, fits: ({ id }) => id === 'c4N-b6N', says: COUNTED_WORDS.samples.one },
  'write-pawn': { placing: { pieces: { ...BASE, b3W: 'P' } }, fits: ({ id }) => id === 'b3W-b4N', says: COUNTED_WORDS.samples.one },
  'write-capture': {
    placing: { pieces: { ...BASE, b2W: 'R', b4W: 'p' } },
    fits: ({ id }) => id === 'b2W-b4W',
    says: COUNTED_WORDS.samples.one,
  },
  'write-aboard': {
    placing: { pieces: { ...BASE, a2W: 'R' }, boards: { QL: { side: 'queen', main: 'W', corner: 'front' } } },
    fits: ({ id }) => id === 'a2W-a1QL',
    says: COUNTED_WORDS.samples.aboard,
  },
  'write-promotion': {
    placing: { pieces: { c1W: 'K', d2W: 'P', b7B: 'P', d8B: 'k', d7B: 'p' } },
    fits: ({ id }) => id === 'b7B-b8B=Q' || id === 'b7B-b8B',
    says: COUNTED_WORDS.samples.promotion,
    later: COUNTED_WORDS.samples.later,
  },
  'write-board': {
    placing: { pieces: { ...BASE, z3QL: 'P' }, boards: { QL: MIDDLE } },
    fits: ({ kind, from, to }, ruleset) =>
      kind === 'board' &&
      from === pinAt(ruleset, MIDDLE).name &&
      isBackOf(
        ruleset.pins.find(({ name }) => name === to),
        pinAt(ruleset, MIDDLE),
      ),
    says: COUNTED_WORDS.samples.ridden,
    empty: COUNTED_WORDS.samples.empty,
  },
  'write-castling': {
    placing: {
      pieces: { d2W: 'P', d0KL: 'K', e0KL: 'R', c8B: 'k', d7B: 'p' },
      boards: { KL: { side: 'king', main: 'W', corner: 'front' } },
      rights: ['d0KL', 'e0KL'],
    },
    fits: ({ id }) => id === 'O-O',
    says: COUNTED_WORDS.samples.castling,
  },
} satisfies Readonly<Record<string, Sample>>;

const isBackOf = (pin: Pin | undefined, { side, main, over }: Pin): boolean =>
  pin?.side === side && pin.main === main && pin.over === over && pin.corner === 'back';

/** How a ruleset writes a sample; nothing where it has no such move. */
function write(ruleset: Ruleset, { placing, fits, says, later, empty: sayEmpty }: Sample): CountedAnswer | undefined {
  if (!isMovable(ruleset)) return undefined;
  const empty = { ...placing, pieces: Object.fromEntries(Object.entries(placing.pieces).filter(([square]) => !square.startsWith('z'))) };
  for (const one of [placing, empty] as const) {
    const position = placePieces(ruleset, one);
    const move = position.ok ? position.value.moves().find((one) => fits(one, ruleset)) : undefined;
    if (!position.ok || !move) continue;
    const said = one === empty && sayEmpty !== undefined ? sayEmpty : later !== undefined && !promotes(move) ? later : says;
    return { value: ruleset.notation.write(position.value, move), says: said };
  }
  return { value: COUNTED_WORDS.samples.none, says: COUNTED_WORDS.samples.asked };
}

/** The rows about notation: one move of a kind, as each ruleset writes it. */
export const NOTATION_ROWS: readonly RowRecord[] = (Object.keys(SAMPLES) as (keyof typeof SAMPLES)[]).map((id) => ({
  id,
  group: 'notation',
  question: COUNTED_WORDS.questions[id],
  count: (ruleset) => write(ruleset, SAMPLES[id]),
  shows: 'nowhere',
}));
