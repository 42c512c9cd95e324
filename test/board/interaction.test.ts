import { describe, expect, test } from 'vitest';
import { drawOn } from '../../src/board/state/board-state.ts';
import { reduce, type Input, type Intent } from '../../src/board/interaction/reducer.ts';
import {
  EMPTY,
  gripOf,
  isHot,
  marksOf,
  pickedUpIn,
  targetsOf,
  type InteractionState,
  type InteractionContext,
} from '../../src/board/interaction/interaction-state.ts';
import type { Spot } from '../../src/board/interaction/hit-test.ts';
import type { Mode } from '../../src/board/state/board-state.ts';
import { expect as valueOf, findRuleset, type Position } from '../../src/engine/index.ts';

function parse(ruleset: string, text = 'start'): Position {
  const found = findRuleset(ruleset)!;
  return valueOf(found.parse(text === 'start' ? found.start : text));
}

const over = (position: Position, mode: Mode = 'play', more: Partial<InteractionContext> = {}): InteractionContext => ({
  mode,
  snapshot: position,
  position,
  ...more,
});
const MEDER = over(parse('meder'));
const HARSHMAN = over(parse('harshman'));

/** `b2W` a square, `QL1!` a pin, `QL#` a board, `-` nothing at all. */
function spot(text: string): Spot | undefined {
  if (text === '-') return undefined;
  if (text.endsWith('!')) return { kind: 'pin', name: text.slice(0, -1) };
  return text.endsWith('#') ? { kind: 'board', name: text.slice(0, -1) } : { kind: 'square', name: text };
}

/** An input from a line of a table: `tap b2W`, `grab b2W touch`, `drag 10 20`, `drop b4N`, `drop - near QL4`, `cancel`. */
function readInput(text: string, under: InteractionContext, hand: InteractionState): Input {
  const [kind, at = '-', more, near] = text.split(' ');
  switch (kind) {
    case 'tap':
    case 'rest':
      return { kind, spot: spot(at) };
    case 'pick':
      return { kind, spot: spot(at)! };
    case 'grab':
      return { kind, spot: spot(at), x: 100, isTouch: more === 'touch' };
    case 'drag':
      return { kind, x: Number(at), y: Number(more) };
    case 'drop':
      return { kind, spot: spot(at), near };
    case 'answer':
      return {
        kind,
        move: hand.kind === 'asking' ? hand.moves.find((move) => move.promotion === at || move.kind === at) : under.position.moves()[0],
      };
    case 'cancel':
    case 'putDown':
    case 'clear':
      return { kind };
    default:
      throw new Error(`no input “${text}”`);
  }
}

function writeIntent(intent: Intent): string {
  switch (intent.kind) {
    case 'show':
      return intent.isSlow ? 'glide' : 'show';
    case 'focus':
      return `focus ${intent.name ?? '-'}`;
    case 'choose':
      return `choose ${intent.name}`;
    case 'picked':
      return `picked ${intent.held.board ?? intent.held.from}${intent.byKey ? ' by key' : ''}`;
    case 'looked':
      return `looked ${intent.at}`;
    case 'ask':
      return `ask ${intent.to} ${intent.moves
        .map((move) => move.promotion ?? move.kind)
        .sort()
        .join(' ')}`;
    case 'make':
      return `make ${intent.move.id}`;
    case 'refuse':
      return `refuse ${intent.from}-${intent.to} ${intent.refusal.code}`;
    case 'drop':
      return `drop ${intent.from} ${intent.to ?? 'off'}`;
    case 'turn':
      return `turn ${intent.angle}`;
    default:
      return intent.kind;
  }
}

function writeHand(hand: InteractionState): string {
  const what = pickedUpIn(hand);
  const held = what && (what.board === undefined ? what.from : `${what.board}@${what.from}`);
  if (hand.kind === 'looking') return `looking ${hand.at}`;
  if (hand.kind === 'pressing') return `pressing ${hand.held.board ?? hand.held.from}${held === undefined ? '' : ` over ${held}`}`;
  if (hand.kind === 'picked' && hand.isRefused) return `picked ${held} refused`;
  return held === undefined ? hand.kind : `${hand.kind} ${held}`;
}

