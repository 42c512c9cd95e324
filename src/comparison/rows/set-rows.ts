import { COUNTED_WORDS } from '#words/compare/counted.ts';
import { sayOption } from '../../words/options.ts';
import { PLAYER_NAMES, ROLE_LETTERS, type Position, type Ruleset } from '../../engine/index.ts';
import { sayArray, sayThreewayArray } from '../start-diff.ts';
import { count as countOf, isMovable } from './counting.ts';
import type { RowRecord } from './row-record.ts';

/** First moves of White that come true for a test. */
const firstMoves = (ruleset: Ruleset, holds: (after: Position, before: Position) => boolean): number => {
  const start = ruleset.begin();
  return start.moves().filter((move) => holds(start.after(move), start)).length;
};

/** The rows about the set and the start. */
export const SET_ROWS: readonly RowRecord[] = [
  {
    id: 'pins',
    group: 'set',
    isFirst: true,
    shows: 'start',
  },
  {
    id: 'players',
    group: 'set',
    isIdle: true,
    question: COUNTED_WORDS.questions.players,
    count: ({ players }) => countOf(players.length, COUNTED_WORDS.players(players.map((player) => PLAYER_NAMES[player]))),
  },
  {
    id: 'squares',
    group: 'set',
    isIdle: true,
    question: COUNTED_WORDS.questions.squares,
    count: (ruleset) => countOf(ruleset.begin().squares.length, COUNTED_WORDS.squares),
  },
  {
    id: 'men',
    group: 'set',
    isIdle: true,
    question: COUNTED_WORDS.questions.men,
    count: (ruleset) => countOf(ruleset.begin().squares.filter(({ piece }) => piece?.owner === 'w').length, COUNTED_WORDS.pieces),
  },
  {
    id: 'options',
    group: 'set',
    isIdle: true,
    question: COUNTED_WORDS.questions.options,
    count: ({ offers }) => ({
      value: offers.length === 0 ? COUNTED_WORDS.noOptions : offers.map(({ id }) => sayOption(id).label.toLowerCase()).join('; '),
      says:
        offers
          .map(({ id, values }) =>
            COUNTED_WORDS.option(
              sayOption(id).label,
              values.map((value) => sayOption(id).values[value] ?? ''),
            ),
          )
          .join(' ') || COUNTED_WORDS.thereAreNone,
    }),
  },
  {
    id: 'board-start',
    group: 'start',
    isFirst: true,
    shows: 'start',
  },
  {
    id: 'first-moves',
    group: 'start',
    claims: { harshman: 'harshman-ruling-46' },
    shows: 'start',
  },
  {
    id: 'first-player',
    group: 'start',
    claims: {
      bartmess: 'bartmess-4.1-white-first',
      meder: 'meder-1.1-white-first',
      grant: 'grant-start-white-first',
      usenet: 'usenet-start-white-first',
      harshman: 'harshman-order',
    },
  },
  {
    id: 'turn',
    group: 'start',
    claims: {
      bartmess: 'bartmess-5.1-kinds',
      meder: 'meder-1.1-turns',
      grant: 'grant-start-white-first',
      usenet: 'usenet-boards-is-a-move',
      harshman: 'harshman-order',
    },
    shows: 'nowhere',
  },
  {
    id: 'array',
    group: 'start',
    isFirst: true,
    question: COUNTED_WORDS.questions.array,
    count: (ruleset) => {
      const start = ruleset.begin();
      if (!isMovable(ruleset)) {
        const own = start.squares.filter(({ piece }) => piece?.owner === 'w');
        const home = own.filter(({ rank }) => rank === 1).map(({ piece }) => ROLE_LETTERS[piece!.role]);
        return { value: COUNTED_WORDS.homeRow(home.join(' ')), says: sayThreewayArray(start) };
      }
      const back = start.squares
        .filter(({ board, rank }) => board === 'W' && rank === 1)
        .map(({ piece }) => (piece ? ROLE_LETTERS[piece.role] : '-'))
        .join(' ');
      const small = start.squares.flatMap(({ board, piece }) => (board === 'QL' && piece ? [ROLE_LETTERS[piece.role]] : [])).join(' ');
      return { value: COUNTED_WORDS.array(back, small), says: sayArray(start).join(' ') };
    },
    claims: {
      bartmess: 'bartmess-3.2-array',
      meder: 'meder-2.7-array',
      grant: 'grant-start-array',
      usenet: 'usenet-start-bottom',
      harshman: 'harshman-start-three-rows',
    },
    shows: 'start',
  },
  {
    id: 'mobile-men',
    group: 'start',
    isIdle: true,
    question: COUNTED_WORDS.questions['mobile-men'],
    count: (ruleset) => {
      const start = ruleset.begin();
      const pieces = new Set(start.moves().flatMap(({ from }) => (start.at(from) ? [from] : [])));
      return countOf(pieces.size, COUNTED_WORDS.mobile);
    },
    shows: 'start',
  },
  {
    id: 'first-checks',
    group: 'start',
    isIdle: true,
    question: COUNTED_WORDS.questions['first-checks'],
    count: (ruleset) =>
      countOf(
        firstMoves(ruleset, (after) => after.checks().length > 0),
        COUNTED_WORDS.firstMoves,
      ),
    shows: 'start',
  },
  {
    id: 'first-captures',
    group: 'start',
    isIdle: true,
    question: COUNTED_WORDS.questions['first-captures'],
    count: (ruleset) => {
      const start = ruleset.begin();
      const captures = start.moves().filter((move) => move.effects.some(({ kind }) => kind === 'leave'));
      return countOf(captures.length, COUNTED_WORDS.firstMoves);
    },
    shows: 'start',
  },
  {
    id: 'first-boards',
    group: 'start',
    isIdle: true,
    question: COUNTED_WORDS.questions['first-boards'],
    count: (ruleset) =>
      isMovable(ruleset)
        ? countOf(
            ruleset
              .begin()
              .moves()
              .filter(({ kind }) => kind === 'board').length,
            COUNTED_WORDS.firstMoves,
          )
        : undefined,
    shows: 'start',
  },
  {
    id: 'first-knights',
    group: 'start',
    isIdle: true,
    question: COUNTED_WORDS.questions['first-knights'],
    count: (ruleset) => {
      const start = ruleset.begin();
      return countOf(start.moves().filter(({ from }) => start.at(from)?.role === 'knight').length, COUNTED_WORDS.firstMoves);
    },
    shows: 'start',
  },
];
