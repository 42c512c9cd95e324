import { afterEach, expect, test, vi } from 'vitest';
import { makeLinkedBoards, type LinkedBoardsProps } from '../../src/components/compare/linked-boards.ts';
import { RULESETS, type Ruleset } from '../../src/engine/index.ts';
import { makeDeferred, type Deferred } from '../platform/deferred.ts';

const asked = vi.hoisted(() => new Map<string, unknown>());
vi.mock('../../src/engine/index.ts', async (original) => ({
  ...(await original<object>()),
  loadRuleset: (id: string) => (asked.get(id) as Deferred<Ruleset>).promise,
}));
const fetched = vi.hoisted(() => ({ examples: [] as (() => Promise<unknown>)[] }));
vi.mock('../../src/platform/lazy.ts', () => ({ lazy: () => ({ load: () => fetched.examples.shift()!() }) }));
afterEach(() => {
  asked.clear();
  fetched.examples = [];
});

const rulesOf = (id: string): Ruleset => RULESETS.find((one) => one.id === id)!;
const props: LinkedBoardsProps = {
  known: RULESETS.map(({ id, name }) => ({ id, name })),
  first: { rules: ['meder', 'grant'], of: 'meder' },
  examples: [],
  topics: {},
  rows: {},
};
const open = () => makeLinkedBoards(props, [rulesOf('meder'), rulesOf('grant')]);
vi.stubGlobal('history', { replaceState: () => undefined });

test('of two changes the later one is shown, though the rules of the first come after it', async () => {
  const slow = makeDeferred<Ruleset>();
  asked.set('bartmess', slow);
  const model = open();
  const first = model.change({ rules: ['meder', 'bartmess'], of: 'meder' });
  await model.change({ rules: ['grant', 'meder'], of: 'grant' });
  slow.resolve(rulesOf('bartmess'));
  await first;
  expect([model.state.value.rules, model.fault.value]).toEqual([['grant', 'meder'], '']);
});

test('rules that could not be fetched are said to be lost, and fetched at a press', async () => {
  const lost = makeDeferred<Ruleset>();
  asked.set('bartmess', lost);
  const model = open();
  lost.reject(new Error('no network'));
  await model.change({ rules: ['meder', 'bartmess'], of: 'meder' });
  expect([model.state.value.rules, model.fault.value]).toEqual([['meder', 'grant'], 'What you chose could not be fetched.']);
  const found = makeDeferred<Ruleset>();
  found.resolve(rulesOf('bartmess'));
  asked.set('bartmess', found);
  await model.again.value?.();
  expect([model.state.value.rules, model.fault.value, model.again.value]).toEqual([['meder', 'bartmess'], '', undefined]);
});

test('the build starts no clock: the words follow the marks only where somebody begins it', () => {
  const clock = vi.spyOn(globalThis, 'setTimeout');
  const model = open();
  expect(clock).not.toHaveBeenCalled();
  const stop = model.begin();
  expect(clock).toHaveBeenCalledOnce();
  stop();
  clock.mockRestore();
});

/** A position in which the rules of Meder allow what those of Grant refuse. */
const EXAMPLES = [
  { code: 'one', allows: 'meder', refuses: 'grant', of: 'meder', position: rulesOf('meder').start, pick: 'd1W' },
  { code: 'two', allows: 'grant', refuses: 'meder', of: 'grant', position: rulesOf('grant').start, pick: 'd1W' },
];
const found = (): Promise<unknown> => Promise.resolve({ default: EXAMPLES });

test('a question whose positions could not be fetched is said to be lost, and answered at the next try', async () => {
  fetched.examples = [() => Promise.reject(new Error('no network')), found];
  const model = open();
  await model.ask('one');
  expect([model.asked.value, model.fault.value]).toEqual([undefined, 'What you chose could not be fetched.']);
  await model.again.value?.();
  expect([model.asked.value, model.fault.value, model.again.value]).toEqual([{ code: 'one', nth: 0 }, '', undefined]);
  expect(model.state.value.position).toBe(EXAMPLES[0]!.position);
});

test('of two questions the later one is shown, though the positions of the first come, or are lost, after it', async () => {
  for (const settle of ['resolve', 'reject'] as const) {
    const slow = makeDeferred<unknown>();
    fetched.examples = [() => slow.promise, found];
    const model = open();
    const first = model.ask('one');
    await model.ask('two');
    if (settle === 'resolve') slow.resolve({ default: EXAMPLES });
    else slow.reject(new Error('no network'));
    await first;
    expect([model.asked.value, model.state.value.of, model.fault.value]).toEqual([{ code: 'two', nth: 0 }, 'grant', '']);
  }
});