/** Gives a hand one input after the other; what it has become, and what the last input meant for the board. */
function play(under: InteractionContext, inputs: string): { readonly hand: InteractionState; readonly is: string; readonly does: string } {
  let hand: InteractionState = EMPTY;
  let does = '';
  for (const text of inputs.split(', ')) {
    const next = reduce(hand, readInput(text, under, hand), under);
    hand = next.state;
    does = next.intents.map(writeIntent).join(', ');
  }
  return { hand, is: writeHand(hand), does };
}

/** Inputs, the hand they lead to, and what the last of them makes the board do. */
type Row = readonly [inputs: string, hand: string, does: string];

function holds(name: string, under: InteractionContext, rows: readonly Row[]): void {
  test.for(rows)(`${name}: %s`, ([inputs, hand, does]) => {
    const played = play(under, inputs);
    expect([played.is, played.does]).toEqual([hand, does]);
  });
}

const TAP = 'erase, unpoint';

describe('press and press', () => {
  holds('Meder, White to move', MEDER, [
    ['tap b2W', 'picked b2W', `${TAP}, focus b2W, show, picked b2W`],
    ['tap b2W, tap b4N', 'empty', `${TAP}, focus b4N, unpoint, make b2W-b4N`],
    // The same again puts it down: the board is asked first who holds it.
    ['tap b2W, tap b2W', 'picked b2W', `${TAP}, focus b2W, putDown`],
    ['tap b2W, tap b2W, putDown', 'empty', 'focus -, show'],
    ['tap b2W, tap c2W', 'picked c2W', `${TAP}, focus c2W, show, picked c2W`],
    ['tap -', 'empty', `${TAP}, putDown, show`],
    ['tap b2W, tap -', 'picked b2W', `${TAP}, putDown, show`],
    // An empty square's column is looked at, and so is that of a piece whose player is not on move.
    ['tap b4N', 'looking b4N', `${TAP}, focus b4N, show, looked b4N`],
    ['tap b7B', 'looking b7B', `${TAP}, focus b7B, show, looked b7B`],
    ['tap b4N, tap b2W', 'picked b2W', `${TAP}, focus b2W, show, picked b2W`],
    ['tap b4N, putDown', 'empty', 'focus -, show'],
    ['putDown', 'empty', ''],
    ['tap b2W, clear', 'empty', ''],
  ]);

  holds('what is not a move is refused', MEDER, [
    ['tap b2W, tap b6N', 'picked b2W refused', `${TAP}, focus b6N, refuse b2W-b6N ${codeOf('b2W', 'b6N')}`],
    // Another press picks it up again; one more puts it down.
    ['tap b2W, tap b6N, tap b2W', 'picked b2W', `${TAP}, focus b2W, show, picked b2W`],
    ['tap b2W, tap b6N, tap b2W, tap b2W', 'picked b2W', `${TAP}, focus b2W, putDown`],
    ['tap b2W, tap b6N, tap b4N', 'empty', `${TAP}, focus b4N, unpoint, make b2W-b4N`],
    ['tap b2W, tap b6N, tap c2W', 'picked c2W', `${TAP}, focus c2W, show, picked c2W`],
  ]);

  test('a king put onto its own rook is told why it may not castle, and the rook is picked up (Meder 3.5(a)(ii))', () => {
    const { is, does } = play(MEDER, 'tap d0KL, tap e0KL');
    expect(is).toBe('picked e0KL refused');
    expect(does).toMatch(/^erase, unpoint, focus e0KL, show, refuse d0KL-e0KL /);
    // Another piece of the same army on the rook: no castling is meant, and the rook is picked up without a word.
    expect(play(MEDER, 'tap b2W, tap e0KL').does).toBe(`${TAP}, focus e0KL, show, picked e0KL`);
  });
});

function codeOf(from: string, to: string, { position } = MEDER): string {
  return position.refuse(from, to)!.code;
}

