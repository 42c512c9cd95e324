import { sayOption } from '../../../words/options.ts';
import {
  expect,
  PLAYER_NAMES,
  ROLE_LETTERS,
  type Move,
  type Piece,
  type Pin,
  type Position,
  type Role,
  type Ruleset,
} from '../../../engine/index.ts';
import { pinAt, placeMen, type Corner, type Placing } from './place.ts';
import { sayArray } from './set-up.ts';

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
const yesOrNo = (is: boolean, says: string) => ({ value: is ? 'yes' : 'no', says });
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
  if (!isMovable(ruleset)) return undefined;
  const men = role === 'king' ? { [CENTRE]: 'K', d8B: 'k' } : { ...KINGS, [CENTRE]: letter };
  const position = expect(placeMen(ruleset, { men, turn: 'b' }));
  return count(
    position.attacks(CENTRE).length,
    `Squares it attacks from ${CENTRE}, with nothing but kings on the set and the boards where they start.`,
  );
}

/** Whether a piece attacks the square right below the middle one. */
function goesStraight(ruleset: Ruleset, letter: string): { value: string; says: string } | undefined {
  if (!isMovable(ruleset)) return undefined;
  const men = letter === 'K' ? { [CENTRE]: 'K', d8B: 'k' } : { ...KINGS, [CENTRE]: letter };
  const position = expect(placeMen(ruleset, { men, turn: 'b' }));
  return yesOrNo(position.attacks(CENTRE).includes('c4W'), 'Asked of a piece on c4N: does it attack c4W, right below?');
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
  const men = { ...(Object.values(aboard).includes('K') ? { d2W: 'P', c8B: 'k', d7B: 'p' } : BASE), ...aboard };
  const away: Corner = { side: 'queen', main: 'W', corner: 'front' };
  const placing: Placing = { men, boards: board === 'QL' ? { QL: MIDDLE } : { QL: away, [board]: MIDDLE } };
  const position = expect(placeMen(ruleset, placing));
  const pin = pinAt(ruleset, MIDDLE).name;
  const moves = position.moves().filter((move) => move.kind === 'board' && move.from === pin);
  const turns = moves.length > 0 && moves.every((move) => move.to === pin);
  return { value: moves.length === 0 ? 'no' : turns ? 'it only turns' : 'yes', says: `Asked with the board at ${pin}, White to move.` };
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
  const value = most === 0 ? 'none: it stays' : `${least} to ${most}`;
  return { value, says: 'Counted from every place, all others being vacant.' };
}

/** The neighbours of one pin by name: the front corner of the middle board, on the queen's side, from below where faces are told apart. */
function neighboursFromMiddle(ruleset: Ruleset, load: keyof typeof NEARBY): { value: string; says: string } | undefined {
  if (!isMovable(ruleset)) return undefined;
  const { name } = pinAt(ruleset, { ...MIDDLE, over: false });
  const found = neighboursOf(ruleset, name, load);
  return {
    value: found.length === 0 ? `from ${name} nowhere` : `from ${name} to ${found.join(', ')}`,
    says: `${name} is ${MIDDLE_WORDS}. Every place named must be vacant.`,
  };
}

const MIDDLE_WORDS = 'the front corner of the Neutral Board on the queen’s side';

/** How a game with just these men on the set stands: whether it is drawn there and then. */
function deadWith(ruleset: Ruleset, men: Readonly<Record<string, string>>): { value: string; says: string } | undefined {
  if (!isMovable(ruleset)) return undefined;
  const position = expect(placeMen(ruleset, { men: { ...KINGS, ...men } }));
  return {
    value: position.status() === 'draw:material' ? 'yes' : 'no, play goes on',
    says: 'Asked of a position with just these men.',
  };
}

const SCENE = { c1W: 'K', d2W: 'P', c8B: 'k', d7B: 'p' };

