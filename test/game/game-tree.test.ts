import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { Game } from '../../src/game/game.ts';
import * as tree from '../../src/game/tree.ts';
import { TreeBuilder } from '../../src/game/tree-builder.ts';
import { fromPlies, toPlies } from '../../src/game/tree-record.ts';
import { runToEnd, runInSlices } from '../../src/platform/cooperative-task.ts';
import { readPasted } from '../../src/game/pasted-text.ts';
import { pick, seeded } from '../engine/trid/random.ts';
import { expect as must, findRuleset, parseRecord, RULESETS, type Ruleset } from '../../src/engine/index.ts';

const meder = findRuleset('meder')!;
const readText = (text: string, ruleset: Ruleset) => runToEnd(readPasted(text, ruleset, findRuleset, 'rules'));
const start = (ruleset: Ruleset = meder) => must(ruleset.parse(ruleset.start));
const from = (place: tree.TreePlace, ...ids: string[]): tree.TreePlace => ids.reduce((here, id) => must(tree.playId(here, id)), place);
const empty = (): tree.TreePlace => ({ tree: tree.makeTree(start()), path: [] });
const back = (place: tree.TreePlace, by: number): tree.TreePlace => ({ ...place, path: place.path.slice(0, place.path.length - by) });
const written = (root: tree.TreeNode): string =>
  tree
    .listParts(root)
    .map((part) => (part.kind === 'step' ? part.node.move!.id : part.kind === 'open' ? '(' : ')'))
    .join(' ');

/** 1. b4N (1. c3W b5B) b5B (1... a6N 2. c3W) 2. c3W, at the end of the second variation. */
function forked(): tree.TreePlace {
  const main = from(empty(), 'b2W-b4N', 'b7B-b5B', 'c2W-c3W');
  const first = from(back(main, 3), 'c2W-c3W', 'b7B-b5B');
  return from({ ...first, path: [0] }, 'a7B-a6N', 'c2W-c3W');
}

describe('a tree of moves', () => {
  test('keeps the line a move was made aside of, and begins a variation', () => {
    expect(written(forked().tree)).toBe('b2W-b4N ( c2W-c3W b7B-b5B ) b7B-b5B ( a7B-a6N c2W-c3W ) c2W-c3W');
    expect(forked().path).toEqual([0, 1, 0]);
  });

  test('goes to a move that was played before instead of adding it again', () => {
    const place = forked();
    const again = from({ ...place, path: [0] }, 'b7B-b5B');
    expect(again.tree).toBe(place.tree);
    expect(again.path).toEqual([0, 0]);
  });

  test('refuses what is neither a legal move nor an act there, and places that are not', () => {
    expect(tree.playId(empty(), 'b2W-b9N')).toMatchObject({ ok: false, fault: { code: 'illegal' } });
    expect(tree.playId(empty(), 'claim:fifty')).toMatchObject({ ok: false, fault: { code: 'illegal' } });
    expect(() => tree.nodeAt(forked().tree, [2])).toThrow('no place');
    expect(() => tree.removeBranch(empty())).toThrow('cannot be taken away');
  });

  test('gives the line through a place, with the pieces’ ids', () => {
    const place = forked();
    const line = tree.lineAlong(place.tree, tree.endOf(place.tree, [0, 1]));
    expect(line.moves.map((move) => move.id)).toEqual(['b2W-b4N', 'a7B-a6N', 'c2W-c3W']);
    expect(line.positions.length).toBe(4);
    expect(line.ids[3]!.get('b4N')).toBe(line.ids[0]!.get('b2W'));
  });

  test('makes a variation the main line and keeps the other one', () => {
    const { tree: root, path } = tree.promoteVariation(forked());
    expect(written(root)).toBe('b2W-b4N ( c2W-c3W b7B-b5B ) a7B-a6N ( b7B-b5B c2W-c3W ) c2W-c3W');
    expect(path).toEqual([0, 0, 0]);
    const first = tree.promoteVariation({ tree: root, path: [1, 0] });
    expect(written(first.tree)).toBe('c2W-c3W ( b2W-b4N a7B-a6N ( b7B-b5B c2W-c3W ) c2W-c3W ) b7B-b5B');
  });

  test('takes a step away with all that follows; the next variation takes the place of a main line', () => {
    const place = forked();
    expect(written(tree.removeBranch({ ...place, path: [0, 1] }).tree)).toBe('b2W-b4N ( c2W-c3W b7B-b5B ) b7B-b5B c2W-c3W');
    const cut = tree.removeBranch({ ...place, path: [0, 0] });
    expect(written(cut.tree)).toBe('b2W-b4N ( c2W-c3W b7B-b5B ) a7B-a6N c2W-c3W');
    expect(cut.path).toEqual([0]);
    expect(written(place.tree)).toContain('( a7B-a6N');
  });

  test('finds the other line of the latest fork, round and round, and none where there is none', () => {
    const place = forked();
    expect(tree.otherLine(place, 1)).toEqual([0, 0]);
    expect(tree.otherLine({ ...place, path: [0, 0] }, -1)).toEqual([0, 1]);
    expect(tree.otherLine({ ...place, path: [0] }, 1)).toEqual([1]);
    expect(tree.otherLine({ ...place, path: [] }, 1)).toBeUndefined();
    expect(tree.otherLine(from(empty(), 'b2W-b4N'), 1)).toBeUndefined();
  });

  test('goes to the next of three lines or to the one before, the last before the first', () => {
    const three = ['c2W-c3W', 'd2W-d3W'].reduce((place, id) => from({ ...place, path: [] }, id), from(empty(), 'b2W-b4N'));
    const go = (at: number, by: 1 | -1): tree.Path | undefined => tree.otherLine({ ...three, path: [at] }, by);
    expect([0, 1, 2].map((at) => go(at, 1))).toEqual([[1], [2], [0]]);
    expect([0, 1, 2].map((at) => go(at, -1))).toEqual([[2], [0], [1]]);
  });

  test.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s: a grown tree survives its record', (_, ruleset) => {
    const step = fc.record({ nth: fc.nat(), back: fc.oneof({ arbitrary: fc.constant(0), weight: 7 }, { arbitrary: fc.nat(), weight: 3 }) });
    const property = fc.property(fc.array(step, { maxLength: 30, size: 'max' }), (steps) => {
      let place: tree.TreePlace = { tree: tree.makeTree(start(ruleset)), path: [] };
      for (const { nth, back: by } of steps) {
        const { position } = tree.nodeAt(place.tree, place.path);
        const moves = position.moves();
        if (position.status() === 'playing') place = tree.playMove(place, moves[nth % moves.length]!);
        place = back(place, by % (place.path.length + 1));
      }
      const text = new Game(place).record();
      const again = fromPlies(start(ruleset), must(parseRecord(text, findRuleset)).plies);
      expect(written(again), text).toBe(written(place.tree));
    });
    fc.assert(property, { seed: 1, numRuns: 10 });
  });
});

