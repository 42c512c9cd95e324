import type { Piece, Position, Result, Ruleset, Setup, SetupChange, SetupView } from '../engine/index.ts';
import type { BoardSnapshot } from '../board/scene/render-options.ts';
import { describeState } from '../board/text/describe-state.ts';
import { ANALYSIS_BOARD } from '#words/analysis-board.ts';
import { toDescribedFault } from '../words/described-fault.ts';

/** What is put on a square that is chosen: a piece, nothing, or what was picked up before. */
export type Tool = Piece | 'erase' | 'hand';

/** A position that is being set up. Nothing changes a draft. */
export interface Draft {
  readonly ruleset: Ruleset;
  readonly view: SetupView;
  /** The position, if a game can reach it; else why not. */
  readonly judged: Result<Position>;
}

export function openDraft(ruleset: Ruleset, text: string): Result<Draft> {
  const setup = ruleset.readSetup(text);
  return setup.ok ? makeDraft(ruleset, setup.value) : setup;
}

function makeDraft(ruleset: Ruleset, setup: Setup): Result<Draft> {
  const view = ruleset.viewSetup(setup);
  return view.ok ? { ok: true, value: { ruleset, view: view.value, judged: ruleset.fromSetup(setup) } } : view;
}

/** The draft after one change or several; all of them or none. */
export function changeDraft({ ruleset, view }: Draft, ...changes: readonly SetupChange[]): Result<Draft> {
  let { setup } = view;
  for (const change of changes) {
    const next = ruleset.changeSetup(setup, change);
    if (!next.ok) return next;
    setup = next.value;
  }
  return makeDraft(ruleset, setup);
}

export function pieceAt({ view }: Draft, square: string): Piece | undefined {
  return view.squares.find((one) => one.name === square)?.piece;
}

/** The attack board a name means: one that stands on this pin, or that this square belongs to. */
export function boardAt({ view }: Draft, name: string): string | undefined {
  const own = view.squares.find((one) => one.name === name)?.board;
  return view.boards.find((board) => board.pin === name || board.id === own)?.id;
}

export function freePins({ ruleset, view }: Draft): readonly string[] {
  return ruleset.pins.map((pin) => pin.name).filter((name) => !view.boards.some((board) => board.pin === name));
}

/** What comes of putting something that stands at one place down on another; nothing where that makes no sense. */
export function listCarryChanges(draft: Draft, from: string, to: string | undefined): readonly SetupChange[] {
  const piece = pieceAt(draft, from);
  if (piece) {
    const taken: SetupChange = { kind: 'put', square: from, piece: undefined };
    if (to === undefined) return [taken];
    const isSquare = draft.view.squares.some((one) => one.name === to);
    return isSquare && to !== from ? [taken, { kind: 'put', square: to, piece }] : [];
  }
  const board = boardAt(draft, from);
  return board !== undefined && to !== undefined && freePins(draft).includes(to) ? [{ kind: 'board', board, pin: to }] : [];
}

/** The sentence that says whether the position can be played, and if not, why. */
export function sayVerdict({ judged }: Draft): string {
  if (judged.ok)
    return judged.value.status() === 'playing' ? ANALYSIS_BOARD.verdict.goesOn : ANALYSIS_BOARD.verdict.ends(describeState(judged.value));
  const { field, message } = toDescribedFault(judged.fault);
  return ANALYSIS_BOARD.verdict.never(`${field === 'placement' ? '' : `${field}, `}${message.replace(/\.$/, '')}`);
}

/** What a board shows of a draft: how everything stands, and the checks if it is a position. */
export function snapshotOf({ ruleset, view, judged }: Draft): BoardSnapshot {
  const { turn, active, squares, boards } = view;
  return {
    ruleset,
    turn,
    active,
    squares,
    boards,
    at: (square) => squares.find((one) => one.name === square)?.piece,
    checks: () => (judged.ok ? judged.value.checks() : []),
    text: () => view.text,
  };
}
