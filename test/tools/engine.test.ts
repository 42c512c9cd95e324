import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { findRuleset, RULESETS } from '../../src/engine/index.ts';
import { makeError, run } from '../../tools/engine/run-command.ts';
import { pick, seeded } from '../engine/trid/random.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SAMPLE = 'test/fixtures/games/meder-sample.txt';
const folder = mkdtempSync(join(tmpdir(), 'threefold-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The command itself, as a process of its own. */
function spawn(...words: string[]): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/engine/main.ts', ...words], { cwd: ROOT, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

/** The same without the process. */
function call(...words: string[]): Run {
  const printed = run(words);
  return printed.ok ? { code: 0, out: `${printed.value}\n`, err: '' } : { code: 2, out: '', err: `${makeError(printed.fault)}\n` };
}

type Json = Record<string, unknown>;

/** One object on one line of standard output, nothing on the other, exit 0. */
function answer(...words: string[]): Json {
  const { code, out, err } = call(...words);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^\{.*\}\n$/);
  return JSON.parse(out) as Json;
}

/** One object on standard error, nothing on standard output, exit 2. */
function refusal(...words: string[]): Json {
  const { code, out, err } = call(...words);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  const fault = JSON.parse(err) as Json;
  expect(Object.keys(fault)).toEqual(['error', 'field']);
  expect(fault['error']).toMatch(/\S+ \S+ \S+/);
  return fault;
}

function batch(lines: readonly string[]): Json[] {
  const file = join(folder, 'batch.jsonl');
  writeFileSync(file, lines.join('\n'));
  const { code, out, err } = call('batch', file);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Json);
}

describe('the process', () => {
  const BOTH: readonly (readonly [number, readonly string[]])[] = [
    [0, ['perft', '--ruleset', 'meder', '--depth', '1']],
    [0, ['batch', 'test/fixtures/batch.jsonl']],
    [2, []],
    [2, ['perft', '--ruleset', 'flat', '--depth', '1']],
    [2, ['moves', '--ruleset', 'meder', '--position', 'x']],
    [2, ['batch', join(folder, 'none')]],
  ];
  test.for(BOTH)('exits %s after %s, and prints what it prints here', ([code, words]) => {
    const process = spawn(...words);
    expect(process.code).toBe(code);
    expect(process).toEqual(call(...words));
  });

  test('npm run -s engine is the same', () => {
    const { status, stdout } = spawnSync('npm', ['run', '-s', 'engine', '--', 'perft', '--ruleset', 'meder', '--depth', '1'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, '{"nodes":20}\n']);
  });
});

