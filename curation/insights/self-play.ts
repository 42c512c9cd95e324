import { expect, type Move, type Position, type Ruleset } from '../../src/engine/index.ts';
import { Search } from '../../src/engine/search/alphabeta.ts';
import { makeRandom } from '../common/random.ts';
import { CLEAR, leaderOf, PATIENCE, sharePoints } from '../match/match-game.ts';
import { readFeatures } from './features.ts';

/** Plies looked ahead and positions looked at for a move, at most, and by how many centipawns the choice wanders. */
export interface Pace {
  readonly plies: number;
  readonly nodes: number;
  readonly wander: number;
}

/** How the games are played: quickly, and so that no two are alike. */
export const PACE: Pace = { plies: 6, nodes: 400, wander: 20 };
/** The ply at which a game is drawn, the ply from which positions are kept, and the plies between two that are. */
export const LONGEST = 200;
const KEPT_FROM = 8;
const KEPT_EVERY = 5;
/** Centipawns at which the winner stands clearly better; the move after which that holds to the end is decisive. */
export const DECIDED = 300;

/** One game of the search against itself. */
export interface PlayedGame {
  /** The first move, by id. */
  readonly first: string;
  /** The points of each seat; they add up to 1. */
  readonly points: readonly number[];
  readonly plies: number;
  readonly boardMoves: number;
  /** The plies that moved a board, counted from 0. */
  readonly boardPlies: readonly number[];
  /** Whether an attack board moved when the game was decided; nothing where nobody won, or no move decided. */
  readonly decidedByBoard: boolean | undefined;
  /** What stood on the board in positions along the way: a row of features for each seat. */
  readonly rows: readonly (readonly (readonly number[])[])[];
}

/** A game with everything that was played in it, acts included, by id. */
export interface RecordedGame extends PlayedGame {
  readonly played: readonly string[];
}

/** The game of this number, by the same seed the same: every first move in turn, or each of `moves`. */
export function playNth(
  ruleset: Ruleset,
  seed: number,
  nth: number,
  pace: Pace = PACE,
  moves: readonly Move[] = ruleset.begin().moves(),
): RecordedGame {
  return playFrom(ruleset, moves[nth % moves.length]!, seed * 1_000_003 + nth, pace);
}

/** Plays a game that begins with a move; by the same seed the same. */
export function playFrom(ruleset: Ruleset, first: Move, seed: number, pace: Pace = PACE): RecordedGame {
  const random = makeRandom(seed);
  let position = expect(ruleset.parse(ruleset.start)).after(first);
  const past: number[] = [];
  const played = [first.id];
  const rows: (readonly (readonly number[])[])[] = [];
  /** For each ply the mover's seat, what it thought of its best move, and whether it moved a board. */
  const thoughts: { readonly seat: number; readonly value: number; readonly board: boolean }[] = [];
  let [lead, since] = [-1, 0];
  while (position.status() === 'playing' && thoughts.length < LONGEST && since < PATIENCE) {
    const act = position.acts().find(({ kind }) => kind === 'claim' || kind === 'declaration');
    if (act) {
      played.push(act.id);
      position = expect(position.play(act.id));
      continue;
    }
    const machine = position.machine();
    const seat = machine.turn;
    if (thoughts.length >= KEPT_FROM && thoughts.length % KEPT_EVERY === 0 && position.checks().length === 0)
      rows.push(readFeatures(position));
    const { id, value } = choose(position, past, random, pace);
    const move = position.moves().find((one) => one.id === id)!;
    thoughts.push({ seat, value, board: move.kind === 'board' });
    past.push(machine.hash());
    played.push(id);
    position = position.after(move);
    const leader = leaderOf(position, CLEAR) ?? -1;
    [lead, since] = leader >= 0 && leader === lead ? [lead, since + 1] : [leader, leader >= 0 ? 1 : 0];
  }
  const points = since >= PATIENCE ? ruleset.players.map((_, seat) => (seat === lead ? 1 : 0)) : sharePoints(position);
  const boardPlies = [first.kind === 'board', ...thoughts.map(({ board }) => board)].flatMap((board, ply) => (board ? [ply] : []));
  return {
    first: first.id,
    points,
    plies: thoughts.length + 1,
    boardMoves: boardPlies.length,
    boardPlies,
    decidedByBoard: findDecision(thoughts, points.indexOf(1)),
    rows,
    played,
  };
}

function choose(
  position: Position,
  past: readonly number[],
  random: () => number,
  { plies, nodes, wander }: Pace,
): { readonly id: string; readonly value: number } {
  const search = new Search(position.machine(), { past, nodes });
  const ranked = search.rank(plies, wander);
  search.close();
  const [best] = ranked.map((move) => ({ ...move, luck: move.value + random() * wander })).sort((a, b) => b.luck - a.luck);
  return best!;
}

/** Whether the decisive move, after which the winner stayed clearly better, moved a board. */
function findDecision(
  thoughts: readonly { readonly seat: number; readonly value: number; readonly board: boolean }[],
  winner: number,
): boolean | undefined {
  const own = thoughts.filter(({ seat }) => seat === winner);
  let from = own.length;
  while (from > 0 && own[from - 1]!.value >= DECIDED) from--;
  return from < own.length ? own[from]!.board : undefined;
}
