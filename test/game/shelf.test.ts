import { beforeEach, expect, test, vi } from 'vitest';
import { RulesetCache } from '../../src/game/ruleset-cache.ts';
import { findRuleset, type Ruleset } from '../../src/engine/index.ts';
import { makeDeferred, type Deferred } from '../platform/deferred.ts';

const [meder, grant, usenet] = ['meder', 'grant', 'usenet'].map((id) => findRuleset(id)!) as [Ruleset, Ruleset, Ruleset];
let asked: Map<string, Deferred<Ruleset | undefined>>;
const miss = vi.fn();
const open = (): RulesetCache =>
  new RulesetCache(
    (id) => {
      const answer = makeDeferred<Ruleset | undefined>();
      asked.set(id, answer);
      return answer.promise;
    },
    meder,
    miss,
  );
beforeEach(() => {
  asked = new Map();
  miss.mockClear();
});

test('of two rules that are chosen the last counts, whichever comes first', async () => {
  for (const order of [
    ['grant', 'usenet'],
    ['usenet', 'grant'],
  ]) {
    const shelf = open();
    const [first, last] = [shelf.fetchStart('grant'), shelf.fetchStart('usenet')];
    for (const id of order) asked.get(id)!.resolve(id === 'grant' ? grant : usenet);
    expect([await first, (await last)?.ruleset.id]).toEqual([undefined, 'usenet']);
    // What came too late is here for the next time.
    expect(shelf.find('grant')).toBe(grant);
  }
});

test('rules that are here at once overtake those that are still fetched', async () => {
  const shelf = open();
  const [slow, here] = [shelf.fetchStart('grant'), shelf.fetchStart('meder')];
  expect((await here)?.ruleset.id).toBe('meder');
  asked.get('grant')!.resolve(grant);
  expect(await slow).toBeUndefined();
});

test('rules that could not be fetched are told, and not where something else was asked for meanwhile', async () => {
  const shelf = open();
  const lost = shelf.fetchStart('grant');
  asked.get('grant')!.reject(new Error('no network'));
  expect(await lost).toBeUndefined();
  expect(miss).toHaveBeenCalledOnce();
  const overtaken = shelf.fetchStart('usenet');
  await shelf.fetchStart('meder');
  asked.get('usenet')!.reject(new Error('no network'));
  expect(await overtaken).toBeUndefined();
  expect(miss).toHaveBeenCalledOnce();
});

test('rules that could not be fetched are asked for again', async () => {
  const shelf = open();
  const lost = shelf.fetch('grant');
  asked.get('grant')!.reject(new Error('no network'));
  expect(await lost).toBeUndefined();
  const again = shelf.fetch('grant');
  asked.get('grant')!.resolve(grant);
  expect((await again)?.aborted).toBe(false);
  expect(shelf.find('grant')).toBe(grant);
});
