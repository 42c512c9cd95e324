import type { Examination, ExaminedLine } from '../core/examination.ts';
import { PLAYER_NAMES } from '../core/piece.ts';
import { quote } from '../core/quote.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { playerOf } from './board.ts';
import { findBar, holdsJoint, holdsSingle, parseDeclaration, type Bar, type Declaration, type Witness } from './declarations.ts';
import type { HexPosition } from './position.ts';

const BARS: Readonly<Record<Bar, readonly [string, string]>> = {
  automatic: [
    'VIII, footnote 6',
    'With automatic checkmate there are no declarations: a player whom nothing saves is defeated as the turn begins.',
  ],
  'not-playing': ['VIII, Declaration of checkmate', 'Only players who are still in the game declare, and only against one who is too.'],
  'own-turn': ['VIII (d)', 'At the start of your own turn you cannot declare, only capture the king.'],
  'two-players': ['VIII, Checkmate by two players', 'A joint declaration takes three players.'],
  'let-stand': [
    'VIII (d)',
    'A player who could have captured this king in the latest turn, and spared it, must move again before declaring.',
  ],
};

/** Why a declaration may be made here or not: the replies that were looked at, and who could take the king after each. */
export function examine(position: HexPosition, act: string): Result<Examination> {
  const declaration = parseDeclaration(act);
  if (!declaration) return fail('malformed', 'act', `found ${quote(act)}, expected a declaration such as mate:w>g or mate:wb>g`);
  const machine = position.stand();
  if (position.status() !== 'playing') return ok({ act, holds: false, source: 'VII', says: 'The game is over.', lines: [] });
  const bar = findBar(machine, position.memory.bars, declaration);
  if (bar) return ok({ act, holds: false, bar, source: BARS[bar][0], says: BARS[bar][1], lines: [] });
  const isJoint = declaration.by.length === 2;
  const stronger = declaration.by.find((seat) => isJoint && mayDeclareAlone(position, { by: [seat], loser: declaration.loser }));
  if (stronger !== undefined) {
    const says = `${PLAYER_NAMES[playerOf(stronger)]} can declare alone, so there is nothing to declare together.`;
    return ok({ act, holds: false, source: 'house', says, lines: [] });
  }
  const lines: ExaminedLine[] = [];
  const witness: Witness = (moves, by, captures) => lines.push({ moves, by: playerOf(by), captures });
  const holds = (isJoint ? holdsJoint : holdsSingle)(machine, declaration, witness);
  const source = isJoint ? 'VIII, Checkmate by two players' : 'VIII, Checkmate by one player';
  return ok({ act, holds, source, says: holds ? confirm(declaration, lines) : refute(declaration, lines), lines });
}

function mayDeclareAlone(position: HexPosition, single: Declaration): boolean {
  const machine = position.stand();
  return !findBar(machine, position.memory.bars, single) && holdsSingle(machine, single);
}

function names(declaration: Declaration): readonly [string, string] {
  return [declaration.by.map((seat) => PLAYER_NAMES[playerOf(seat)]).join(' or '), PLAYER_NAMES[playerOf(declaration.loser)]];
}

function confirm(declaration: Declaration, lines: readonly ExaminedLine[]): string {
  const [by, loser] = names(declaration);
  const ways = lines.length === 1 ? 'the only way' : `all ${lines.length} ways`;
  return declaration.by.length === 2
    ? `Whatever ${loser} plays, ${by} can capture the king on the next move, with the other’s help.`
    : `In ${ways} play can go on, ${by} can capture ${loser}’s king when the turn comes round.`;
}

function refute(declaration: Declaration, lines: readonly ExaminedLine[]): string {
  const [by, loser] = names(declaration);
  const moves = lines.at(-1)?.moves ?? [];
  if (moves.length === 0) return `${by} could not capture ${loser}’s king now.`;
  return `After ${moves.join(', ')} ${declaration.by.length === 2 ? `neither ${by.replace(' or ', ' nor ')}` : by} ${
    declaration.by.length === 2 ? 'can' : 'cannot'
  } capture ${loser}’s king.`;
}
