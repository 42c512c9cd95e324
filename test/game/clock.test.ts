import { describe, expect, test } from 'vitest';
import {
  back,
  delayLeft,
  isRunning,
  leftOf,
  readClock,
  makeClock,
  note,
  press,
  runClock,
  stop,
  announcementBetween,
  writeTime,
  type Clock,
} from '../../src/game/clock.ts';
import { parseClockSetting } from '../../src/game/clock-setting.ts';
import { expect as must, type Player } from '../../src/engine/index.ts';

const TWO = ['w', 'b'] as const;
const THREE = ['w', 'g', 'b'] as const;

/** What happens at a table, with the second at which it does: a move, a step taken back to so many, or the clock's button. */
type Event = readonly [at: number, what: 'press' | 'run' | 'stop' | 'look' | 'note' | `back ${number}`];

/** Plays events of a game in turn order; gives the clock at the last of them. */
function play(setting: string, players: readonly Player[], events: readonly Event[]): { clock: Clock; now: number } {
  let clock = makeClock(must(parseClockSetting(setting)), players, players[0]!);
  let [steps, now] = [0, 0];
  const seat = (step: number): Player => players[step % players.length]!;
  for (const [at, what] of events) {
    now = at * 1000;
    if (what === 'press') {
      clock = press(clock, seat(steps), seat(steps + 1), steps + 1, now);
      steps++;
    } else if (what === 'run') clock = runClock(clock, now);
    else if (what === 'stop') clock = stop(clock, now);
    else if (what === 'look') clock = readClock(clock, now);
    else if (what === 'note') clock = note(clock);
    else {
      steps = Number(what.slice(5));
      clock = back(clock, seat(steps), steps, now);
    }
  }
  return { clock: readClock(clock, now), now };
}

