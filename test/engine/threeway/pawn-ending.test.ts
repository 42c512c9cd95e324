import { describe, expect, test } from 'vitest';
import { prove, proveTree, refutationsOf, type Goal, type Position } from '../../../src/engine/index.ts';
import { DRAWN, UNCOUNTED } from '../../../src/engine/core/machine.ts';
import { PawnEnding } from '../../../src/engine/threeway/pawn-ending.ts';
import { TABLES } from '../../../src/engine/threeway/tables.ts';
import { countPlainly, type Plain } from './plain-pawn.ts';
import { makeRandom, place, read, rulesFor, toss } from './support.ts';

const LAST = { mate: 'last' };
const LAST_MATE = rulesFor(LAST);
/** White to move draws with a queen and wins with a rook (`harshman-17ej`). */
const ROOK = place('8-7', 'wKd5 wPa6 gKb5', 'w wg - - - 0 60');
/** With the move White wins, or Gray holds. */
const WINS = 'wKa1 wPa4 gKb5';
const KINGS = { wins: place('8-7', WINS, 'w wg - - - 0 60'), holds: place('8-7', 'wKa1 wPa4 gKc3', 'g wg - - - 0 60') };
const WIN: Goal = { kind: 'win', moves: 2 };
const HOLD: Goal = { kind: 'hold', moves: 1 };

const at = (text: string, options: Readonly<Record<string, string>> = LAST): Position => read(text, options);
const ending = (text: string, options?: Readonly<Record<string, string>>): number => at(text, options).machine().ending();
const keysOf = (position: Position, goal: Goal): readonly string[] => {
  const proof = prove(position, goal);
  return proof.ok ? proof.value.keys : [];
};

/** Harshman IV, V and VIII, two players left: what a pawn reaches, and what a bare king can do about it. */
describe('king and pawn against king in Three-way Chess', () => {
  test('is won where rounds from the promotions say so, pawn by pawn, and nowhere else', { timeout: 120_000 }, () => {
    const known = new Map<string, Plain>();
    countPlainly('g12', known);
    expect([...known.keys()].sort()).toEqual(['g12', 'h13', 'i14']);
    const { board } = TABLES['8-7'];
    const counted = new PawnEnding(TABLES['8-7'], 0, 1);
    const wrong: string[] = [];
    for (const [pawn, { wins, loses }] of known)
      for (const king of board.cells)
        for (const bare of board.cells) {
          if (king === bare || king.name === pawn || bare.name === pawn) continue;
          const [cell, pair] = [board.named(pawn)!.index, `${king.name} ${bare.name}`];
          if (counted.isWon(king.index, cell, bare.index, false) !== wins.has(pair)) wrong.push(`${pawn} ${pair} White`);
          if (counted.isWon(king.index, cell, bare.index, true) !== loses.has(pair)) wrong.push(`${pawn} ${pair} Gray`);
        }
    expect(wrong).toEqual([]);
    expect(known.get('h13')!.wins.size).toBeGreaterThan(1000);
  });

  test('agrees everywhere with the legal moves: won if one of them loses for the king, lost if all its own are won for the pawn', () => {
    const random = makeRandom(7);
    const { cells } = TABLES['8-7'].board;
    const names = cells.map(({ name }) => name);
    const seen = { won: 0, drawn: 0 };
    for (let i = 0; i < 1500; i++) {
      const [king, pawn, bare] = [0, 1, 2].map(() => names[random(names.length)]!) as [string, string, string];
      const isBareOnMove = random(2) === 0;
      const pieces = new Map([
        [king, 'wK'],
        [pawn, 'wP'],
        [bare, 'bK'],
      ]);
      const position = pieces.size < 3 ? undefined : toss(random, LAST_MATE, pieces, ['w', 'b'], isBareOnMove ? 'b' : 'w', false);
      if (position?.status() !== 'playing' || position.checks().some(({ player }) => player !== position.turn)) continue;
      const [white, after] = [0, position.moves().map((move) => position.after(move).machine().ending())];
      const isWon = position.machine().ending() === white;
      expect(isWon, position.text()).toBe(isBareOnMove ? after.every((one) => one === white) : after.includes(white));
      seen[isWon ? 'won' : 'drawn'] += 1;
    }
    expect(Math.min(seen.won, seen.drawn)).toBeGreaterThan(100);
  });

  test('a queen that leaves the bare king no move draws by stalemate, a rook that leaves it one wins', () => {
    const promoted = (role: string): number =>
      read(ROOK, LAST)
        .after(
          at(ROOK)
            .moves()
            .find(({ id }) => id === `a6-a7=${role}`)!,
        )
        .machine()
        .ending();
    expect([promoted('Q'), promoted('R'), promoted('B'), promoted('N')]).toEqual([DRAWN, 0, DRAWN, DRAWN]);
    expect(keysOf(at(ROOK), { kind: 'win', moves: 1 })).toEqual(['a6-a7=R']);
  });

  test('is not counted with a third player or their pieces, in First Mate, on the larger board, or before a double step', () => {
    expect(ending(KINGS.wins)).toBe(0);
    expect(ending(place('8-7', `${WINS} bNn14`, 'w wg - - - 0 60'))).toBe(UNCOUNTED);
    expect(ending(place('8-7', `${WINS} bKn14`, 'w wgb - - - 0 60'))).toBe(UNCOUNTED);
    expect(ending(KINGS.wins, {})).toBe(UNCOUNTED);
    expect(ending(place('8-9', WINS, 'w wg - - - 0 60'), { ...LAST, board: '8-9' })).toBe(UNCOUNTED);
    expect(ending(place('8-7', 'wKa1 wPb2 gKb5', 'w wg * - - 0 60'))).toBe(UNCOUNTED);
  });
});

describe('an ending that is kept, move by move', () => {
  test('only moves after which it is still won do; to a wrong one the replies are told that hold it', () => {
    const position = at(KINGS.wins);
    const keys = keysOf(position, WIN);
    expect(keys.length).toBeGreaterThan(0);
    for (const move of position.moves()) {
      const isKept = position.after(move).machine().ending() === 0;
      expect(keys.includes(move.id), move.id).toBe(isKept);
      const refuting = refutationsOf(position, WIN, move.id);
      expect(refuting.ok && refuting.value.length > 0, move.id).toBe(!isKept);
    }
  });

  test('the tree has so many moves of the lead on its main line, unless the pawn is promoted before', () => {
    const proof = proveTree(at(KINGS.wins), { kind: 'win', moves: 3 });
    expect(proof.ok && proof.value.length).toBe(3);
    const promoted = proveTree(at(ROOK), { kind: 'win', moves: 3 });
    expect(promoted.ok && promoted.value.tree).toEqual({ play: ['a6-a7=R'] });
  });

  test('the bare king holds where the pawn does not win, and nobody holds what is lost or wins what is not', () => {
    const holds = at(KINGS.holds);
    expect(keysOf(holds, HOLD).length).toBeGreaterThan(0);
    expect(keysOf(holds, { kind: 'win', moves: 1 })).toEqual([]);
    const lost = at(KINGS.wins).after(
      at(KINGS.wins)
        .moves()
        .find(({ id }) => id === keysOf(at(KINGS.wins), WIN)[0])!,
    );
    expect(keysOf(lost, HOLD)).toEqual([]);
  });

  test('is refused where nothing has been counted', () => {
    const start = at(KINGS.wins).ruleset.begin();
    const proof = prove(start, WIN);
    expect(proof.ok ? undefined : proof.fault.variant).toBe('goal/uncounted');
  });
});
