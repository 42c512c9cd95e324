import type { DeclarationFound, Examination, ExaminedLine } from '../core/examination.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { playerOf } from './board.ts';
import { findBar, holdsJoint, holdsSingle, parseDeclaration, type Bar, type Declaration, type Witness } from './declarations.ts';
import type { ThreewayPosition } from './position.ts';

/** The section that bars a declaration from the outset. */
const SECTIONS: Readonly<Record<Bar, string>> = {
  automatic: 'VIII, footnote 6',
  'not-playing': 'VIII, Declaration of checkmate',
  'own-turn': 'VIII (d)',
  'two-players': 'VIII, Checkmate by two players',
  'let-stand': 'VIII (d)',
};

/** Why a declaration may be made here or not: the replies that were looked at, and who could take the king after each. */
export function examine(position: ThreewayPosition, act: string): Result<Examination> {
  const declaration = parseDeclaration(act);
  if (!declaration) return fail('malformed', 'act', 'act/form', { found: act });
  const machine = position.stand();
  if (position.status() !== 'playing') return ok({ act, holds: false, source: 'VII', found: { variant: 'over', args: {} }, lines: [] });
  const bar = findBar(machine, position.memory.bars, declaration);
  if (bar) return ok({ act, holds: false, bar, source: SECTIONS[bar], found: { variant: bar, args: {} }, lines: [] });
  const isJoint = declaration.by.length === 2;
  const stronger = declaration.by.find((seat) => isJoint && mayDeclareAlone(position, { by: [seat], loser: declaration.loser }));
  if (stronger !== undefined) {
    const found = { variant: 'stronger', args: { player: playerOf(stronger) } } as const;
    return ok({ act, holds: false, source: 'house', found, lines: [] });
  }
  const lines: ExaminedLine[] = [];
  const witness: Witness = (moves, by, captures) => lines.push({ moves, by: playerOf(by), captures });
  const holds = (isJoint ? holdsJoint : holdsSingle)(machine, declaration, witness);
  const source = isJoint ? 'VIII, Checkmate by two players' : 'VIII, Checkmate by one player';
  const sides = { by: declaration.by.map(playerOf), loser: playerOf(declaration.loser) };
  const found: DeclarationFound = holds
    ? { variant: 'holds', args: { ...sides, ways: lines.length } }
    : { variant: 'refuted', args: { ...sides, moves: lines.at(-1)?.moves ?? [] } };
  return ok({ act, holds, source, found, lines });
}

function mayDeclareAlone(position: ThreewayPosition, single: Declaration): boolean {
  const machine = position.stand();
  return !findBar(machine, position.memory.bars, single) && holdsSingle(machine, single);
}
