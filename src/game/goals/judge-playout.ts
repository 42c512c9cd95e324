import { captureOf, parseAct, promotes, type Move, type Player, type Position } from '../../engine/index.ts';
import { isAct, type Line } from '../../board/state/line.ts';
import { balanceIn, settledBalance } from './settled-balance.ts';
import { A_PIECE, type PlayoutGoal } from './playout-goal.ts';
import { reachesAim } from './small-aims.ts';

/**
 * Why an aim is lost. `lead`: what was to win the game is gone; `material`: material was lost; `piece`: the piece that was to be
 * kept is gone; `pawns`: no pawn is left to promote; `ended`: the game is over without the aim.
 */
export type PlayoutLoss = 'mated' | 'stalemate' | 'drawn' | 'too-slow' | 'lead' | 'material' | 'piece' | 'pawns' | 'ended';

/** How a line that is played out stands. */
export interface PlayoutStanding {
  readonly state: 'going' | 'done' | 'lost';
  readonly why?: PlayoutLoss;
  /** For a lost aim: the number of moves before the one that lost it; absent where no single move did. */
  readonly slip?: number;
  /** Which small aims of a list have been reached. */
  readonly ticks: readonly boolean[];
  /** Moves of the reader so far. */
  readonly used: number;
}

/** A line as it is judged: positions, and the steps between them. */
export type PlayedLine = Pick<Line, 'positions' | 'moves'>;

interface OwnMove {
  readonly index: number;
  readonly move: Move;
}

/** Ahead by less than this, in centipawns, nobody mates by force of material. */
const LEAST_LEAD = 150;

/** Judges a line after any of its steps; the reader is whoever was on move at its start. */
export function judgePlayout(goal: PlayoutGoal, line: PlayedLine): PlayoutStanding {
  const { positions } = line;
  const player = positions[0]!.turn;
  const now = positions.at(-1)!;
  const own = ownMovesOf(line, player);
  // A promotion by itself belongs to the move before it (Meder 3.4(e)).
  const used = own.filter(({ move }) => move.kind !== 'promotion').length;
  const ticks = (goal.list ?? []).map((aim) =>
    own.some(({ index, move }) => reachesAim(aim, positions[index]!, move, positions[index + 1]!)),
  );
  const last = own.at(-1);
  const standing = { ticks, used };
  const done = (): PlayoutStanding => ({ state: 'done', ...standing });
  const lose = (why: PlayoutLoss, slip = last?.index): PlayoutStanding => ({
    state: 'lost',
    why,
    ...(slip !== undefined && { slip }),
    ...standing,
  });
  if (last === undefined) return { state: 'going', ...standing };
  if (goal.aim === 'list' && goal.gain === undefined && ticks.every(Boolean)) return done();
  const result = resultOf(now, player);
  if (result === 'lost') return lose('mated');
  // Whoever wins the game has played it to its end, whatever was asked for on the way.
  if (result === 'won') return done();
  if (result === 'drawn' || canClaim(now, player)) if (goal.aim === 'draw' || (goal.aim === 'hold' && result === 'drawn')) return done();
  if (result === 'drawn') return lose(now.status() === 'stalemate' ? 'stalemate' : 'drawn');
  const isOwnTurn = now.turn === player;
  if (isOwnTurn && now.moves().length === 0) return lose('ended');
  const found = judgeAim(goal, line, own, isOwnTurn, ticks);
  if (found === 'done') return done();
  if (found) return lose(found.why, found.slip);
  if (goal.within !== undefined && used >= goal.within) {
    if (goal.aim === 'hold') return isOwnTurn ? done() : { state: 'going', ...standing };
    const isToldAtOnce = goal.aim === 'mate' || goal.aim === 'list' || (goal.aim === 'win' && now.ruleset.players.length === 2);
    // The last move may have mated, which the player has yet to declare.
    if (isOwnTurn || (isToldAtOnce && declarationsBy(now, player).length === 0)) return { state: 'lost', why: 'too-slow', ...standing };
  }
  return { state: 'going', ...standing };
}

