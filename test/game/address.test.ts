import { describe, expect, test } from 'vitest';
import { fitAddress, makeAddress, parseAddress as parseWith, type OpenedGame } from '../../src/game/game-address.ts';
import { commentOn, listParts, nodeAt, type TreeNode } from '../../src/game/tree.ts';
import { expect as must, findRuleset } from '../../src/engine/index.ts';
import type { DescribedResult } from '../../src/words/described-fault.ts';

const LOADED = 'W:4/4/1P1P/2B1;N:4/4/2p1/4;B:2b1/1p1p/4/4;QL@QL3:2/R1;KL@KL1:2/K1;ql@QL6:2/1r;kl@KL6:kr/pp w - - - 0 10';
const parseAddress = (hash: string): DescribedResult<OpenedGame> => parseWith(hash, findRuleset);
const opened = (read: DescribedResult<OpenedGame>): OpenedGame => {
  const value = must(read);
  if (value.draft) throw new Error('a game was read as a position to set up');
  return value;
};
const texts = (tree: TreeNode): string[] => listParts(tree).map((part) => (part.kind === 'step' ? part.node.position.text() : part.kind));

describe('an address', () => {
  test.each([
    '#rules=meder&moves=b2W-b4N+b7B-b5B',
    '#rules=meder&moves=b2W-b4N+b7B-b5B&at=0',
    '#rules=meder&moves=b2W-b4N+(c2W-c3W+b7B-b5B+(a7B-a6N)+a1W-c2W)+b7B-b5B&at=4',
    '#rules=harshman&moves=c1-e4+a6-a4+l6-k5+e4-d6+a7-a5+k5-j4+d6-b7+mate:w%3Eg',
    '#rules=harshman&options=board=8-9&at=0'.replace('&at=0', ''),
    `#rules=meder&position=${LOADED.replaceAll(' ', '+')}&moves=QL3-QL4`,
    '#rules=meder&moves=b2W-b4N+{bold,+but+good+(or+not)}+(c2W-c3W+{safe})+b7B-b5B&at=1',
    '#rules=meder&moves=b2W-b4N&machine=b:club',
    '#rules=harshman&machine=gb:beginner',
  ])('%s is read, and written the same', (hash) => {
    const place = opened(parseAddress(hash));
    expect(makeAddress(place, place.seats)).toBe(hash);
  });

  test('of a line without variations is the one of old, however it is escaped', () => {
    const old = new URLSearchParams({ rules: 'harshman', options: 'mate=last', moves: 'c1-e4 a6-a4 l6-k5', at: '2' });
    const place = opened(parseAddress(`#${old.toString()}`));
    expect(place.path).toEqual([0, 0]);
    expect(place.tree.position.ruleset.options).toEqual({ mate: 'last' });
  });

  test('keeps what is said of a step, so that a reload loses no words', () => {
    const { tree, path } = opened(parseAddress('#rules=meder&moves=b2W-b4N'));
    const said = commentOn({ tree, path }, 'Why?  (a) {room} & more + 100 %');
    const again = opened(parseAddress(makeAddress(said)));
    expect(nodeAt(again.tree, again.path).comment).toBe('Why? (a) room & more + 100 %');
    // An empty comment is none, and neither begins a line.
    expect(makeAddress(opened(parseAddress('#rules=meder&moves=b2W-b4N+{}')))).toBe('#rules=meder&moves=b2W-b4N');
  });

  test('says for whom the machine plays; without one it plays for nobody', () => {
    expect(must(parseAddress('#rules=meder&machine=b:strong')).seats).toEqual({ players: ['b'], strength: 'strong' });
    expect(must(parseAddress('#rules=meder')).seats).toBeUndefined();
  });

  test('counts the steps as they are written', () => {
    const hash = '#rules=meder&moves=b2W-b4N+(c2W-c3W+b7B-b5B)+b7B-b5B';
    const paths = ['0', '1', '2', '3', '4'].map((at) => opened(parseAddress(`${hash}&at=${at}`)).path);
    expect(paths).toEqual([[], [0], [1], [1, 0], [0, 0]]);
    expect(opened(parseAddress(hash)).path).toEqual([0, 0]);
  });

  test('gives the same game back for the games of every ruleset', () => {
    for (const { id, games } of ['meder', 'bartmess', 'grant', 'usenet', 'harshman'].map((name) => findRuleset(name)!))
      for (const { steps } of games) {
        const hash = `#rules=${id}&moves=${encodeURIComponent(steps.join(' '))}`;
        const place = opened(parseAddress(hash));
        expect(texts(opened(parseAddress(makeAddress(place))).tree)).toEqual(texts(place.tree));
        expect(listParts(place.tree).length).toBe(steps.length);
      }
  });

  test('holds only the position where the whole game would be too long, and says so', () => {
    const round = 'a1W-b3W a8B-b6B b3W-a1W b6B-a8B';
    const games = [10, 300].map((rounds) => opened(parseAddress(`#rules=meder&moves=${Array(rounds).fill(round).join(' ')} b2W-b4N`)));
    const [short, long] = games.map((game) => fitAddress(game));
    expect([short!.isWhole, long!.isWhole]).toEqual([true, false]);
    expect(long!.hash.length).toBeLessThan(300);
    const place = opened(parseAddress(long!.hash));
    expect(place.tree.position.text()).toBe(nodeAt(games[1]!.tree, games[1]!.path).position.text());
  });

  test.each([
    ['#rules=chess', 'rules'],
    ['#rules=meder&position=W:4', 'position'],
    ['#rules=harshman&options=board%3D9-9', 'options'],
    ['#rules=meder&moves=b2W-b9N', 'moves'],
    ['#rules=meder&moves=(b2W-b4N)', 'moves'],
    ['#rules=meder&machine=g:club', 'machine'],
    ['#rules=meder&machine=b:best', 'machine'],
  ])('%s is refused with the part that is wrong: %s', (hash, field) => {
    const read = parseAddress(hash);
    expect(read.ok ? 'read' : read.fault.field).toBe(field);
  });

  test.each([
    ['#rules=meder&moves=b2W-b4N+b9B-b5B', 1, 'moves'],
    ['#rules=meder&moves=b2W-b4N+(c2W-c9W)', 1, 'moves'],
    ['#rules=meder&moves=b2W-b4N+((c2W-c3W))', 1, 'moves'],
    ['#rules=meder&moves=b2W-b4N+)+b7B-b5B', 1, 'moves'],
    ['#rules=meder&moves=b2W-b4N+(c2W-c3W', 1, 'moves'],
    ['#rules=meder&moves=b2W-b4N+{bold', 1, 'moves'],
    ['#rules=meder&moves=b2W-b4N&at=7', 1, 'at'],
    ['#rules=meder&moves=b2W-b4N&at=-1', 1, 'at'],
    ['#rules=meder&moves=b2W-b4N&colour=red', 1, 'link'],
  ])('%s is opened as far as it can be read, %i moves, with what is wrong: %s', (hash, count, field) => {
    const { tree, path, fault } = must(parseAddress(hash));
    expect({ main: path.length, field: fault?.field }).toEqual({ main: count, field });
    expect(listParts(tree).some((part) => part.kind === 'step')).toBe(count > 0);
    expect(fault?.message).toMatch(/^\p{Lu}.*\.$/u);
  });

  test('whose signs were escaped, or that has a full stop behind it, is read whole', () => {
    for (const hash of [
      '#rules=meder&amp;moves=b2W-b4N+b7B-b5B',
      '#rules%3Dmeder%26moves%3Db2W-b4N%2Bb7B-b5B',
      '#rules=Meder&moves=b2W-b4N+b7B-b5B.',
    ]) {
      const { path, fault } = must(parseAddress(hash));
      expect({ path, fault }, hash).toEqual({ path: [0, 0], fault: undefined });
    }
  });
});
