import { TABLE } from '#words/compare/table.ts';
import type { Ruleset } from '../engine/index.ts';
import type { Row } from './rows.ts';

/** A short answer: a sign before the words, so that a column is read at a glance. */
export interface Sign {
  readonly sign: 'yes' | 'no' | 'part';
  readonly words: string;
}

/** One of the ten questions that tell the rulesets apart best. */
interface Telling {
  /** The row of the table that answers it in full. */
  readonly row: string;
  readonly question: string;
  /** The answer from the values of some rows. */
  readonly answer: (value: (row: string) => string | undefined) => Sign | undefined;
}

const yesOrNo = (value: string | undefined, words = ''): Sign | undefined =>
  value === undefined ? undefined : { sign: value === 'yes' ? 'yes' : 'no', words };

/** The ten questions, in the order in which they bite. */
const TELLING: readonly Telling[] = [
  { row: 'column-block', question: TABLE.glance.columnBlock, answer: (value) => yesOrNo(value('column-block')) },
  { row: 'gap-crossing', question: TABLE.glance.gapCrossing, answer: (value) => yesOrNo(value('gap-crossing')) },
  {
    row: 'level-change',
    question: TABLE.glance.levelChange,
    answer: (value) =>
      yesOrNo(
        value('level-change')?.startsWith('to any') === undefined ? undefined : value('level-change')!.startsWith('to any') ? 'yes' : 'no',
      ),
  },
  {
    row: 'straight-up-down',
    question: TABLE.glance.upright,
    answer: (value) => {
      const who = value('straight-up-down');
      return who === undefined ? undefined : who === 'nobody' ? { sign: 'no', words: '' } : { sign: 'part', words: who };
    },
  },
  { row: 'load-empty', question: TABLE.glance.empty, answer: (value) => yesOrNo(value('load-empty')) },
  {
    row: 'board-load',
    question: TABLE.glance.load,
    answer: (value) =>
      value('load-knight') === undefined
        ? undefined
        : value('load-knight') === 'yes'
          ? { sign: 'yes', words: TABLE.glance.anyPiece }
          : value('load-pawn') === 'yes'
            ? { sign: 'part', words: TABLE.glance.onePawn }
            : { sign: 'no', words: '' },
  },
  { row: 'board-rotation', question: TABLE.glance.rotation, answer: (value) => yesOrNo(value('board-rotation')) },
  {
    row: 'load-guest-pawn',
    question: TABLE.glance.guest,
    answer: (value) =>
      value('load-guest') === 'yes'
        ? { sign: 'yes', words: TABLE.glance.onlyPiece }
        : value('load-guest-pawn') === 'yes'
          ? { sign: 'part', words: TABLE.glance.guestPawn }
          : yesOrNo(value('load-guest-pawn')),
  },
  {
    row: 'castling',
    question: TABLE.glance.castling,
    answer: (value) => (value('castling') === undefined ? undefined : { sign: value('castling') === 'none' ? 'no' : 'yes', words: '' }),
  },
  {
    row: 'promotion-to',
    question: TABLE.glance.promotion,
    answer: (value) =>
      value('promotion-to') === undefined
        ? undefined
        : value('promotion-to') === 'queen'
          ? { sign: 'no', words: TABLE.glance.queen }
          : { sign: 'yes', words: '' },
  },
];

/** The matrix: for each question a sign and a few words under each ruleset, nothing where it is not asked. */
export function makeMatrix(
  rows: readonly Row[],
  rulesets: readonly Ruleset[],
): readonly { readonly row: string; readonly question: string; readonly cells: readonly (Sign | undefined)[] }[] {
  return TELLING.map(({ row, question, answer }) => ({
    row,
    question,
    cells: rulesets.map(({ id }) => answer((one) => rows.find((found) => found.id === one)?.cells[id]?.value)),
  }));
}
