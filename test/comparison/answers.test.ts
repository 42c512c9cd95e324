import { describe, expect, test } from 'vitest';
import examples from '../../src/comparison/data/examples.json';
import { movesFromTo } from '../../src/comparison/move-effects.ts';
import type { Example } from '../../src/comparison/data/formats.ts';
import { positionUnder } from '../../src/comparison/mined-examples.ts';
import { makeRows } from '../../src/comparison/rows.ts';
import { placePieces, type Placing } from '../../src/comparison/placing.ts';
import {
  captureOf,
  expect as must,
  MOVABLE_RULESETS,
  PLAYER_NAMES,
  RULESETS,
  type Move,
  type Position,
  type Ruleset,
  type Square,
} from '../../src/engine/index.ts';
import { makeRandom } from '../../curation/common/random.ts';

const rules = (id: string): Ruleset => RULESETS.find((one) => one.id === id)!;
const ALL: readonly Example[] = examples;
const ROWS = makeRows(RULESETS, {});
const answer = (row: string, id: string): string | undefined => ROWS.find((one) => one.id === row)?.cells[id]?.value;
const CALM = { c1W: 'K', c8B: 'k', d7B: 'p' };
const place = (id: string, placing: Placing): Position => must(placePieces(rules(id), placing));

interface Ply {
  readonly position: Position;
  readonly move: Move;
  readonly after: Position;
}

const GAMES = 30;
const LONGEST = 120;

/** Plies of random games, the same at every run; captures are preferred at times, so that kings meet danger. */
function* playRandomly(ruleset: Ruleset): Generator<Ply> {
  for (let game = 0; game < GAMES; game++) {
    const random = makeRandom(game + 1);
    let position = ruleset.begin();
    for (let ply = 0; ply < LONGEST && position.status() === 'playing'; ply++) {
      const moves = position.moves();
      const captures = moves.filter(captureOf);
      const some = captures.length > 0 && random() < 0.3 ? captures : moves;
      const move = some[Math.floor(random() * some.length)];
      if (!move) break;
      const after = position.after(move);
      yield { position, move, after };
      position = after;
    }
  }
}

const plies = new Map<string, readonly Ply[]>();
/** The random plies of a ruleset, played once. */
function pliesOf(id: string): readonly Ply[] {
  const known = plies.get(id) ?? [...playRandomly(rules(id))];
  plies.set(id, known);
  return known;
}

const takesKing = (move: Move): boolean => captureOf(move)?.piece.role === 'king';
const isOpen = (position: Position, player: string): boolean => position.checks().some((check) => check.player === player);

/** The columns a pawn steps or captures into, from above. */
const columnsOf = (position: Position, names: readonly string[]): number =>
  new Set(position.squares.filter(({ name }) => names.includes(name)).map(({ file, rank }) => `${file} ${rank}`)).size;
const COUNT_WORDS = ['none', 'one', 'two', 'three'];

/** A position with kings and rooks at home for castling on the king's side, and what else stands there. */
const castling = (id: string, pieces: Readonly<Record<string, string>>, rights: readonly string[] = ['d0KL', 'e0KL']): Position =>
  place(id, { pieces: { d0KL: 'K', e0KL: 'R', c8B: 'k', d7B: 'p', a2W: 'P', ...pieces }, rights });
const whyNot = (position: Position, id: string): string | undefined => {
  const said = must(position.explainId(id));
  return said.legal ? undefined : said.code;
};

