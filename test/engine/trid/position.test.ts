import { describe, expect, test } from 'vitest';
import { expect as must, type Effect, type Position } from '../../../src/engine/index.ts';
import { piecesOf, place, play, rules, set, TRID } from './place.ts';
import { walk } from './walk.ts';
import { sayFault } from '../../../src/words/faults.ts';

type Standing = Record<string, string>;

function standing(position: Position): Standing {
  const pieces = Object.fromEntries(piecesOf(position).map((word) => [word.slice(1), word.charAt(0)]));
  return { ...pieces, ...Object.fromEntries(position.boards.map(({ id, pin }) => [id, pin])) };
}

const LETTERS = { king: 'k', queen: 'q', rook: 'r', bishop: 'b', knight: 'n', pawn: 'p' } as const;
const letterOf = ({ owner, role }: { owner: string; role: keyof typeof LETTERS }): string =>
  owner === 'w' ? LETTERS[role].toUpperCase() : LETTERS[role];

/** What stands where after the effects of a move; any effect that does not fit is reported. */
function apply(before: Standing, effects: readonly Effect[]): Standing {
  const after = { ...before };
  const take = (square: string, letter: string): void => {
    if (after[square] !== letter) after['misfit'] = `${letter} on ${square}, found ${after[square]}`;
    Reflect.deleteProperty(after, square);
  };
  for (const effect of effects) if (effect.kind === 'leave') take(effect.square, letterOf(effect.piece));
  // pieces may change places, so all are picked up before any is put down
  const going = effects.filter((effect) => effect.kind === 'go');
  for (const { from, piece } of going) take(from, letterOf(piece));
  for (const { to, piece } of going) after[to] = letterOf(piece);
  for (const effect of effects) {
    if (effect.kind === 'become') {
      take(effect.square, letterOf(effect.piece));
      after[effect.square] = letterOf({ owner: effect.piece.owner, role: effect.role });
    } else if (effect.kind === 'board') {
      take(effect.board, effect.from);
      after[effect.board] = effect.to;
    }
  }
  return after;
}

describe.for(TRID.map(({ id }) => id))('%s: effects of a move', (id) => {
  test('turn what stands where before every legal move into what stands where after it', () => {
    const seen = new Set<string>();
    for (const position of walk(id, 53, 240)) {
      const before = standing(position);
      for (const move of position.moves()) {
        for (const effect of move.effects) seen.add(effect.kind);
        const next = standing(position.after(move));
        const made = apply(before, move.effects);
        const same = Object.keys(next).length === Object.keys(made).length && Object.keys(next).every((key) => next[key] === made[key]);
        if (!same) expect(made, `${move.id} in ${position.text()}`).toEqual(next);
      }
    }
    expect([...seen].sort()).toEqual(['become', 'board', 'go', 'leave']);
  });
});

describe('effects of single moves', () => {
  const effectsOf = (position: Position, id: string): readonly Effect[] => position.moves().find((move) => move.id === id)!.effects;

  test('Grant, Queening a Pawn: the waiting pawn becomes a queen with the reply, unless that captures it', () => {
    const waiting = play(set(rules('grant'), { pieces: 'Kc1W kd7B Pa7B ra5B' }), 'a7B-a8B');
    const queen = { kind: 'become', square: 'a8B', piece: { owner: 'w', role: 'pawn' }, role: 'queen' };
    expect(effectsOf(waiting, 'd7B-d6B')).toContainEqual(queen);
    expect(effectsOf(waiting, 'a5B-a8B')).not.toContainEqual(queen);
    expect(play(waiting, 'd7B-d6B').at('a8B')).toEqual({ owner: 'w', role: 'queen' });
  });

  test('a board takes its passengers along, and each is told as carried', () => {
    const position = set(rules('meder'), { pieces: 'Kc1W kc8B Na1QL' });
    const [board, passenger] = effectsOf(position, 'QL1-QL2');
    expect(board).toEqual({ kind: 'board', board: 'QL', from: 'QL1', to: 'QL2' });
    expect(passenger).toMatchObject({ kind: 'go', from: 'a1QL', to: 'a5QL', carried: true });
  });
});

describe('status and outcome', () => {
  const CASES: readonly (readonly [string, string, string, string, string, object | undefined])[] = [
    ['meder', 'Kc1W kc8B Ra2W', 'w - - - 0 9', 'playing', 'nobody', undefined],
    ['meder', 'Kc1W kc8B', 'w - - - 0 9', 'draw:material', '1.3', { w: '1/2', b: '1/2' }],
    ['meder', 'Kc1W kc8B Bb2W', 'w - - - 0 9', 'playing', '9.6', undefined],
    ['grant', 'Kc1W kc8B Bb2W bd4W', 'w - - - 0 9', 'draw:material', 'inferred', { w: '1/2', b: '1/2' }],
    ['grant', 'Kc1W kc8B Bb2W bc4W', 'w - - - 0 9', 'playing', 'two colours', undefined],
    ['bartmess', 'Kc1W kc8B Nb2W', 'b - - - 0 9', 'draw:material', '11.4(b)', { w: '1/2', b: '1/2' }],
    ['bartmess', 'Kc1W kc8B Nb2W Nb3W', 'b - - - 0 9', 'playing', 'two knights', undefined],
  ];
  test.for(CASES)('%s, %s %s: %s (%s)', ([id, pieces, rest, status, , points]) => {
    const position = set(rules(id), { pieces, rest });
    expect(position.status()).toBe(status);
    expect(position.outcome()?.points).toEqual(points);
    if (status === 'draw:material') expect(position.moves().length).toBeGreaterThan(0);
  });

  test('a mate is lost by the player on move', () => {
    const mates = [...walk('bartmess', 52, 450), ...walk('usenet', 52, 450)].filter((position) => position.status() === 'checkmate');
    expect(mates.length).toBeGreaterThan(0);
    for (const position of mates) {
      expect(position.checks().length).toBe(1);
      expect(position.outcome()!.points).toEqual(position.turn === 'w' ? { w: '0', b: '1' } : { w: '1', b: '0' });
    }
  });
});

