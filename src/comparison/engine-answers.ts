import { COUNTED_WORDS } from '#words/compare/counted.ts';
import { sayOption } from '../words/options.ts';
import {
  expect,
  PLAYER_NAMES,
  promotes,
  ROLE_LETTERS,
  type Move,
  type Piece,
  type Pin,
  type Position,
  type Role,
  type Ruleset,
} from '../engine/index.ts';
import { pinAt, placePieces, type Corner, type Placing } from './placing.ts';
import { listPieceMoves } from './piece-moves.ts';
import { sayArray, sayHexArray } from './start-diff.ts';

/** An answer the engine gives when it is asked, the same way for every ruleset. */
export interface Counted {
  readonly id: string;
  readonly group: string;
  readonly question: string;
  /** The answer, and a sentence that says how it was counted; nothing where the question makes no sense. */
  readonly ask: (ruleset: Ruleset) => { readonly value: string; readonly says: string } | undefined;
}

const startOf = (ruleset: Ruleset): Position => ruleset.begin();
const count = (value: number, says: string) => ({ value: String(value), says });
const yesOrNo = (is: boolean, says: string) => ({ value: is ? COUNTED_WORDS.yes : COUNTED_WORDS.no, says });
const isMovable = (ruleset: Ruleset): boolean => ruleset.pins.length > 0;

/** First moves of White that come true for a test. */
const firstMoves = (ruleset: Ruleset, holds: (after: Position, before: Position) => boolean): number => {
  const start = startOf(ruleset);
  return start.moves().filter((move) => holds(start.after(move), start)).length;
};

const CENTRE = 'c4N';
/** Kings out of the way of what is asked about, each on the home rank of its side. */
const KINGS = { a1W: 'K', d8B: 'k' };

/** How many squares a piece attacks from the middle of a board that holds two kings besides. */
function reachOf(ruleset: Ruleset, role: Role, letter: string): { value: string; says: string } | undefined {
  if (!isMovable(ruleset)) {
    const { position, marks } = listPieceMoves(ruleset).find((one) => one.role === role)!;
    const from = marks.selected!;
    return count(position.attacks(from).length, COUNTED_WORDS.reachFrom(from));
  }
  const pieces = role === 'king' ? { [CENTRE]: 'K', d8B: 'k' } : { ...KINGS, [CENTRE]: letter };
  const position = expect(placePieces(ruleset, { pieces, turn: 'b' }));
  return count(position.attacks(CENTRE).length, COUNTED_WORDS.reachFrom(CENTRE));
}

/** Whether a piece attacks the square right below the middle one. */
function goesStraight(ruleset: Ruleset, letter: string): { value: string; says: string } | undefined {
  if (!isMovable(ruleset)) return undefined;
  const pieces = letter === 'K' ? { [CENTRE]: 'K', d8B: 'k' } : { ...KINGS, [CENTRE]: letter };
  const position = expect(placePieces(ruleset, { pieces, turn: 'b' }));
  return yesOrNo(position.attacks(CENTRE).includes('c4W'), COUNTED_WORDS.straightFrom);
}

const MIDDLE: Corner = { side: 'queen', main: 'N', corner: 'front' };
/** Two armies in miniature, so that no question is decided by bare kings. */
const BASE = { c1W: 'K', d2W: 'P', c8B: 'k', d7B: 'p' };

/** Whether White may move the attack board at the front of the middle board, with this aboard. */
function movesBoard(
  ruleset: Ruleset,
  board: string,
  aboard: Readonly<Record<string, string>>,
): { value: string; says: string } | undefined {
  if (!isMovable(ruleset)) return undefined;
  const pieces = { ...(Object.values(aboard).includes('K') ? { d2W: 'P', c8B: 'k', d7B: 'p' } : BASE), ...aboard };
  const away: Corner = { side: 'queen', main: 'W', corner: 'front' };
  const placing: Placing = { pieces, boards: board === 'QL' ? { QL: MIDDLE } : { QL: away, [board]: MIDDLE } };
  const position = expect(placePieces(ruleset, placing));
  const pin = pinAt(ruleset, MIDDLE).name;
  const moves = position.moves().filter((move) => move.kind === 'board' && move.from === pin);
  const turns = moves.length > 0 && moves.every((move) => move.to === pin);
  return {
    value: moves.length === 0 ? COUNTED_WORDS.no : turns ? COUNTED_WORDS.onlyTurns : COUNTED_WORDS.yes,
    says: COUNTED_WORDS.boardAt(pin),
  };
}

