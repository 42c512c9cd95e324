import { Chess } from 'chess.js';
import { Chess as ChessopsChess } from 'chessops/chess';
import { perft as chessopsPerft } from 'chessops/debug';
import { parseFen } from 'chessops/fen';
import { expect, perft, RULESETS, type Position, type Ruleset } from '../src/engine/index.ts';
import { race, type Contestant } from './measure.ts';

/** The start of ordinary chess, and a middle game rich in captures, castling and en passant. */
const CHESS_POSITIONS = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
];

function makeChessJs(): Contestant {
  const games = CHESS_POSITIONS.map((fen) => new Chess(fen));
  return { name: 'chess.js, ordinary chess, perft 3', run: () => games.reduce((sum, game) => sum + game.perft(3), 0) };
}

function makeChessops(): Contestant {
  const games = CHESS_POSITIONS.map((fen) => ChessopsChess.fromSetup(parseFen(fen).unwrap()).unwrap());
  return { name: 'chessops, ordinary chess, perft 3', run: () => games.reduce((sum, game) => sum + chessopsPerft(game, 3), 0) };
}

/** Most plies of a random game, in every contest the same. */
const LONGEST = 200;

/** Random games by the library's own generator, made and not taken back, as mining plays them. */
function makeChessJsGames(): Contestant {
  const random = makeRandom(7);
  return {
    name: 'chess.js, ordinary chess, random games, plies',
    run() {
      const game = new Chess();
      let plies = 0;
      while (plies < LONGEST && !game.isInsufficientMaterial()) {
        const moves = game.moves({ verbose: true });
        if (moves.length === 0) break;
        game.move(moves[Math.floor(random() * moves.length)]!);
        plies++;
      }
      return plies;
    },
  };
}

function makeChessopsGames(): Contestant {
  const random = makeRandom(7);
  const start = ChessopsChess.fromSetup(parseFen(CHESS_POSITIONS[0]!).unwrap()).unwrap();
  return {
    name: 'chessops, ordinary chess, random games, plies',
    run() {
      const game = start.clone();
      let plies = 0;
      while (plies < LONGEST && !game.isInsufficientMaterial()) {
        const context = game.ctx();
        const moves: { from: number; to: number; promotion?: 'queen' }[] = [];
        for (const [from, goals] of game.allDests(context)) {
          const pawn = game.board.pawn.has(from);
          for (const to of goals) moves.push(pawn && (to < 8 || to >= 56) ? { from, to, promotion: 'queen' } : { from, to });
        }
        if (moves.length === 0) break;
        game.play(moves[Math.floor(random() * moves.length)]!);
        plies++;
      }
      return plies;
    },
  };
}

/** A fixed sequence of numbers from 0 up to 1. */
export function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Positions after 14 to 30 random plies, nobody in check: the same in every run. */
export function findMiddleGames(ruleset: Ruleset, count: number): Position[] {
  const found: Position[] = [];
  for (let seed = 1; found.length < count; seed++) {
    const random = makeRandom(seed);
    let position = expect(ruleset.parse(ruleset.start));
    for (let ply = 0; ply < 14 + 4 * found.length && position.status() === 'playing'; ply++) {
      const moves = position.moves();
      position = position.after(moves[Math.floor(random() * moves.length)]!);
    }
    if (position.status() === 'playing' && position.checks().length === 0) found.push(position);
  }
  return found;
}

function makePerft(name: string, positions: readonly Position[], depth: number): Contestant {
  const machines = positions.map((position) => position.machine());
  return { name, run: () => machines.reduce((sum, machine) => sum + perft(machine, depth), 0) };
}

function makeRandomGames(ruleset: Ruleset): Contestant {
  const start = expect(ruleset.parse(ruleset.start));
  const random = makeRandom(7);
  return {
    name: `${ruleset.id}, random games, plies`,
    run() {
      const machine = start.machine();
      let plies = 0;
      while (plies < LONGEST && !machine.isDead()) {
        const base = machine.top;
        const count = machine.generate();
        if (count === 0) break;
        const code = machine.stack[base + Math.floor(random() * count)]!;
        machine.top = base;
        machine.make(code);
        plies++;
      }
      return plies;
    },
  };
}

const chosen = process.argv.slice(2);
const rulesets = RULESETS.filter(({ id }) => chosen.length === 0 || chosen.includes(id));
/** Perft against chess.js's perft, games against its games: like with like. */
const perfts = [
  makeChessJs(),
  makeChessops(),
  ...rulesets.flatMap((ruleset) => [
    makePerft(`${ruleset.id}, start, perft 3`, [expect(ruleset.parse(ruleset.start))], 3),
    makePerft(`${ruleset.id}, five middle games, perft 2`, findMiddleGames(ruleset, 5), 2),
  ]),
];
const games = [makeChessJsGames(), makeChessopsGames(), ...rulesets.map(makeRandomGames)];
for (const { name, speed, ratio } of [...race(perfts), ...race(games)])
  console.log(`${name.padEnd(46)} ${(speed / 1e6).toFixed(3).padStart(8)} M/s  ${ratio.toFixed(1).padStart(6)} × chess.js`);
