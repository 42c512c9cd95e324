import { describe, expect, test } from 'vitest';
import { expect as must } from '../../../src/engine/core/result.ts';
import type { Position } from '../../../src/engine/core/position.ts';
import { ThreewayMachine } from '../../../src/engine/threeway/machine.ts';
import { SEATS, BOARDS, type BoardName } from '../../../src/engine/threeway/board.ts';
import { ThreewayPosition } from '../../../src/engine/threeway/position.ts';
import { ALL_OPTIONS, anyMove, ids, makeRandom, place, read, rulesFor, scatter } from './support.ts';

/** Positions along seeded play from scattered pieces and from the start. */
function* walk(options: (typeof ALL_OPTIONS)[number], seed: number, games: number): Generator<Position> {
  const rules = rulesFor(options);
  const random = makeRandom(seed);
  for (let game = 0; game < games; game++) {
    let position = game % 4 === 0 ? must(rules.parse(rules.start)) : scatter(random, rules);
    for (let ply = 0; position && ply < (game % 4 === 0 ? 30 : 6); ply++) {
      yield position;
      const id = anyMove(random, position);
      if (id === undefined) break;
      position = must(position.play(id));
    }
  }
}

function machineOf(position: Position): ThreewayMachine {
  const machine = position.machine();
  if (machine instanceof ThreewayMachine) return machine;
  throw new TypeError('three-way rulesets make three-way machines');
}

function everything(machine: ThreewayMachine): string {
  const { lists, sizes } = machine;
  const listed = SEATS.map((seat) => [...lists.subarray(seat * 32, seat * 32 + (sizes[seat] ?? 0))]);
  return JSON.stringify([machine.snapshot(), [...machine.kings], listed, machine.top, machine.hash()]);
}

describe.each(ALL_OPTIONS)('the machine: $board $mate $automatic', (options) => {
  test('takes back every move, two deep, so that nothing is left of it', () => {
    for (const position of walk(options, 1, 4)) {
      const machine = machineOf(position);
      const before = everything(machine);
      const moves = machine.generate();
      for (let next = 0; next < moves; next++) {
        const full = machine.hash();
        machine.make(machine.stack[next] ?? 0);
        const base = machine.top;
        const replies = machine.generate();
        const between = machine.hash();
        for (let reply = base; reply < base + Math.min(replies, 5); reply++) {
          machine.make(machine.stack[reply] ?? 0);
          machine.unmake();
        }
        expect(machine.hash()).toBe(between);
        machine.top = base;
        machine.unmake();
        expect(machine.hash()).toBe(full);
      }
      machine.top = 0;
      expect(everything(machine)).toBe(before);
    }
  });

  test('says the same as the position: moves, checks, what follows, and one code a move', () => {
    const other = machineOf(must(rulesFor(options).parse(rulesFor(options).start)));
    for (const position of walk(options, 2, 5)) {
      const machine = machineOf(position);
      const count = machine.count();
      const moves = position.moves();
      expect(machine.generate()).toBe(count);
      const codes = [...machine.stack.subarray(0, count)];
      expect(new Set(codes).size).toBe(count);
      expect(codes.map((code) => machine.id(code)).sort()).toEqual(ids(moves));
      for (const move of moves) {
        expect(codes).toContain(move.code);
        expect(machine.isNoisy(move.code)).toBe(move.promotion !== undefined || move.effects.some((effect) => effect.kind === 'leave'));
        const after = position.after(move);
        machine.make(move.code);
        expect([machine.turn, machine.active, machine.round, machine.clock]).toEqual([
          after.ruleset.players.indexOf(after.turn),
          after.active.reduce((set, player) => set | (1 << after.ruleset.players.indexOf(player)), 0),
          after.number,
          after.clock,
        ]);
        if (after instanceof ThreewayPosition) other.load(after.packed);
        expect(machine.hash()).toBe(other.hash());
        machine.unmake();
      }
      const checked = position.checks().map((check) => check.player);
      if (position.active.length > 1 && position.status() !== 'checkmate') {
        expect(position.ruleset.players.filter((_, seat) => machine.inCheck(seat))).toEqual(checked);
      }
      for (const check of position.checks()) {
        // As an automatic checkmate ended the game the players defeated by it still count.
        if (position.status() === 'checkmate') continue;
        for (const from of check.by) expect(position.attacks(from)).toContain(check.king);
      }
    }
  });

  test('moves pieces by its effects and nothing else', () => {
    for (const position of walk(options, 3, 3)) {
      for (const move of position.moves()) {
        const board = new Map(position.squares.map((square) => [square.name, square.piece]));
        for (const effect of move.effects) {
          if (effect.kind === 'leave') board.set(effect.square, undefined);
          else if (effect.kind === 'become') board.set(effect.square, { ...effect.piece, role: effect.role });
          else if (effect.kind === 'go') board.set(effect.to, effect.piece).set(effect.from, undefined);
        }
        expect(position.after(move).squares.map((square) => square.piece)).toEqual([...board.values()]);
      }
    }
  });

  test('gives attackers and attacks that mirror each other', () => {
    for (const position of walk(options, 4, 2)) {
      for (const square of position.squares) {
        if (!square.piece) continue;
        for (const to of position.attacks(square.name)) expect(position.attackers(to, square.piece.owner)).toContain(square.name);
      }
    }
  });
});

