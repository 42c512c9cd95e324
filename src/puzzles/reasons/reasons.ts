import type { Position } from '../../engine/index.ts';
import type { Puzzle } from '../puzzle.ts';
import { explainTry, makeCase } from './case.ts';
import { explainDefence } from './defences.ts';
import { explainDrawKey } from './draws.ts';
import { explainGainKey } from './gains.ts';
import { explainGainOfThree } from './gains-of-three.ts';
import { explainHelpmate } from './helpmates.ts';
import { explainMateKey } from './mates.ts';
import { explainProofGame } from './proof-games.ts';
import { explainPromotionKey } from './promotions.ts';
import type { Reason } from './reason.ts';
import { explainSavingMoves } from './saves.ts';
import { explainHunt } from './three-way.ts';
import { explainReplies } from './variations.ts';

export type { Reason } from './reason.ts';

/**
 * Why a solution solves its puzzle, as codes: what the key does, what each reply meets, why the nearest try fails. Each is read from the proof and
 * the engine, and holds after every reply that it speaks of. Empty for a question.
 */
export function listReasons(start: Position, puzzle: Pick<Puzzle, 'goal' | 'solution' | 'tries'>): readonly Reason[] {
  const { goal } = puzzle;
  if (goal.kind === 'proofgame') return explainProofGame(start, puzzle);
  if (goal.kind === 'helpmate') return explainHelpmate(start, puzzle);
  const one = makeCase(start, puzzle);
  if (!one) return [];
  switch (goal.kind) {
    case 'mate':
      return explainMateKey(one, goal.moves);
    case 'defence':
      return goal.against.kind === 'mate' ? explainDefence(one) : explainSavingMoves(one, puzzle.solution);
    case 'saves':
      return explainSavingMoves(one, puzzle.solution);
    case 'gain':
      return start.ruleset.players.length > 2 ? explainGainOfThree(one) : explainGainKey(one);
    case 'stalemate':
    case 'draw':
      return explainDrawKey(one);
    case 'capture':
    case 'declaration':
      return explainHunt(one);
    case 'promotion':
      return explainPromotionKey(one);
    case 'win':
    case 'hold':
      return [...explainReplies(one), ...explainTry(one)];
    default:
      return [];
  }
}
