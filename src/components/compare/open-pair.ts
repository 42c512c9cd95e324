import { h, render } from 'preact';
import { loadRuleset } from '../../engine/index.ts';
import examples from './data/examples.json';
import Pair from './Pair.tsx';

/** Puts the plates of a row into a box; the row says which pairs differ, the rules that answer, and the rulesets of its board. */
export async function openPair(row: DOMStringMap, box: HTMLElement): Promise<void> {
  const pairs = JSON.parse(row['pairs'] ?? '[]') as (readonly [string, string])[];
  const rules = JSON.parse(row['rules'] ?? '{}') as Record<string, string>;
  // A position is written by one ruleset and may be shown under two others.
  const known = (row['known'] ?? '').split(' ');
  const rulesets = (await Promise.all(known.map((id) => loadRuleset(id)))).filter((one) => one !== undefined);
  box.textContent = '';
  render(h(Pair, { row: row['row'] ?? '', pairs, rulesets, examples, rules }), box);
}