describe('repetition and fifty moves', () => {
  const ROUND = 'c1W-b1W c8B-b8B b1W-c1W b8B-c8B';
  const start = (id: string, rest = 'w - - - 0 9'): Position => set(rules(id), { pieces: 'Kc1W kc8B Pa2W pa7B', rest });
  const acts = (position: Position): string[] => position.acts().map(({ id }) => id);

  test('Bartmess 11.6: the third occurrence draws at once, the second does not', () => {
    expect(play(start('bartmess'), ROUND).status()).toBe('playing');
    const third = play(start('bartmess'), `${ROUND} ${ROUND}`);
    expect([third.status(), third.outcome()!.points]).toEqual(['draw:threefold', { w: '1/2', b: '1/2' }]);
    expect(acts(third)).toEqual([]);
  });

  test('Meder 9.2: it may be claimed, and play may go on', () => {
    expect(acts(play(start('meder'), ROUND))).toEqual([]);
    const third = play(start('meder'), `${ROUND} ${ROUND}`);
    expect([third.status(), acts(third)]).toEqual(['playing', ['claim:threefold']]);
    const claimed = play(third, 'claim:threefold');
    expect([claimed.status(), claimed.moves().length, claimed.outcome()!.points.b]).toEqual(['draw:threefold', 0, '1/2']);
    expect(acts(play(third, 'c1W-b1W'))).toEqual(['claim:threefold']);
    expect(start('meder').play('claim:threefold')).toMatchObject({ ok: false, fault: { code: 'illegal' } });
  });

  test('Meder 9.2: a right of the first move that is gone makes it another position', () => {
    const fresh = must(rules('meder').parse(place(rules('meder'), { pieces: 'Kd0KL Re0KL kc8B', rest: 'w * - - 0 9' })));
    const moved = play(fresh, 'e0KL-e1KL c8B-b8B e1KL-e0KL b8B-c8B');
    expect(moved.key()).not.toBe(fresh.key());
    expect(play(moved, 'e0KL-e1KL c8B-b8B e1KL-e0KL b8B-c8B').key()).toBe(moved.key());
  });

  test('all four: a double step that nobody can take in passing does not make it another position', () => {
    for (const { id } of TRID) {
      const lone = play(set(rules(id), { pieces: 'Kd1W kd8B Pb2W', rest: 'w * - - 0 9' }), 'b2W-b4W');
      const without = must(rules(id).fromSetup({ ...lone.setup, enPassant: [] }));
      expect(lone.text()).not.toBe(without.text());
      expect(lone.key()).toBe(without.key());
    }
  });

  test('Meder 9.3: from a hundred plies on, not from ninety-nine; a capture or a pawn starts afresh, a board does not', () => {
    expect(acts(start('meder', 'w - - - 99 90'))).toEqual([]);
    expect(acts(start('meder', 'w - - - 100 90'))).toEqual(['claim:fifty']);
    expect(acts(play(start('meder', 'w - - - 99 90'), 'QL1-QL2'))).toEqual(['claim:fifty']);
    expect(play(start('meder', 'w - - - 99 90'), 'a2W-a3W').clock).toBe(0);
    expect(play(start('meder', 'w - - - 100 90'), 'claim:fifty').status()).toBe('draw:fifty');
    expect(acts(start('bartmess', 'w - - - 100 90'))).toEqual([]);
  });
});

describe('questions to a position', () => {
  test('attackers and attacks tell the same, pins disregarded', () => {
    for (const { id } of TRID)
      for (const position of walk(id, 53, 12))
        for (const { name, piece } of position.squares)
          for (const to of piece ? position.attacks(name) : []) expect(position.attackers(to, piece!.owner)).toContain(name);
  });

  test('a move of another position is a programmer’s mistake and throws; an id is refused with what would do', () => {
    const position = must(rules('meder').parse(rules('meder').start));
    const foreign = play(position, 'b2W-b4W').moves()[0]!;
    expect(() => position.after(foreign)).toThrow(/not a legal move/);
    const refused = position.play('b2W-b6N');
    expect(refused.ok ? '' : sayFault(refused.fault)).toContain('b2W-b3N, b2W-b3W');
    expect(position.at('z4QL')).toBeUndefined();
    expect(position.attacks('z4QL')).toEqual([]);
  });
});
