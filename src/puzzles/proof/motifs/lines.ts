import { answerOf, captureOf, prove, type Position, type Square } from '../../../engine/index.ts';
import { squareOf } from '../../position-queries.ts';
import { checksBy, enemiesOf, isLinePiece, squaresReached, passTo, type MotifContext, type SolverMove } from '../../motif-context.ts';

/** Squares that matter after a move: where the solver goes next, and where a piece stands that mates without having moved. */
function squaresThatMatter({ move, after, next }: SolverMove, solver: MotifContext['solver']): readonly string[] {
  if (next) return [next.move.to];
  return checksBy(after, solver).flatMap(({ by }) => by.filter((square) => !squaresReached(move).includes(square)));
}

/** The enemy line pieces that a move shuts off from a square that matters, with the square on which it does so. */
function listShut({ turns, solver }: MotifContext): readonly { readonly turn: SolverMove; readonly by: string; readonly on: string }[] {
  return turns.flatMap((turn) => {
    const { move, position, after } = turn;
    if (move.kind !== 'piece') return [];
    return squaresThatMatter(turn, solver).flatMap((square) =>
      enemiesOf(after, solver).flatMap((player) =>
        position
          .attackers(square, player)
          .filter((by) => by !== move.to && isLinePiece(after.at(by)) && !after.attackers(square, player).includes(by))
          .map((by) => ({ turn, by, on: move.to })),
      ),
    );
  });
}

/** A piece moves onto the line of an enemy piece, which no longer reaches the square that the solver’s next move, or mate, needs. */
export const isInterference = (context: MotifContext): boolean =>
  listShut(context).some(({ turn: { position }, by, on }) => position.attacks(by).includes(on));

/** Whether a piece in a column stops lines on every level of it (the fact `column-block`). */
const stopsColumns = ({ ruleset }: Position): boolean => answerOf(ruleset, 'column-block') === true;
const letsPass = ({ ruleset }: Position): boolean => answerOf(ruleset, 'column-block') === false;

/** Whether a column has another, empty level: a piece there shuts more than its own square. */
function hasOtherLevel(position: Position, on: string): boolean {
  const { file, rank } = squareOf(position, on)!;
  return position.squares.some((square) => square.file === file && square.rank === rank && square.name !== on && !square.piece);
}

/** A piece shuts a column of several levels to an enemy line: to its check, its threat, or what it guards. */
export function isShutColumn(context: MotifContext): boolean {
  if (!stopsColumns(context.start)) return false;
  if (listShut(context).some(({ turn: { position }, on }) => hasOtherLevel(position, on))) return true;
  return context.turns.some(({ move, position, after }) => {
    if (move.kind !== 'piece' || captureOf(move) || !hasOtherLevel(position, move.to)) return false;
    const lines = [...listCheckLines(position), ...listThreats(context, position)];
    return lines.some(({ from, to }) => {
      const refusal = isLinePiece(after.at(from)) ? after.refuse(from, to) : undefined;
      return refusal?.code === 'blocked' && refusal.by.includes(move.to);
    });
  });
}

interface Way {
  readonly from: string;
  readonly to: string;
}

/** The lines along which the player on move is in check. */
const listCheckLines = (position: Position): readonly Way[] =>
  position
    .checks()
    .filter(({ player }) => player === position.turn)
    .flatMap(({ by, king }) => by.map((from) => ({ from, to: king })));

/** The first moves of what a defence is against, had the solver passed. */
function listThreats({ task, solver }: MotifContext, position: Position): readonly Way[] {
  const other = position.active.find((player) => player !== solver);
  const passed = task.kind === 'defence' && other ? passTo(position, other) : undefined;
  if (passed?.status() !== 'playing' || task.kind !== 'defence') return [];
  const proof = prove(passed, task.against);
  if (!proof.ok) return [];
  return passed.moves().filter(({ id }) => proof.value.keys.includes(id));
}

/** A piece leaves a square so that another of the solver’s, which it blocked, goes there or through. */
export function isClearance({ turns, solver }: MotifContext): boolean {
  return turns.some(({ move, position, after, next }) => {
    if (!next || move.kind !== 'piece' || next.move.kind === 'board' || next.move.from === move.to || next.move.to === move.to)
      return false;
    const piece = position.at(next.move.from);
    if (!piece || piece.owner !== solver || piece.role !== next.position.at(next.move.from)?.role) return false;
    // A line that strikes at once is discovered, not cleared.
    const taken = captureOf(next.move)?.square;
    if (checksBy(after, solver).some(({ by }) => by.includes(next.move.from))) return false;
    if (taken !== undefined && after.at(taken) !== undefined && position.at(taken) !== undefined) return false;
    const refusal = position.refuse(next.move.from, next.move.to);
    return (refusal?.code === 'own-piece' && next.move.to === move.from) || (refusal?.code === 'blocked' && refusal.by.includes(move.from));
  });
}

/** The columns between two squares on one line as seen from above, as `file,rank`; empty where they are on none. */
function columnsBetween(from: Square, to: Square): readonly string[] {
  const [files, ranks] = [to.file - from.file, to.rank - from.rank];
  const steps = Math.max(Math.abs(files), Math.abs(ranks));
  if (steps < 2 || (files !== 0 && ranks !== 0 && Math.abs(files) !== Math.abs(ranks))) return [];
  const at = (step: number): string => `${from.file + (files / steps) * step},${from.rank + (ranks / steps) * step}`;
  return Array.from({ length: steps - 1 }, (_, step) => at(step + 1));
}

const columnOf = ({ file, rank }: Square): string => `${file},${rank}`;
const onMovableBoard = ({ boards }: Position): boolean => boards.length > 0;

/** Two of the solver’s line pieces on one line seen from above: the front one checks or captures, guarded only by the rear one. */
export function isBattery({ turns, solver }: MotifContext): boolean {
  return turns.some(({ move, position, after }) => {
    if (!onMovableBoard(position) || move.kind !== 'piece' || !isLinePiece(position.at(move.from))) return false;
    if (captureOf(move) === undefined && checksBy(after, solver).length === 0) return false;
    if (enemiesOf(after, solver).every((player) => after.attackers(move.to, player).length === 0)) return false;
    const guards = after.attackers(move.to, solver);
    const [rear] = guards;
    if (rear === undefined || guards.length > 1 || !isLinePiece(after.at(rear))) return false;
    return columnsBetween(squareOf(after, rear)!, squareOf(after, move.to)!).includes(columnOf(squareOf(position, move.from)!));
  });
}

/** A line piece passes over or under an enemy piece, where a piece blocks only its own square, and captures or checks. */
export function isSlippingPast({ turns, solver, start }: MotifContext): boolean {
  if (!letsPass(start)) return false;
  return turns.some(({ move, position, after }) => {
    if (move.kind !== 'piece' || !isLinePiece(position.at(move.from))) return false;
    if (captureOf(move) === undefined && checksBy(after, solver).length === 0) return false;
    const [from, to] = [squareOf(position, move.from), squareOf(position, move.to)];
    const way = from && to ? columnsBetween(from, to) : [];
    return position.squares.some((square) => square.piece && square.piece.owner !== solver && way.includes(columnOf(square)));
  });
}
