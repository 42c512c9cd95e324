import { WORKERS } from '#words/workers.ts';
import { analyse, countFixedBoards, findMate, ok, threatOf, type AnalysisLine, type Position, type Result } from '../../engine/index.ts';
import { failWith, type AnyFault } from '../../words/described-fault.ts';
import type { AnalysisQuestion, Finding, FoundLine, Shares } from './analysis-question.ts';
import { replayGame } from './replay.ts';

/** The part of the engine that finds lines; tests give another. */
export interface LineFinder {
  readonly analyse: typeof analyse;
  readonly threatOf: typeof threatOf;
}

/** Milliseconds between two drafts of an answer; the first comes as soon as there is one. */
const DRAFT_EVERY = 150;
/** The longest mate that is proved, in moves, and the milliseconds for it. */
const [MOST_PROVED, PROOF_MS] = [3, 600];
/** Answers a question here and now. A position without moves and a game that cannot be replayed are faults. */
export function answerAnalysis(
  question: AnalysisQuestion,
  show: (draft: Finding) => void = () => undefined,
  finder: LineFinder = { analyse, threatOf },
): Result<Finding, AnyFault> {
  const past: number[] = [];
  const replayed = replayGame(question, past);
  if (!replayed.ok) return replayed;
  const position = replayed.value;
  if (position.status() !== 'playing') return failWith('impossible', 'steps', WORKERS.gameOver(position.status()));
  if (position.moves().length === 0) return failWith('impossible', 'steps', WORKERS.noMoves);
  return ok(question.kind === 'threat' ? findThreat(position, question, finder) : findLines(position, past, question, show, finder));
}

function findLines(
  position: Position,
  past: readonly number[],
  { ms, lines }: AnalysisQuestion,
  show: (draft: Finding) => void,
  finder: LineFinder,
): Finding {
  let shown = -Infinity;
  const found = finder.analyse(position, {
    ms,
    lines,
    past,
    onDepth: (draft) => {
      const now = performance.now();
      if (now - shown < DRAFT_EVERY || draft.lines.length === 0) return;
      shown = now;
      show({ turn: position.turn, lines: draft.lines.map((line) => openLine(position, line)), depth: draft.depth, ms: draft.ms });
    },
  });
  const all = found.lines.map((line) => openLine(position, line));
  // A reader who stays with a position is told what a count of all positions says; the games' other positions need not wait for it.
  const counted = lines > 1 ? countFixedBoards(position) : undefined;
  return { turn: position.turn, lines: proveMates(position, all), depth: found.depth, ms: found.ms, ...(counted && { counted }) };
}

/** What the next player threatens. */
function findThreat(position: Position, { ms }: AnalysisQuestion, finder: LineFinder): Finding {
  const { active } = position;
  const turn = active[(active.indexOf(position.turn) + 1) % active.length]!;
  const threat = finder.threatOf(position, { ms });
  return { turn, lines: threat ? [{ ...openLine(position, threat), shares: {} }] : [], depth: 0, ms: 0 };
}

function openLine(position: Position, { moves, value, chance, mate }: AnalysisLine): FoundLine {
  return { moves, value, shares: sharesOf(position, chance), ...(mate !== undefined && { mate }) };
}

/** The mover's chance as shares of all who play. */
function sharesOf({ turn, ruleset }: Position, chance: AnalysisLine['chance']): Shares {
  if (typeof chance !== 'number') return chance;
  return Object.fromEntries(ruleset.players.map((player) => [player, player === turn ? chance : 1 - chance]));
}

/** Short mates of the side on move, with their exact length where it could be proved in time. */
function proveMates(position: Position, lines: readonly FoundLine[]): readonly FoundLine[] {
  const [best] = lines;
  if (best?.mate === undefined || best.mate <= 0 || best.mate > MOST_PROVED || position.ruleset.players.length > 2) return lines;
  const end = performance.now() + PROOF_MS;
  const proof = findMate(position, best.mate, { stop: () => performance.now() > end });
  if (!proof.ok || proof.value.in === null) return lines;
  const { in: moves, keys } = proof.value;
  return lines.map((line) =>
    line.mate !== undefined && keys.includes(line.moves[0] ?? '') ? { ...line, mate: moves, isProved: true } : line,
  );
}
