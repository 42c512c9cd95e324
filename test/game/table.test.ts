import { describe, expect, test } from 'vitest';
import { parseAddress } from '../../src/game/game-address.ts';
import { AnalysisBoard } from '../../src/game/analysis-board.ts';
import { PassAndPlay, HAND_OVER_MODES } from '../../src/game/pass-and-play.ts';
import { parseClockSetting } from '../../src/game/clock-setting.ts';
import { expect as must, findRuleset, type Player } from '../../src/engine/index.ts';

/** A board with its clocks, and what its world was told. */
interface Table {
  readonly free: AnalysisBoard;
  readonly said: string[];
  /** It is so many seconds later. */
  at(seconds: number): Table;
  play(id: string): Table;
  /** Seconds each player has, in turn order. */
  left(): readonly number[];
}

/** An analysis board with clocks, in a world whose time is set by hand, in seconds. */
function sit(hash: string, setting?: string): Table {
  const said: string[] = [];
  const world = {
    seconds: 0,
    random: () => 0,
    now: () => world.seconds * 1000,
    fetchRules: async (id: string) => findRuleset(id),
    ask: async () => undefined,
    drop: () => {},
    announce: (words: string) => void said.push(words),
    shown: async () => undefined,
    games: { list: () => [], keep: () => {}, remove: () => {}, isUnsaved: false, makeId: () => 'g4m3s' },
    mailbox: { list: () => [], keep: () => {}, makeId: () => 'k3x9q' },
  };
  const free = new AnalysisBoard(world, must(parseAddress(hash, findRuleset)));
  if (setting !== undefined) free.hotSeat.setClocks(must(parseClockSetting(setting)));
  const at = (seconds: number): Table => {
    world.seconds = seconds;
    free.hotSeat.timing.tick();
    return table;
  };
  const play = (id: string): Table => {
    free.move(free.position.moves().find((move) => move.id === id)!);
    return table;
  };
  const table: Table = {
    free,
    at,
    play,
    said,
    left: () => free.position.ruleset.players.map((player) => free.hotSeat.timing.left(player) / 1000),
  };
  return table;
}
const isOn = ({ free }: Table): boolean => free.hotSeat.timing.clock?.since !== undefined;

describe('clocks on the analysis board', () => {
  test('are pressed by a move, stopped by a step back, and follow the line', () => {
    const table = sit('#rules=meder', '1+2');
    table.at(5).play('b2W-b4N').at(15).play('b7B-b5B').at(18);
    expect([table.left(), isOn(table)]).toEqual([[59, 52], true]);
    table.free.undo();
    expect([table.left(), isOn(table), table.free.hotSeat.timing.clock?.turn]).toEqual([[60 + 2, 60], false, 'b']);
    table.at(40).play('a7B-a6N').at(41);
    expect([table.left(), isOn(table)]).toEqual([[61, 62], true]);
  });

  test('run on while somebody looks at an earlier place', () => {
    const table = sit('#rules=meder', '1');
    table.at(0).play('b2W-b4N').free.go('Home');
    expect([table.at(9).left(), isOn(table)]).toEqual([[60, 51], true]);
  });

  test('tell a minute, half a minute, ten seconds and the end, once each', () => {
    const table = sit('#rules=harshman', '1.5');
    table.free.hotSeat.timing.toggle();
    table.said.length = 0;
    for (const seconds of [10, 29, 31, 32, 61, 81, 85, 90, 91]) table.at(seconds);
    expect(table.said).toEqual([
      'White has a minute left.',
      'White has 30 seconds left.',
      'White has 10 seconds left.',
      'White’s time is over.',
    ]);
    // The rules know no clock: who wants to plays on.
    table.play('c1-e4');
    expect([table.left(), isOn(table), table.free.address.value.hash]).toEqual([[0, 90, 90], false, '#rules=harshman&moves=c1-e4']);
  });

  test('stand still when the game is over (Harshman VIII)', () => {
    const table = sit('#rules=harshman&moves=c1-e4+a6-a4+l6-k5+e4-d6+a7-a5+k5-j4+d6-b7', '5');
    table.free.hotSeat.timing.toggle();
    table.at(7).free.act('mate:w>g');
    expect([table.free.position.status(), isOn(table), table.at(60).left()]).toEqual(['checkmate', false, [300, 293, 300]]);
  });

  test('begin again with a new game, and other rules have as many as they have players', async () => {
    const table = sit('#rules=meder', '1');
    table.at(0).play('b2W-b4N').at(9);
    await table.free.loader.restart();
    expect([table.left(), isOn(table)]).toEqual([[60, 60], false]);
    await table.free.loader.choose('harshman');
    expect(table.left()).toEqual([60, 60, 60]);
  });

  test('are none where players are not at one table', () => {
    const table = sit('#rules=meder', '1');
    table.free.hotSeat.pass('ask');
    table.free.beginCorrespondence();
    expect([table.free.hotSeat.timing.clock, table.free.hotSeat.passing.mode.value]).toEqual([undefined, 'off']);
  });
});

