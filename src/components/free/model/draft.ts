import { fail, type Piece, type Position, type Result, type Ruleset, type Sketch, type SketchChange } from '../../../engine/index.ts';
import { describeState } from '../../board/state.ts';

/** What is put on a square that is chosen: a piece, nothing, or what was picked up before. */
export type Tool = Piece | 'erase' | 'hand';

/** A position that is being set up. Nothing changes a draft. */
export interface Draft {
  readonly ruleset: Ruleset;
  readonly sketch: Sketch;
  /** The position, if a game can reach it; else why not. */
  readonly judged: Result<Position>;
}

export function openDraft(ruleset: Ruleset, text: string): Result<Draft> {
  const sketch = ruleset.sketch(text);
  return sketch.ok ? { ok: true, value: { ruleset, sketch: sketch.value, judged: ruleset.parse(text) } } : sketch;
}

/** The draft after one change or several; all of them or none. */
export function changeDraft({ ruleset, sketch }: Draft, ...changes: readonly SketchChange[]): Result<Draft> {
  let { text } = sketch;
  for (const change of changes) {
    const next = ruleset.redraw(text, change);
    if (!next.ok) return next;
    text = next.value;
  }
  return openDraft(ruleset, text);
}

export function pieceAt({ sketch }: Draft, square: string): Piece | undefined {
  return sketch.squares.find((one) => one.name === square)?.piece;
}

/** The attack board a name means: one that stands on this pin, or that this square belongs to. */
export function boardAt({ sketch }: Draft, name: string): string | undefined {
  const own = sketch.squares.find((one) => one.name === name)?.board;
  return sketch.boards.find((board) => board.pin === name || board.id === own)?.id;
}

export function freePins({ ruleset, sketch }: Draft): readonly string[] {
  return ruleset.pins.map((pin) => pin.name).filter((name) => !sketch.boards.some((board) => board.pin === name));
}

/** What comes of putting something that stands at one place down on another; nothing where that makes no sense. */
export function carry(draft: Draft, from: string, to: string | undefined): readonly SketchChange[] {
  const piece = pieceAt(draft, from);
  if (piece) {
    const taken: SketchChange = { kind: 'put', square: from, piece: undefined };
    if (to === undefined) return [taken];
    const isSquare = draft.sketch.squares.some((one) => one.name === to);
    return isSquare && to !== from ? [taken, { kind: 'put', square: to, piece }] : [];
  }
  const board = boardAt(draft, from);
  return board !== undefined && to !== undefined && freePins(draft).includes(to) ? [{ kind: 'board', board, pin: to }] : [];
}

/** The sentence that says whether the position can be played, and if not, why. */
export function judge({ judged }: Draft): string {
  if (judged.ok)
    return judged.value.status() === 'playing' ? 'A game can go on from here.' : `A game can end like this. ${describeState(judged.value)}`;
  const { field, message } = judged.fault;
  return `A game cannot stand like this: ${field === 'placement' ? '' : `${field}, `}${message.replace(/\.$/, '')}.`;
}

/** The draft for a board to show: a position in which nothing can be played. */
export function makeStill({ ruleset, sketch, judged }: Draft): Position {
  const still: Position = {
    ruleset,
    turn: sketch.turn,
    active: sketch.active,
    number: 1,
    clock: 0,
    squares: sketch.squares,
    boards: sketch.boards,
    at: (square) => sketch.squares.find((one) => one.name === square)?.piece,
    moves: () => [],
    acts: () => [],
    after: (move) => {
      throw new Error(`${move.id} is played on a position that is being set up`);
    },
    play: (id) => fail('illegal', 'move', `${id} cannot be played while the position is set up`),
    explain: (from, to) => {
      throw new Error(`${from}-${to} is asked of a position that is being set up`);
    },
    explainId: (id) => fail('illegal', 'move', `${id} cannot be played while the position is set up`),
    attackers: () => [],
    attacks: () => [],
    checks: () => (judged.ok ? judged.value.checks() : []),
    status: () => 'playing',
    outcome: () => undefined,
    key: () => sketch.text,
    text: () => sketch.text,
  };
  return still;
}