/** White's queen's board is empty and may be moved; the king's, with two aboard, may not (Meder 3.6). */
const EMPTY_BOARD = over(
  parse('meder', 'W:4/4/1K2/4;N:4/4/1R2/4;B:2k1/4/2b1/2pp;QL@QL2:2/2;KL@KL1:1P/N1;ql@QL6:2/P1;kl@KL6:2/1p w * - - 0 43'),
);
const [PIN = ''] = targetsOf(play(EMPTY_BOARD, 'tap QL#').hand, EMPTY_BOARD).filter((name) => name !== 'QL2');
const KING = EMPTY_BOARD.position.squares.find(({ piece }) => piece?.role === 'king' && piece.owner === 'w')?.name ?? '';
const [ON_EMPTY = ''] = EMPTY_BOARD.position.squares.filter(({ board }) => board === 'QL').map(({ name }) => name);

describe('attack boards (Meder 3.6)', () => {
  holds('Meder', EMPTY_BOARD, [
    ['tap QL#', 'picked QL@QL2', `${TAP}, focus QL2, show, picked QL`],
    ['tap QL2!', 'picked QL@QL2', `${TAP}, focus QL2, show, picked QL`],
    ['pick QL2!', 'picked QL@QL2', 'focus QL2, show, picked QL by key'],
    [`tap QL#, tap ${PIN}!`, 'empty', `${TAP}, focus ${PIN}, unpoint, make QL2-${PIN}`],
    // No piece goes to a pin: with a piece in the hand a press on a pin means the board there; a press on a board is a try.
    ['tap b4N, tap QL2!', 'picked QL@QL2', `${TAP}, focus QL2, show, picked QL`],
    ['tap QL#, tap KL1!', 'picked QL@QL2 refused', `${TAP}, focus KL1, refuse QL2-KL1 ${codeOf('QL2', 'KL1', EMPTY_BOARD)}`],
    // A vacant pin holds nothing.
    ['tap QL3!', 'looking QL3', `${TAP}, focus QL3, show, looked QL3`],
  ]);

  holds('what is refused makes room for the next thing that may move', EMPTY_BOARD, [
    // KL, with two aboard, may not go: it does not stay in the hand.
    [`tap KL1!, tap ${PIN}!`, 'empty', `${TAP}, focus ${PIN}, refuse KL1-${PIN} ${codeOf('KL1', PIN, EMPTY_BOARD)}`],
    // With a board in the hand another board, or a piece, is picked up by touching it.
    ['tap KL1!, tap QL2!', 'picked QL@QL2', `${TAP}, focus QL2, show, picked QL`],
    [`tap KL1!, tap ${ON_EMPTY}`, 'picked QL@QL2', `${TAP}, focus ${ON_EMPTY}, show, picked QL`],
    ['tap QL#, tap b4N', 'picked b4N', `${TAP}, focus b4N, show, picked b4N`],
    // A piece tries a board’s square first; after the refusal a second touch means the board.
    [
      `tap ${KING}, tap ${ON_EMPTY}`,
      `picked ${KING} refused`,
      `${TAP}, focus ${ON_EMPTY}, refuse ${KING}-${ON_EMPTY} ${codeOf(KING, ON_EMPTY, EMPTY_BOARD)}`,
    ],
    [`tap ${KING}, tap ${ON_EMPTY}, tap ${ON_EMPTY}`, 'picked QL@QL2', `${TAP}, focus ${ON_EMPTY}, show, picked QL`],
  ]);

  test('a board with two aboard is picked up and may go nowhere', () => {
    const { is, hand } = play(EMPTY_BOARD, 'tap KL1!');
    expect([is, targetsOf(hand, EMPTY_BOARD)]).toEqual(['picked KL@KL1', []]);
  });
});

