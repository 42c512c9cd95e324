import { describe, expect, test } from 'vitest';
import { makeTree } from '../../src/game/tree.ts';
import { expect as must, findRuleset } from '../../src/engine/index.ts';
import { open } from './open-board.ts';

type Opened = ReturnType<typeof open>;
const hashOf = ({ free }: Opened): string => free.address.value.hash;

const GAME = '#rules=meder&moves=b2W-b4N+b7B-b5B';

/** What is opened, what happens, and the address that comes of it. */
const EVENTS: readonly (readonly [string, string, (opened: Opened) => unknown, string])[] = [
  ['a move', '#rules=meder', ({ play }) => play('b2W-b4N'), '#rules=meder&moves=b2W-b4N'],
  ['a move made earlier', `${GAME}&at=1`, ({ play }) => play('a7B-a6N'), '#rules=meder&moves=b2W-b4N+b7B-b5B+(a7B-a6N)&at=3'],
  ['a step back', GAME, ({ free }) => free.go('ArrowLeft'), `${GAME}&at=1`],
  ['to the start', GAME, ({ free }) => free.go('Home'), `${GAME}&at=0`],
  ['on', `${GAME}&at=0`, ({ free }) => free.go('ArrowRight'), `${GAME}&at=1`],
  ['to the end', `${GAME}&at=0`, ({ free }) => free.go('End'), GAME],
  ['on from the end', GAME, ({ free }) => free.go('ArrowRight'), GAME],
  [
    'the other line',
    '#rules=meder&moves=b2W-b4N+(c2W-c3W)',
    ({ free }) => free.go('ArrowDown'),
    '#rules=meder&moves=b2W-b4N+(c2W-c3W)&at=2',
  ],
  [
    'a line made the main one',
    '#rules=meder&moves=b2W-b4N+(c2W-c3W)&at=2',
    ({ free }) => free.promote(),
    '#rules=meder&moves=c2W-c3W+(b2W-b4N)',
  ],
  ['a line deleted', '#rules=meder&moves=b2W-b4N+(c2W-c3W)&at=2', ({ free }) => free.cut(), '#rules=meder&moves=b2W-b4N&at=0'],
  ['a comment', GAME, ({ free }) => free.comment('bold'), '#rules=meder&moves=b2W-b4N+b7B-b5B+{bold}'],
  ['a comment on another step', GAME, ({ free }) => free.comment('bold', [0]), '#rules=meder&moves=b2W-b4N+{bold}+b7B-b5B'],
  ['a comment on a step that is gone', GAME, ({ free }) => free.comment('bold', [3]), GAME],
  ['a change taken back', '#rules=meder', ({ free, play }) => [play('b2W-b4N'), free.undo()], '#rules=meder'],
  ['and made again', '#rules=meder', ({ free, play }) => [play('b2W-b4N'), free.undo(), free.redo()], '#rules=meder&moves=b2W-b4N'],
  ['a comment taken back', GAME, ({ free }) => [free.comment('bold'), free.undo()], GAME],
  ['other rules', GAME, ({ free }) => free.loader.choose('harshman mate=last'), '#rules=harshman&options=mate=last'],
  ['rules there are not', GAME, ({ free }) => free.loader.choose('chess'), GAME],
  ['a new game', GAME, ({ free }) => free.loader.restart(), '#rules=meder'],
  ['another address', GAME, ({ free }) => free.loader.follow('#rules=grant&moves=b2W-b3W'), '#rules=grant&moves=b2W-b3W'],
  ['an address that is wrong', GAME, ({ free }) => free.loader.follow('#rules=meder&moves=b2W-b9N'), GAME],
  [
    'a declaration',
    '#rules=harshman&moves=c1-e4+a6-a4+l6-k5+e4-d6+a7-a5+k5-j4+d6-b7',
    ({ free }) => free.act('mate:w>g'),
    '#rules=harshman&moves=c1-e4+a6-a4+l6-k5+e4-d6+a7-a5+k5-j4+d6-b7+mate:w%3Eg',
  ],
  ['a machine for Black', GAME, ({ free }) => free.opponent.take({ players: ['b'], strength: 'casual' }), `${GAME}&machine=b:casual`],
  ['and for nobody', GAME, ({ free }) => [free.opponent.take({ players: ['b'], strength: 'casual' }), free.opponent.leave()], GAME],
  [
    'a machine under rules without its player',
    '#rules=harshman&machine=gb:club',
    ({ free }) => free.loader.choose('meder'),
    '#rules=meder&machine=b:club',
  ],
  ['setting up, and back', GAME, ({ free }) => [free.edit(), free.editor.clear(), free.leave()], GAME],
  ['setting up and changing nothing', GAME, ({ free }) => [free.edit(), free.play()], GAME],
  [
    'setting up what cannot be',
    '#rules=meder',
    ({ free }) => [free.edit(), free.editor.clear(), free.play()],
    '#rules=meder&position=W:4/4/4/4;N:4/4/4/4;B:4/4/4/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2+w+-+-+-+0+1&edit=1',
  ],
  ['a position pasted', GAME, ({ free }) => [(free.text.value = findRuleset('meder')!.start), free.loader.load()], '#rules=meder'],
  [
    'a game pasted',
    '#rules=meder',
    ({ free }) => [(free.text.value = '1. b4N {bold} b5B'), free.loader.load()],
    '#rules=meder&moves=b2W-b4N+{bold}+b7B-b5B&at=0',
  ],
  ['a text that is neither', GAME, ({ free }) => [(free.text.value = 'W:4/4'), free.loader.load()], GAME],
];