describe('the game on the analysis board', () => {
  test('takes changes back one by one: moves, promotions, deletions and whole games', () => {
    const game = new Game(empty());
    const at = (): string => written(game.tree);
    const play = (id: string): void => game.play(game.position.moves().find((move) => move.id === id)!);
    expect(game.undo()).toBe(false);
    expect(game.canUndo).toBe(false);
    play('b2W-b4N');
    play('b7B-b5B');
    game.goTo([0]);
    play('a7B-a6N');
    game.promote();
    expect(at()).toBe('b2W-b4N a7B-a6N ( b7B-b5B )');
    game.open(tree.makeTree(start(findRuleset('grant'))));
    expect(game.undo()).toBe(true);
    expect(at()).toBe('b2W-b4N a7B-a6N ( b7B-b5B )');
    game.undo();
    expect(at()).toBe('b2W-b4N b7B-b5B ( a7B-a6N )');
    expect(game.path).toEqual([0, 1]);
    game.cut();
    game.undo((position) => position.turn === 'w');
    expect([at(), game.path]).toEqual(['b2W-b4N b7B-b5B ( a7B-a6N )', [0, 1]]);
    game.undo((position) => position.turn === 'b');
    expect(at()).toBe('b2W-b4N b7B-b5B');
  });

  test('stays in the game when it takes back more than one change', () => {
    const game = new Game(empty());
    game.open(tree.makeTree(start()));
    game.play(game.position.moves()[0]!);
    game.undo((position) => position.turn === 'b');
    expect([game.path, game.canUndo]).toEqual([[], true]);
  });

  test('makes again what was taken back, until something else is changed', () => {
    const game = new Game(empty());
    const play = (id: string): void => game.play(game.position.moves().find((move) => move.id === id)!);
    expect([game.redo(), game.canRedo]).toEqual([false, false]);
    play('b2W-b4N');
    play('b7B-b5B');
    game.comment(' a {bold}  answer ');
    game.undo();
    game.undo();
    expect([written(game.tree), game.canRedo]).toEqual(['b2W-b4N', true]);
    game.redo();
    game.redo();
    expect([written(game.tree), game.node.comment, game.canRedo]).toEqual(['b2W-b4N b7B-b5B', 'a bold answer', false]);
    game.undo();
    game.undo((position) => position.turn === 'w');
    expect(game.path).toEqual([]);
    game.redo((position) => position.turn === 'w');
    expect(written(game.tree)).toBe('b2W-b4N b7B-b5B');
    game.undo();
    play('a7B-a6N');
    expect(game.canRedo).toBe(false);
  });

  test('takes a comment on a step, keeps it in the record, and drops an empty one', () => {
    const game = new Game(empty());
    game.comment('nothing has been played');
    expect(game.canUndo).toBe(false);
    game.play(game.position.moves().find((move) => move.id === 'b2W-b4N')!);
    game.comment('bold');
    expect(game.record()).toContain('1. b4N {bold}');
    game.comment('');
    expect(game.record()).not.toContain('{');
    expect(toPlies(game.tree)[0]).not.toHaveProperty('comment');
    expect(() => tree.commentOn(empty(), 'bold')).toThrow('no step');
  });

  test('goes along a variation without leaving it, and changes nothing by going', () => {
    const game = new Game(empty());
    game.open(forked().tree, [0, 1, 0]);
    game.goTo([0]);
    expect(game.ahead).toEqual([0, 1]);
    expect(game.line.moves.map((move) => move.id)).toEqual(['b2W-b4N', 'a7B-a6N', 'c2W-c3W']);
    expect(game.hasFork).toBe(true);
    game.switchLine(1);
    expect([game.path, game.ahead]).toEqual([[1], [1, 0]]);
    game.goTo(game.end);
    expect([game.ahead, game.canPromote]).toEqual([undefined, true]);
  });

  test('keeps a record’s headers, comments and result until its main line ends elsewhere', () => {
    const text = '[Ruleset "meder"]\n[White "Ann"]\n[Result "1/2-1/2"]\n\n1. b4N {bold} b5B (1... a6N {safe}) 2. c3W\n1/2-1/2\n';
    const game = new Game(empty());
    const { pasted } = readText(text, meder);
    if (pasted?.kind !== 'record') throw new Error('a record was read as a position');
    game.open(pasted.tree, [], pasted.record);
    expect(game.record()).toContain('[White "Ann"]');
    expect(game.record()).toContain('{bold}');
    expect(game.record()).toMatch(/1\/2-1\/2\n$/);
    game.goTo([0]);
    game.play(game.position.moves()[0]!);
    // A variation changes nothing of how the game ended.
    expect(game.record()).toMatch(/1\/2-1\/2\n$/);
    game.promote();
    expect(game.record()).toContain('[White "Ann"]');
    expect(game.record()).toMatch(/\*\n$/);
    game.undo();
    expect(game.record()).toMatch(/1\/2-1\/2\n$/);
  });
});