describe('dragging', () => {
  holds('a mouse', MEDER, [
    ['grab b2W', 'pressing b2W', ''],
    ['grab b2W, drag 5 6', 'dragging b2W', 'unpoint, picked b2W, show'],
    ['grab b2W, drag 5 6, drag 7 8', 'dragging b2W', 'carry'],
    ['grab b2W, drag 5 6, drop b4N', 'empty', 'unpoint, make b2W-b4N'],
    ['grab b2W, drag 5 6, drop b6N', 'empty', `refuse b2W-b6N ${codeOf('b2W', 'b6N')}, glide`],
    // Back home, and off the board: it goes back without a word.
    ['grab b2W, drag 5 6, drop b2W', 'empty', 'glide'],
    ['grab b2W, drag 5 6, drop -', 'empty', 'glide'],
    ['grab b2W, drag 5 6, cancel', 'empty', 'show'],
    ['grab b2W, cancel', 'empty', ''],
    ['grab b2W, drop b4N', 'empty', ''],
    // What is picked up stays so until something else is really dragged.
    ['tap c2W, grab b2W', 'pressing b2W over c2W', ''],
    ['tap c2W, grab b2W, cancel', 'picked c2W', ''],
    ['tap c2W, grab b2W, drag 5 6', 'dragging b2W', 'unpoint, picked b2W, show'],
    ['tap c2W, grab b2W, drag 5 6, cancel', 'empty', 'show'],
    ['grab b4N', 'empty', ''],
    ['grab b7B', 'empty', ''],
    ['grab b4N, drag 5 6', 'empty', ''],
    // Another position while something is dragged lets it fall; pressed only, it may still be dragged.
    ['grab b2W, drag 5 6, clear', 'empty', ''],
    ['grab b2W, drag 5 6, clear, drop b4N', 'empty', ''],
    ['tap c2W, grab b2W, clear', 'pressing b2W', ''],
    ['grab b2W, drag 5 6, putDown', 'empty', 'focus -, show'],
  ]);

  test('what is not there any more when the pointer goes is not dragged', () => {
    const pressing = play(MEDER, 'grab b2W').hand;
    const later = over(valueOf(MEDER.position.play('b2W-b4N')));
    expect(reduce(pressing, { kind: 'drag', x: 5, y: 6 }, later)).toEqual({ state: EMPTY, intents: [] });
  });

  test('a board goes to the pin nearest to the pointer; a piece only where it is let go of', () => {
    expect(play(EMPTY_BOARD, `grab QL#, drag 5 6, drop - near ${PIN}`).does).toBe(`unpoint, make QL2-${PIN}`);
    expect(play(EMPTY_BOARD, `grab b4N, drag 5 6, drop - near ${PIN}`).does).toBe('glide');
  });

  holds('a finger drags what may move in one go', MEDER, [
    ['grab b2W touch', 'pressing b2W', ''],
    ['grab b2W touch, drag 5 6, drop b4N', 'empty', 'unpoint, make b2W-b4N'],
    ['grab b2W touch, cancel', 'empty', ''],
    ['tap c2W, grab b2W touch', 'pressing b2W over c2W', ''],
    // What is picked up may be dragged too, whether it may move or not.
    ['tap b1W, grab b1W touch', 'pressing b1W over b1W', ''],
    // From everywhere else the page scrolls: a piece that has no move, a piece of the other player, an empty square, the air.
    ['grab b1W touch', 'empty', ''],
    ['grab b7B touch', 'empty', ''],
    ['grab b4N touch', 'empty', ''],
    ['grab - touch', 'empty', ''],
    ['grab b1W touch, rest b1W', 'empty', ''],
    ['tap c2W, rest b2W', 'pressing b2W over b2W', `${TAP}, focus b2W, show, picked b2W`],
    // What a tap would do besides waits for the tap: a move, putting down, a board for a piece.
    ['tap b2W, rest b4N', 'picked b2W', ''],
    ['tap b2W, rest b2W', 'picked b2W', ''],
    ['tap b2W, rest QL1!', 'picked b2W', ''],
    ['rest b4N', 'empty', ''],
    ['rest -', 'empty', ''],
  ]);

  // An attack board with nothing on it is moved by its owner (Meder 3.6); its squares scroll the page, as all empty squares do.
  holds('a finger drags a board that may move by its pin or its edge', EMPTY_BOARD, [
    ['grab QL2! touch', 'pressing QL', ''],
    ['grab QL# touch', 'pressing QL', ''],
    [`grab ${ON_EMPTY} touch`, 'empty', ''],
    // Resting there picks the board up, as a tap does.
    [`grab ${ON_EMPTY} touch, rest ${ON_EMPTY}`, 'pressing QL over QL@QL2', `${TAP}, focus ${ON_EMPTY}, show, picked QL`],
    [`grab ${ON_EMPTY} touch, rest ${ON_EMPTY}, cancel`, 'picked QL@QL2', ''],
    [`grab ${ON_EMPTY}`, 'pressing QL', ''],
  ]);

  holds('a finger sets up what it was put down on', over(MEDER.position, 'edit'), [
    ['grab b1W touch', 'pressing b1W', ''],
    ['grab b7B touch', 'pressing b7B', ''],
    ['grab QL# touch', 'pressing QL', ''],
    ['grab b4N touch', 'empty', ''],
  ]);

  test('a press on a place that the page shows as a target makes the move; anywhere else it does not', () => {
    const under = over(MEDER.position, 'play', { selected: 'a1W' });
    expect(play(under, 'tap b3N').does).toBe(`${TAP}, focus b3N, unpoint, make a1W-b3N`);
    expect(play(under, 'tap c3N').is).toBe('looking c3N');
    expect(play(under, 'tap b2W').is).toBe('picked b2W');
    expect(play(over(MEDER.position), 'tap b3N').is).toBe('looking b3N');
    expect(isHot(EMPTY, spot('b3N'), under)).toBe(true);
    expect(isHot(EMPTY, spot('c3N'), under)).toBe(false);
  });

  test('a finger drags what the page has picked up for it', () => {
    const under = over(MEDER.position, 'play', { selected: 'b1W' });
    expect(play(under, 'grab b1W touch').is).toBe('pressing b1W');
    expect(play(over(MEDER.position), 'grab b1W touch').is).toBe('empty');
  });
});