describe('each command prints what the specification says', () => {
  test('rulesets', () => {
    const { rulesets } = answer('rulesets');
    expect(rulesets).toEqual(RULESETS.map(({ id, name, players, start }) => ({ id, name, players: players.length, startPosition: start })));
  });

  test('moves, from the start and after moves played', () => {
    const first = answer('moves', '--ruleset', 'meder');
    expect(first).toMatchObject({ position: findRuleset('meder')!.start, turn: 'w', check: [], status: 'playing', declarations: [] });
    const moves = first['moves'] as { id: string; notation: string }[];
    expect(moves.length).toBe(20);
    expect(moves[0]).toEqual({ id: 'a1W-b3N', notation: 'Nb3N' });
    expect(moves.map(({ id }) => id)).toEqual(moves.map(({ id }) => id).sort());
    const later = answer('moves', '--ruleset', 'meder', '--moves', 'b2W-b4N  b7B-b5B');
    expect(later['position']).toMatch(/ w .* 0 2$/);
  });

  test('perft, with and without the division', () => {
    expect(answer('perft', '--ruleset', 'bartmess', '--depth', '2')).toEqual({ nodes: 324 });
    const { nodes, divide } = answer('perft', '--ruleset', 'grant', '--depth', '2', '--divide') as { nodes: number; divide: object };
    expect(nodes).toBe(784);
    expect(Object.keys(divide).length).toBe(28);
    expect(Object.values(divide).reduce((sum: number, each: number) => sum + each, 0)).toBe(784);
    expect(answer('perft', '--ruleset', 'usenet', '--depth', '0')).toEqual({ nodes: 1 });
  });

  test('replay', () => {
    const game = answer('replay', '--ruleset', 'meder', '--game', SAMPLE);
    expect(Object.keys(game)).toEqual(['positions', 'moves', 'result']);
    expect([(game['positions'] as string[]).length, (game['moves'] as Json[]).length, game['result']]).toEqual([34, 33, '*']);
    expect((game['moves'] as Json[])[17]).toEqual({ id: 'O-O', notation: '0-0' });
    const bare = join(folder, 'bare.txt');
    writeFileSync(bare, '1. b4N b5B *');
    expect((answer('replay', '--ruleset', 'meder', '--game', bare)['moves'] as Json[]).length).toBe(2);
    expect(refusal('replay', '--game', bare)['field']).toBe('header Ruleset');
    expect(refusal('replay', '--ruleset', 'grant', '--game', SAMPLE)['field']).toBe('ruleset');
    expect(refusal('replay', '--ruleset', 'meder', '--game', join(folder, 'none'))['field']).toBe('game');
  });

  const MATE_IN_TWO = 'W:4/1P1P/3K/4;N:4/3b/3k/4;B:4/4/4/Q3;QL@QL1:1P/R1;KL@KL1:1P/1R;ql@QL6:1q/1p;kl@KL6:1r/1p w - - - 0 36';

  test('analyse: lines with chances and mates, the same by the same nodes, alone and in a batch', () => {
    const words = ['analyse', '--ruleset', 'meder', '--position', MATE_IN_TWO, '--nodes', '20000', '--lines', '3'];
    const first = answer(...words);
    expect(Object.keys(first)).toEqual(['lines', 'depth', 'nodes', 'ms']);
    const lines = first['lines'] as { moves: string[]; chance: number; mate?: number }[];
    expect(lines.map(({ mate }) => mate)).toEqual([2, undefined, undefined]);
    expect([lines[0]!.moves[0], lines[0]!.chance]).toEqual(['e0KL-a0QL', 1]);
    for (const { chance } of lines.slice(1)) expect(chance > 0 && chance < 1).toBe(true);
    const [second] = batch([JSON.stringify({ command: 'analyse', ruleset: 'meder', position: MATE_IN_TWO, nodes: 20_000, lines: 3 })]);
    expect({ ...second, ms: 0 }).toEqual({ ...first, ms: 0 });
  });

  test('analyse: one share of the point for each of three players', () => {
    const { lines } = answer('analyse', '--ruleset', 'harshman', '--nodes', '2000') as { lines: { chance: number[] }[] };
    expect(lines.length).toBe(1);
    expect(lines[0]!.chance.length).toBe(3);
    expect(lines[0]!.chance.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 3);
  });

  test('analyse: within a time, and of a game that is over', () => {
    expect(Object.keys(answer('analyse', '--ruleset', 'grant', '--ms', '20'))).toEqual(['lines', 'depth', 'nodes', 'ms']);
    const mated = ['e0KL-a0QL', 'd5N-b3W', 'KL1-KL3'].join(' ');
    const over = answer('analyse', '--ruleset', 'meder', '--position', MATE_IN_TWO, '--moves', mated, '--nodes', '10');
    expect(over).toEqual({ lines: [], status: 'checkmate', depth: 0, nodes: 0, ms: 0 });
  });

  test('the options of harshman work with every command', () => {
    const moves = answer('moves', '--ruleset', 'harshman', '--board', '8-9', '--mate', 'last', '--automatic');
    const wide = findRuleset('harshman')!.configure({ board: '8-9' });
    expect(wide.ok && moves['position']).toBe(wide.ok && wide.value.start);
    expect(refusal('perft', '--ruleset', 'harshman', '--depth', '1', '--board', '9-9')).toEqual({
      error: 'found “9-9”, expected 8-7 or 8-9',
      field: 'board',
    });
    expect(refusal('moves', '--ruleset', 'meder', '--mate', 'last')['field']).toBe('mate');
  });
});

