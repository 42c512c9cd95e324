import { sayDeclaration } from '../../words/declarations.ts';
import type { Player, Position } from '../../engine/index.ts';
import { listDeclarations } from '../../game/goals/judge-goal.ts';

/** The answer that nobody can declare. */
export const NOBODY = 'nobody';

/** The declarations against a player that come into question: by each of the others alone, and by two of them together. */
export function declarationsAgainst(position: Position, loser: Player): readonly string[] {
  const by = position.active.filter((player) => player !== loser);
  return [...by.map((player) => `mate:${player}>${loser}`), ...(by.length > 1 ? [`mate:${by.join('')}>${loser}`] : [])];
}

/** What there is to say of an answer to “who can declare?”, and the moves that show it. */
export interface DeclarationVerdict {
  readonly isRight: boolean;
  readonly says: string;
  /** The rules and their section that say so; empty where nothing is said. */
  readonly source: string;
  /** Ids of moves from the position: the line that refutes a wrong declaration. */
  readonly line: readonly string[];
}

/** Judges a declaration, or `nobody`: why it holds, or which reply saves the king. */
export function judgeDeclaration(position: Position, loser: Player, answer: string): DeclarationVerdict {
  const holding = listDeclarations(position, loser);
  const isRight = answer === NOBODY ? holding.length === 0 : holding.includes(answer);
  // A wrong “nobody” shows the declaration that holds; a right one shows why the strongest does not.
  const asked = answer === NOBODY ? (holding[0] ?? declarationsAgainst(position, loser).at(-1) ?? '') : answer;
  const found = position.examine?.(asked);
  if (!found?.ok) return { isRight, says: '', source: '', line: [] };
  const { source, lines, holds, bar } = found.value;
  // That one of the two is on move is no reason why the other cannot declare.
  if (isRight && answer === NOBODY && bar === 'own-turn') return { isRight, says: '', source: '', line: [] };
  return {
    isRight,
    says: sayDeclaration(found.value.found),
    source: `${position.ruleset.name}, ${source}`,
    line: holds ? [] : (lines.at(-1)?.moves ?? []),
  };
}