describe('turning the Tower', () => {
  const tower = over(MEDER.position, 'play', { angle: 20 });
  holds('beside everything', tower, [
    ['grab -', 'turning', ''],
    ['grab -, drag 140 0', 'turning', 'turn 38'],
    ['grab -, drag 60 50', 'turning', 'turn 2'],
    ['grab -, drag 140 0, drop b4N', 'empty', ''],
    ['grab b4N, drag 140 0, cancel', 'empty', ''],
    ['tap b2W, grab -, drag 140 0, drop -', 'picked b2W', ''],
    ['tap b2W, grab -, clear', 'turning', ''],
    // What may be dragged is dragged, unless a finger begins there.
    ['grab b2W', 'pressing b2W', ''],
    ['grab b2W touch', 'pressing b2W', ''],
    ['grab b1W touch', 'turning', ''],
    ['grab b1W touch, rest b1W', 'turning', ''],
  ]);

  test('only a view that turns is turned', () => {
    expect(gripOf(play(tower, 'grab -').hand)).toBe('turn');
    expect(gripOf(play(tower, 'grab b2W').hand)).toBe('hold');
    expect(gripOf(play(MEDER, 'grab -').hand)).toBeUndefined();
  });
});

describe('moves that begin and end alike are asked for', () => {
  const promotion = over(
    parse('bartmess', 'W:4/4/4/2K1;N:4/4/4/4;B:4/1P2/4/3k;QL@QP1:2/2;KL@KP1:2/2;ql@QP12:2/2;kl@KP12:2/2 w - - - 0 70'),
  );
  holds('promotion', promotion, [
    ['tap b7B, tap b8B', 'asking b7B', `${TAP}, focus b8B, ask b8B bishop knight queen rook`],
    ['tap b7B, tap b8B, answer queen', 'empty', 'unpoint, make b7B-b8B=Q'],
    ['tap b7B, tap b8B, answer knight', 'empty', 'unpoint, make b7B-b8B=N'],
    // Given up: nothing is made, and the pawn is put down.
    ['tap b7B, tap b8B, answer king', 'asking b7B', 'putDown'],
    ['tap b7B, tap b8B, putDown', 'empty', 'focus -, show'],
    ['grab b7B, drag 5 6, drop b8B', 'asking b7B', 'ask b8B bishop knight queen rook'],
    // An answer that comes when another position is shown, or unasked, makes nothing.
    ['tap b7B, tap b8B, clear, answer queen', 'empty', ''],
    ['tap b7B, answer queen', 'picked b7B', ''],
  ]);

  const waiting = over(
    parse('meder', 'W:3p/1r2/4/1N2;N:4/2p1/3q/Nb2;B:Pb2/3k/1n2/Q3;QL@QL1:2/R1;KL@KL1:PR/K1;ql@QL5:2/2;kl@KL6:1r/1p w * - a8B 1 30'),
  );
  holds('a pawn that waited is promoted where it stands, by a second press (Meder 3.4)', waiting, [
    ['tap a8B, tap a8B', 'asking a8B', `${TAP}, focus a8B, ask a8B bishop knight queen rook`],
  ]);

  const castling = over(
    parse('grant', 'W:PP1P/3B/3N/4;N:3p/4/4/4;B:1k1n/4/1p2/4;QL@QP2:2/2;KL@KP2:P1/KR;ql@QP12:r1/pp;kl@KP12:2/2 w * - - 0 1'),
  );
  const both = castling.position.moves().filter(({ from, to }) => from === 'd0KL' && to === 'd1W');
  holds('a king that castles to a square it might also step to (Grant)', castling, [
    ['tap d0KL, tap d1W', 'asking d0KL', `${TAP}, focus d1W, ask d1W castling piece`],
    ['tap d0KL, tap d1W, answer castling', 'empty', `unpoint, make ${both.find(({ kind }) => kind === 'castling')?.id}`],
    ['tap d0KL, tap d1W, answer piece', 'empty', `unpoint, make ${both.find(({ kind }) => kind === 'piece')?.id}`],
  ]);
});