describe('the analysis board, without a page', () => {
  test.for(EVENTS)('%s', async ([, hash, act, then]) => {
    const opened = open(hash);
    await Promise.all([act(opened)].flat());
    expect(hashOf(opened)).toBe(then);
    // And what the address holds is what it opens again.
    expect(hashOf(open(then))).toBe(then);
  });

  test('says what was made and how the game stands, and what is wrong with an act, an address or a text', async () => {
    const { free, play, said } = open();
    play('b2W-b4N');
    expect(said.at(-1)).toBe('white pawn from b2W to b4N. Black to move.');
    free.act('claim:fifty');
    expect(free.fault.value).toMatch(/^Move: “claim:fifty” cannot be claimed/);
    play('b7B-b5B');
    expect(free.fault.value).toBe('');
    await free.loader.follow('#rules=meder&moves=b2W-b9N');
    expect(free.fault.value).toMatch(/^Move 1 \(White\): /);
    free.text.value = '1. b4N\n(1. c3W';
    await free.loader.load();
    expect(free.notice.value).toMatchObject({
      isWrong: true,
      words: expect.stringMatching(/^Line 2: a variation that begins with \( has no \)/),
    });
    free.go('ArrowRight');
    expect(free.notice.value.words).toBe('');
  });

  test('shows the board a line and a place, and a line that stays the same while it is stepped along', () => {
    const { free, play } = open(GAME);
    const { line } = free.shown.value;
    free.go('ArrowLeft');
    expect(free.shown.value).toMatchObject({ index: 1, still: undefined });
    expect(free.shown.value.line).toBe(line);
    play('a7B-a6N');
    expect(free.shown.value.line.moves.map((move) => move.id)).toEqual(['b2W-b4N', 'a7B-a6N']);
  });

  test('fetches the rules it is asked for, and those once', async () => {
    const { free, fetched } = open();
    await free.loader.choose('grant');
    await free.loader.follow('#rules=grant&moves=b2W-b3W');
    free.text.value = '[Ruleset "usenet"]\n\n1. c3';
    await free.loader.load();
    expect(fetched).toEqual(['grant', 'usenet']);
  });

  test('says that rules could not be fetched, stays as it is, and fetches them when they are asked for again', async () => {
    const opened = open(GAME, true);
    for (const ask of [() => opened.free.loader.choose('grant'), () => opened.free.loader.follow('#rules=grant')]) {
      await ask();
      expect(opened.free.fault.value).toBe('The rules: they could not be fetched; try again later');
      expect(hashOf(opened)).toBe(GAME);
    }
    opened.free.text.value = '[Ruleset "grant"]\n\n1. b3';
    await opened.free.loader.load();
    expect(opened.free.notice.value).toMatchObject({ isWrong: true, words: expect.stringContaining('could not be fetched') });
    opened.world.isOffline = false;
    await opened.free.loader.choose('grant');
    expect([hashOf(opened), opened.free.fault.value]).toEqual(['#rules=grant', '']);
  });

  test('lets the later of two addresses win, however long the first one takes', async () => {
    const opened = open();
    const long = Array.from({ length: 40 }, () => 'a1W-b3W a8B-b6B b3W-a1W b6B-a8B')
      .join('+')
      .replaceAll(' ', '+');
    const first = opened.free.loader.follow(`#rules=meder&moves=${long}`);
    await Promise.all([first, opened.free.loader.follow('#rules=meder&moves=b2W-b4N')]);
    expect(hashOf(opened)).toBe('#rules=meder&moves=b2W-b4N');
  });
});

