import { describe, expect, test } from 'vitest';
import { describeGame } from '../../src/game/game-status.ts';
import { open } from './open-board.ts';

/** White’s knight is one leap from a mate of Gray that White may declare alone. */
const ALONE = '#rules=harshman&moves=c1-e4+a6-a4+l6-k5+e4-d6+a7-a5+k5-j4';
/** Gray’s bishop is one step from a mate of Black that White and Gray may declare together. */
const TOGETHER = '#rules=harshman&moves=e2-i10+c7-d7+l6-k5+i10-m12';
const idsOf = ({ free }: ReturnType<typeof open>): string[] => free.acts.map(({ id }) => id);
const QUESTION = 'Declare or claim, or play on?';

describe('machines wait where a person could declare (Harshman VIII)', () => {
  test('alone, after the own move: they are asked nothing until the person has spoken', () => {
    const board = open(`${ALONE}&machine=gb:casual`);
    board.play('d6-b7');
    const { opponent } = board.free;
    expect([opponent.isWaiting, opponent.thinking, opponent.asked.value, board.asked.length]).toEqual([true, undefined, undefined, 0]);
    expect(board.said.at(-1)).toBe(QUESTION);
    board.free.act('mate:w>g');
    expect([opponent.isWaiting, board.free.position.status(), board.free.match.isOver]).toEqual([false, 'checkmate', true]);
    expect(board.free.position.outcome()?.points).toEqual({ w: '3/2', g: '0', b: '1/2' });
    expect(board.asked).toEqual([]);
  });

  test('a move that mates nobody is answered at once', () => {
    const board = open(`${ALONE}&machine=gb:casual`);
    board.play('d6-f5');
    expect([board.free.opponent.isWaiting, board.free.opponent.thinking]).toEqual([false, 'Gray']);
  });

  test('who plays on is not asked the same again until they have moved anew', async () => {
    const board = open(`${ALONE}&machine=gb:casual`);
    board.play('d6-b7');
    const { opponent } = board.free;
    opponent.playOn();
    expect([opponent.isWaiting, opponent.thinking]).toEqual([false, 'Gray']);
    await board.reply(board.free.position.moves()[0]!.id);
    // Black thinks now; the mate may still be declared all the while.
    expect([opponent.isWaiting, opponent.thinking, idsOf(board).includes('mate:w>g')]).toEqual([false, 'Black', true]);
    board.free.act('mate:w>g');
    expect(board.free.position.status()).toBe('checkmate');
  });

  test('stopped and let go on, or opened anew, they ask again', () => {
    const board = open(`${ALONE}+d6-b7&machine=gb:casual`);
    board.free.opponent.resume();
    expect(board.free.opponent.isWaiting).toBe(true);
    board.free.opponent.rest();
    expect([board.free.opponent.isWaiting, board.free.opponent.asked.value]).toEqual([false, 'Gray']);
    board.free.opponent.consider();
    expect(board.free.opponent.isWaiting).toBe(true);
  });

  test('together with a machine, whose move made the mate', async () => {
    const board = open(`${TOGETHER}&machine=gb:casual`);
    board.free.opponent.resume();
    await board.reply('b8-c7');
    expect([board.free.opponent.isWaiting, idsOf(board)]).toEqual([true, ['mate:wg>b', 'resign:w']]);
    board.free.act('mate:wg>b');
    expect(board.free.position.outcome()?.points).toEqual({ w: '1', g: '1', b: '0' });
  });

  test('two machines declare together without a word of the person', async () => {
    const board = open(`${TOGETHER}+b8-c7&machine=wg:casual`);
    board.free.opponent.resume();
    expect([board.free.opponent.isWaiting, board.free.opponent.thinking]).toEqual([false, 'White and Gray']);
    expect(idsOf(board)).not.toContain('mate:wg>b');
    board.free.act('mate:wg>b');
    expect(board.free.position.status()).toBe('playing');
    await board.reply('mate:wg>b');
    expect(board.free.position.status()).toBe('checkmate');
  });

  test.each([
    ['#rules=harshman&machine=wg:casual', 2],
    ['#rules=meder&machine=w:casual', 1],
  ])('for a draw by the third occurrence: %s', async (hash, machines) => {
    const board = open(hash);
    const { opponent } = board.free;
    opponent.resume();
    const knightMoves = (): string[] =>
      board.free.position
        .moves()
        .filter(({ from, to }) => board.free.position.at(from)?.role === 'knight' && !board.free.position.at(to))
        .map(({ id }) => id);
    const out: string[] = [];
    const step = async (id: string): Promise<void> => {
      if (opponent.thinking === undefined) board.play(id);
      else await board.reply(id);
    };
    for (let turn = 0; turn <= machines; turn++) {
      out.push(knightMoves()[0]!);
      await step(out.at(-1)!);
    }
    const back = out.map((id) => id.split('-').toReversed().join('-'));
    for (const id of [...back, ...out]) await step(id);
    for (const id of back.slice(0, -1)) await step(id);
    expect([opponent.isWaiting, idsOf(board).includes('claim:threefold')]).toEqual([false, false]);
    board.play(back.at(-1)!);
    expect([opponent.isWaiting, opponent.thinking]).toEqual([true, undefined]);
    board.free.act('claim:threefold');
    expect(board.free.position.status()).toBe('draw:threefold');
  });
});

describe('what people say for themselves only', () => {
  test('nobody resigns, cedes or agrees on a draw for a machine; among people all may', () => {
    const against = idsOf(open('#rules=harshman&moves=b3-b4&machine=gb:casual'));
    expect(against).toEqual(['resign:w']);
    expect(idsOf(open('#rules=harshman&moves=b3-b4'))).toEqual(['cede:gb', 'cede:wb', 'cede:wg', 'draw:wgb', 'resign:w']);
    expect(idsOf(open('#rules=harshman&moves=b3-b4&machine=g:casual'))).toEqual(['cede:wb', 'resign:w']);
    const board = open('#rules=harshman&moves=b3-b4&machine=gb:casual');
    board.free.act('cede:gb');
    expect(board.free.position.status()).toBe('playing');
  });

  test('who gives up resigns with each move, and is out at the third', async () => {
    const board = open('#rules=harshman&machine=gb:casual');
    const { match } = board.free;
    match.giveUp(true);
    const reply = async (): Promise<void> => board.reply(board.free.position.moves()[0]!.id);
    for (const move of ['b3-b4', 'c3-c4']) {
      board.play(move);
      expect([board.free.position.status(), idsOf(board)]).toEqual(['playing', []]);
      await reply();
      await reply();
    }
    board.play('d3-d4');
    expect([board.free.position.status(), describeGame(board.free, match)]).toEqual([
      'over:resignation',
      'The game is over by resignation.',
    ]);
  });

  test('who goes on after all resigns no more', async () => {
    const board = open('#rules=harshman&machine=gb:casual');
    board.free.match.giveUp(true);
    board.free.match.giveUp(false);
    board.play('b3-b4');
    expect(idsOf(board)).toEqual(['resign:w']);
    expect(open('#rules=meder&machine=b:casual').free.match.mayGiveUp).toBe(false);
  });
});