describe('the keyboard of the grid', () => {
  holds('Meder', MEDER, [
    ['pick b2W', 'picked b2W', 'focus b2W, show, picked b2W by key'],
    ['pick b2W, pick b4N', 'empty', 'focus b4N, unpoint, make b2W-b4N'],
    ['pick b2W, pick b2W', 'picked b2W', 'focus b2W, putDown'],
    ['pick b2W, pick b6N', 'picked b2W refused', `focus b6N, refuse b2W-b6N ${codeOf('b2W', 'b6N')}`],
    ['pick b4N', 'looking b4N', 'focus b4N, show, looked b4N'],
  ]);
});

describe('the three-way board', () => {
  const { from, to } = HARSHMAN.position.moves().find((move) => move.kind === 'piece')!;
  const gray = HARSHMAN.position.squares.find(({ piece }) => piece?.owner === 'g')!.name;
  holds('White to move', HARSHMAN, [
    [`tap ${from}`, `picked ${from}`, `${TAP}, focus ${from}, show, picked ${from}`],
    [`tap ${from}, tap ${to}`, 'empty', `${TAP}, focus ${to}, unpoint, make ${from}-${to}`],
    [`grab ${from}, drag 1 2, drop ${to}`, 'empty', `unpoint, make ${from}-${to}`],
    [`tap ${gray}`, `looking ${gray}`, `${TAP}, focus ${gray}, show, looked ${gray}`],
    [`grab ${gray}`, 'empty', ''],
  ]);

  test('lines go through what is picked up, else through what is in focus, looked at, pointed at, or the middle', () => {
    const linesOf = (hand: InteractionState, gaze = {}): unknown => marksOf(hand, gaze, HARSHMAN, 'g7').lines;
    expect(linesOf(EMPTY)).toEqual(['g7']);
    expect(linesOf(EMPTY, { hovered: 'h8' })).toEqual(['h8']);
    expect(linesOf({ kind: 'looking', at: 'f6' }, { hovered: 'h8' })).toEqual(['f6']);
    expect(linesOf({ kind: 'looking', at: 'f6' }, { focused: 'e5', hovered: 'h8' })).toEqual(['e5']);
    expect(linesOf(play(HARSHMAN, `tap ${from}`).hand, { focused: 'e5' })).toEqual([from]);
    expect(marksOf(EMPTY, { hovered: 'h8' }, HARSHMAN)).toEqual({});
  });
});

