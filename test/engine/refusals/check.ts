import { sayRefusal } from '../../../src/words/refusals.ts';
import { codeOf } from '../../../src/engine/core/refusal.ts';
import { REFUSAL_CODES, type Explanation, type Position, type Refusal } from '../../../src/engine/index.ts';

/** What an independent generator says about a position. */
export interface Witness {
  /** Every move by the way pieces move, with the squares from which the mover's king could be captured after it. */
  readonly loose: ReadonlyMap<string, readonly string[]>;
  /** Whether the piece on the square still has its first move. */
  isUnmoved(square: string): boolean;
}

/** The tally of a run: how often each code was given, and the faults found. */
export interface Tally {
  pairs: number;
  readonly codes: Map<string, number>;
  readonly faults: string[];
}

export const makeTally = (): Tally => ({ pairs: 0, codes: new Map(), faults: [] });

const FIELDS = ['placement', 'turn', 'rights', 'en passant', 'pending', 'resignations', 'clock', 'number', 'round'];

/** What is wrong with the words of a refusal, if anything. */
function findWordFault(refusal: Refusal): string | undefined {
  const { variant, args, rule, source, by, shows } = refusal;
  const says = sayRefusal(refusal);
  // A sentence is made of what the refusal carries, written out and read again: nothing of the position is in it.
  if (sayRefusal(JSON.parse(JSON.stringify({ variant, args })) as Refusal) !== says) return 'cannot be said again';
  if (codeOf(variant) !== refusal.code) return 'has a variant of another code';
  if (!/^[A-Z][^\n]*[^ ]\.$|^[a-z]\d[^\n]*\.$/.test(says)) return 'is not a sentence';
  if (/undefined|NaN|null|\[object/.test([says, ...by, ...shows].join(' '))) return 'has a word of the machine in it';
  if (/ {2}| ,| \.|from \.|from ,|and \.|: \./.test(says)) return 'has an empty name';
  if (says.length > 200) return 'is too long';
  if (!/^\d+\.\d+$/.test(rule) || source === '') return 'cites nothing';
  return [...by, ...shows].some((name) => name === '') ? 'names nothing' : undefined;
}

/** Whether what bars the move is as the code says; `id` is the canonical id asked about, if it was one. */
function findCauseFault(position: Position, { loose, isUnmoved }: Witness, id: string, from: string, refusal: Refusal): string | undefined {
  const { code, by } = refusal;
  const named = REFUSAL_CODES[code];
  const stands = (name: string): boolean => position.at(name) !== undefined;
  if (named === 'nothing' && by.length > 0) return 'names what its code has no room for';
  if (named !== 'nothing' && by.length === 0) return 'does not say what bars it';
  if (named === 'pieces' && !by.every(stands)) return 'names a square where no piece is';
  if (named === 'field' && !by.every((name) => FIELDS.includes(name))) return 'names no field of a position';
  if ((code === 'blocked' || code === 'castling-blocked') && by.includes(from)) return 'names the mover as what is in its way';
  if (code === 'double-moved' && isUnmoved(from)) return 'denies a right that is there';
  if (code === 'no-piece' && stands(from)) return 'denies a piece that is there';
  if (code === 'nothing-to-capture' && by.some(stands)) return 'denies a piece that is there';
  if (code === 'castling-check') {
    const king = position.squares.find(({ piece }) => piece?.role === 'king' && piece.owner === position.turn)!.name;
    const checks = position.checks().find((check) => check.king === king);
    if (!checks || !by.every((square) => checks.by.includes(square))) return 'names a check that is not there';
  }
  if (code === 'leaves-check') {
    const attackers = loose.get(id) ?? [];
    if (!by.every((square) => attackers.includes(square))) return `names attackers other than ${attackers.join(' ')}`;
  }
  return undefined;
}

/** Asks about one id, or a pair of places, and counts the answer. */
export function ask(tally: Tally, position: Position, witness: Witness, id: string, legal: boolean, explained: Explanation): void {
  tally.pairs++;
  const complain = (what: string): void => {
    if (tally.faults.length < 40)
      tally.faults.push(`${position.ruleset.id} ${id}: ${what}; ${position.text()} ${JSON.stringify(explained)}`);
  };
  if (explained.legal !== legal) complain(legal ? 'a legal move is refused' : 'an illegal move is let through');
  if (explained.legal) return;
  tally.codes.set(explained.code, (tally.codes.get(explained.code) ?? 0) + 1);
  const from = id.split(/[-=]/)[0]!;
  const fault = findWordFault(explained) ?? findCauseFault(position, witness, id, from, explained);
  if (fault) complain(fault);
  const isOpen = witness.loose.has(id) && !id.startsWith('O-O');
  if (isOpen !== (explained.code === 'leaves-check') && explained.code !== 'game-over')
    complain(isOpen ? 'the move is the piece’s own, and only the king’s safety bars it' : 'no such move could leave the king in check');
}
