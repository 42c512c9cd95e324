import { describe, expect, test } from 'vitest';
import { findRuleset, STRENGTHS } from '../../src/engine/index.ts';
import { describeGame } from '../../src/game/game-status.ts';
import { compareMaterial, listCaptures } from '../../src/game/captures.ts';
import { seatOpponent, turnSeats } from '../../src/game/next-game.ts';
import { sayStrength } from '#words/strengths.ts';
import { open } from './open-board.ts';

const GAME = '#rules=meder&moves=b2W-b4N+b7B-b5B';
const AGAINST = `${GAME}&machine=b:casual`;
/** White has a queen and a rook more; Black, to move, is not mated. */
const WON = 'W:4/4/4/2K1;N:4/4/4/4;B:1k2/4/4/4;QL@QL1:2/2;KL@KL1:2/QR;ql@QL6:2/2;kl@KL6:2/2 w - - - 0 30';
/** White mates at once by e0KL-e9kl (Meder 5.1(a)). */
const MATE = 'W:4/4/4/4;N:4/4/4/4;B:3R/4/1K2/4;QL@QL1:2/2;KL@KL1:2/1R;ql@QL6:k1/p1;kl@KL6:2/2 w - - - 0 1';
const hashOf = ({ free }: ReturnType<typeof open>): string => free.address.value.hash;
const stateOf = ({ free }: ReturnType<typeof open>): string => describeGame(free, free.match);

describe('the door', () => {
  const choice = { rules: 'meder', strength: 'club', isAlone: true, seat: 'w', isFromHere: false } as const;

  test('gives the machine the side that was not chosen; either is drawn by lot', () => {
    const two = ['w', 'b'] as const;
    expect(seatOpponent(two, choice, () => 0)).toEqual({ players: ['b'], strength: 'club' });
    expect(seatOpponent(two, { ...choice, seat: 'b' }, () => 0).players).toEqual(['w']);
    expect(seatOpponent(two, { ...choice, seat: 'any' }, () => 0).players).toEqual(['b']);
    expect(seatOpponent(two, { ...choice, seat: 'any' }, () => 0.99).players).toEqual(['w']);
  });

  test('seats two machines against one person of three, or one beside two people (Harshman III)', () => {
    const three = ['w', 'g', 'b'] as const;
    expect(seatOpponent(three, { ...choice, seat: 'g' }, () => 0).players).toEqual(['w', 'b']);
    expect(seatOpponent(three, { ...choice, seat: 'g', isAlone: false }, () => 0).players).toEqual(['g']);
    // A side these rules do not have is drawn by lot.
    expect(seatOpponent(['w', 'b'], { ...choice, seat: 'g' }, () => 0.6).players).toEqual(['w']);
  });

  test('begins a game: other rules, the machine first where it has White, the board from the reader’s side', async () => {
    const board = open(GAME);
    await board.free.loader.begin({ ...choice, rules: 'grant', seat: 'b' });
    expect(hashOf(board)).toBe('#rules=grant&machine=w:club');
    expect([board.free.opponent.thinking, board.free.side, stateOf(board)]).toEqual(['White', 'b', 'The machine is thinking.']);
  });

  test('begins from the position on the board, without the moves before it; never with that of other rules', async () => {
    const board = open(GAME);
    const text = board.free.position.text();
    await board.free.loader.begin({ ...choice, isFromHere: true });
    expect([board.free.game.tree.position.text(), board.free.game.tree.next]).toEqual([text, []]);
    await board.free.loader.begin({ ...choice, rules: 'grant', isFromHere: true });
    expect(board.free.position.text()).toBe(findRuleset('grant')!.start);
  });

  test('is opened by its address, which holds the game only from then on', async () => {
    const board = open('#rules=grant&play=1');
    expect([board.free.door.value, hashOf(board)]).toEqual([{ isFromHere: false }, '#rules=grant']);
    const other = open(GAME);
    await other.free.loader.follow('#play=1');
    expect([other.free.door.value, hashOf(other)]).toEqual([{ isFromHere: false }, GAME]);
    expect(open(GAME).free.door.value).toBeUndefined();
  });

  test('has words for every strength of the engine, each with what it overlooks', () => {
    for (const { name } of STRENGTHS)
      expect(sayStrength(name)).toMatchObject({ name: expect.stringMatching(/^\p{Lu}/u), overlooks: expect.stringMatching(/\.$/) });
    expect(sayStrength('unheard').overlooks).toBe('');
  });
});

