import { captureOf, findMate, parseAct, type Move, type Player, type Position, type Ruleset } from '../../engine/index.ts';
import { declarable } from './declare.ts';

/** What an exercise asks for, as a value. */
export type Goal =
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
  /** Mate in so many moves. Where mate is declared: so that the mate of the player `of` can be, alone or jointly. */
  | { readonly kind: 'mate'; readonly within: number; readonly of?: Player }
  /** Say who can declare this player's mate now, alone or jointly, or that nobody can. */
  | { readonly kind: 'declare'; readonly loser: Player };

export type GoalKind = Goal['kind'];
export type ChoosingGoal = Extract<Goal, { kind: 'attacks' | 'moves' | 'select' }>;
export type PlayingGoal = Extract<Goal, { kind: 'play' | 'reach' | 'capture' | 'check' | 'promote' | 'escape' | 'survive' | 'mate' }>;

export function isChoosing(goal: Goal): goal is ChoosingGoal {
  return goal.kind === 'attacks' || goal.kind === 'moves' || goal.kind === 'select';
}

export function isPlaying(goal: Goal): goal is PlayingGoal {
  return !isChoosing(goal) && goal.kind !== 'truth' && goal.kind !== 'choice' && goal.kind !== 'illegal' && goal.kind !== 'declare';
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
      if (goal.of === undefined) return judgeMate(now, goal.within - used);
      if (!now.active.includes(goal.of) || declarable(now, goal.of).some((id) => isBy(id, player))) return { state: 'done' };
      return used < goal.within ? { state: 'going' } : { state: 'failed', why: 'not-mate' };
  }
}

/** Whether a move is one of those a goal asks for. */
export function isAsked({ moves }: Extract<Goal, { kind: 'play' }>, move: Move): boolean {
  return typeof moves === 'string' ? move.kind === moves : moves.includes(move.id);
}

/** Whether a declaration is the player's own, or one he shares. */
function isBy(id: string, player: Player): boolean {
  const deed = parseAct(id);
  return deed?.kind === 'declaration' && deed.by.includes(player);
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

function isAt(goal: Extract<Goal, { kind: 'reach' }>, { moves, positions, start }: Tried): boolean {
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
  const reply = now.moves().find((move) => matesIn(now.after(move), left) === undefined);
  const isDue = left <= 0;
  const why = isDue && !now.checks().some(({ player }) => player === now.turn) ? 'no-check' : 'not-mate';
  return isDue || reply ? { state: 'failed', why, ...(reply && { reply }) } : { state: 'going' };
}

/** The fewest moves in which the player on move forces mate, at most so many; nothing when he cannot. */
export function matesIn(position: Position, moves: number): number | undefined {
  if (moves <= 0) return undefined;
  const found = findMate(position, moves);
  return found.ok ? (found.value.in ?? undefined) : undefined;
}

/**
 * The reply when none was written: against mate the first that puts it off longest; else what takes most, else a quiet
 * move of the king, else the first.
 */
export function replyTo(goal: PlayingGoal, position: Position, left: number): Move | undefined {
  const moves = position.moves();
  if (goal.kind === 'mate' && goal.of === undefined) return stiffest(position, left);
  const { values } = position.ruleset;
  const gains = moves.map((move) => ({ move, gain: gainOf(move, values) }));
  const best = gains.reduce<{ move: Move; gain: number } | undefined>((top, one) => (top && top.gain >= one.gain ? top : one), undefined);
  return best?.move;
}

/** The reply after which mate is furthest off. */
export function stiffest(position: Position, moves: number): Move | undefined {
  const rated = position.moves().map((move) => ({ move, length: matesIn(position.after(move), moves) ?? Infinity }));
  return rated.reduce<(typeof rated)[number] | undefined>((top, one) => (top && top.length >= one.length ? top : one), undefined)?.move;
}

function gainOf(move: Move, values: Ruleset['values']): number {
  const taken = captureOf(move);
  return (taken ? values[taken.piece.role] : 0) + (move.promotion ? values[move.promotion] : 0);
}

/** Whether the first move can reach a goal that leaves one move for it; a goal that leaves more is not searched. */
export function isReachable(goal: PlayingGoal, start: Position): boolean {
  const moves = goal.kind === 'escape' || goal.kind === 'play' ? 1 : goal.kind === 'survive' ? goal.moves : goal.within;
  if (goal.kind === 'mate' && goal.of === undefined) return matesIn(start, moves) !== undefined;
  if (moves > 1) return true;
  return start.moves().some((move) => judge(goal, { start, moves: [move], positions: [start, start.after(move)] }).state === 'done');
}