/** One thing to write, in a position that every movable ruleset can have; the move is the first of those that fit. */
interface Sample {
  readonly placing: Placing;
  readonly fits: (move: Move, ruleset: Ruleset) => boolean;
  readonly says: string;
}
const SAMPLES: Readonly<Record<string, readonly [question: string, sample: Sample]>> = {
  'write-piece': [
    'How is a knight’s move from c4N to b6N written?',
    { placing: { men: { ...SCENE, c4N: 'N' } }, fits: ({ id }) => id === 'c4N-b6N', says: 'One move, legal in all of them.' },
  ],
  'write-pawn': [
    'How is a pawn’s step from b3W to b4N written?',
    { placing: { men: { ...SCENE, b3W: 'P' } }, fits: ({ id }) => id === 'b3W-b4N', says: 'One move, legal in all of them.' },
  ],
  'write-capture': [
    'How is a rook’s capture of b4W from b2W written?',
    { placing: { men: { ...SCENE, b2W: 'R', b4W: 'p' } }, fits: ({ id }) => id === 'b2W-b4W', says: 'One move, legal in all of them.' },
  ],
  'write-aboard': [
    'How is a rook’s move from a2W to a1QL written?',
    {
      placing: { men: { ...SCENE, a2W: 'R' }, boards: { QL: { side: 'queen', main: 'W', corner: 'front' } } },
      fits: ({ id }) => id === 'a2W-a1QL',
      says: 'One move, legal in all of them; QL is at the front of White’s Board.',
    },
  ],
  'write-promotion': [
    'How is a pawn’s promotion to a queen on b8B written?',
    {
      placing: { men: { c1W: 'K', d2W: 'P', b7B: 'P', d8B: 'k', d7B: 'p' } },
      fits: ({ id }) => id === 'b7B-b8B=Q' || id === 'b7B-b8B',
      says: 'Where the queen comes with the next turn, only the step is written.',
    },
  ],
  'write-board': [
    'How is an attack board’s move from the front to the back of the Neutral Board written?',
    {
      placing: { men: { ...SCENE, z3QL: 'P' }, boards: { QL: MIDDLE } },
      fits: ({ kind, from, to }, ruleset) =>
        kind === 'board' &&
        from === pinAt(ruleset, MIDDLE).name &&
        isBackOf(
          ruleset.pins.find(({ name }) => name === to),
          pinAt(ruleset, MIDDLE),
        ),
      says: 'With a pawn aboard where that may ride, else empty.',
    },
  ],
  'write-castling': [
    'How is castling on the king’s side written?',
    {
      placing: {
        men: { d2W: 'P', d0KL: 'K', e0KL: 'R', c8B: 'k', d7B: 'p' },
        boards: { KL: { side: 'king', main: 'W', corner: 'front' } },
        rights: ['d0KL', 'e0KL'],
      },
      fits: ({ id }) => id === 'O-O',
      says: 'Where there is castling.',
    },
  ],
};

const isBackOf = (pin: Pin | undefined, { side, main, over }: Pin): boolean =>
  pin?.side === side && pin.main === main && pin.over === over && pin.corner === 'back';

