import { describe, expect, test } from 'vitest';
import { expect as must, RULESETS, type Position, type Result, type Ruleset, type Setup } from '../../../src/engine/index.ts';
import { ALL_OPTIONS, anyMove, makeRandom, rulesFor } from '../threeway/support.ts';
import { vectorsOf } from '../trid/vectors.ts';
import { walk } from '../trid/walk.ts';
import { sayFault } from '../../../src/words/faults.ts';

const GAMES = 12;
const PLIES = 40;

/** Positions of random play under every agreement; now and then somebody declares resignation. */
function* stroll(seed: number): Generator<Position> {
  const random = makeRandom(seed);
  for (let game = 0; game < GAMES; game++) {
    const rules = rulesFor(ALL_OPTIONS[game % ALL_OPTIONS.length]!);
    let position = must(rules.parse(rules.start));
    for (let ply = 0; ply < PLIES; ply++) {
      yield position;
      const resigning = position.acts().find(({ kind }) => kind === 'resignation');
      const id = resigning && random(6) === 0 ? resigning.id : anyMove(random, position);
      if (id === undefined) break;
      position = must(position.play(id));
    }
  }
}

function* positionsOf(ruleset: Ruleset): Generator<Position> {
  if (ruleset.family === 'threeway') return yield* stroll(7);
  yield* walk(ruleset.id, 7, 400);
  for (const { position } of vectorsOf(ruleset.id)) yield must(ruleset.parse(position));
}

describe.each(RULESETS)('$id: a setup', (ruleset) => {
  test('says what the string says: from text to position and setup and back they are the same (spec, Position strings)', () => {
    const said = { unmoved: 0, enPassant: 0, pending: 0, resignations: 0, boards: 0 };
    for (const { ruleset: rules, setup, ...rest } of map(positionsOf(ruleset))) {
      const { text, position } = rest;
      expect(must(rules.readSetup(text))).toEqual(setup);
      expect(must(rules.viewSetup(setup)).text).toBe(text);
      const read = rules.parse(text);
      // What a game comes to by its own acts may be over as a string; then both doors say so alike.
      const made = rules.fromSetup(setup);
      expect(bare(made)).toEqual(bare(read));
      if (!made.ok) continue;
      expect(must(rules.fromSetup(shuffled(setup))).text()).toBe(made.value.text());
      expect([made.value.turn, made.value.squares, made.value.boards]).toEqual([must(read).turn, must(read).squares, must(read).boards]);
      expect(made.value.key()).toBe(must(read).key());
      said.unmoved += setup.pieces.some(({ unmoved }) => unmoved) ? 1 : 0;
      said.enPassant += setup.enPassant.length;
      said.pending += setup.pending === undefined ? 0 : 1;
      said.resignations += Object.keys(setup.resignations).length;
      said.boards += position.boards.length;
    }
    expect(said.unmoved).toBeGreaterThan(20);
    expect(said.enPassant).toBeGreaterThan(5);
    expect(said.pending > 0).toBe(ruleset.id === 'meder' || ruleset.id === 'grant');
    expect(said.resignations > 0).toBe(ruleset.family === 'threeway');
    expect(said.boards > 0).toBe(ruleset.family === 'trid');
  });

  test('lists the first moves there may be, whatever it says of them, and none for what is not a setup', () => {
    const { setup } = must(ruleset.parse(ruleset.start));
    const unmoved = setup.pieces.filter((piece) => piece.unmoved).map(({ square }) => square);
    expect(ruleset.firstMoves(setup)).toEqual(unmoved);
    const forgotten = must(ruleset.changeSetup(setup, { kind: 'forget' }));
    expect(ruleset.firstMoves(forgotten)).toEqual(unmoved);
    const moved = { ...setup, pieces: setup.pieces.filter(({ square }) => square !== unmoved[0]) };
    expect(ruleset.firstMoves(moved)).toEqual(unmoved.slice(1));
    expect(ruleset.firstMoves({ ...setup, pieces: [{ owner: 'w', role: 'pawn', square: 'nowhere' }] })).toEqual([]);
    expect(ruleset.firstMoves(undefined as unknown as Setup)).toEqual([]);
  });

  test('that forgets remembers what the board shows: nothing but men that cannot have moved (Harshman IV, Pawn)', () => {
    const shown = (position: Position): unknown => position.squares.map(({ name, piece }) => [name, piece]);
    for (const position of positionsOf(ruleset)) {
      const bare = must(position.ruleset.changeSetup(position.setup, { kind: 'forget' }));
      expect([bare.enPassant, bare.pending, bare.resignations, bare.clock]).toEqual([[], undefined, {}, 0]);
      expect([bare.turn, bare.active, bare.number]).toEqual([position.turn, position.active, position.number]);
      const made = position.ruleset.fromSetup(bare);
      if (made.ok && made.value.text() === must(position.ruleset.viewSetup(bare)).text) expect(shown(made.value)).toEqual(shown(position));
      const kept = bare.pieces.filter(({ unmoved }) => unmoved);
      expect(kept.every(({ role, owner, square }) => role === 'pawn' && position.ruleset.relative?.name(square, owner).endsWith('2'))).toBe(
        true,
      );
    }
  });

  test('that nobody could mean is refused by its field with a sentence, and never thrown at', () => {
    const { setup } = must(ruleset.parse(ruleset.start));
    for (const [field, change] of forgeries(setup, ruleset)) {
      const forged = { ...setup, ...change };
      for (const door of [ruleset.fromSetup(forged), ruleset.viewSetup(forged), ruleset.changeSetup(forged, { kind: 'clear' })]) {
        const name = `${field} ${JSON.stringify(change)}`;
        expect(door.ok, name).toBe(false);
        if (door.ok) continue;
        expect(door.fault.field, name).toBe(field);
        expect(sayFault(door.fault).length, name).toBeGreaterThan(10);
      }
      expect(() => ruleset.firstMoves(forged)).not.toThrow();
      expect(() => ruleset.changeSetup(forged, { kind: 'forget' })).not.toThrow();
    }
    for (const nothing of [undefined, null, 7, 'W:4', [], {}] as unknown as Setup[]) expect(ruleset.fromSetup(nothing).ok).toBe(false);
  });
});