describe('a game with the machine', () => {
  test('says whose turn it is to the one who plays, and what checks; to nobody else', () => {
    expect(stateOf(open(AGAINST))).toBe('Your move.');
    expect(stateOf(open(GAME))).toBe('White to move.');
    expect(stateOf(open(`${AGAINST}&at=1`))).toBe('Black to move.');
    expect(stateOf(open('#rules=harshman&machine=b:casual'))).toBe('White to move.');
    expect(stateOf(open('#rules=harshman&machine=gb:casual'))).toBe('Your move.');
  });

  test('takes a move back with the machine’s answer, at one press; before the first own move there is none', async () => {
    const board = open('#rules=meder&machine=b:casual');
    expect(board.free.match.mayTakeBack).toBe(false);
    board.play('b2W-b4N');
    await board.reply('b7B-b5B');
    board.play('c2W-c3W');
    await board.reply('a7B-a6N');
    board.free.match.takeBack();
    expect(hashOf(board)).toBe(`${GAME}&machine=b:casual`);
    expect(board.said.at(-1)).toBe('Taken back. Your move.');
    const first = open('#rules=meder&moves=b2W-b4N&machine=w:casual');
    expect(first.free.match.mayTakeBack).toBe(false);
  });

  test('is taken back by the page’s way back, and made again by its way on; no other game is kept for it', async () => {
    const board = open('#rules=meder&machine=b:casual');
    const before = hashOf(board);
    board.free.keep(undefined);
    board.play('b2W-b4N');
    expect([board.free.takesEntry(), board.free.takesEntry()]).toEqual([true, false]);
    await board.reply('b7B-b5B');
    expect(board.free.takesEntry()).toBe(false);
    const after = hashOf(board);
    board.free.keep(undefined);
    await board.free.loader.follow(before);
    expect([hashOf(board), board.free.opponent.thinking]).toEqual([before, undefined]);
    await board.free.loader.follow(after);
    expect(hashOf(board)).toBe(after);
    board.free.keep(undefined);
    expect(board.world.kept.length).toBe(1);
    // The steps of a page that was loaded again go back as well.
    const again = open(after);
    await again.free.loader.follow(before);
    expect(hashOf(again)).toBe(before);
    again.free.redo();
    expect(hashOf(again)).toBe(after);
    // Another place of the same game is only gone to.
    await again.free.loader.follow(`${after}&at=1`);
    expect(again.free.game.path.length).toBe(1);
  });

  test('is resigned: the other has won, nothing more is played, and the result is kept (Meder 5.1(b))', async () => {
    const board = open(AGAINST);
    board.free.match.resign('w');
    expect(stateOf(board)).toBe('You have resigned. Black wins.');
    expect(board.said.at(-1)).toBe('You have resigned. Black wins.');
    expect([board.free.mode, board.free.match.isOn, board.free.match.isOver]).toEqual(['look', false, true]);
    board.play('c2W-c3W');
    expect(board.free.game.line.moves.length).toBe(2);
    expect(hashOf(board)).toBe('#rules=meder&moves=b2W-b4N+b7B-b5B+0-1&machine=b:casual');
    expect(board.free.game.record()).toMatch(/\[Termination "resignation"\][^]*\n0-1\n$/);
    board.free.keep(undefined);
    expect(board.world.kept).toMatchObject([{ result: '0-1', number: 2, headers: { Termination: 'resignation' } }]);
    // What an earlier position leads to may be tried all the same.
    board.free.go('ArrowLeft');
    expect(board.free.mode).toBe('play');
    board.free.match.takeBack();
    expect([hashOf(board), stateOf(board)]).toEqual([AGAINST, 'Your move.']);
  });

  test('is over with a result in its address, which its sentence takes from there; one that cannot be is refused', () => {
    const linked = open('#rules=meder&moves=b2W-b4N+b7B-b5B+0-1');
    expect([stateOf(linked), linked.free.mode]).toEqual(['Black wins, by the result of the record.', 'play']);
    linked.play('c2W-c3W');
    expect(hashOf(linked)).toBe('#rules=meder&moves=b2W-b4N+b7B-b5B+c2W-c3W');
    const mated = open(`#rules=meder&position=${MATE.replaceAll(' ', '+')}&moves=e0KL-e9kl+0-1`);
    expect(mated.free.game.tree.next.length).toBe(1);
    expect(mated.free.game.result).toBe('1-0');
  });

  test('ends in a draw that the machine takes, and goes on where it declines', async () => {
    const board = open(AGAINST);
    const offer = board.free.match.offerDraw();
    expect(board.asked.at(-1)).toMatchObject({ isOffer: true, players: ['b'] });
    await board.reply('decline');
    await offer;
    expect([board.free.match.said.value, stateOf(board)]).toEqual(['The machine declines the draw: it is better.', 'Your move.']);
    board.play('c2W-c3W');
    expect(board.free.match.said.value).toBe('');
    // It is the machine's turn: nothing can be offered.
    expect(board.free.match.mayOffer).toBe(false);
    await board.reply('a7B-a6N');
    const other = board.free.match.offerDraw();
    await board.reply('accept');
    await other;
    expect([stateOf(board), board.free.game.result]).toEqual(['A draw by agreement.', '1/2-1/2']);
    expect(hashOf(board)).toContain('+1/2-1/2&machine');
  });

  test('is neither resigned nor drawn so by three (Harshman VIII has acts for it), by a player who does not sit there by link, or before a move', () => {
    const byLink = open(`${GAME}&mail=k3x9q:w`);
    byLink.free.match.resign('b');
    byLink.free.match.agree();
    expect([byLink.free.match.mayClose, byLink.free.game.result]).toEqual([false, '*']);
    for (const hash of ['#rules=harshman&moves=b3-b4&machine=gb:club', '#rules=meder&machine=b:club']) {
      const board = open(hash);
      board.free.match.resign('w');
      board.free.match.agree();
      expect([board.free.match.mayClose, board.free.game.result]).toEqual([false, '*']);
    }
  });

  test('is played again with sides changed, from the same start; of three each side goes to the next', () => {
    const board = open(`#rules=meder&position=${MATE.replaceAll(' ', '+')}&machine=b:club`);
    board.play('e0KL-e9kl');
    expect([board.free.position.status(), board.free.match.isOver]).toEqual(['checkmate', true]);
    board.free.match.rematch();
    expect(hashOf(board)).toBe(`#rules=meder&position=${MATE.replaceAll(' ', '+')}&machine=w:club`);
    expect(board.free.opponent.thinking).toBe('White');
    expect(turnSeats(['w', 'g', 'b'], { players: ['g', 'b'], strength: 'club' }).players).toEqual(['w', 'b']);
  });
});

