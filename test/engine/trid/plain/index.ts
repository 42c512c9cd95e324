/**
 * A slow, plain and independent generator for the four Tri-D rulesets, written from the specification and the sources alone,
 * to compare the engine with. It shares no line with the engine.
 */
import { MAIN_BOARDS } from './board.ts';
import { bartmess } from './bartmess.ts';
import { isInCheck, legalMoves, statusOf } from './game.ts';
import { grant } from './grant.ts';
import { meder } from './meder.ts';
import { impossible } from './possible.ts';
import { known, placeOf } from './position.ts';
import type { PlainPosition } from './position.ts';
import { squaresOf } from './rules.ts';
import type { PlainRules } from './rules.ts';
import { fullRights, readPosition, writePosition } from './text.ts';
import { usenet } from './usenet.ts';

const ALL: readonly PlainRules[] = [bartmess, meder, grant, usenet];
export const PLAIN_RULESETS = ALL.map(({ id }) => id);

/** The ids of all legal moves, sorted. */
export function plainMoves(ruleset: string, text: string): string[] {
  return [...legalMoves(...set(ruleset, text)).keys()].sort();
}

/** All there is to compare about a position. */
export interface PlainAnswer {
  /** The ids of all legal moves, sorted, each with the position string after it. */
  readonly moves: Readonly<Record<string, string>>;
  /** The players in check. */
  readonly check: readonly string[];
  readonly status: string;
}

export function plainAnswer(ruleset: string, text: string): PlainAnswer {
  const [rules, position] = set(ruleset, text);
  const moves = legalMoves(rules, position);
  return {
    moves: Object.fromEntries([...moves.keys()].sort().map((id) => [id, writePosition(rules, known(moves.get(id)))])),
    check: playersInCheck(rules, position),
    status: statusOf(rules, position, moves),
  };
}

/** The players in check. */
export function plainCheck(ruleset: string, text: string): string[] {
  return playersInCheck(...set(ruleset, text));
}

/** The squares the piece attacks: it could capture there if an enemy stood there, pinned or not. */
export function plainAttacks(ruleset: string, text: string, square: string): string[] {
  const [rules, position] = set(ruleset, text);
  return [...new Set(rules.attacks(rules.crowned?.(position) ?? position, square))].sort();
}

/**
 * Every move by the way pieces and boards move, legal or not, with the squares from which the mover's king could be
 * captured after it, whatever an uncovered pawn is promoted to.
 */
export function plainLoose(ruleset: string, text: string): ReadonlyMap<string, readonly string[]> {
  const [rules, position] = set(ruleset, text);
  return new Map([...rules.candidates(position)].map(([id, next]) => [id, attackersAfter(rules, position.white, next)]));
}

function attackersAfter(rules: PlainRules, mover: boolean, next: PlainPosition): string[] {
  const found = (rules.judged?.(next, mover) ?? [next]).flatMap((judged) => {
    const then = rules.crowned?.(judged) ?? judged;
    const king = known([...then.pieces].find(([, piece]) => piece.role === 'K' && piece.white === mover))[0];
    return squaresOf(then, !mover).filter((square) => rules.attacks(then, square).includes(king));
  });
  return [...new Set(found)].sort();
}

/** The squares whose piece still has its first move, where that matters. */
export function plainUnmoved(ruleset: string, text: string): ReadonlySet<string> {
  return set(ruleset, text)[1].unmoved;
}

export function plainStatus(ruleset: string, text: string): string {
  return statusOf(...set(ruleset, text));
}

/** The field that makes a well written position impossible; nothing if it may arise. */
export function plainImpossible(ruleset: string, text: string): string | undefined {
  return impossible(...set(ruleset, text));
}

/** The spelling of a position: the same text, if it was written right. */
export function plainRewrite(ruleset: string, text: string): string {
  return writePosition(...set(ruleset, text));
}

/**
 * A position string made of pieces with their squares (`Kc1W Ra3W kc8B`), the attack boards that are not at home (`QL@QP3`)
 * and the six fields after the placement, of which the rights may be `*`.
 */
export function plainText(ruleset: string, pieces: string, boards: string, fields: string): string {
  const rules = rulesOf(ruleset);
  const position = readPosition(rules, `${emptyPlacement(rules, boards)} ${fields}`);
  for (const [, letter = '', square = ''] of pieces.matchAll(/([a-zA-Z])(\w+)/g)) {
    placeOf(position, square);
    position.pieces.set(square, { white: letter === letter.toUpperCase(), role: letter.toUpperCase() });
  }
  if (fields.split(' ')[1] === '*') position.unmoved = new Set(fullRights(rules, position));
  return writePosition(rules, position);
}

function emptyPlacement(rules: PlainRules, boards: string): string {
  const pins = new Map([
    ...rules.startPins,
    ...[...boards.matchAll(/(\w+)@(\w+)/g)].map(([, board = '', pin = '']): [string, string] => [board, pin]),
  ]);
  return [...MAIN_BOARDS.map((board) => `${board}:4/4/4/4`), ...[...pins].map(([board, pin]) => `${board}@${pin}:2/2`)].join(';');
}

export function plainStart(ruleset: string): string {
  return rulesOf(ruleset).start;
}

export function plainPerft(ruleset: string, text: string, depth: number): number {
  const [rules, position] = set(ruleset, text);
  return perft(rules, position, depth);
}

function perft(rules: PlainRules, position: PlainPosition, depth: number): number {
  if (depth === 0) return 1;
  const moves = legalMoves(rules, position);
  return depth === 1 ? moves.size : [...moves.values()].reduce((sum, next) => sum + perft(rules, next, depth - 1), 0);
}

function playersInCheck(rules: PlainRules, position: PlainPosition): string[] {
  return ['w', 'b'].filter((player) => isInCheck(rules, position, player === 'w'));
}

function set(ruleset: string, text: string): [PlainRules, PlainPosition] {
  const rules = rulesOf(ruleset);
  return [rules, readPosition(rules, text)];
}

function rulesOf(ruleset: string): PlainRules {
  return known(ALL.find(({ id }) => id === ruleset));
}
