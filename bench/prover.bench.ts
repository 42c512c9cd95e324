import { Chess } from 'chessops/chess';
import { parseFen } from 'chessops/fen';
import type { NormalMove } from 'chessops/types';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { expect, findRuleset, prove } from '../src/engine/index.ts';
import { medianOf, secondsOf } from './measure.ts';

/**
 * Processor time of the prover on 50 mined positions per ruleset with a mate in two: every first move judged, without a
 * table; the same positions are judged for three moves. Beside it a plain exhaustive search with chessops on ordinary
 * mates in two: `node bench/prover.bench.ts [--moves 3] [--count 50]`.
 */
const { values } = parseArgs({ options: { moves: { type: 'string' }, count: { type: 'string', default: '50' } } });
const lengths = values.moves === undefined ? [2, 3] : [Number(values.moves)];

/** Ordinary mates in two, by Morphy and from play. */
const ORDINARY_MATES = [
  'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1',
  'r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R w KQ - 0 1',
  '1rb4r/pkPp3p/1b1P3n/1Q6/N3Pp2/8/P1P3PP/7K w - - 1 1',
];

interface Score {
  readonly milliseconds: readonly number[];
  /** Moves made in all. */
  readonly nodes: number;
}

function print(name: string, { milliseconds, nodes }: Score): number {
  const speed = nodes / milliseconds.reduce((sum, time) => sum + time, 0) / 1000;
  const worst = Math.max(...milliseconds);
  console.log(
    `${name.padEnd(34)} median ${medianOf(milliseconds).toFixed(1).padStart(6)} ms, worst ${worst.toFixed(0).padStart(5)} ms, ${speed.toFixed(2)} M moves/s`,
  );
  return speed;
}

function scoreProver(id: string, moves: number): Score {
  const ruleset = findRuleset(id)!;
  const texts = JSON.parse(readFileSync(new URL(`positions/${id}.json`, import.meta.url), 'utf8')) as string[];
  const positions = texts.slice(0, Number(values.count)).map((text) => expect(ruleset.parse(text)));
  for (const position of positions.slice(0, 10)) expect(prove(position, { kind: 'mate', moves: 2 }));
  let nodes = 0;
  const milliseconds = positions.map(
    (position) => secondsOf(() => (nodes += expect(prove(position, { kind: 'mate', moves })).nodes)) * 1000,
  );
  return { milliseconds, nodes };
}

/** The position after a move, told of. */
function follow(position: Chess, move: NormalMove, tell: () => void): Chess {
  const next = position.clone();
  next.play(move);
  tell();
  return next;
}

/** Mate by definition: whether the side to move is lost, the other having so many moves. */
function isLost(position: Chess, moves: number, tell: () => void): boolean {
  const replies = legalMoves(position);
  if (replies.length === 0) return position.isCheck();
  return moves > 0 && replies.every((reply) => isWon(follow(position, reply, tell), moves, tell));
}

function isWon(position: Chess, moves: number, tell: () => void): boolean {
  return legalMoves(position).some((move) => isLost(follow(position, move, tell), moves - 1, tell));
}

/** Every first move judged. */
function countKeys(position: Chess, moves: number, tell: () => void): number {
  return legalMoves(position).filter((move) => isLost(follow(position, move, tell), moves - 1, tell)).length;
}

/** Promotions to a queen only: enough for these positions. */
function legalMoves(position: Chess): NormalMove[] {
  return [...position.allDests()].flatMap(([from, targets]) =>
    [...targets].map((to): NormalMove => {
      const promotes = position.board.getRole(from) === 'pawn' && (to < 8 || to > 55);
      return promotes ? { from, to, promotion: 'queen' } : { from, to };
    }),
  );
}

const yardstick: Score = ((): Score => {
  let nodes = 0;
  const run = (): number[] =>
    ORDINARY_MATES.map((fen) => {
      const position = Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
      return secondsOf(() => countKeys(position, 2, () => nodes++)) * 1000;
    });
  run();
  nodes = 0;
  return { milliseconds: run(), nodes };
})();

const ordinary = print('chessops, plain, mate in 2', yardstick);
for (const id of ['bartmess', 'meder', 'grant', 'usenet'])
  for (const moves of lengths) {
    const speed = print(`${id}, judged for ${moves}`, scoreProver(id, moves));
    console.log(`${''.padEnd(34)} ${(speed / ordinary).toFixed(1)} times the moves a second of chessops`);
  }
