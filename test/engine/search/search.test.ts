import { describe, expect, test } from 'vitest';
import {
  expect as take,
  findMate,
  findRuleset,
  isAttackNode,
  mainLine,
  RULESETS,
  type GameMachine,
  type Position,
} from '../../../src/engine/index.ts';
import { Search } from '../../../src/engine/search/alphabeta.ts';
import { WIN } from '../../../src/engine/search/values.ts';
import { readCollection } from '../../../curation/common/read-collection.ts';
import { isPlayed, positionOf } from '../../../src/puzzles/puzzle.ts';
import { playRandomly } from './games.ts';

const DEEP = 3;
/** A margin within which every move has its value. */
const ANY = 100_000;
/** What the right to move is worth, of a pawn's hundredths, at most. */
const TEMPO = 20;

/** A search of every move to the full depth, so that nothing but the table could change what it finds. */
function valueOf(machine: GameMachine, plies: number, table: boolean): number {
  return new Search(machine, { table, prunes: false }).rank(plies, 0)[0]!.value;
}

const playing = (positions: readonly Position[]): readonly Position[] => positions.filter((position) => position.status() === 'playing');

describe('the search finds stored mates', () => {
  const puzzles = readCollection().filter((puzzle) => isPlayed(puzzle) && puzzle.goal.kind === 'mate' && puzzle.goal.moves <= 2);

  test.each(RULESETS.filter(({ players }) => players.length === 2))('$id: as quick as they are, by a move that mates', ({ id }) => {
    const some = puzzles.filter(({ ruleset }) => ruleset === id).filter((_, at, all) => at % Math.ceil(all.length / 12) === 0);
    expect(some.length).toBeGreaterThan(5);
    for (const puzzle of some) {
      const position = take(positionOf(puzzle));
      const { goal, solution } = puzzle;
      if (goal.kind !== 'mate' || !solution || !isAttackNode(solution)) throw new Error(`${puzzle.id} has no line to its mate`);
      // Where a pawn waits, choosing what it becomes is a ply beside the moves (Meder 3.4(e)).
      const line = mainLine(solution);
      const plies = 2 * goal.moves - 1 + line.filter((move, at) => at > 0 && /^[^-x]*=[QRBN]/.test(move)).length;
      expect(line.length, position.text()).toBe(plies);
      const [best] = new Search(position.machine(), { prunes: false }).rank(plies, 0);
      expect(best!.value, position.text()).toBe(WIN - plies);
      expect([...solution.play, ...(puzzle.accepted ?? [])], position.text()).toContain(best!.id);
    }
  });

  test('and none where there is none', () => {
    const meder = findRuleset('meder')!;
    const start = take(meder.parse(meder.start));
    expect(take(findMate(start, 2)).mate).toBe(false);
    expect(Math.abs(new Search(start.machine()).rank(3, 0)[0]!.value)).toBeLessThan(WIN / 2);
  });
});

describe.each(RULESETS)('the table: $id', (ruleset) => {
  const positions = playing(playRandomly(ruleset, 2, 40, 11)).filter((_, at) => at % 2 === 0);

  test('changes no value at a fixed depth', () => {
    expect(positions.length).toBeGreaterThan(5);
    for (const position of positions) {
      const [withTable, without] = [true, false].map((table) => valueOf(position.machine(), DEEP, table));
      expect(withTable, position.text()).toBe(without);
    }
  });

  test('would, were the key of a position not its own', () => {
    const differing = positions.filter((position) => {
      const machine = position.machine();
      const key = machine.hash.bind(machine);
      machine.hash = () => key() % 509;
      return valueOf(machine, DEEP, true) !== valueOf(position.machine(), DEEP, false);
    });
    expect(differing.length).toBeGreaterThan(0);
  });

  test('the line is one that can be played, from the move that is best', () => {
    for (const position of positions) {
      const search = new Search(position.machine());
      const [best] = search.rank(DEEP, 0);
      const { line } = search;
      expect(line[0]).toBe(best!.id);
      let place = position;
      for (const id of line) place = take(place.play(id));
    }
  });

  test('leaves the machine as it was, ended in the middle or not', () => {
    for (const position of positions) {
      const machine = position.machine();
      const hash = machine.hash();
      let asked = 0;
      const search = new Search(machine, { stop: () => ++asked >= 3 });
      const ranked = search.rank(20, 0);
      expect(search.ended).toBe(true);
      expect([machine.hash(), machine.top]).toEqual([hash, 0]);
      expect(position.moves().map(({ id }) => id)).toContain(ranked[0]!.id);
    }
  });
});

describe('the quiet search', () => {
  const two = RULESETS.filter(({ players }) => players.length === 2);

  /** The material of the player who has just moved, or is on move, against the other's. */
  const standFor = (machine: GameMachine, seat: number): number => machine.pieceSquareScore(seat) - machine.pieceSquareScore(1 - seat);

  test.each(two)('$id: values no move above what is left after a capture that nobody answers', (ruleset) => {
    let [captures, hanging] = [0, 0];
    for (const position of playing(playRandomly(ruleset, 3, 40, 3))) {
      const machine = position.machine();
      const seat = machine.turn;
      const codes = new Map(position.moves().map(({ id, code }) => [id, code]));
      for (const { id, value } of new Search(machine, { prunes: false }).rank(1, ANY)) {
        machine.make(codes.get(id)!);
        const before = standFor(machine, seat);
        const start = machine.top;
        const end = machine.turn === seat || machine.inCheck(machine.turn) ? start : start + machine.generateNoisy();
        for (let at = start; at < end; at++) {
          const code = machine.stack[at]!;
          if (machine.isDefended(code)) continue;
          machine.make(code);
          const base = machine.top;
          const answered = machine.turn !== seat || machine.inCheck(seat) || machine.generateNoisy() > 0;
          machine.top = base;
          const left = standFor(machine, seat);
          machine.unmake();
          if (answered) continue;
          captures++;
          if (left < before - 250) hanging++;
          expect(value, `${id} in ${position.text()}`).toBeLessThanOrEqual(left + TEMPO);
        }
        machine.top = start;
        machine.unmake();
      }
    }
    // It is a suite only if there are such captures, and some of them win a piece: the bare balance would be wrong by it.
    expect(captures).toBeGreaterThan(50);
    expect(hanging).toBeGreaterThan(5);
  });
});

describe('draws', () => {
  const text = 'W:4/4/4/2K1;N:4/4/4/4;B:2k1/4/4/4;QL@QL1:2/R1;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 96 90';
  const meder = findRuleset('meder')!;

  test('sees that fifty quiet moves by each side come first, and that without them the rook wins', () => {
    const near = take(meder.parse(text.replace(' 96 ', ' 99 ')));
    expect(new Search(near.machine()).rank(4, 0)[0]!.value).toBe(0);
    const far = take(meder.parse(text.replace(' 96 ', ' 0 ')));
    expect(new Search(far.machine()).rank(4, 0)[0]!.value).toBeGreaterThan(300);
  });

  test('takes a position that comes again for a draw, and only then', () => {
    const far = take(meder.parse(text.replace(' 96 ', ' 20 ')));
    const again = far.moves().map((move) => far.after(move).machine().hash());
    expect(new Search(far.machine(), { past: again }).rank(3, 0)[0]!.value).toBe(0);
    expect(new Search(far.machine(), { past: again.map((hash) => hash + 1) }).rank(3, 0)[0]!.value).toBeGreaterThan(300);
  });
});
