import { describe, expect, test } from 'vitest';
import { describeAct, offerAct } from '../../src/board/text/acts.ts';
import { describeState, listScore } from '../../src/board/text/describe-state.ts';
import { ENDINGS, expect as must, findRuleset, parseAct, RULESETS, type Position } from '../../src/engine/index.ts';
import { place } from '../engine/threeway/support.ts';

const open = (id: string, text?: string, options: Record<string, string> = {}): Position => {
  const ruleset = must(findRuleset(id)!.configure(options));
  return must(ruleset.parse(text ?? ruleset.start));
};
const play = (position: Position, ids: string): Position => ids.split(' ').reduce((here, id) => must(here.play(id)), position);
const OPENING = 'c3-c4 b6-c6 l6-k5';

describe('what the ids of acts say', () => {
  test.each([
    ['claim:fifty', { kind: 'claim', ground: 'fifty' }],
    ['claim:threefold', { kind: 'claim', ground: 'threefold' }],
    ['mate:w>g', { kind: 'declaration', by: ['w'], loser: 'g' }],
    ['mate:wb>g', { kind: 'declaration', by: ['w', 'b'], loser: 'g' }],
    ['resign:g', { kind: 'resignation', by: ['g'] }],
    ['draw:wgb', { kind: 'draw', by: ['w', 'g', 'b'] }],
    ['cede:gb', { kind: 'cede', by: ['g', 'b'] }],
    ['continue:w', { kind: 'continuation', by: ['w'] }],
  ])('%s is read', (id, deed) => {
    expect(parseAct(id)).toEqual({ id, ...deed });
  });

  test.each(['', 'mate', 'mate:w', 'mate:x>g', 'resign:', 'resign:x', 'cede:gb>w', 'b2W-b4N', 'claim:other', 'toString:w'])(
    '“%s” is none',
    (id) => {
      expect(parseAct(id)).toBeUndefined();
    },
  );
});

describe('acts in words', () => {
  test('tells every act of a three-way game that has begun (Harshman VIII)', () => {
    const position = play(open('harshman'), OPENING);
    expect(Object.fromEntries(position.acts().map(({ id }) => [id, offerAct(position, id)]))).toEqual({
      'cede:gb': 'Cede the game: Gray and Black to White',
      'cede:wb': 'Cede the game: White and Black to Gray',
      'cede:wg': 'Cede the game: White and Gray to Black',
      'draw:wgb': 'Agree on a draw: White, Gray and Black',
      'resign:b': 'Declare resignation: Black (the third time in a row counts)',
      'resign:g': 'Declare resignation: Gray (the third time in a row counts)',
    });
    expect(describeAct('cede:gb')).toBe('Gray and Black cede the game to the third player');
    expect(describeAct('draw:wgb')).toBe('White, Gray and Black agree on a draw');
    expect(describeAct('resign:g')).toBe('Gray declares resignation');
  });

  test('tells the third resignation from the two before it (Harshman VIII, Resignation (b))', () => {
    const round = (position: Position): Position =>
      [1, 2, 3].reduce((here) => here.after(here.moves().find((move) => move.effects.length === 1)!), position);
    const once = round(play(play(open('harshman'), 'c3-c4 b6-c6'), 'resign:g'));
    expect(offerAct(once, 'resign:g')).toContain('the third time in a row counts');
    const twice = round(play(once, 'resign:g'));
    expect(offerAct(twice, 'resign:g')).toBe('Resign: Gray leaves the game');
  });

  test('tells a mate by one from a mate by two (Harshman VIII, Checkmate)', () => {
    const one = play(open('harshman'), 'c1-e4 a6-a4 l6-k5 e4-d6 a7-a5 k5-j4 d6-b7');
    expect(offerAct(one, 'mate:w>g')).toBe('Declare checkmate: White over Gray');
    expect(describeAct('mate:w>g')).toBe('White declares Gray mated');
    const game = findRuleset('harshman')!.games[0]!.steps;
    const two = play(open('harshman'), game.slice(0, -1).join(' '));
    expect(offerAct(two, 'mate:wg>b')).toBe('Declare checkmate: White and Gray together over Black');
  });

  test('tells claims of a draw, and who plays on after a stalemate', () => {
    const fifty = open('meder', 'W:4/4/4/2K1;N:4/4/4/4;B:2k1/4/4/4;QL@QL1:2/R1;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 100 90');
    expect(offerAct(fifty, 'claim:fifty')).toBe('Claim a draw: fifty moves each without a capture or a pawn’s move');
    expect(describeAct('claim:threefold')).toBe('A draw is claimed for threefold repetition');
    const still = open('harshman', place('8-7', 'gKa1 wKc3 bKn11 bQh10', 'g wgb - - - 0 30'), { mate: 'last' });
    expect(describeState(still)).toBe('Stalemate.');
    expect(offerAct(still, 'continue:g')).toBe('Play on: Gray alone against Black');
    expect(describeAct('continue:w')).toBe('White asks to play on against the third player');
  });

  test('does not know what is not an act', () => {
    expect(() => offerAct(open('meder'), 'b2W-b4N')).toThrow('is not an act');
    expect(() => describeAct('b2W-b4N')).toThrow('is not an act');
  });
});

describe('the state of a game in words', () => {
  test('says who is to move, who is in check, and who has won', () => {
    expect(describeState(open('meder'))).toBe('White to move.');
    for (const ruleset of RULESETS)
      for (const { steps } of ruleset.games) {
        const last = play(open(ruleset.id), steps.join(' '));
        if (last.status() !== 'checkmate') continue;
        const winner = last.turn === 'w' ? 'Black' : 'White';
        expect(describeState(last)).toBe(ruleset.players.length === 2 ? `Checkmate. ${winner} wins.` : 'Checkmate.');
      }
  });

  test('shows the points of three players, and none of two (Harshman VIII)', () => {
    const ceded = play(open('harshman'), `${OPENING} cede:gb`);
    expect(describeState(ceded)).toBe('The game is over: two players have ceded it to the third.');
    expect(listScore(ceded)).toEqual([
      { player: 'w', points: '1' },
      { player: 'g', points: '½' },
      { player: 'b', points: '½' },
    ]);
    expect(listScore(play(open('harshman'), 'draw:wgb')).map(({ points }) => points)).toEqual(['⅔', '⅔', '⅔']);
    const mated = play(open('harshman'), 'c1-e4 a6-a4 l6-k5 e4-d6 a7-a5 k5-j4 d6-b7 mate:w>g');
    expect(listScore(mated).map(({ points }) => points)).toEqual(['1½', '0', '½']);
    expect(listScore(open('harshman'))).toEqual([]);
  });

  test('goes on without a player in a Last Mate game, and says who is out', () => {
    const last = play(open('harshman', undefined, { mate: 'last' }), 'c1-e4 a6-a4 l6-k5 e4-d6 a7-a5 k5-j4 d6-b7 mate:w>g');
    expect(describeState(last)).toBe('Black to move. Gray is out of the game.');
    expect(offerAct(last, 'resign:w')).toBe('Resign: White leaves the game');
  });

  test('has a sentence for every ending', () => {
    const sentences = ENDINGS.map((status) => describeState({ ...still, status: () => status } as unknown as Position));
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].+\.$/);
    expect(new Set(sentences).size).toBe(ENDINGS.length);
  });
});

const still = { ruleset: findRuleset('harshman')!, outcome: () => undefined };
