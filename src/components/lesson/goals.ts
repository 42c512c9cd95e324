import { captureOf, parseAct, type Goal, type Move, type Player, type Position, type Ruleset } from '../../engine/index.ts';
import { declarable } from './declare.ts';

/** What an exercise asks for, as a value. What the prover can settle is one of its own goals; the rest only exercises have. */
export type ExerciseGoal =
  /** Choose every square the piece attacks. */
  | { readonly kind: 'attacks'; readonly from: string }
  /** Choose every square or pin the piece, or the board on a pin, may go to. */
  | { readonly kind: 'moves'; readonly from: string }
  /** Choose exactly these squares or pins, or say that none is right; those of `among` stand in a row of buttons as well. */
  | { readonly kind: 'select'; readonly answer: readonly string[]; readonly among?: readonly string[] }
  /** Say whether a claim is true. */
  | { readonly kind: 'truth'; readonly answer: boolean }
  /** Answer in words: the place of the right one among the options, from 0. */
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly answer: number }
  /** Find the one move among these, `from-to`, that the rules forbid. */
  | { readonly kind: 'illegal'; readonly among: readonly string[] }
  /** Make any one of these moves, by their ids, or any legal one of a kind. */
  | { readonly kind: 'play'; readonly moves: readonly string[] | 'board' | 'castling' }
  /** Bring a piece, or the piece that starts on `from`, to a square. */
  | { readonly kind: 'reach'; readonly square: string; readonly from?: string; readonly within: number }
  /** Capture what stands on a square, or anything. */
  | { readonly kind: 'capture'; readonly square?: string; readonly within: number }
  | { readonly kind: 'check'; readonly within: number }
  | { readonly kind: 'promote'; readonly within: number }
  /** Get out of check, so that the reply cannot mate. */
  | { readonly kind: 'escape' }
  /** Not to be mated for so many moves. */
  | { readonly kind: 'survive'; readonly moves: number }
  | MatingGoal
  /** Say who can declare this player's mate now, alone or jointly, or that nobody can. */
  | { readonly kind: 'declare'; readonly loser: Player };

/** Mate by force; where mate is declared, a declaration that can be made after the last move. */
export type MatingGoal = Extract<Goal, { kind: 'mate' | 'declaration' }>;
export type ChoosingGoal = Extract<ExerciseGoal, { kind: 'attacks' | 'moves' | 'select' }>;
/** Goals that are answered in words, or by one of some buttons. */
export type AnsweringGoal = Extract<ExerciseGoal, { kind: 'truth' | 'choice' | 'illegal' | 'declare' }>;
export type PlayingGoal = Exclude<ExerciseGoal, ChoosingGoal | AnsweringGoal>;

export function isChoosing(goal: ExerciseGoal): goal is ChoosingGoal {
  return goal.kind === 'attacks' || goal.kind === 'moves' || goal.kind === 'select';
}

export function isAnswering(goal: ExerciseGoal): goal is AnsweringGoal {
  return goal.kind === 'truth' || goal.kind === 'choice' || goal.kind === 'illegal' || goal.kind === 'declare';
}

export function isPlaying(goal: ExerciseGoal): goal is PlayingGoal {
  return !isChoosing(goal) && !isAnswering(goal);
}

/** The right squares or pins of a goal that asks to choose. */
export function answerOf(goal: ChoosingGoal, position: Position): readonly string[] {
  switch (goal.kind) {
    case 'attacks':
      return position.attacks(goal.from);
    case 'moves':
      return [...new Set(position.moves().flatMap((move) => (move.from === goal.from ? [move.to] : [])))];
    case 'select':
      return goal.answer;
  }
}

/** The forbidden one of some moves written `from-to`. */
export function forbiddenOf(among: readonly string[], position: Position): readonly string[] {
  return among.filter((name) => {
    const [from = '', to = ''] = name.split('-');
    return !position.moves().some((move) => move.from === from && move.to === to);
  });
}

/** The moves of an exercise so far: the reader's and the replies, with the position before each and the one after all. */
export interface Tried {
  readonly start: Position;
  readonly moves: readonly Move[];
  readonly positions: readonly Position[];
}

export type Judgement =
  | { readonly state: 'done' }
  | { readonly state: 'going' }
  /** Whether it is still reached by force is for the prover to say. */
  | { readonly state: 'open' }
  /** Not reached; the reply that shows it, if there is one. */
  | { readonly state: 'failed'; readonly why: FailReason; readonly reply?: Move; readonly act?: string };

/** `not-asked`: another move than those asked for; `no-check`: mate was due, and the king is not even attacked; `in-check`: the king could still be taken; `declared`: his mate can be declared. */
export type FailReason = 'not-asked' | 'too-slow' | 'no-check' | 'not-mate' | 'mated' | 'stalemate' | 'in-check' | 'declared';