function* map(positions: Iterable<Position>) {
  for (const position of positions) yield { position, ruleset: position.ruleset, setup: position.setup, text: position.text() };
}

const bare = (result: Result<Position>): unknown => (result.ok ? result.value.text() : result.fault);

/** The same with every list the other way round. */
const shuffled = (setup: Setup): Setup => ({
  ...setup,
  boards: setup.boards.toReversed(),
  pieces: setup.pieces.toReversed(),
  enPassant: setup.enPassant.map(({ pawn, crossed }) => ({ pawn, crossed: crossed.toReversed() })).toReversed(),
});

/** Changes of the start that make it no form of a position, with the field that is refused. */
function forgeries(setup: Setup, { family }: Ruleset): readonly (readonly [field: string, change: object])[] {
  const [piece, ...pieces] = setup.pieces;
  const [board, ...boards] = setup.boards;
  const withPiece = (change: object): object => ({ pieces: [...pieces, { ...piece, ...change }] });
  const isThreeway = family === 'threeway';
  return [
    ['placement', { pieces: undefined }],
    ['placement', { pieces: [null] }],
    ['placement', withPiece({ square: 'nowhere' })],
    ['placement', withPiece({ square: '__proto__' })],
    ['placement', withPiece({ square: 3 })],
    ['placement', withPiece({ role: 'dragon' })],
    ['placement', withPiece({ owner: 'x' })],
    ['placement', withPiece({ square: pieces[0]!.square })],
    ['placement', { boards: [...setup.boards, { id: 'QL', pin: 'QP1' }] }],
    ['placement', { boards: 'QL' }],
    ['turn', { turn: 'x' }],
    ['turn', { turn: isThreeway ? 'b' : 'g', active: isThreeway ? ['w', 'g'] : setup.active }],
    ['active', { active: [] }],
    ['active', { active: ['b', 'w'] }],
    ['active', { active: ['w', 'w', 'b'] }],
    ['rights', withPiece({ unmoved: 'yes' })],
    ['rights', { pieces: setup.pieces.map((each) => (each.role === 'queen' ? { ...each, unmoved: true } : each)) }],
    ['en passant', { enPassant: [{ pawn: 'nowhere', crossed: ['nowhere'] }] }],
    ['en passant', { enPassant: [{ pawn: setup.pieces.find(({ role }) => role === 'king')!.square, crossed: [pieces[0]!.square] }] }],
    ['en passant', { enPassant: [{ pawn: 'b3W', crossed: [] }] }],
    ['en passant', { enPassant: 'b4N:b3W' }],
    ['pending', { pending: 'nowhere' }],
    ['pending', { pending: 0 }],
    ['resignations', { resignations: { w: 3 } }],
    ['resignations', { resignations: { x: 1 } }],
    ['resignations', { resignations: { w: 0.5 } }],
    ['clock', { clock: -1 }],
    ['clock', { clock: Number.NaN }],
    ['clock', { clock: 1e9 }],
    [isThreeway ? 'round' : 'number', { number: 0 }],
    [isThreeway ? 'round' : 'number', { number: 1.5 }],
    [isThreeway ? 'round' : 'number', { number: Infinity }],
    ...(board
      ? ([
          ['placement', { boards }],
          ['placement', { boards: [...boards, { ...board, pin: 'nowhere' }] }],
          ['placement', { boards: [...boards, { ...board, pin: boards[0]!.pin }] }],
          ['placement', { boards: [...boards, { ...board, id: 'xx' }] }],
          ['placement', withPiece({ owner: 'g' })],
          ['active', { active: ['w', 'g', 'b'] }],
        ] as const)
      : []),
  ];
}