const NEARBY: Readonly<Record<'empty' | 'pawn', readonly Piece[]>> = { empty: [], pawn: [{ owner: 'w', role: 'pawn' }] };

/** Where a board of White's may go from a pin, all others being vacant; turning it where it is does not count. */
const neighboursOf = (ruleset: Ruleset, pin: string, load: keyof typeof NEARBY): readonly string[] =>
  ruleset.reach(pin, { owner: 'w', mover: 'w', pieces: NEARBY[load] }).filter((name) => name !== pin);

/** To how many pins an empty board of White's may go, from the pin with the fewest and from the pin with the most. */
function boardReach(ruleset: Ruleset): { value: string; says: string } | undefined {
  if (!isMovable(ruleset)) return undefined;
  const counts = ruleset.pins.map(({ name }) => neighboursOf(ruleset, name, 'empty').length);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const value = most === 0 ? COUNTED_WORDS.waysNone : COUNTED_WORDS.ways(least, most);
  return { value, says: COUNTED_WORDS.waysSays };
}

/** The neighbours of one pin by name: the front corner of the middle board, on the queen's side, from below where faces are distinguished. */
function neighboursFromMiddle(ruleset: Ruleset, load: keyof typeof NEARBY): { value: string; says: string } | undefined {
  if (!isMovable(ruleset)) return undefined;
  const { name } = pinAt(ruleset, { ...MIDDLE, over: false });
  const found = neighboursOf(ruleset, name, load);
  return {
    value: found.length === 0 ? COUNTED_WORDS.nowhere(name) : COUNTED_WORDS.somewhere(name, found),
    says: COUNTED_WORDS.middle(name),
  };
}

/** Whether a game with just these pieces is drawn at once. */
function deadWith(ruleset: Ruleset, pieces: Readonly<Record<string, string>>): { value: string; says: string } | undefined {
  if (!isMovable(ruleset)) return undefined;
  const position = expect(placePieces(ruleset, { pieces: { ...KINGS, ...pieces } }));
  return {
    value: position.status() === 'draw:material' ? COUNTED_WORDS.yes : COUNTED_WORDS.notDead,
    says: COUNTED_WORDS.dead,
  };
}

const SCENE = { c1W: 'K', d2W: 'P', c8B: 'k', d7B: 'p' };