describe('bad input prints the error and its field, and exits 2', () => {
  const BAD: readonly (readonly [string, readonly string[]])[] = [
    ['command', []],
    ['command', ['fly']],
    ['nodes', ['analyse', '--ruleset', 'meder']],
    ['nodes', ['analyse', '--ruleset', 'meder', '--nodes', '0']],
    ['nodes', ['analyse', '--ruleset', 'meder', '--nodes', 'many']],
    ['nodes', ['analyse', '--ruleset', 'meder', '--nodes', '1000000001']],
    ['ms', ['analyse', '--ruleset', 'meder', '--ms', '0']],
    ['ms', ['analyse', '--ruleset', 'meder', '--ms', '-5']],
    ['lines', ['analyse', '--ruleset', 'meder', '--nodes', '10', '--lines', '0']],
    ['position', ['analyse', '--ruleset', 'meder', '--nodes', '10', '--position', 'x']],
    ['command', ['--ruleset', 'meder']],
    ['ruleset', ['moves']],
    ['ruleset', ['moves', '--ruleset', 'flat']],
    ['ruleset', ['moves', '--ruleset', 'constructor']],
    ['ruleset', ['moves', '--ruleset']],
    ['arguments', ['moves', 'meder']],
    ['colour', ['moves', '--ruleset', 'meder', '--colour', 'red']],
    ['__proto__', ['moves', '--ruleset', 'meder', '--__proto__', 'x']],
    ['position', ['moves', '--ruleset', 'meder', '--position', 'x']],
    ['turn', ['moves', '--ruleset', 'meder', '--position', findRuleset('meder')!.start.replace(' w ', ' g ')]],
    ['moves', ['moves', '--ruleset', 'meder', '--moves', 'b2W-b4N b2W-b4N']],
    ['depth', ['perft', '--ruleset', 'meder']],
    ['depth', ['perft', '--ruleset', 'meder', '--depth', 'two']],
    ['depth', ['perft', '--ruleset', 'meder', '--depth', '-1']],
    ['depth', ['perft', '--ruleset', 'meder', '--depth', '99']],
    ['game', ['replay', '--ruleset', 'meder']],
    ['file', ['batch']],
    ['file', ['batch', join(folder, 'none')]],
  ];
  test.for(BAD)('field %s: %s', ([field, words]) => {
    expect(refusal(...words)['field']).toBe(field);
  });
});

describe('batch', () => {
  test('answers every line in order, with an error line for a bad one, and goes on', () => {
    const answers = batch([
      '{"command":"perft","ruleset":"meder","depth":1}',
      'no json',
      '[]',
      '{"command":"moves"}',
      '{"command":"perft","ruleset":"meder","depth":"1"}',
      '{"command":"perft","ruleset":"meder","depth":1,"divide":"yes"}',
      '{"command":"moves","ruleset":"meder","colour":"red"}',
      '{"command":"batch"}',
      '{"command":"toString"}',
      '{"command":"moves","ruleset":"harshman","board":"8-9","mate":"last","automatic":true}',
      '{"command":"perft","ruleset":"usenet","moves":"a2QL-e6kl","depth":1}',
    ]);
    expect(answers.map((line) => line['field'] ?? Object.keys(line)[0])).toEqual([
      'nodes',
      'request',
      'request',
      'ruleset',
      'depth',
      'divide',
      'colour',
      'command',
      'command',
      'position',
      'nodes',
    ]);
    expect(answers[0]).toEqual({ nodes: 20 });
    for (const line of answers.filter((each) => each['field'] !== undefined)) expect(Object.keys(line)).toEqual(['error', 'field']);
  });

  test('an empty file and empty lines give nothing for nothing', () => {
    expect(batch(['', '{"command":"perft","ruleset":"meder","depth":0}', '  ', ''])).toEqual([{ nodes: 1 }]);
  });
});

describe('broken input is refused, and never throws', () => {
  const BITS = [
    '--',
    '-',
    '"',
    '{',
    '}',
    ',',
    ':',
    'x',
    '1',
    '-1',
    '1e9',
    'null',
    'true',
    '[]',
    '',
    ' ',
    '\\',
    '\u0000',
    '\u{1F600}',
    '__proto__',
  ];

  test('words of the command line', () => {
    const random = seeded(21);
    const good = [
      'moves',
      'perft',
      'replay',
      'rulesets',
      '--ruleset',
      'meder',
      '--depth',
      '1',
      '--moves',
      'b2W-b4N',
      '--divide',
      '--board',
      '8-9',
      '--game',
      SAMPLE,
      '--position',
    ];
    let refused = 0;
    for (let i = 0; i < 10_000; i++) {
      const words = Array.from({ length: Math.floor(random() * 7) }, () => pick(random, random() < 0.8 ? good : BITS));
      const result = run(words);
      if (!result.ok) refused++;
      const fits = result.ok ? result.value.startsWith('{') : /\S+ \S+/.test(result.fault.message) && result.fault.field !== '';
      if (!fits) expect(words).toBe('answered or refused');
    }
    expect(refused).toBeGreaterThan(5_000);
  });

  test('lines of a batch: one answer each, whatever they hold', () => {
    const random = seeded(22);
    const good = '{"command":"perft","ruleset":"meder","depth":1,"moves":"b2W-b4N","divide":true}';
    const lines = Array.from({ length: 10_000 }, () => {
      const at = Math.floor(random() * good.length);
      return `${good.slice(0, at)}${pick(random, BITS)}${good.slice(at + Math.floor(random() * 12))}`;
    });
    const answers = batch(lines);
    expect(answers.length).toBe(lines.length);
    expect(answers.filter((line) => 'error' in line === 'nodes' in line)).toEqual([]);
  });
});