describe('a board that goes round', () => {
  test('turns to whoever moves, in games of two and of three', () => {
    const two = sit('#rules=meder');
    expect(two.free.side).toBeUndefined();
    two.free.hotSeat.pass('turn');
    expect([two.free.side, two.play('b2W-b4N').free.side, two.play('b7B-b5B').free.side]).toEqual(['w', 'b', 'w']);
    two.free.go('ArrowLeft');
    expect(two.free.side).toBe('w');
    const three = sit('#rules=harshman');
    three.free.hotSeat.pass('turn');
    expect([three.free.side, three.play('f1-g4').free.side, three.play('i13-i11').free.side]).toEqual(['w', 'g', 'b']);
  });

  test('turns when it is handed over, and until then nobody moves; whoever hands it over presses the clock', () => {
    const table = sit('#rules=meder', '1');
    table.free.hotSeat.pass('ask');
    table.free.hotSeat.timing.toggle();
    table.at(5).play('b2W-b4N');
    expect([table.free.side, table.free.hotSeat.waiting, table.free.mode]).toEqual(['w', 'b', 'look']);
    table.play('b7B-b5B');
    expect(table.free.address.value.hash).toBe('#rules=meder&moves=b2W-b4N');
    table.at(8).free.handOver();
    expect([table.free.side, table.free.hotSeat.waiting, table.free.mode, table.at(9).left()]).toEqual(['b', undefined, 'play', [52, 59]]);
    table.free.handOver();
    expect(table.left()).toEqual([52, 59]);
  });

  test('a move that is taken back before needs no hand', () => {
    const table = sit('#rules=meder', '1');
    table.free.hotSeat.pass('ask');
    table.play('b2W-b4N').free.undo();
    expect([table.free.hotSeat.waiting, table.free.mode, table.free.hotSeat.timing.clock?.turn]).toEqual([undefined, 'play', 'w']);
  });

  test('is not handed to a machine, nor when the game is over', () => {
    const passing = new PassAndPlay();
    const isReaders = (player: Player): boolean => player !== 'g';
    const at = (turn: Player, status: 'playing' | 'stalemate' = 'playing') => ({ turn, status: () => status });
    passing.choose('ask', 'w');
    expect([
      passing.waitsFor(at('g'), isReaders),
      passing.waitsFor(at('b'), isReaders),
      passing.waitsFor(at('b', 'stalemate'), isReaders),
    ]).toEqual([undefined, 'b', undefined]);
    passing.choose('turn', 'w');
    expect([passing.side('g', ['w', 'g', 'b'], isReaders), passing.waitsFor(at('b'), isReaders)]).toEqual(['b', undefined]);
    passing.choose('off', 'w');
    expect([passing.side('b', ['w', 'b'], isReaders), HAND_OVER_MODES[0]]).toEqual([undefined, 'off']);
  });

  test('shows where a piece may go only where those at the table want it', () => {
    const passing = new PassAndPlay();
    const seen = HAND_OVER_MODES.map((mode) => {
      passing.choose(mode, 'w');
      return passing.hasHints;
    });
    expect(seen).toEqual([true, false, false]);
    passing.wantsHints.value = true;
    expect(passing.hasHints).toBe(true);
  });
});
