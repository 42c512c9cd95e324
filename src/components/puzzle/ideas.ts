import { captureOf, isAttackNode, mainLine, type Move, type Player, type Position } from '../../engine/index.ts';
import { MOTIFS } from '../../puzzles/motif.ts';
import { readHidden } from '../../puzzles/proofgame.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { expectMove } from '../../puzzles/position-queries.ts';
import { isHelpOfThree, isQuestion, type Task } from '../../puzzles/task.ts';
import { PUZZLE_IDEAS } from '#words/puzzle-ideas.ts';

type Hinted = Pick<Puzzle, 'goal' | 'solution' | 'themes'>;

/** Themes that make a hint, the most telling first. */
const TELLING = Object.keys(PUZZLE_IDEAS.themes) as readonly (keyof typeof PUZZLE_IDEAS.themes)[];

/** What the solution of a puzzle is like, or how to go about a question, without telling it: the first hint. There always is one. */
export function findIdea(position: Position, { goal, solution, themes }: Hinted): string {
  if (isQuestion(goal)) return PUZZLE_IDEAS.questions[goal.kind];
  if (goal.kind === 'proofgame' && solution) return hintGame(position, mainLine(solution));
  if (isHelpOfThree(goal) && solution) return hintTogether(position, mainLine(solution));
  const telling = TELLING.find((theme) => themes.includes(theme));
  if (telling) return PUZZLE_IDEAS.themes[telling];
  const motif = MOTIFS.find((one) => themes.includes(one));
  if (motif) return PUZZLE_IDEAS.motif(motif);
  if (!solution || !isAttackNode(solution)) return PUZZLE_IDEAS.quiet;
  const keys = solution.play.flatMap((id) => position.moves().find((move) => move.id === id) ?? []);
  return goal.kind === 'saves' ? hintSaves(position, keys) : hintMove(position, keys[0]!, goal);
}

function hintGame(position: Position, line: readonly string[]): string {
  const { captures, returned } = readHidden(position, line);
  if (captures > 0) return PUZZLE_IDEAS.captures(captures);
  return returned > 0 ? PUZZLE_IDEAS.returned : PUZZLE_IDEAS.wanders;
}

/** How a line in which three players help begins, and from where its last move attacks the king. */
function hintTogether(position: Position, line: readonly string[]): string {
  let at = position;
  const steps = line.map((id) => {
    const move = expectMove(at, id);
    at = at.after(move);
    return move;
  });
  const [first, last] = [steps[0]!, steps.at(-1)!];
  const after = position.after(first);
  const begins = captureOf(first) ? 'takes' : after.checks().some(({ player }) => player !== position.turn) ? 'checks' : 'quietly';
  return `${PUZZLE_IDEAS.together[begins]} ${PUZZLE_IDEAS.ends[placeCheck(at, last, at.turn)]}`.trimEnd();
}

function hintSaves(position: Position, keys: readonly Move[]): string {
  const steps = keys.filter(({ from }) => position.at(from)?.role === 'king').length;
  return PUZZLE_IDEAS.saves[steps === keys.length ? 'king' : steps === 0 ? 'others' : 'both'];
}

/** What a first move does that anybody could see: takes, checks, and of a mate in one from where. */
function hintMove(position: Position, key: Move, goal: Task): string {
  const after = position.after(key);
  const checks = after.checks().filter(({ player }) => player !== position.turn);
  const isNew = checks.length > 0;
  if (new Set(checks.map(({ player }) => player)).size > 1) return PUZZLE_IDEAS.twoKings;
  if (goal.kind === 'mate' && goal.moves === 1 && isNew) return PUZZLE_IDEAS[placeCheck(after, key)];
  if (captureOf(key)) return isNew ? PUZZLE_IDEAS.takesWithCheck : PUZZLE_IDEAS.takes;
  if (isNew) return PUZZLE_IDEAS.checks;
  const quietly: Readonly<Partial<Record<Task['kind'], string>>> = PUZZLE_IDEAS.quietly;
  return quietly[goal.kind] ?? PUZZLE_IDEAS.quiet;
}

/** From where a mating move gives check: beside the king, by a leap, or from afar. */
function placeCheck(after: Position, { to }: Move, player?: Player): 'checks' | 'leap' | 'beside' | 'afar' {
  const placeOf = (name: string) => after.squares.find((square) => square.name === name);
  const check = after.checks().find((one) => player === undefined || one.player === player);
  const by = placeOf(check?.by[0] ?? to);
  const king = after.squares.find(({ piece }) => piece?.role === 'king' && piece.owner === check?.player);
  if (!by || !king) return 'checks';
  if (by.piece?.role === 'knight') return 'leap';
  const isBeside = Math.abs(by.file - king.file) <= 1 && Math.abs(by.rank - king.rank) <= 1;
  return isBeside ? 'beside' : 'afar';
}