describe('setting up', () => {
  test('puts, moves, takes off and carries by what is chosen, and takes each back', () => {
    const { free } = open();
    const { editor } = free;
    free.edit();
    const at = (name: string) => editor.draft?.view.squares.find((square) => square.name === name)?.piece;
    editor.take('erase');
    editor.choose('b2W');
    expect(at('b2W')).toBeUndefined();
    editor.take({ owner: 'w', role: 'rook' });
    editor.choose('b2W');
    expect(at('b2W')).toEqual({ owner: 'w', role: 'rook' });
    // The same piece again takes it off.
    editor.choose('b2W');
    expect(at('b2W')).toBeUndefined();
    editor.undo();
    expect(at('b2W')?.role).toBe('rook');
    editor.redo();
    expect(at('b2W')).toBeUndefined();
    expect([editor.canUndo, editor.canRedo]).toEqual([true, false]);
    editor.take('hand');
    editor.choose('c2W');
    expect(editor.marks).toEqual({ selected: 'c2W' });
    editor.choose('c5N');
    expect([at('c2W'), at('c5N')?.role]).toEqual([undefined, 'pawn']);
    editor.drop('c5N', undefined);
    expect(at('c5N')).toBeUndefined();
    editor.choose('QL1');
    expect(editor.marks.lifted).toBe('QL');
    expect(editor.letGo()).toBe(true);
    expect([editor.marks, editor.letGo()]).toEqual([{}, false]);
    editor.choose('QL1');
    editor.choose('QL2');
    expect(editor.draft?.view.boards.find(({ id }) => id === 'QL')?.pin).toBe('QL2');
    expect(free.shown.value.still?.at('c5N')).toBeUndefined();
    expect(free.shown.value.still?.at('d2W')?.role).toBe('pawn');
  });

  test('refuses what has no form, and keeps what was set up', () => {
    const { free, said } = open();
    free.edit();
    const before = free.editor.draft;
    expect(free.editor.setField('clock', 'many')).toBe(false);
    expect(free.editor.fault?.field).toBe('clock');
    expect(said.at(-1)).toMatch(/^Clock: found “many”/);
    expect(free.editor.read('W:4')).toBe(false);
    expect(free.editor.draft).toBe(before);
    expect(free.editor.setField('clock', '7')).toBe(true);
    expect(free.editor.fault).toBeUndefined();
  });

  test('plays on from what an address set up, and from what was changed; the game that was left can be had back', () => {
    const draft = findRuleset('meder')!.start.replace('pppp', 'p1pp').replaceAll(' ', '+');
    // Reload, then “Play from here”: the work must not be lost.
    const alone = open(`#rules=meder&position=${draft}&edit=1`);
    expect(alone.free.hasLeft.value).toBe(false);
    expect(alone.free.play()).toBe(true);
    expect(alone.free.position.text()).toContain('p1pp');
    const left = open(`${GAME}&edit=${draft}`);
    expect(left.free.hasLeft.value).toBe(true);
    expect(left.free.play()).toBe(true);
    expect(left.free.position.text()).toContain('p1pp');
    left.free.undo();
    expect(hashOf(left)).toBe(GAME);
  });

  test('says why a game cannot go on, and goes on setting up', () => {
    const { free, said } = open();
    free.edit();
    free.editor.clear();
    expect(free.play()).toBe(false);
    expect(said.at(-1)).toMatch(/^A game cannot stand like this: White has 0 kings/);
    expect(free.editor.draft).toBeDefined();
  });
});