describe('a text', () => {
  test('of a long game is read in pieces: the page has its turn between them, and what comes of it is the same', async () => {
    const plies = 300;
    const moves: string[] = [];
    const random = seeded(7);
    let here = start();
    while (moves.length < plies) {
      const next = here.status() === 'playing' ? pick(random, here.moves()) : undefined;
      if (!next) break;
      moves.push(next.id);
      here = here.after(next);
    }
    expect(moves.length).toBeGreaterThan(100);
    const work = readPasted(moves.join(' ').replace(/^/, '1. '), meder, findRuleset, 'rules');
    let rests = 0;
    for (let step = work.next(); ; step = work.next()) {
      if (step.done) {
        const { pasted } = step.value;
        expect(pasted?.kind === 'record' && pasted.record.plies.map(({ id }) => id)).toEqual(moves);
        break;
      }
      rests++;
    }
    // Every fourth move that is read, and every one that is named.
    expect(rests).toBe(Math.floor(moves.length / 4) + moves.length);
    const pause = vi.fn(async () => undefined);
    // Each look at the clock is five milliseconds later than the one before.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 5));
    await runInSlices(readPasted(`1. ${moves.join(' ')}`, meder, findRuleset, 'rules'), pause);
    vi.restoreAllMocks();
    expect(pause.mock.calls.length).toBeGreaterThan(2);
  });

  test('is a record, a position or a link, in the rules of the board if it names none', () => {
    const last = must(findRuleset('harshman')!.configure({ mate: 'last' }));
    expect(readText('1. c3-c4 b6-c6', last).pasted).toMatchObject({ kind: 'record', record: { ruleset: { options: { mate: 'last' } } } });
    expect(readText(` ${meder.start}\n`, meder).pasted?.kind).toBe('position');
    expect(readText('#rules=meder&moves=b2W-b4N', meder)).toMatchObject({ pasted: { kind: 'link', opened: { path: [0] } } });
    expect(readText('W:4/4', meder)).toEqual({ sentence: expect.stringMatching(/^This is neither a position nor a game/) });
    expect(readText('1. b4N', meder).sentence).toBeUndefined();
  });

  test('with a fault is opened up to it, and the sentence says line and word', () => {
    const { pasted, sentence } = readText('\n1. b4N\n(1. c3W', meder);
    expect(pasted).toMatchObject({ kind: 'record', record: { plies: [{ id: 'b2W-b4N', variations: [[{ id: 'c2W-c3W' }]] }] } });
    expect(sentence).toMatch(/^Line 3: a variation that begins with \(/);
  });
});

describe('a game of many moves', () => {
  test('is listed and promoted without going deep or far', () => {
    const round = ['a1W-b3W', 'a8B-b6B', 'b3W-a1W', 'b6B-a8B'];
    const ids = Array.from({ length: 3000 }, (_, at) => round[at % 4]!);
    const grower = new TreeBuilder(start());
    for (const id of ids) if (grower.position.moves().some((move) => move.id === id)) grower.play(id);
    const path = grower.path;
    expect(path.length).toBe(3000);
    const before = process.threadCpuUsage();
    const listed = tree.listParts(grower.tree);
    expect(listed.length).toBe(path.length);
    expect(tree.promoteVariation({ tree: grower.tree, path }).path).toEqual(path);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(200);
    const last = listed.at(-1)!;
    expect(last.kind === 'step' && last.path).toEqual(path);
  });
});