/** Setting, players, events; seconds left in turn order, whose turn, whether time runs, whose flag has fallen. */
const ROWS: readonly (readonly [string, string, readonly Player[], readonly Event[], readonly number[], Player, boolean, Player?])[] = [
  ['stands still until somebody starts it', '1', TWO, [[9, 'look']], [60, 60], 'w', false],
  [
    'runs for the player to move',
    '1',
    TWO,
    [
      [0, 'run'],
      [9, 'look'],
    ],
    [51, 60],
    'w',
    true,
  ],
  [
    'the first move starts it for the second player',
    '1',
    TWO,
    [
      [5, 'press'],
      [12, 'look'],
    ],
    [60, 53],
    'b',
    true,
  ],
  [
    'each pays for their own moves',
    '1',
    TWO,
    [
      [0, 'run'],
      [5, 'press'],
      [9, 'press'],
      [10, 'look'],
    ],
    [54, 56],
    'w',
    true,
  ],
  [
    'an increment is added after the move',
    '1+5',
    TWO,
    [
      [0, 'run'],
      [20, 'press'],
      [21, 'press'],
    ],
    [45, 64],
    'w',
    true,
  ],
  [
    'an increment may give more than there was at first',
    '1+5',
    TWO,
    [
      [0, 'run'],
      [1, 'press'],
    ],
    [64, 60],
    'b',
    true,
  ],
  [
    'an increment saves nobody whose time is over',
    '1+5',
    TWO,
    [
      [0, 'run'],
      [60, 'press'],
    ],
    [0, 60],
    'b',
    false,
    'w',
  ],
  [
    'a delay passes first',
    '1d5',
    TWO,
    [
      [0, 'run'],
      [4, 'press'],
      [20, 'press'],
    ],
    [60, 49],
    'w',
    true,
  ],
  [
    'a delay that is not used is not kept',
    '1d5',
    TWO,
    [
      [0, 'run'],
      [1, 'press'],
      [2, 'press'],
      [12, 'look'],
    ],
    [55, 60],
    'w',
    true,
  ],
  [
    'a flag falls only after the delay',
    '1d5',
    TWO,
    [
      [0, 'run'],
      [64, 'look'],
    ],
    [1, 60],
    'w',
    true,
  ],
  [
    'and then does',
    '1d5',
    TWO,
    [
      [0, 'run'],
      [65, 'look'],
    ],
    [0, 60],
    'w',
    false,
    'w',
  ],
  [
    'a pause costs nothing',
    '1',
    TWO,
    [
      [0, 'run'],
      [10, 'stop'],
      [40, 'run'],
      [45, 'look'],
    ],
    [45, 60],
    'w',
    true,
  ],
  [
    'two pauses in one turn',
    '1',
    TWO,
    [
      [0, 'run'],
      [5, 'stop'],
      [9, 'run'],
      [11, 'stop'],
      [30, 'look'],
    ],
    [53, 60],
    'w',
    false,
  ],
  [
    'a pause within the delay keeps what is left of it',
    '1d5',
    TWO,
    [
      [0, 'run'],
      [3, 'stop'],
      [9, 'run'],
      [13, 'look'],
    ],
    [58, 60],
    'w',
    true,
  ],
  [
    'a move in a pause lets it run again',
    '1',
    TWO,
    [
      [0, 'run'],
      [10, 'stop'],
      [30, 'press'],
      [31, 'look'],
    ],
    [50, 59],
    'b',
    true,
  ],
  [
    'started twice it runs once',
    '1',
    TWO,
    [
      [0, 'run'],
      [5, 'run'],
      [9, 'look'],
    ],
    [51, 60],
    'w',
    true,
  ],
  [
    'stopped twice it stands once',
    '1',
    TWO,
    [
      [0, 'run'],
      [5, 'stop'],
      [9, 'stop'],
    ],
    [55, 60],
    'w',
    false,
  ],
  [
    'a page that slept counts what passed: the flag has fallen',
    '1',
    TWO,
    [
      [0, 'run'],
      [5, 'press'],
      [3600, 'look'],
    ],
    [55, 0],
    'b',
    false,
    'b',
  ],
  [
    'a page that slept for less',
    '1',
    TWO,
    [
      [0, 'run'],
      [5, 'press'],
      [35, 'look'],
    ],
    [55, 30],
    'b',
    true,
  ],
  [
    'a page that slept while the clock stood',
    '1',
    TWO,
    [
      [0, 'run'],
      [5, 'stop'],
      [3600, 'look'],
    ],
    [55, 60],
    'w',
    false,
  ],
  [
    'a world whose time was put back gives nothing back',
    '1',
    TWO,
    [
      [100, 'run'],
      [90, 'look'],
    ],
    [60, 60],
    'w',
    true,
  ],
  [
    'a step taken back gives its time back, and it stands',
    '1',
    TWO,
    [
      [0, 'run'],
      [5, 'press'],
      [9, 'press'],
      [10, 'back 1'],
    ],
    [55, 60],
    'b',
    false,
  ],
  [
    'to the start',
    '1',
    TWO,
    [
      [0, 'run'],
      [5, 'press'],
      [9, 'press'],
      [10, 'back 0'],
      [50, 'look'],
    ],
    [60, 60],
    'w',
    false,
  ],
  [
    'a fallen flag is put up again',
    '1',
    TWO,
    [
      [0, 'run'],
      [5, 'press'],
      [99, 'look'],
      [99, 'back 1'],
    ],
    [55, 60],
    'b',
    false,
  ],
  [
    'a fallen flag stays down whatever is pressed',
    '1',
    TWO,
    [
      [0, 'run'],
      [60, 'look'],
      [61, 'run'],
      [62, 'press'],
      [90, 'look'],
    ],
    [0, 60],
    'b',
    false,
    'w',
  ],
  [
    'a declaration is not a move: time runs on',
    '1',
    TWO,
    [
      [0, 'run'],
      [5, 'press'],
      [8, 'note'],
      [10, 'look'],
    ],
    [55, 55],
    'b',
    true,
  ],
  [
    'three have a clock each (Harshman III)',
    '1',
    THREE,
    [
      [0, 'run'],
      [5, 'press'],
      [12, 'press'],
      [20, 'press'],
      [21, 'look'],
    ],
    [54, 53, 52],
    'w',
    true,
  ],
  [
    'three with an increment',
    '1+2',
    THREE,
    [
      [0, 'run'],
      [5, 'press'],
      [12, 'press'],
      [20, 'press'],
    ],
    [57, 55, 54],
    'w',
    true,
  ],
  [
    'one of three runs out',
    '1',
    THREE,
    [
      [0, 'run'],
      [5, 'press'],
      [66, 'look'],
    ],
    [55, 0, 60],
    'g',
    false,
    'g',
  ],
];