/** Judges the reader's latest move; `positions` ends with the one after it. */
export function judge(goal: PlayingGoal, tried: Tried): Judgement {
  const player = tried.start.turn;
  const own = tried.moves.filter((_, index) => tried.positions[index]?.turn === player);
  const now = tried.positions.at(-1) ?? tried.start;
  const last = tried.moves.at(-1);
  const used = own.length;
  const slow = (within: number): Judgement => (used < within ? { state: 'going' } : { state: 'failed', why: 'too-slow' });
  switch (goal.kind) {
    case 'play':
      return last && isAsked(goal, last) ? { state: 'done' } : { state: 'failed', why: 'not-asked' };
    case 'reach':
      return isAt(goal, tried) ? { state: 'done' } : slow(goal.within);
    case 'capture': {
      const taken = last && captureOf(last);
      return taken && (goal.square === undefined || taken.square === goal.square) ? { state: 'done' } : slow(goal.within);
    }
    case 'check':
      return givesCheck(now, player) ? { state: 'done' } : slow(goal.within);
    case 'promote':
      return tried.moves.some((move) => promotes(move, player)) || isPromoting(now, player) ? { state: 'done' } : slow(goal.within);
    case 'escape':
      return dangerOf(now, player) ?? { state: 'done' };
    case 'survive':
      return dangerOf(now, player) ?? (used >= goal.moves ? { state: 'done' } : { state: 'going' });
    case 'mate':
      return judgeMate(now, goal.moves - used);
    case 'declaration':
      if (!now.active.includes(goal.king) || declarable(now, goal.king).some((id) => isBy(id, goal.by))) return { state: 'done' };
      return used < goal.moves ? { state: 'going' } : { state: 'failed', why: 'not-mate' };
  }
}

/** Whether a move is one of those a goal asks for. */
export function isAsked({ moves }: Extract<ExerciseGoal, { kind: 'play' }>, move: Move): boolean {
  return typeof moves === 'string' ? move.kind === moves : moves.includes(move.id);
}

/** Whether a declaration is that of these players, no more and no fewer. */
function isBy(id: string, players: readonly Player[]): boolean {
  const deed = parseAct(id);
  return deed?.kind === 'declaration' && deed.by.length === players.length && deed.by.every((player) => players.includes(player));
}

/** Whether somebody is in check from a piece of the player's. */
function givesCheck(now: Position, player: Player): boolean {
  return now.checks().some((check) => check.player !== player && check.by.some((square) => now.at(square)?.owner === player));
}

function promotes(move: Move, player: Player): boolean {
  return move.effects.some((effect) => effect.kind === 'become' && effect.piece.owner === player);
}

/** Whether a pawn of the player's is promoted by itself, whatever the others play (Grant, Queening a Pawn). */
function isPromoting(now: Position, player: Player): boolean {
  const replies = now.turn === player ? [] : now.moves();
  return replies.length > 0 && replies.every((reply) => promotes(reply, player));
}

/** How a player is lost after his own move: mated by a reply, mated by declaration, or with his king still open to capture. */
function dangerOf(now: Position, player: Player): Judgement | undefined {
  const reply = now.moves().find((move) => isLost(now.after(move), player));
  if (reply) return { state: 'failed', why: 'mated', reply };
  const [act] = declarable(now, player);
  if (act !== undefined) return { state: 'failed', why: 'declared', act };
  return now.checks().some((check) => check.player === player) ? { state: 'failed', why: 'in-check' } : undefined;
}

function isLost(after: Position, player: Player): boolean {
  return !after.active.includes(player) || (after.status() === 'checkmate' && after.turn === player);
}

function isAt(goal: Extract<ExerciseGoal, { kind: 'reach' }>, { moves, positions, start }: Tried): boolean {
  let at = goal.from;
  for (const move of moves) {
    for (const effect of move.effects) if (effect.kind === 'go' && effect.from === at) at = effect.to;
  }
  const now = positions.at(-1) ?? start;
  return goal.from === undefined ? now.at(goal.square)?.owner === start.turn : at === goal.square;
}

function judgeMate(now: Position, left: number): Judgement {
  const status = now.status();
  if (status === 'checkmate') return { state: 'done' };
  if (status === 'stalemate') return { state: 'failed', why: 'stalemate' };
  if (left > 0) return { state: 'open' };
  const [reply] = now.moves();
  const why = now.checks().some(({ player }) => player === now.turn) ? 'not-mate' : 'no-check';
  return { state: 'failed', why, ...(reply && { reply }) };
}

/** The reply when none was written and nothing need be proved: what takes most, else the first. */
export function replyTo(position: Position): Move | undefined {
  const { values } = position.ruleset;
  const gains = position.moves().map((move) => ({ move, gain: gainOf(move, values) }));
  const best = gains.reduce<{ move: Move; gain: number } | undefined>((top, one) => (top && top.gain >= one.gain ? top : one), undefined);
  return best?.move;
}

function gainOf(move: Move, values: Ruleset['values']): number {
  const taken = captureOf(move);
  return (taken ? values[taken.piece.role] : 0) + (move.promotion ? values[move.promotion] : 0);
}