describe('other modes', () => {
  holds('look', over(MEDER.position, 'look'), [
    ['tap b2W', 'looking b2W', `${TAP}, focus b2W, show`],
    ['tap b2W, tap b2W', 'empty', `${TAP}, focus b2W, show`],
    ['tap b2W, tap QL#', 'looking QL1', `${TAP}, focus QL1, show`],
    ['grab b2W', 'empty', ''],
    ['rest b2W', 'empty', ''],
  ]);
  holds('choose', over(MEDER.position, 'choose'), [
    ['tap b2W', 'empty', `${TAP}, focus b2W, choose b2W`],
    ['tap QL#', 'empty', `${TAP}, focus QL1, choose QL1`],
    ['tap -', 'empty', `${TAP}, putDown, show`],
    ['grab b2W', 'empty', ''],
  ]);
  holds('edit: any piece and any board, anywhere', over(MEDER.position, 'edit'), [
    ['tap b7B', 'empty', `${TAP}, focus b7B, choose b7B`],
    ['grab b7B', 'pressing b7B', ''],
    ['grab b7B, drag 5 6', 'dragging b7B', 'unpoint, show'],
    ['grab b7B, drag 5 6, drop b2W', 'empty', 'drop b7B b2W, show'],
    ['grab b7B, drag 5 6, drop -', 'empty', 'drop b7B off, show'],
    ['grab ql#, drag 5 6, drop - near QL3', 'empty', 'drop QL6 QL3, show'],
    ['rest b2W', 'empty', ''],
  ]);

  test('a board that is set up may go to every free pin; a piece has no marked target', () => {
    const edit = over(MEDER.position, 'edit');
    const free = targetsOf(play(edit, 'grab QL#, drag 5 6').hand, edit);
    expect(free).toHaveLength(MEDER.position.ruleset.pins.length - MEDER.position.boards.length);
    expect(free).not.toContain('QL1');
    expect(targetsOf(play(edit, 'grab b2W, drag 5 6').hand, edit)).toEqual([]);
  });
});

describe('what the hand adds to the marks', () => {
  test('what is picked up and where it may go, and no column then', () => {
    const { hand } = play(MEDER, 'tap b2W');
    const { selected, targets, columns } = marksOf(hand, { focused: 'c3W' }, MEDER);
    expect([selected, columns]).toEqual(['b2W', undefined]);
    expect(new Set(targets)).toEqual(new Set(MEDER.position.moves().flatMap((move) => (move.from === 'b2W' ? [move.to] : []))));
    expect(marksOf(play(MEDER, 'tap QL#').hand, {}, MEDER)).toMatchObject({ lifted: 'QL' });
  });

  test('with an empty hand the column in focus, else the one looked at', () => {
    expect(marksOf(EMPTY, {}, MEDER)).toEqual({});
    expect(marksOf(EMPTY, { focused: 'c3W' }, MEDER)).toEqual({ columns: ['c3W'] });
    expect(marksOf({ kind: 'looking', at: 'b4N' }, {}, MEDER)).toEqual({ columns: ['b4N'] });
    expect(marksOf({ kind: 'looking', at: 'b4N' }, { focused: 'c3W' }, MEDER)).toEqual({ columns: ['c3W'] });
  });

  test('the pointer is a hand over what a press would pick up, choose or be put on', () => {
    expect(isHot(EMPTY, spot('b2W'), MEDER)).toBe(true);
    expect(isHot(EMPTY, spot('b4N'), MEDER)).toBe(false);
    expect(isHot(play(MEDER, 'tap b2W').hand, spot('b4N'), MEDER)).toBe(true);
    expect(isHot(EMPTY, spot('b7B'), MEDER)).toBe(false);
    expect(isHot(EMPTY, spot('b7B'), over(MEDER.position, 'choose'))).toBe(true);
    expect(isHot(EMPTY, spot('b2W'), over(MEDER.position, 'look'))).toBe(false);
    expect(isHot(EMPTY, undefined, MEDER)).toBe(false);
  });
});

describe('what the reader draws', () => {
  const arrow = { from: 'b2W', to: 'b4N' };
  test('an arrow between two places, a circle on one; a second time it goes, the other stays', () => {
    const both = drawOn(drawOn({}, 'b2W', 'b4N'), 'c3W', 'c3W');
    expect(both).toEqual({ arrows: [arrow], circles: ['c3W'] });
    expect(drawOn(both, 'b2W', 'b4N')).toEqual({ arrows: [], circles: ['c3W'] });
    expect(drawOn(both, 'c3W', 'c3W')).toEqual({ arrows: [arrow], circles: [] });
    expect(drawOn(both, 'b4N', 'b2W').arrows).toEqual([arrow, { from: 'b4N', to: 'b2W' }]);
  });
});