type Verdict = 'done' | { readonly why: PlayoutLoss; readonly slip?: number } | undefined;

/** What of an aim can be seen while the game goes on. */
function judgeAim(goal: PlayoutGoal, line: PlayedLine, own: readonly OwnMove[], isOwnTurn: boolean, ticks: readonly boolean[]): Verdict {
  const { positions } = line;
  const player = positions[0]!.turn;
  const gain = goal.gain ?? A_PIECE;
  switch (goal.aim) {
    case 'mate':
      if (hasMated(line, own.at(-1)!, player)) return 'done';
      return positions[0]!.ruleset.players.length > 2 ? findBareKing(line, own, player) : findFall(line, own, player, LEAST_LEAD, 'lead');
    case 'win':
      if (netOf(line, own, player) >= gain) return 'done';
      return findFall(line, own, player, standingAt(line, own, player, 0) - gain, 'material');
    case 'promote':
      if (isOwnTurn && promotedOf(line, player).some((square) => positions.at(-1)!.at(square)?.owner === player)) return 'done';
      return isOwnTurn && !hasPawn(positions.at(-1)!, player) ? { why: 'pawns' } : undefined;
    case 'hold':
      if (goal.keep !== undefined && placeOf(line, goal.keep) === undefined) return { why: 'piece' };
      return findFall(line, own, player, standingAt(line, own, player, 0) - gain, 'material');
    case 'draw':
      return undefined;
    case 'list': {
      if (positions[0]!.ruleset.players.length > 2 && hasMated(line, own.at(-1)!, player)) return 'done';
      if (goal.gain === undefined) return undefined;
      const least = standingAt(line, own, player, 0) - gain;
      const stands = isOwnTurn && standingAt(line, own, player, positions.length - 1) > least;
      return stands && ticks.every(Boolean) ? 'done' : findFall(line, own, player, least, 'material');
    }
  }
}

function ownMovesOf({ positions, moves }: PlayedLine, player: Player): readonly OwnMove[] {
  return moves.flatMap((step, index) => (isAct(step) || positions[index]!.turn !== player ? [] : [{ index, move: step }]));
}

/** How the game has ended for a player; `undefined` while it goes on and the player is in it. With three players, a point or more is a win (Harshman VIII). */
function resultOf(now: Position, player: Player): 'won' | 'lost' | 'drawn' | undefined {
  const points = now.outcome()?.points[player];
  if (points === undefined) return now.active.includes(player) ? undefined : 'lost';
  if (points === '0') return 'lost';
  const [share = 0, of = 1] = points.split('/').map(Number);
  return share >= of ? 'won' : 'drawn';
}

/** Whether the player on move may claim a draw. */
function canClaim(now: Position, player: Player): boolean {
  return now.turn === player && now.acts().some(({ id }) => parseAct(id)?.kind === 'claim');
}

/** The mates that a player may declare in a position, alone or with another. */
export function declarationsBy(position: Position, player: Player): readonly string[] {
  return position.acts().flatMap(({ id }) => (isDeclarationBy(id, player) ? [id] : []));
}

function isDeclarationBy(id: string, player: Player): boolean {
  const act = parseAct(id);
  return act?.kind === 'declaration' && act.by.includes(player);
}

/** Whether the player’s latest move took a king, or the player has declared a mate. */
function hasMated({ moves }: PlayedLine, { move }: OwnMove, player: Player): boolean {
  return captureOf(move)?.piece.role === 'king' || moves.some((step) => isAct(step) && isDeclarationBy(step.id, player));
}

/** What the player has won so far, in centipawns: with two players after the own move, once the captures are played out; with more at the next own turn. */
function netOf(line: PlayedLine, own: readonly OwnMove[], player: Player): number {
  const { positions } = line;
  const [start, now] = [positions[0]!, positions.at(-1)!];
  if (start.ruleset.players.length === 2) return now.turn === player ? 0 : settledBalance(now, player) - balanceIn(start, player);
  return now.turn === player ? countNet(line, own, player, positions.length - 1) : 0;
}