describe('a game that is kept', () => {
  test('goes on with the headers and the result of the record that was pasted', async () => {
    const board = open('#rules=grant');
    board.free.text.value = '[Ruleset "meder"]\n[White "Ann"]\n[Result "1/2-1/2"]\n[Termination "agreement"]\n\n1. b4N b5B\n1/2-1/2\n';
    await board.free.loader.load();
    expect(stateOf({ ...board }).startsWith('White to move')).toBe(true);
    board.free.comment('bold', [0]);
    board.free.keep(undefined);
    const [entry] = board.world.kept;
    expect(entry).toMatchObject({ result: '1/2-1/2', headers: { White: 'Ann' } });
    await board.free.loader.choose('usenet');
    await board.free.loader.resume(entry!.id);
    expect(board.free.game.record()).toMatch(/\[White "Ann"\][^]*\[Termination "agreement"\][^]*\n1\/2-1\/2\n$/);
    board.free.go('End');
    expect(stateOf(board)).toBe('A draw by agreement.');
  });

  test('with headers of other builds or broken ones goes on without them', async () => {
    const board = open();
    const entry = { id: 'abcd', hash: GAME, players: 'wb', at: 1, steps: 2, result: '*' };
    for (const headers of [undefined, 7, [], { 'No word': 'x', White: 3 }]) {
      board.world.kept = [{ ...entry, headers }];
      board.free.log.refresh();
      await board.free.loader.resume('abcd');
      expect([board.free.game.headers.size, board.free.game.line.moves.length]).toEqual([0, 2]);
    }
  });
});

describe('captured pieces', () => {
  test('are listed by the player who took them, and compared in pieces', () => {
    const board = open('#rules=meder&moves=b2W-b4N+a7B-a5N+b4N-a5N');
    expect(listCaptures(board.free.game.line, 3)).toEqual([{ player: 'w', pieces: [{ owner: 'b', role: 'pawn', count: 1 }] }]);
    expect(listCaptures(board.free.game.line, 2)).toEqual([]);
    expect(compareMaterial(board.free.position)).toEqual({ player: 'w', more: [{ role: 'pawn', count: 1 }], less: [] });
    expect(compareMaterial(open(GAME).free.position)).toBeUndefined();
    const won = open(`#rules=meder&position=${WON.replaceAll(' ', '+')}`);
    expect(compareMaterial(won.free.position)?.more.map(({ role }) => role)).toEqual(['queen', 'rook']);
    expect(compareMaterial(open('#rules=harshman').free.position)).toBeUndefined();
  });
});
