import { describe, expect, test } from 'vitest';
import { addGame, mergeGames, readGames, type GameEntry } from '../../src/game/game-list.ts';
import { parseAddress } from '../../src/game/game-address.ts';
import { AnalysisBoard } from '../../src/game/analysis-board.ts';
import { expect as must, findRuleset } from '../../src/engine/index.ts';

/** An analysis board whose games are kept in this list, at a clock that goes on by a minute a step. */
function open(hash: string, games: { list: readonly GameEntry[] } = { list: [] }) {
  let now = 1_000_000_000_000;
  const world = {
    fetchRules: async (id: string) => findRuleset(id),
    ask: async () => undefined,
    drop: () => {},
    announce: () => {},
    shown: async () => {},
    mailbox: { list: () => [], keep: () => {}, makeId: () => 'k3x9q' },
    games: {
      list: () => games.list,
      keep: (entry: GameEntry) => void (games.list = addGame(games.list, entry)),
      remove: (id: string) => void (games.list = games.list.filter((one) => one.id !== id)),
      isUnsaved: false,
      makeId: () => `game${games.list.length}`,
    },
    random: () => 0,
    now: () => (now += 60_000),
  };
  const free = new AnalysisBoard(world, must(parseAddress(hash, findRuleset)));
  const keep = (): void => free.keep(free.hotSeat.toKeep(now));
  keep();
  const play = (...ids: string[]): void => {
    for (const id of ids) {
      free.move(free.position.moves().find((move) => move.id === id)!);
      keep();
    }
  };
  return { free, games, keep, play };
}

describe('games of the analysis board', () => {
  test('are kept once each, from the first move on, with rules, machine, result and moves', () => {
    const { games, play, free, keep } = open('#rules=meder&machine=b:club');
    expect(games.list).toEqual([]);
    play('b2W-b4N');
    play('b7B-b5B');
    expect(games.list.map(({ id, hash, players, steps, result }) => [id, hash, players, steps, result])).toEqual([
      ['game0', '#rules=meder&moves=b2W-b4N+b7B-b5B&machine=b:club', 'wb', 2, '*'],
    ]);
    // What is taken back to the start is none, and is one again when it is made again.
    free.undo();
    free.undo();
    keep();
    expect(games.list).toEqual([]);
    free.redo();
    keep();
    expect(games.list.length).toBe(1);
  });

  test('of a link that was opened and not changed is none; changed it is the reader’s', () => {
    const { games, play, free, keep } = open('#rules=meder&moves=b2W-b4N+b7B-b5B');
    free.go('ArrowLeft');
    keep();
    expect(games.list).toEqual([]);
    free.go('End');
    play('c2W-c3W');
    expect(games.list.map(({ steps }) => steps)).toEqual([3]);
  });

  test('a new game is another one, and the one before stays as it was', async () => {
    const { games, play, free, keep } = open('#rules=meder');
    play('b2W-b4N');
    await free.loader.restart();
    keep();
    play('c2W-c3W');
    expect(games.list.map(({ hash }) => hash)).toEqual(['#rules=meder&moves=c2W-c3W', '#rules=meder&moves=b2W-b4N']);
    expect(free.log.unfinished?.id).toBe('game1');
  });

  test('a game is gone on with as it was left, at its place, with its machine, and its moves can be taken back', async () => {
    const first = open('#rules=meder&machine=b:club');
    first.free.hotSeat.pass('turn');
    first.play('b2W-b4N', 'b7B-b5B', 'c2W-c3W', 'c7B-c6B');
    const { games } = first;
    const { free, keep } = open('#rules=grant', games);
    await free.loader.resume('game0');
    keep();
    expect(games.list.length).toBe(1);
    expect([free.rules, free.opponent.seats, free.hotSeat.passing.mode.value]).toEqual([
      'meder',
      { players: ['b'], strength: 'club' },
      'turn',
    ]);
    expect([free.canUndo, free.game.path.length]).toEqual([true, 4]);
    // The machine's move goes with the reader's.
    free.undo();
    expect([free.game.end.length, free.position.turn]).toEqual([2, 'w']);
    free.redo();
    expect(free.game.end.length).toBe(4);
  });

  test('a game that is over is not offered', () => {
    expect(
      open('#rules=meder', { list: [{ id: 'abcd', hash: '#rules=meder', players: 'wb', at: 1, steps: 3, result: '1-0' }] }).free.log
        .unfinished,
    ).toBe(undefined);
  });
});

describe('the list of games', () => {
  const entry = (id: string, at: number): GameEntry => ({ id, hash: '#rules=meder', players: 'wb', at, steps: 1, result: '*' });

  test('holds a hundred, the latest first, each once', () => {
    let games: readonly GameEntry[] = [];
    for (let at = 0; at < 150; at++) games = addGame(games, entry(`game${at}`, at));
    games = addGame(games, entry('game100', 200));
    expect([games.length, games[0]!.id, games.filter(({ id }) => id === 'game100').length]).toEqual([100, 'game100', 1]);
  });

  test('is read without what is broken, and is none where it is not a list', () => {
    const good = entry('abcd', 5);
    const broken = [
      { ...good, id: '../components/free/x' },
      { ...good, at: 'now' },
      { ...good, players: 'xy' },
      { ...good, hash: 'http://x' },
      { ...good, result: 'won' },
      null,
      7,
    ];
    expect(readGames([...broken, good, good])).toEqual([good]);
    expect([readGames({}), readGames(undefined)]).toEqual([undefined, undefined]);
  });

  test('of two devices is one: of a game both have the later', () => {
    expect(
      mergeGames([entry('aaaa', 1), entry('bbbb', 5)], [entry('aaaa', 9), entry('cccc', 2)]).map(({ id, at }) => `${id} ${at}`),
    ).toEqual(['aaaa 9', 'bbbb 5', 'cccc 2']);
  });
});