/** What the player took, and what became of the own pieces, up to one of the positions: what others take from each other is neither. */
function countNet({ positions }: PlayedLine, own: readonly OwnMove[], player: Player, at: number): number {
  const start = positions[0]!;
  const { values, players } = start.ruleset;
  const seat = players.indexOf(player);
  const taken = own.flatMap(({ index, move }) => {
    const capture = index < at ? captureOf(move) : undefined;
    return capture ? [values[capture.piece.role]] : [];
  });
  const worthIn = (position: Position): number => position.machine().material(seat);
  return taken.reduce((sum, value) => sum + value, 0) + worthIn(positions[at]!) - worthIn(start);
}

/** How the player stands in material at one of the own turns. */
function standingAt(line: PlayedLine, own: readonly OwnMove[], player: Player, at: number): number {
  const { positions } = line;
  if (positions[0]!.ruleset.players.length > 2) return countNet(line, own, player, at);
  return at === 0 ? balanceIn(positions[0]!, player) : settledBalance(positions[at]!, player);
}

/**
 * Whether the player has fallen to some material, or below, and has not got it back a move later (what is offered is not lost yet), or has
 * nothing left at all. The move that lost it is the one before the fall.
 */
function findFall(line: PlayedLine, own: readonly OwnMove[], player: Player, least: number, why: PlayoutLoss): Verdict {
  const { positions } = line;
  const at = positions.length - 1;
  const now = positions[at]!;
  if (now.turn !== player) return undefined;
  const fell = standingAt(line, own, player, at) <= least;
  if (!fell) return undefined;
  const slipBefore = (index: number): number => own.filter((one) => one.index < index).at(-1)?.index ?? 0;
  const seat = now.ruleset.players.indexOf(player);
  if (now.machine().material(seat) === 0) return { why, slip: slipBefore(at) };
  const before = positions.slice(0, at).findLastIndex((position) => position.turn === player && position !== now);
  if (before <= 0 || standingAt(line, own, player, before) > least) return undefined;
  return { why, slip: slipBefore(before) };
}

/** Whether only the king is left to the player on move; with three players a lead says nothing, since two of them may lose to each other. */
function findBareKing({ positions }: PlayedLine, own: readonly OwnMove[], player: Player): Verdict {
  const now = positions.at(-1)!;
  const seat = now.ruleset.players.indexOf(player);
  return now.turn === player && now.machine().material(seat) === 0 ? { why: 'lead', slip: own.at(-1)!.index } : undefined;
}

/** Where pawns stand that the player promoted, as they have moved since. */
function promotedOf({ positions, moves }: PlayedLine, player: Player): readonly string[] {
  let squares: string[] = [];
  moves.forEach((step, index) => {
    if (isAct(step)) return;
    squares = follow(squares, step);
    if (!promotes(step, player)) return;
    const [before, after] = [positions[index]!, positions[index + 1]!];
    for (const { name, piece } of before.squares) {
      if (piece?.owner !== player || piece.role !== 'pawn') continue;
      const [place] = follow([name], step);
      const now = place === undefined ? undefined : after.at(place);
      if (now?.owner === player && now.role !== 'pawn') squares.push(place!);
    }
  });
  return squares;
}

/** Where the piece stands that began on a square; nothing when it was taken. */
function placeOf({ moves }: PlayedLine, from: string): string | undefined {
  let squares = [from];
  for (const step of moves) if (!isAct(step)) squares = follow(squares, step);
  return squares[0];
}

/** Places of pieces after a move: those that leave are gone. */
function follow(squares: readonly string[], { effects }: Move): string[] {
  let places = [...squares];
  for (const effect of effects) if (effect.kind === 'leave') places = places.filter((place) => place !== effect.square);
  // What a board carries goes at one time.
  const gone = effects.filter((effect) => effect.kind === 'go');
  return places.map((place) => gone.find((effect) => effect.from === place)?.to ?? place);
}

const hasPawn = ({ squares }: Position, player: Player): boolean =>
  squares.some(({ piece }) => piece?.owner === player && piece.role === 'pawn');
