import type { SolvedTask, Try } from '../../solve-task.ts';
import { isDecoy, isDeflection, isDiscoveredAttack, isFork, isSkewer, isPinned } from './gains.ts';
import { isBattery, isClearance, isShutColumn, isInterference, isSlippingPast } from './lines.ts';
import { isBackBoard, isDiscoveredCheck, isDoubleCheck, isRidingToMate, isSmothered } from './mating-motifs.ts';
import { MOTIFS, type Motif } from '../../motif.ts';
import { motifContextOf, type MotifContext } from '../../motif-context.ts';
import { isAhead, isThirdUsed } from './third-player.ts';
import { isWaitingBoard, isUncovering, isZugzwang } from './zugzwang.ts';

/** Each motif as a question about the solver’s moves and the stiffest defence to them. */
const DEFINITIONS: Readonly<Record<Motif, (context: MotifContext) => boolean>> = {
  fork: isFork,
  'pinned-piece': isPinned,
  skewer: isSkewer,
  'discovered-attack': isDiscoveredAttack,
  'discovered-check': isDiscoveredCheck,
  'double-check': isDoubleCheck,
  deflection: isDeflection,
  decoy: isDecoy,
  interference: isInterference,
  clearance: isClearance,
  zugzwang: isZugzwang,
  'back-board': isBackBoard,
  'smothered-mate': isSmothered,
  battery: isBattery,
  'shut-column': isShutColumn,
  'slipping-past': isSlippingPast,
  'riding-to-mate': isRidingToMate,
  'uncovering-a-pawn': isUncovering,
  'waiting-board': isWaitingBoard,
  'using-the-third': isThirdUsed,
  'ahead-of-the-third': isAhead,
};

/** The motifs of a solved task, in the order of `MOTIFS`. */
export function motifsOf(solved: SolvedTask, tries: readonly Try[]): readonly Motif[] {
  const context = motifContextOf(solved, tries);
  return context ? MOTIFS.filter((motif) => DEFINITIONS[motif](context)) : [];
}
