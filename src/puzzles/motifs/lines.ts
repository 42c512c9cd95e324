import { captureOf, prove, type Position, type Square } from '../../engine/index.ts';
import { squareOf } from '../men.ts';
import { checksBy, enemiesOf, isLineMan, landings, passTo, type Scene, type Turn } from './scene.ts';

/** Squares that matter after a move: where the solver goes next, and where a man stands who mates without having moved. */
function squaresThatMatter({ move, after, next }: Turn, solver: Scene['solver']): readonly string[] {
  if (next) return [next.move.to];
  return checksBy(after, solver).flatMap(({ by }) => by.filter((square) => !landings(move).includes(square)));
}

/** The enemy line men that a move shuts off from a square that matters, with the square on which it does so. */
function listShut({ turns, solver }: Scene): readonly { readonly turn: Turn; readonly by: string; readonly on: string }[] {
  return turns.flatMap((turn) => {
    const { move, position, after } = turn;
    if (move.kind !== 'piece') return [];
    return squaresThatMatter(turn, solver).flatMap((square) =>
      enemiesOf(after, solver).flatMap((player) =>
        position
          .attackers(square, player)
          .filter((by) => by !== move.to && isLineMan(after.at(by)) && !after.attackers(square, player).includes(by))
          .map((by) => ({ turn, by, on: move.to })),
      ),
    );
  });
}

/** A man is put on the line of an enemy man, who no longer reaches the square that the solver’s next move, or his mate, needs. */
export const isInterference = (scene: Scene): boolean =>
  listShut(scene).some(({ turn: { position }, by, on }) => position.attacks(by).includes(on));

/** Whether a man in a column stops lines on every level of it (the fact `column-block`). */
const stopsColumns = ({ ruleset }: Position): boolean => ruleset.facts.some(({ id, value }) => id === 'column-block' && value === true);
const letsPass = ({ ruleset }: Position): boolean => ruleset.facts.some(({ id, value }) => id === 'column-block' && value === false);

/** Whether a column has another level on which nobody stands: a man there shuts more than his own square. */
function hasOtherLevel(position: Position, on: string): boolean {
  const { file, rank } = squareOf(position, on)!;
  return position.squares.some((square) => square.file === file && square.rank === rank && square.name !== on && !square.piece);
}

/** A man shuts a column of several levels to an enemy line: to his check, his threat, or what he guards. */
export function isShutColumn(scene: Scene): boolean {
  if (!stopsColumns(scene.start)) return false;
  if (listShut(scene).some(({ turn: { position }, on }) => hasOtherLevel(position, on))) return true;
  return scene.turns.some(({ move, position, after }) => {
    if (move.kind !== 'piece' || captureOf(move) || !hasOtherLevel(position, move.to)) return false;
    const lines = [...listCheckLines(position), ...listThreats(scene, position)];
    return lines.some(({ from, to }) => {
      const refusal = isLineMan(after.at(from)) ? after.refuse(from, to) : undefined;
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
function listThreats({ task, solver }: Scene, position: Position): readonly Way[] {
  const other = position.active.find((player) => player !== solver);
  const passed = task.kind === 'defence' && other ? passTo(position, other) : undefined;
  if (passed?.status() !== 'playing' || task.kind !== 'defence') return [];
  const proof = prove(passed, task.against);
  if (!proof.ok) return [];
  return passed.moves().filter(({ id }) => proof.value.keys.includes(id));
}

/** A man leaves a square so that another of the solver’s, for whom he stood in the way, goes there or through. */
export function isClearance({ turns, solver }: Scene): boolean {
  return turns.some(({ move, position, after, next }) => {
    if (!next || move.kind !== 'piece' || next.move.kind === 'board' || next.move.from === move.to || next.move.to === move.to)
      return false;
    const man = position.at(next.move.from);
    if (!man || man.owner !== solver || man.role !== next.position.at(next.move.from)?.role) return false;
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

/** Two line men of the solver’s on one line as seen from above: the front one goes ahead to check or take, and only the rear one guards him. */
export function isBattery({ turns, solver }: Scene): boolean {
  return turns.some(({ move, position, after }) => {
    if (!onMovableBoard(position) || move.kind !== 'piece' || !isLineMan(position.at(move.from))) return false;
    if (captureOf(move) === undefined && checksBy(after, solver).length === 0) return false;
    if (enemiesOf(after, solver).every((player) => after.attackers(move.to, player).length === 0)) return false;
    const guards = after.attackers(move.to, solver);
    const [rear] = guards;
    if (rear === undefined || guards.length > 1 || !isLineMan(after.at(rear))) return false;
    return columnsBetween(squareOf(after, rear)!, squareOf(after, move.to)!).includes(columnOf(squareOf(position, move.from)!));
  });
}

/** A line man goes over or under an enemy man on his way, where a man blocks his own square only, and takes or checks. */
export function isSlippingPast({ turns, solver, start }: Scene): boolean {
  if (!letsPass(start)) return false;
  return turns.some(({ move, position, after }) => {
    if (move.kind !== 'piece' || !isLineMan(position.at(move.from))) return false;
    if (captureOf(move) === undefined && checksBy(after, solver).length === 0) return false;
    const [from, to] = [squareOf(position, move.from), squareOf(position, move.to)];
    const way = from && to ? columnsBetween(from, to) : [];
    return position.squares.some((square) => square.piece && square.piece.owner !== solver && way.includes(columnOf(square)));
  });
}