describe('docs/command-line.md', () => {
  const page = readFileSync(join(ROOT, 'docs/command-line.md'), 'utf8');
  const examples = [...page.matchAll(/```console\n\$ npm run -s engine -- (.*)\n([\s\S]*?)\n```/g)].map(
    ([, line, printed]) => [line!, printed!] as const,
  );

  test('has an example for every command', () => {
    const shown = new Set(examples.map(([line]) => line.split(' ')[0]));
    expect(['batch', 'moves', 'perft', 'replay', 'rulesets'].filter((command) => !shown.has(command))).toEqual([]);
  });

  test.for(examples)('%s', ([line, printed]) => {
    const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!);
    const { out, err } = call(...words);
    const got = (out + err).trimEnd();
    const pattern = printed.split(' … ').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    expect(got).toMatch(new RegExp(`^${pattern.join('[\\s\\S]*')}$`));
  });
});

describe('read', () => {
  const KEYS = ['kind', 'ruleset', 'form', 'moves', 'position', 'fault'];
  const file = (text: string): string => {
    const path = join(folder, 'text.txt');
    writeFileSync(path, text);
    return path;
  };

  test('prints what a text is, and exits 0 also where there is a fault', () => {
    const game = answer('read', '--ruleset', 'meder', '--text', file('1. b4N b5B\n2. zzz'));
    expect(Object.keys(game)).toEqual(KEYS);
    expect(game).toMatchObject({
      kind: 'game',
      ruleset: 'meder',
      form: 'own',
      moves: ['b2W-b4N', 'b7B-b5B'],
      fault: { line: 2, word: 'zzz' },
    });
    const { start } = findRuleset('grant')!;
    const position = answer('read', '--ruleset', 'grant', '--text', file(start));
    expect(position).toEqual({ kind: 'position', ruleset: 'grant', form: 'own', moves: [], position: start, fault: null });
    expect(answer('read', '--text', file('#rules=usenet'))).toMatchObject({ kind: 'link', form: 'own', fault: null });
    const none = answer('read', '--ruleset', 'meder', '--text', file('hello'));
    expect(none).toMatchObject({ kind: 'none', form: null, moves: [], position: null, fault: { line: 1, word: 'hello' } });
  });

  test('takes the rules of the text before those of the flag', () => {
    expect(answer('read', '--ruleset', 'meder', '--text', file('[Ruleset "grant"]\n\n1. b4N'))).toMatchObject({ ruleset: 'grant' });
    expect(answer('read', '--text', file('#rules=usenet&moves=b2W-b4N'))).toMatchObject({ kind: 'link', ruleset: 'usenet', fault: null });
    expect(answer('read', '--text', file('1. b4N'))).toMatchObject({ kind: 'game', ruleset: null, moves: [] });
  });

  test('takes the text itself in a batch', () => {
    const [one, other] = batch(['{"command":"read","ruleset":"meder","text":"1. b4N"}', '{"command":"read","text":7}']);
    expect(one).toMatchObject({ kind: 'game', moves: ['b2W-b4N'], fault: null });
    expect(other).toMatchObject({ field: 'text' });
  });

  test('refuses a file that is not there, and rules that are not', () => {
    expect(refusal('read', '--text', 'no/such/file')).toMatchObject({ field: 'text' });
    expect(refusal('read', '--ruleset', 'flat', '--text', file('1. b4N'))).toMatchObject({ field: 'ruleset' });
    expect(refusal('read', '--ruleset', 'meder')).toMatchObject({ field: 'text' });
  });
});
