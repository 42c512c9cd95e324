import type { RefusalCases, RefusalVariant } from '../core/refusal-cases.ts';
import { codeOf, type Refusal } from '../core/refusal.ts';

/** What a refusal cites: the number of the rule in the reference of Three-way Chess, and the section of the source. */
export const REFERENCES = {
  turn: ['2.1', 'VI'],
  landing: ['2.2', 'IV, Capture'],
  block: ['2.3', 'IV'],
  edge: ['2.4', 'I'],
  king: ['3.1', 'IV, King'],
  queen: ['3.2', 'IV, Queen'],
  rook: ['3.3', 'IV, Rook'],
  bishop: ['3.4', 'IV, Bishop'],
  knight: ['3.5', 'IV, Knight'],
  pawn: ['4.1', 'IV, Pawn (a)'],
  double: ['4.2', 'IV, Pawn (a)'],
  capture: ['4.3', 'IV, Pawn (b)'],
  passing: ['4.4', 'IV, Pawn (b)'],
  promotion: ['4.5', 'V'],
  castling: ['5.2', 'IV, Castling'],
  protection: ['6.2', 'IV, King Protection'],
  saving: ['6.7', 'VIII (b)'],
  defeat: ['8.5', 'VIII, Declaration of checkmate'],
  pass: ['6.9', 'VIII (b)'],
  end: ['8.4', 'VII'],
  declaration: ['7.2', 'VIII, Declaration of checkmate'],
  joint: ['7.5', 'VIII, Checkmate by two players'],
  barred: ['7.10', 'VIII (d)'],
  automatic: ['7.13', 'VIII, footnote 6'],
  stalemate: ['8.7', 'VIII, Stalemate'],
  draw: ['9.3', 'VIII, Forcing a Draw'],
  claim: ['9.7', 'VIII, Forcing a Draw (e), (f)'],
  cede: ['9.4', 'VIII, Forcing a Draw (d)'],
  resignation: ['9.10', 'VIII, Resignation'],
} as const;
export type RuleKey = keyof typeof REFERENCES;

/** A refusal that cites the rule of this key; `shows` differs from `by` where a field bars the move. */
export function makeRefusal<V extends RefusalVariant>(
  variant: V,
  key: RuleKey,
  args: RefusalCases[V],
  by: readonly string[],
  shows: readonly string[] = by,
): Refusal {
  const [rule, source] = REFERENCES[key];
  return { code: codeOf(variant), variant, args, rule, source, by, shows } as Refusal;
}
