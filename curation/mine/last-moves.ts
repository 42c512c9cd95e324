import { appendFileSync, mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { captureOf, RULESETS, type Move, type Position, type Ruleset } from '../../src/engine/index.ts';
import { placeWithoutHistory } from '../../src/puzzles/place-without-history.ts';
import { makeRandom } from '../common/random.ts';
import { mix } from './batch.ts';
import { findLastMoves } from './last-move.ts';
import { makeRandomStart } from './random-start.ts';

/**
 * Looks in games of random moves for positions whose last move can be told from the board alone, with what else is thought of and why it was not
 * possible: `npm run mine:last -- --ruleset grant [--seed 1] [--games 20]`. They go to `.cache/mine/`; no kind of puzzle is made of them yet.
 */
const FOLDER = '.cache/mine';

/** A position reached in a game, or by a move beside it, whose last move can be told. */
interface FoundLastMove {
  readonly position: Position;
  readonly ply: number;
  /** Moves beyond that ply that are not the game's. */
  readonly aside: number;
}

const LONGEST = 40;
const TAKES = 0.35;
const OPEN = 0.8;
const SHARP = 0.5;
/** The most plain checks that are looked at: hardly any has one explanation. A plain check is given by a piece that came from where it gave none. */
const PLAIN = 0.02;

/** A game of random moves, captures more often than others: what comes about in it is legal, whatever it is worth. */
function playAtRandom(ruleset: Ruleset, random: () => number): readonly Position[] {
  const positions = [makeRandomStart(ruleset, random, random() < OPEN, random() < SHARP)];
  while (positions.length < LONGEST) {
    const at = positions.at(-1)!;
    if (at.status() !== 'playing') break;
    const moves = at.moves();
    const captures = moves.filter((move) => captureOf(move));
    const some = captures.length > 0 && random() < TAKES ? captures : moves;
    positions.push(at.after(some[Math.floor(random() * some.length)]!));
  }
  return positions;
}

/** Whether a check is such as hardly any other move gives: double, discovered, by a board, castling, a promotion or in passing. */
function isTelling(move: Move, after: Position): boolean {
  const by = after.checks().find(({ player }) => player === after.turn)?.by ?? [];
  const went = move.effects.flatMap((effect) => (effect.kind === 'go' && !effect.carried ? [effect.to] : []));
  const isSpecial = move.kind !== 'piece' || move.enPassant === true || move.promotion !== undefined;
  return by.length > 1 || isSpecial || !by.some((square) => went.includes(square));
}

/** Positions after each move of a game and beside it in which somebody is in check and one last move alone is possible. */
function findInGame(ruleset: Ruleset, random: () => number): readonly FoundLastMove[] {
  const positions = playAtRandom(ruleset, random);
  return positions.slice(0, -1).flatMap((before, ply): FoundLastMove[] => {
    const next = positions[ply + 1]!.text();
    const found = before.moves().flatMap((move): FoundLastMove[] => {
      const after = before.after(move);
      if (after.turn === before.turn || after.status() !== 'playing' || before.setup.pending !== undefined) return [];
      if (after.setup.pending !== undefined || after.setup.enPassant.length > 0) return [];
      if (after.checks().every(({ player }) => player !== after.turn)) return [];
      if (!isTelling(move, after) && random() > PLAIN) return [];
      const bare = placeWithoutHistory(ruleset, after.setup);
      if (!bare) return [];
      if (!findLastMoves(bare)) return [];
      return [after.text() === next ? { position: bare, ply: ply + 1, aside: 0 } : { position: bare, ply, aside: 1 }];
    });
    return found.slice(0, 1);
  });
}

function main(): void {
  const { values } = parseArgs({
    options: { ruleset: { type: 'string' }, seed: { type: 'string', default: '1' }, games: { type: 'string', default: '20' } },
  });
  mkdirSync(FOLDER, { recursive: true });
  for (const ruleset of RULESETS.filter(({ id, players }) => players.length === 2 && (values.ruleset ?? id) === id))
    for (let game = 0; game < Number(values.games); game++) {
      const random = makeRandom(mix(Number(values.seed), `${ruleset.id} last`, game));
      for (const { position, ply, aside } of findInGame(ruleset, random)) {
        const found = { game, ply, aside, position: position.text(), ...findLastMoves(position) };
        appendFileSync(`${FOLDER}/${ruleset.id}-last-${values.seed}.jsonl`, `${JSON.stringify(found)}\n`);
        console.log(`${ruleset.id.padEnd(9)} game ${game}, ply ${ply}: ${found.answer?.way}`);
      }
    }
}

if (import.meta.main) main();