describe('the machine', () => {
  test('answers a move, and both are taken back at once', async () => {
    const { free, play, reply, asked } = open('#rules=meder&machine=b:beginner');
    expect(asked).toEqual([]);
    play('b2W-b4N');
    expect(asked.at(-1)).toMatchObject({ ruleset: 'meder', steps: ['b2W-b4N'], players: ['b'], strength: 'beginner' });
    expect(free.opponent.thinking).toBe('Black');
    await reply('b7B-b5B');
    expect(free.game.line.moves.map((move) => move.id)).toEqual(['b2W-b4N', 'b7B-b5B']);
    expect(free.opponent.thinking).toBeUndefined();
    free.undo();
    expect(free.game.path).toEqual([]);
    free.redo();
    expect(free.game.path).toEqual([0, 0]);
  });

  test('can be stopped and asked again; what it found for another place is not played', async () => {
    const { free, play, reply, asked } = open('#rules=meder&machine=b:club');
    play('b2W-b4N');
    free.opponent.rest();
    expect([free.opponent.thinking, free.opponent.asked.value]).toEqual([undefined, 'Black']);
    free.opponent.consider();
    expect([free.opponent.thinking, free.opponent.asked.value, asked.length]).toEqual(['Black', undefined, 2]);
    free.go('ArrowLeft');
    await reply('b7B-b5B');
    expect(free.game.line.moves.length).toBe(1);
    expect([free.opponent.thinking, free.opponent.asked.value]).toEqual([undefined, undefined]);
  });

  test('goes on when the page is opened again at the end of a line, and waits where it is not the end', () => {
    const end = open('#rules=meder&moves=b2W-b4N&machine=b:club');
    end.free.opponent.resume();
    expect(end.free.opponent.thinking).toBe('Black');
    const before = open('#rules=meder&moves=b2W-b4N+b7B-b5B&at=1&machine=b:club');
    before.free.opponent.resume();
    expect([before.free.opponent.thinking, before.free.opponent.asked.value]).toEqual([undefined, 'Black']);
  });

  test('declares a mate that stands (Harshman VIII), and plays for nobody once the game is over', async () => {
    const { free, reply } = open('#rules=harshman&moves=c1-e4+a6-a4+l6-k5+e4-d6+a7-a5+k5-j4+d6-b7');
    free.opponent.take({ players: ['w'], strength: 'casual' });
    free.opponent.consider();
    await reply('mate:w>g');
    expect(free.position.status()).not.toBe('playing');
    expect([free.opponent.thinking, free.opponent.asked.value]).toEqual([undefined, undefined]);
  });
});

describe('a position on its own', () => {
  test('is a game of no moves', () => {
    const ruleset = findRuleset('usenet')!;
    const { free } = open();
    free.open({ tree: makeTree(must(ruleset.parse(ruleset.start))), path: [] });
    expect(free.rules).toBe('usenet');
  });
});