describe('a chess clock', () => {
  test.for(ROWS)('%s', ([, setting, players, events, seconds, turn, runs, flag]) => {
    const { clock, now } = play(setting, players, events);
    expect(players.map((player) => leftOf(clock, player, now) / 1000)).toEqual(seconds);
    expect([clock.turn, isRunning(clock), clock.flag]).toEqual([turn, runs, flag]);
  });

  test('another move from an earlier place begins with the times there', () => {
    const { clock } = play('1', TWO, [
      [0, 'run'],
      [5, 'press'],
      [9, 'press'],
      [20, 'press'],
    ]);
    const other = press(clock, 'b', 'w', 2, 30_000);
    expect(other.after.map(({ w, b }) => [w! / 1000, b! / 1000])).toEqual([
      [60, 60],
      [55, 60],
      [55, 60],
    ]);
    expect([other.turn, isRunning(other)]).toEqual(['w', true]);
  });

  test('is the same when it was kept as text', () => {
    const { clock } = play('1d5', TWO, [
      [0, 'run'],
      [5, 'press'],
      [9, 'stop'],
    ]);
    expect(JSON.parse(JSON.stringify(clock))).toEqual(clock);
  });

  test('says what is left of a delay', () => {
    const { clock } = play('1d5', TWO, [[0, 'run']]);
    expect([0, 2000, 9000].map((now) => delayLeft(clock, now))).toEqual([5000, 3000, 0]);
    expect(delayLeft(play('1+5', TWO, [[0, 'run']]).clock, 0)).toBe(0);
  });

  test('is told at a minute, half a minute and ten seconds, once each', () => {
    const told = (...times: readonly number[]): readonly (number | undefined)[] =>
      times.slice(1).map((time, index) => announcementBetween(times[index]! * 1000, time * 1000));
    expect(told(61, 60.5, 60, 59, 31, 30, 10.1, 9.9, 9.8)).toEqual([undefined, 60, undefined, undefined, 30, undefined, 10, undefined]);
    // A tab that slept hears the latest only.
    expect(told(90, 5)).toEqual([10]);
  });

  test.for([
    [3_909_000, '1:05:09'],
    [600_000, '10:00'],
    [581_000, '9:41'],
    [580_001, '9:41'],
    [60_000, '1:00'],
    [20_000, '0:20'],
    [19_950, '0:20.0'],
    [9_400, '0:09.4'],
    [1, '0:00.1'],
    [0, '0:00.0'],
  ] as const)('%i milliseconds are written %s', ([left, text]) => expect(writeTime(left)).toBe(text));
});

describe('a setting of clocks', () => {
  test.for([
    ['5', { base: 300, bonus: 'none', seconds: 0 }],
    ['10+5', { base: 600, bonus: 'increment', seconds: 5 }],
    ['15d5', { base: 900, bonus: 'delay', seconds: 5 }],
    ['0.5+1', { base: 30, bonus: 'increment', seconds: 1 }],
    ['90+30', { base: 5400, bonus: 'increment', seconds: 30 }],
    ['600d300', { base: 36_000, bonus: 'delay', seconds: 300 }],
  ] as const)('%s is read', ([text, setting]) => expect(must(parseClockSetting(text))).toEqual(setting));

  test('a bonus of nothing is none', () => expect(must(parseClockSetting('10+0'))).toEqual({ base: 600, bonus: 'none', seconds: 0 }));

  test.for(['', '0', '-5', '601', '10+301', '10x5', '+5', 'ten', '10+', '1e3'])('“%s” is none', (text) => {
    const read = parseClockSetting(text);
    expect(!read.ok && [read.fault.field, read.fault.message.startsWith(`found “${text}”`)]).toEqual(['clock', true]);
  });
});
