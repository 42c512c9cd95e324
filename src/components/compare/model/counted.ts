import { expect, PLAYER_NAMES, type Position, type Role, type Ruleset } from '../../../engine/index.ts';
import { pinAt, placeMen, type Corner, type Placing } from './place.ts';

/** An answer the engine gives when it is asked, the same way for every ruleset. */
export interface Counted {
  readonly id: string;
  readonly group: string;
  readonly question: string;
  /** The answer, and a sentence that says how it was counted; nothing where the question makes no sense. */
  readonly ask: (ruleset: Ruleset) => { readonly value: string; readonly says: string } | undefined;
}

const startOf = (ruleset: Ruleset): Position => expect(ruleset.parse(ruleset.start));
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
  return { value: moves.length === 0 ? 'no' : turns ? 'it turns' : 'yes', says: `Asked with the board at ${pin}, White to move.` };
}

/** How many pins an empty board of White's may go to, from the pin with the fewest and from the pin with the most. */
function boardReach(ruleset: Ruleset): { value: string; says: string } | undefined {
  if (!isMovable(ruleset)) return undefined;
  const counts = ruleset.pins.map((pin) => {
    const boards = {
      QL: pin as Corner,
      KL: elsewhere(ruleset, pin.name, 0),
      ql: elsewhere(ruleset, pin.name, 1),
      kl: elsewhere(ruleset, pin.name, 2),
    };
    const position = placeMen(ruleset, { men: BASE, boards });
    return position.ok
      ? position.value.moves().filter((move) => move.kind === 'board' && move.from === pin.name && move.to !== pin.name).length
      : 0;
  });
  return {
    value: `${Math.min(...counts)} to ${Math.max(...counts)}`,
    says: 'Counted from every pin, with the other boards out of the way.',
  };
}

/** Pins far from one: the last of the ruleset's pins that share no main board with it, told apart by number. */
function elsewhere(ruleset: Ruleset, name: string, nth: number): Corner {
  const here = ruleset.pins.find((pin) => pin.name === name)!;
  const far = ruleset.pins.filter((pin) => pin.name !== name && Math.abs(pin.rank - here.rank) >= 4);
  return far[(nth * 3) % far.length]!;
}

/** How a game with just these men on the set stands: whether it is drawn there and then. */
function deadWith(ruleset: Ruleset, men: Readonly<Record<string, string>>): { value: string; says: string } | undefined {
  if (!isMovable(ruleset)) return undefined;
  const position = expect(placeMen(ruleset, { men: { ...KINGS, ...men } }));
  return {
    value: position.status() === 'draw:material' ? 'a draw at once' : 'play goes on',
    says: 'Asked of a position with just these men.',
  };
}

/** A sample of how moves are written, from the start. */
function written(ruleset: Ruleset, pick: (position: Position) => string | undefined): { value: string; says: string } | undefined {
  const start = startOf(ruleset);
  const id = pick(start);
  const move = start.moves().find((one) => one.id === id);
  return move && { value: ruleset.notation.write(start, move), says: `The first move ${move.id}, as this ruleset writes it.` };
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
    question: 'How many men has a player?',
    ask: (ruleset) => count(startOf(ruleset).squares.filter(({ piece }) => piece?.owner === 'w').length, 'Counted at the start.'),
  },
  {
    id: 'mobile-men',
    group: 'start',
    question: 'How many of White’s men can move at once?',
    ask: (ruleset) => {
      const start = startOf(ruleset);
      return count(new Set(start.moves().map(({ from }) => from)).size, 'Men with at least one legal first move.');
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
      ['load-pawn', '… with one pawn of yours aboard?', 'QL', { a3QL: 'P' }],
      ['load-knight', '… with one knight of yours aboard?', 'QL', { a3QL: 'N' }],
      ['load-king', '… with your king aboard, alone?', 'QL', { a2QL: 'K' }],
      ['load-enemy', '… with one enemy knight aboard?', 'QL', { z2QL: 'n' }],
      ['load-two', '… with two men of yours aboard?', 'QL', { a3QL: 'P', z3QL: 'N' }],
      ['load-foreign', 'May you move an empty attack board of the other player?', 'ql', {}],
      ['load-guest', '… with one knight of yours aboard?', 'ql', { a3ql: 'N' }],
    ] as const
  ).map(([id, question, board, aboard]) => ({
    id,
    group: 'boards',
    question,
    ask: (ruleset: Ruleset) => movesBoard(ruleset, board, aboard),
  })),
  { id: 'board-ways', group: 'boards', question: 'From how few to how many pins can an empty board choose?', ask: boardReach },
  ...(
    [
      ['dead-knight', 'King and knight against king?', { b4N: 'N' }],
      ['dead-bishop', 'King and bishop against king?', { b4N: 'B' }],
      ['dead-bishops', 'A bishop each, on one colour?', { b4N: 'B', b6B: 'b' }],
      ['dead-knights', 'King and two knights against king?', { b4N: 'N', c4N: 'N' }],
    ] as const
  ).map(([id, question, men]) => ({ id, group: 'draws', question, ask: (ruleset: Ruleset) => deadWith(ruleset, men) })),
  {
    id: 'write-pawn',
    group: 'notation',
    question: 'How is a pawn’s first step written?',
    ask: (ruleset) => written(ruleset, (start) => start.moves().find(({ from }) => start.at(from)?.role === 'pawn')?.id),
  },
  {
    id: 'write-piece',
    group: 'notation',
    question: 'How is a piece’s move written?',
    ask: (ruleset) =>
      written(ruleset, (start) => start.moves().find(({ from }) => !['pawn', undefined].includes(start.at(from)?.role))?.id),
  },
];