describe('an answer in our words is the engine’s', () => {
  test.for(RULESETS.map(({ id }) => id))('%s: who begins, and that one move is a turn', (id) => {
    const start = rules(id).begin();
    expect(answer('first-player', id)).toBe(PLAYER_NAMES[start.turn]);
    const kinds = new Set(pliesOf(id).map(({ move }) => move.kind));
    for (const { position, after } of pliesOf(id).slice(0, 200))
      if (after.status() === 'playing') expect(after.turn).not.toBe(position.turn);
    expect(answer('turn', id)!.includes('board')).toBe(kinds.has('board'));
    expect(answer('turn', id)!.includes('turn of a loaded board')).toBe(
      pliesOf(id).some(({ move }) => move.kind === 'board' && move.from === move.to),
    );
  });

  test.for(RULESETS.map(({ id }) => id))('%s: whether a king may be captured, or be left open to it', (id) => {
    const open = pliesOf(id).filter(({ position, after }) => isOpen(after, position.turn));
    const some = [...open, ...pliesOf(id).filter((_, index) => index % 10 === 0)];
    expect(answer('king-capture', id)).toBe(some.some(({ after }) => after.moves().some(takesKing)) ? 'yes' : 'no');
    expect(answer('king-protection', id)).toBe(open.length === 0 ? 'no' : 'only if nothing saves it');
    // Left open only out of a check that no move answers (Harshman IV, King Protection); a king that is taken is in danger no more.
    for (const { position } of open.slice(0, 40)) {
      expect(isOpen(position, position.turn)).toBe(true);
      expect(position.moves().every((move) => isOpen(position.after(move), position.turn) || takesKing(move))).toBe(true);
    }
  });

  test.for(MOVABLE_RULESETS.map(({ id }) => id))('%s: a mate ends the game by itself; a game ends with mate or a draw', (id) => {
    const mates = ALL.filter(({ code, allows }) => code === 'mates' && allows === id);
    expect(mates.length).toBeGreaterThan(0);
    for (const example of mates) {
      const position = positionUnder(example, rules(id), MOVABLE_RULESETS);
      const mated = position.after(movesFromTo(position, example.legal)[0]!);
      expect([mated.status(), mated.acts(), mated.outcome()?.points[position.turn]]).toEqual(['checkmate', [], '1']);
    }
    for (const { after } of pliesOf(id)) expect(after.status()).toMatch(/^(?:playing|checkmate|stalemate|draw:\w+)$/);
    expect([answer('checkmate', id), answer('end', id)]).toEqual(['at once', 'with mate or a draw']);
  });

  test('of three players: a mate waits to be declared, and the first or the second defeat ends the game, as agreed (Harshman VII)', () => {
    const mated = pliesOf('harshman').flatMap(({ after }) => {
      const act = after.acts().find(({ kind }) => kind === 'declaration');
      return act ? [{ after, act }] : [];
    });
    expect(mated.length).toBeGreaterThan(0);
    for (const { after, act } of mated) {
      expect(after.status()).toBe('playing');
      expect(must(after.play(act.id)).status()).toBe('checkmate');
    }
    expect([answer('checkmate', 'harshman'), answer('end', 'harshman')]).toEqual([
      'when it is declared',
      'with the first or the second defeat, as agreed',
    ]);
  });

  test('in how many directions a pawn steps and captures, seen from above', () => {
    for (const { id } of MOVABLE_RULESETS) {
      const steps = (square: string): readonly Square[] => {
        const position = place(id, {
          pieces: { ...CALM, [square]: 'P' },
          boards: { QL: { side: 'queen', main: 'W', corner: 'front', over: false } },
        });
        const to = position.moves().flatMap((move) => (move.from === square ? [move.to] : []));
        return position.squares.filter(({ name }) => to.includes(name));
      };
      // One step leads from c4N to column c5 alone; off the board, aside or straight.
      expect(new Set(steps('c4N').map(({ file, rank }) => `${file} ${rank}`)).size, id).toBe(1);
      expect(steps('a1QL').length, id).toBeGreaterThan(0);
      const isAside = steps('a1QL').every(({ name }) => !name.startsWith('a'));
      expect(answer('pawn-step', id), id).toBe(isAside ? 'one; aside to leave a board' : 'one');
      const position = place(id, { pieces: { ...CALM, c4N: 'P' } });
      expect(answer('pawn-capture', id), id).toBe(COUNT_WORDS[columnsOf(position, position.attacks('c4N'))]);
    }
    const start = rules('harshman').begin();
    const reached = (from: string): number => new Set(start.moves().flatMap((move) => (move.from === from ? [move.to] : []))).size;
    const pawns = start.squares.filter(({ piece }) => piece?.role === 'pawn' && piece.owner === 'w').map(({ name }) => name);
    // Each of the two ways may be gone twice at first, in one line.
    expect(Math.max(...pawns.map(reached))).toBe(4);
    expect(answer('pawn-step', 'harshman')).toBe('two');
    expect(answer('pawn-capture', 'harshman')).toBe(COUNT_WORDS[Math.max(...pawns.map((name) => start.attacks(name).length))]);
  });

  test.for([
    ['bartmess', 'any', ['b5N', 'b5B', 'b6N']],
    ['meder', 'any', ['b5N', 'b5B', 'b6N']],
    ['grant', 'one, up or down', ['b5N', 'b6N']],
    ['usenet', 'one, away from its owner’s board', ['b5N']],
  ] as const)(
    '%s: a pawn captures on the levels it may step to (Bartmess 6.6(b), Meder 3.4(c); The Pawn; Rules)',
    ([id, value, caught]) => {
      expect(answer('pawn-levels', id)).toBe(value);
      const takes = (from: string): readonly string[] => place(id, { pieces: { ...CALM, d2W: 'P', [from]: 'P' } }).attacks(from);
      const steps = (from: string): readonly string[] =>
        place(id, { pieces: { ...CALM, d2W: 'P', [from]: 'P' } })
          .moves()
          .flatMap((move) => (move.from === from ? [move.to] : []));
      // From the lowest board up by one level and by two; from the highest down.
      expect([...takes('c4W'), ...takes('c5B')].filter((to) => ['b5N', 'b5B', 'b6N'].includes(to))).toEqual(caught);
      const stepped = [...steps('c4W'), ...steps('c5B')].map((to) => to.replace('c', 'b'));
      expect(stepped.filter((to) => ['b5N', 'b5B', 'b6N'].includes(to)).toSorted()).toEqual(caught.toSorted());
    },
  );

  test.for(RULESETS.map(({ id }) => id))('%s: how long a pawn may be captured en passant', (id) => {
    const taken = (position: Position): readonly string[] =>
      position.moves().flatMap((move) => (move.enPassant ? [captureOf(move)!.square] : []));
    const all = pliesOf(id);
    expect(all.some(({ move, after }) => taken(after).includes(move.to))).toBe(true);
    // The next player did not do it: may the one after that still do it, before the owner moves again?
    const isStill = all.some(({ move, after }, index) => {
      const next = all[index + 1];
      return next?.position === after && taken(next.after).includes(move.to);
    });
    expect(answer('en-passant-until', id)).toBe(isStill ? 'until its owner moves again' : 'in the next move');
  });

  test('a pawn at its end must be promoted, to what, and when', () => {
    for (const { id } of MOVABLE_RULESETS) {
      const position = place(id, { pieces: { c1W: 'K', d2W: 'P', b7B: 'P', d8B: 'k', d7B: 'p' } });
      const moves = position.moves().filter(({ from, to }) => from === 'b7B' && to === 'b8B');
      const fates = moves.map((move) => {
        const reply = position.after(move);
        return reply.after(reply.moves()[0]!).at('b8B')?.role;
      });
      expect(fates.length).toBeGreaterThan(0);
      expect(fates, id).not.toContain('pawn');
      expect(answer('promotion-compulsory', id)).toBe('yes');
    }
    const promoted = pliesOf('harshman').filter(({ move }) => move.promotion !== undefined);
    expect(promoted.length).toBeGreaterThan(0);
    for (const { position, move, after } of promoted) {
      expect(position.at(move.from)?.role).toBe('pawn');
      const kinds = position.moves().filter(({ from, to }) => from === move.from && to === move.to);
      const roles = kinds.map((one) => position.after(one).at(move.to)?.role);
      expect(roles.sort()).toEqual(answer('promotion-to', 'harshman')!.split(', ').sort());
      expect(after.at(move.to)?.role).not.toBe('pawn');
    }
    expect([answer('promotion-when', 'harshman'), answer('promotion-compulsory', 'harshman')]).toEqual(['at once', 'yes']);
  });

  test.for(MOVABLE_RULESETS.map(({ id }) => id))('%s: boards want vacant places, share a corner or not, and answer a check', (id) => {
    const { pins } = rules(id);
    const boardMoves = pliesOf(id).filter(({ move }) => move.kind === 'board' && move.from !== move.to);
    expect(boardMoves.length).toBeGreaterThan(10);
    for (const { position, move } of boardMoves) expect(position.boards.map(({ pin }) => pin)).not.toContain(move.to);
    expect(answer('board-vacant', id)).toBe('yes');
    const corners = new Set(pins.map(({ side, main, corner }) => `${side} ${main} ${corner}`));
    expect(answer('shared-corner', id)).toBe(corners.size < pins.length ? 'yes' : 'no');
    const inCheck = pliesOf(id).filter(({ position }) => position.checks().length > 0);
    expect(inCheck.length).toBeGreaterThan(20);
    const isAnswered = inCheck.some(({ position }) => position.moves().some(({ kind }) => kind === 'board'));
    expect(answer('board-check', id)).toBe(isAnswered ? 'yes' : 'yes, but none ever ends one');
  });

  test('what must be free to castle: all levels between (Meder 3.5(a)), or the squares gone to (Grant)', () => {
    expect([whyNot(castling('meder', {}), 'O-O'), whyNot(castling('grant', {}), 'O-O')]).toEqual([undefined, undefined]);
    expect([whyNot(castling('meder', { d1W: 'N' }), 'O-O'), whyNot(castling('grant', { d1W: 'N' }), 'O-O')]).toEqual([
      undefined,
      'castling-blocked',
    ]);
    const long = (id: string, pieces: Readonly<Record<string, string>>): Position =>
      place(id, { pieces: { d0KL: 'K', z0QL: 'R', c8B: 'k', d7B: 'p', a2W: 'P', ...pieces }, rights: ['d0KL', 'z0QL'] });
    expect([whyNot(long('meder', {}), 'O-O-O'), whyNot(long('grant', {}), 'O-O-O')]).toEqual([undefined, undefined]);
    expect([whyNot(long('meder', { a0QL: 'B' }), 'O-O-O'), whyNot(long('grant', { a0QL: 'B' }), 'O-O-O')]).toEqual([
      'castling-blocked',
      'castling-blocked',
    ]);
    expect(answer('castling-free', 'meder')).toBe('the columns between king and rook');
    expect(answer('castling-free', 'grant')).toBe('the squares they go to');
  });

  test('who has moved does not castle, nor who is in check or would be; squares only crossed may be attacked', () => {
    for (const id of ['meder', 'grant']) {
      expect(whyNot(castling(id, {}, ['e0KL']), 'O-O'), id).toBe('castling-moved');
      expect(whyNot(castling(id, {}, ['d0KL']), 'O-O'), id).toBe('castling-moved');
      expect(whyNot(castling(id, { d1KL: 'p', e1KL: 'r' }), 'O-O'), id).toMatch(/^castling-/);
      expect(answer('castling-check', id)).toBe('no');
      expect(answer('castling-moved', id)).toMatch(/^king and rook/);
    }
  });
});