describe('the hash', () => {
  test('differs where moves differ: turn, players, rights, en passant, pieces', () => {
    const strings = [
      place('8-7', 'wKe1 wRh1 wPb5 gKa7 bKn14', 'g wgb - - - 0 30'),
      place('8-7', 'wKe1 wRh1 wPb5 gKa7 bKn14', 'b wgb - - - 0 30'),
      place('8-7', 'wKe1 wRh1 wPb5 gKa7 bKn14', 'g wgb * - - 0 30'),
      place('8-7', 'wKe1 wRh1 wPb5 gKa7 bKn14', 'g wgb - b5:b4 - 0 30'),
      place('8-7', 'wKe1 wNh1 wPb5 gKa7 bKn14', 'g wgb - - - 0 30'),
      place('8-7', 'wKe1 wRh1 wPb5 gKa7 bKn14', 'g wg - - - 0 30'),
    ];
    const positions = strings.map((text) => read(text, { mate: 'last' }));
    expect(new Set(positions.map((position) => position.machine().hash())).size).toBe(strings.length);
    expect(new Set(positions.map((position) => position.key())).size).toBe(strings.length - 1);
  });
});

describe('threefold symmetry', () => {
  const NEXT: Readonly<Record<string, string>> = { w: 'g', g: 'b', b: 'w' };

  /** The position with the board turned by a third and every player in the next one's place. */
  function turnText(text: string, name: BoardName): { readonly text: string; readonly turned: (cell: string) => string } {
    const board = BOARDS[name];
    const turned = (cell: string): string => {
      const from = board.named(cell);
      const to = from && board.seen(1, from.file, from.rank);
      if (!to) throw new Error(`${cell} has no place a third on`);
      return to.name;
    };
    const position = read(text, { board: name, mate: 'last' });
    const [, turn = '', active = '', rights = '', passing = '', , clock = '', round = ''] = text.split(' ');
    const pieces = position.squares.flatMap(({ name: cell, piece }) => {
      const letter = piece && (piece.role === 'knight' ? 'N' : piece.role.charAt(0).toUpperCase());
      return piece ? [`${NEXT[piece.owner]}${letter}${turned(cell)}`] : [];
    });
    const order = (cells: string[]): string[] => cells.sort((a, b) => (board.named(a)?.index ?? 0) - (board.named(b)?.index ?? 0));
    const newRights = /^[*-]$/.test(rights) ? rights : order(rights.split(',').map(turned)).join(',');
    const pairs = passing === '-' ? [] : passing.split(',').map((entry) => entry.split(':').map(turned));
    const byVictim = pairs.sort(([a = ''], [b = '']) => (board.named(a)?.index ?? 0) - (board.named(b)?.index ?? 0));
    const newPassing = byVictim.map((pair) => pair.join(':')).join(',') || '-';
    const newActive = [...'wgb'].filter((player) => [...active].some((each) => NEXT[each] === player)).join('');
    const rest = `${NEXT[turn]} ${newActive} ${newRights} ${newPassing} - ${clock} ${Number(round) + 1}`;
    return { text: place(name, pieces.join(' '), rest), turned };
  }

  test.each(['8-7', '8-9'] as const)('turning the board and the players gives the same moves and declarations: %s', (board) => {
    const options = { board, mate: 'last', automatic: 'off' };
    let compared = 0;
    for (const position of walk(options, 6, 24)) {
      if (position.status() !== 'playing') continue;
      const { text, turned } = turnText(position.text(), board);
      const other = read(text, options);
      const ids = position.moves().map((move) => move.id.replace(/[a-p]\d+/g, turned));
      expect(other.moves().map((move) => move.id)).toEqual(ids.sort());
      const checked = position.checks().map((check) => NEXT[check.player]);
      expect(other.checks().map((check) => check.player)).toEqual(['w', 'g', 'b'].filter((player) => checked.includes(player)));
      compared++;
    }
    expect(compared).toBeGreaterThan(100);
  });
});

describe('replay', () => {
  test('of the same ids gives the same positions, and a game in between two others is not disturbed', () => {
    const rules = rulesFor({});
    const random = makeRandom(9);
    let position = must(rules.parse(rules.start));
    const played: string[] = [];
    for (let ply = 0; ply < 60; ply++) {
      const id = anyMove(random, position);
      if (id === undefined) break;
      played.push(id);
      position = must(position.play(id));
    }
    let again = must(rules.parse(rules.start));
    for (const id of played) {
      must(rules.parse(rules.start)).moves();
      again = must(again.play(id));
    }
    expect(again.text()).toBe(position.text());
    expect(again.moves()).toEqual(position.moves());
  });
});