/** How a ruleset writes a sample; nothing where it has no such move. */
function written(ruleset: Ruleset, { placing, fits, says }: Sample): { value: string; says: string } | undefined {
  if (!isMovable(ruleset)) return undefined;
  const empty = { ...placing, men: Object.fromEntries(Object.entries(placing.men).filter(([square]) => !square.startsWith('z'))) };
  for (const one of [placing, empty]) {
    const position = placeMen(ruleset, one);
    const move = position.ok ? position.value.moves().find((one) => fits(one, ruleset)) : undefined;
    if (position.ok && move) return { value: ruleset.notation.write(position.value, move), says };
  }
  return { value: 'no such move', says };
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
    question: 'How many players are there?',
    ask: ({ players }) => count(players.length, `${players.map((player) => PLAYER_NAMES[player]).join(', ')}.`),
  },
  {
    id: 'squares',
    group: 'set',
    question: 'How many squares are there at the start?',
    ask: (ruleset) => count(startOf(ruleset).squares.length, 'Squares, or cells, of all boards.'),
  },
  {
    id: 'men',
    group: 'set',
    question: 'How many men does a player have?',
    ask: (ruleset) => count(startOf(ruleset).squares.filter(({ piece }) => piece?.owner === 'w').length, 'Counted at the start.'),
  },
  {
    id: 'array',
    group: 'start',
    question: 'Where do the men stand at the start?',
    ask: (ruleset) => {
      if (!isMovable(ruleset)) return undefined;
      const start = startOf(ruleset);
      const back = start.squares
        .filter(({ board, rank }) => board === 'W' && rank === 1)
        .map(({ piece }) => (piece ? ROLE_LETTERS[piece.role] : '-'))
        .join(' ');
      const small = start.squares.flatMap(({ board, piece }) => (board === 'QL' && piece ? [ROLE_LETTERS[piece.role]] : [])).join(' ');
      return { value: `${back} behind the pawns; ${small} on QL`, says: sayArray(start).join(' ') };
    },
  },
  {
    id: 'mobile-men',
    group: 'start',
    question: 'How many of White’s men can move at once?',
    ask: (ruleset) => {
      const start = startOf(ruleset);
      const men = new Set(start.moves().flatMap(({ from }) => (start.at(from) ? [from] : [])));
      return count(men.size, 'Men with at least one legal first move; moves of boards do not count.');
    },
  },
  {
    id: 'first-checks',
    group: 'start',
    question: 'How many first moves give check?',
    ask: (ruleset) =>
      count(
        firstMoves(ruleset, (after) => after.checks().length > 0),
        'Of all first moves of White.',
      ),
  },
  {
    id: 'first-captures',
    group: 'start',
    question: 'How many first moves capture?',
    ask: (ruleset) => {
      const start = startOf(ruleset);
      const captures = start.moves().filter((move) => move.effects.some(({ kind }) => kind === 'leave'));
      return count(captures.length, 'Of all first moves of White.');
    },
  },
  {
    id: 'first-boards',
    group: 'start',
    question: 'How many first moves move an attack board?',
    ask: (ruleset) =>
      isMovable(ruleset)
        ? count(
            startOf(ruleset)
              .moves()
              .filter(({ kind }) => kind === 'board').length,
            'Of all first moves of White.',
          )
        : undefined,
  },
  {
    id: 'first-knights',
    group: 'start',
    question: 'How many first moves are a knight’s?',
    ask: (ruleset) => {
      const start = startOf(ruleset);
      return count(start.moves().filter(({ from }) => start.at(from)?.role === 'knight').length, 'Of all first moves of White.');
    },
  },
  ...PIECES.map(([role, letter]) => ({
    id: `reach-${role}`,
    group: role,
    question: `How many squares does a ${role} attack from the middle?`,
    ask: (ruleset: Ruleset) => reachOf(ruleset, role, letter),
  })),
  ...PIECES.filter(([role]) => role !== 'knight').map(([role, letter]) => ({
    id: `straight-${role}`,
    group: role,
    question: `May a ${role} go straight down to the next board?`,
    ask: (ruleset: Ruleset) => goesStraight(ruleset, letter),
  })),
  ...(
    [
      ['load-empty', 'May you move your own empty attack board?', 'QL', {}],
      ['load-pawn', 'May you move your own attack board with one pawn of yours on it?', 'QL', { a3QL: 'P' }],
      ['load-knight', 'May you move your own attack board with one knight of yours on it?', 'QL', { a3QL: 'N' }],
      ['load-king', 'May you move your own attack board with your king alone on it?', 'QL', { a2QL: 'K' }],
      ['load-enemy', 'May you move your own attack board with one enemy knight on it?', 'QL', { z2QL: 'n' }],
      ['load-two', 'May you move your own attack board with two men of yours on it?', 'QL', { a3QL: 'P', z3QL: 'N' }],
      ['load-foreign', 'May you move an empty attack board of the other player?', 'ql', {}],
      ['load-guest-pawn', 'May you move the other player’s attack board with one pawn of yours alone on it?', 'ql', { a3ql: 'P' }],
      ['load-guest', 'May you move the other player’s attack board with one knight of yours alone on it?', 'ql', { a3ql: 'N' }],
    ] as const
  ).map(([id, question, board, aboard]) => ({
    id,
    group: 'boards',
    question,
    ask: (ruleset: Ruleset) => movesBoard(ruleset, board, aboard),
  })),
  { id: 'board-ways', group: 'boards', question: 'Between how many places can an empty attack board choose?', ask: boardReach },
  {
    id: 'board-neighbours',
    group: 'boards',
    question: 'Where may an empty attack board go from the front of the middle board?',
    ask: (ruleset) => neighboursFromMiddle(ruleset, 'empty'),
  },
  {
    id: 'board-neighbours-pawn',
    group: 'boards',
    question: 'Where may an attack board with one pawn of yours go from the front of the middle board?',
    ask: (ruleset) => neighboursFromMiddle(ruleset, 'pawn'),
  },
  ...(
    [
      ['dead-knight', 'Is king and knight against king a draw at once?', { b4N: 'N' }],
      ['dead-bishop', 'Is king and bishop against king a draw at once?', { b4N: 'B' }],
      ['dead-bishops', 'Is a bishop each, on one colour, a draw at once?', { b4N: 'B', b6B: 'b' }],
      ['dead-knights', 'Is king and two knights against king a draw at once?', { b4N: 'N', c4N: 'N' }],
    ] as const
  ).map(([id, question, men]) => ({ id, group: 'draws', question, ask: (ruleset: Ruleset) => deadWith(ruleset, men) })),
  ...Object.entries(SAMPLES).map(([id, [question, sample]]) => ({
    id,
    group: 'notation',
    question,
    ask: (ruleset: Ruleset) => written(ruleset, sample),
  })),
  {
    id: 'options',
    group: 'set',
    question: 'What may be agreed on before the game?',
    ask: ({ offers }) => ({
      value: offers.length === 0 ? 'nothing' : offers.map(({ id }) => sayOption(id).label.toLowerCase()).join('; '),
      says:
        offers
          .map(({ id, values }) => `${sayOption(id).label}: ${values.map((value) => sayOption(id).values[value]).join(', ')}.`)
          .join(' ') || 'There are no options.',
    }),
  },
];