/** One thing to write, in a position that every movable ruleset can have; the move is the first of those that fit. */
interface Sample {
  readonly placing: Placing;
  readonly fits: (move: Move, ruleset: Ruleset) => boolean;
  readonly says: string;
  /** Said instead, of a promotion that comes with the next turn, or of a board that only moves empty. */
  readonly later?: string;
  readonly empty?: string;
}
const SAMPLES: Readonly<Record<string, readonly [question: string, sample: Sample]>> = {
  'write-piece': [
    COUNTED_WORDS.questions['write-piece'],
    { placing: { pieces: { ...SCENE, c4N: 'N' } }, fits: ({ id }) => id === 'c4N-b6N', says: COUNTED_WORDS.samples.one },
  ],
  'write-pawn': [
    COUNTED_WORDS.questions['write-pawn'],
    { placing: { pieces: { ...SCENE, b3W: 'P' } }, fits: ({ id }) => id === 'b3W-b4N', says: COUNTED_WORDS.samples.one },
  ],
  'write-capture': [
    COUNTED_WORDS.questions['write-capture'],
    { placing: { pieces: { ...SCENE, b2W: 'R', b4W: 'p' } }, fits: ({ id }) => id === 'b2W-b4W', says: COUNTED_WORDS.samples.one },
  ],
  'write-aboard': [
    COUNTED_WORDS.questions['write-aboard'],
    {
      placing: { pieces: { ...SCENE, a2W: 'R' }, boards: { QL: { side: 'queen', main: 'W', corner: 'front' } } },
      fits: ({ id }) => id === 'a2W-a1QL',
      says: COUNTED_WORDS.samples.aboard,
    },
  ],
  'write-promotion': [
    COUNTED_WORDS.questions['write-promotion'],
    {
      placing: { pieces: { c1W: 'K', d2W: 'P', b7B: 'P', d8B: 'k', d7B: 'p' } },
      fits: ({ id }) => id === 'b7B-b8B=Q' || id === 'b7B-b8B',
      says: COUNTED_WORDS.samples.promotion,
      later: COUNTED_WORDS.samples.later,
    },
  ],
  'write-board': [
    COUNTED_WORDS.questions['write-board'],
    {
      placing: { pieces: { ...SCENE, z3QL: 'P' }, boards: { QL: MIDDLE } },
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
  ],
  'write-castling': [
    COUNTED_WORDS.questions['write-castling'],
    {
      placing: {
        pieces: { d2W: 'P', d0KL: 'K', e0KL: 'R', c8B: 'k', d7B: 'p' },
        boards: { KL: { side: 'king', main: 'W', corner: 'front' } },
        rights: ['d0KL', 'e0KL'],
      },
      fits: ({ id }) => id === 'O-O',
      says: COUNTED_WORDS.samples.castling,
    },
  ],
};

const isBackOf = (pin: Pin | undefined, { side, main, over }: Pin): boolean =>
  pin?.side === side && pin.main === main && pin.over === over && pin.corner === 'back';

/** How a ruleset writes a sample; nothing where it has no such move. */
function written(ruleset: Ruleset, { placing, fits, says, later, empty: sayEmpty }: Sample): { value: string; says: string } | undefined {
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

const PIECES: readonly (readonly [Role, string])[] = [
  ['king', 'K'],
  ['queen', 'Q'],
  ['rook', 'R'],
  ['bishop', 'B'],
  ['knight', 'N'],
];

/** What the engine counts, by group, in the order of the table. */
export const COUNTED: readonly Counted[] = [
  {
    id: 'players',
    group: 'set',
    question: COUNTED_WORDS.questions.players,
    ask: ({ players }) => count(players.length, COUNTED_WORDS.players(players.map((player) => PLAYER_NAMES[player]))),
  },
  {
    id: 'squares',
    group: 'set',
    question: COUNTED_WORDS.questions.squares,
    ask: (ruleset) => count(startOf(ruleset).squares.length, COUNTED_WORDS.squares),
  },
  {
    id: 'men',
    group: 'set',
    question: COUNTED_WORDS.questions.men,
    ask: (ruleset) => count(startOf(ruleset).squares.filter(({ piece }) => piece?.owner === 'w').length, COUNTED_WORDS.men),
  },
  {
    id: 'array',
    group: 'start',
    question: COUNTED_WORDS.questions.array,
    ask: (ruleset) => {
      const start = startOf(ruleset);
      if (!isMovable(ruleset)) {
        const own = start.squares.filter(({ piece }) => piece?.owner === 'w');
        const home = own.filter(({ rank }) => rank === 1).map(({ piece }) => ROLE_LETTERS[piece!.role]);
        return { value: COUNTED_WORDS.homeRow(home.join(' ')), says: sayHexArray(start) };
      }
      const back = start.squares
        .filter(({ board, rank }) => board === 'W' && rank === 1)
        .map(({ piece }) => (piece ? ROLE_LETTERS[piece.role] : '-'))
        .join(' ');
      const small = start.squares.flatMap(({ board, piece }) => (board === 'QL' && piece ? [ROLE_LETTERS[piece.role]] : [])).join(' ');
      return { value: COUNTED_WORDS.array(back, small), says: sayArray(start).join(' ') };
    },
  },
  {
    id: 'mobile-men',
    group: 'start',
    question: COUNTED_WORDS.questions['mobile-men'],
    ask: (ruleset) => {
      const start = startOf(ruleset);
      const pieces = new Set(start.moves().flatMap(({ from }) => (start.at(from) ? [from] : [])));
      return count(pieces.size, COUNTED_WORDS.mobile);
    },
  },
  {
    id: 'first-checks',
    group: 'start',
    question: COUNTED_WORDS.questions['first-checks'],
    ask: (ruleset) =>
      count(
        firstMoves(ruleset, (after) => after.checks().length > 0),
        COUNTED_WORDS.firstMoves,
      ),
  },
  {
    id: 'first-captures',
    group: 'start',
    question: COUNTED_WORDS.questions['first-captures'],
    ask: (ruleset) => {
      const start = startOf(ruleset);
      const captures = start.moves().filter((move) => move.effects.some(({ kind }) => kind === 'leave'));
      return count(captures.length, COUNTED_WORDS.firstMoves);
    },
  },
  {
    id: 'first-boards',
    group: 'start',
    question: COUNTED_WORDS.questions['first-boards'],
    ask: (ruleset) =>
      isMovable(ruleset)
        ? count(
            startOf(ruleset)
              .moves()
              .filter(({ kind }) => kind === 'board').length,
            COUNTED_WORDS.firstMoves,
          )
        : undefined,
  },
  {
    id: 'first-knights',
    group: 'start',
    question: COUNTED_WORDS.questions['first-knights'],
    ask: (ruleset) => {
      const start = startOf(ruleset);
      return count(start.moves().filter(({ from }) => start.at(from)?.role === 'knight').length, COUNTED_WORDS.firstMoves);
    },
  },
  ...PIECES.map(([role, letter]) => ({
    id: `reach-${role}`,
    group: role,
    question: COUNTED_WORDS.reach(role),
    ask: (ruleset: Ruleset) => reachOf(ruleset, role, letter),
  })),
  ...PIECES.filter(([role]) => role !== 'knight').map(([role, letter]) => ({
    id: `straight-${role}`,
    group: role,
    question: COUNTED_WORDS.straight(role),
    ask: (ruleset: Ruleset) => goesStraight(ruleset, letter),
  })),
  ...(
    [
      ['load-empty', COUNTED_WORDS.questions['load-empty'], 'QL', {}],
      ['load-pawn', COUNTED_WORDS.questions['load-pawn'], 'QL', { a3QL: 'P' }],
      ['load-knight', COUNTED_WORDS.questions['load-knight'], 'QL', { a3QL: 'N' }],
      ['load-king', COUNTED_WORDS.questions['load-king'], 'QL', { a2QL: 'K' }],
      ['load-enemy', COUNTED_WORDS.questions['load-enemy'], 'QL', { z2QL: 'n' }],
      ['load-two', COUNTED_WORDS.questions['load-two'], 'QL', { a3QL: 'P', z3QL: 'N' }],
      ['load-foreign', COUNTED_WORDS.questions['load-foreign'], 'ql', {}],
      ['load-guest-pawn', COUNTED_WORDS.questions['load-guest-pawn'], 'ql', { a3ql: 'P' }],
      ['load-guest', COUNTED_WORDS.questions['load-guest'], 'ql', { a3ql: 'N' }],
    ] as const
  ).map(([id, question, board, aboard]) => ({
    id,
    group: 'boards',
    question,
    ask: (ruleset: Ruleset) => movesBoard(ruleset, board, aboard),
  })),
  { id: 'board-ways', group: 'boards', question: COUNTED_WORDS.questions['board-ways'], ask: boardReach },
  {
    id: 'board-neighbours',
    group: 'boards',
    question: COUNTED_WORDS.questions['board-neighbours'],
    ask: (ruleset) => neighboursFromMiddle(ruleset, 'empty'),
  },
  {
    id: 'board-neighbours-pawn',
    group: 'boards',
    question: COUNTED_WORDS.questions['board-neighbours-pawn'],
    ask: (ruleset) => neighboursFromMiddle(ruleset, 'pawn'),
  },
  ...(
    [
      ['dead-knight', COUNTED_WORDS.questions['dead-knight'], { b4N: 'N' }],
      ['dead-bishop', COUNTED_WORDS.questions['dead-bishop'], { b4N: 'B' }],
      ['dead-bishops', COUNTED_WORDS.questions['dead-bishops'], { b4N: 'B', b6B: 'b' }],
      ['dead-knights', COUNTED_WORDS.questions['dead-knights'], { b4N: 'N', c4N: 'N' }],
    ] as const
  ).map(([id, question, pieces]) => ({ id, group: 'draws', question, ask: (ruleset: Ruleset) => deadWith(ruleset, pieces) })),
  ...Object.entries(SAMPLES).map(([id, [question, sample]]) => ({
    id,
    group: 'notation',
    question,
    ask: (ruleset: Ruleset) => written(ruleset, sample),
  })),
  {
    id: 'options',
    group: 'set',
    question: COUNTED_WORDS.questions.options,
    ask: ({ offers }) => ({
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
];
