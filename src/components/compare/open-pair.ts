import { h, render } from 'preact';
import { loadRuleset } from '../../engine/index.ts';
import examples from '../../comparison/data/examples.json';
import Pair from './Pair.tsx';
import { isText, listOf, pairOf, parseData, recordOf } from '../../platform/page-data.ts';

/** Puts the plates of a row into a box; its button says which pairs differ, the rules that answer, and the rulesets of its board. */
export async function openPair(button: HTMLElement, box: HTMLElement): Promise<void> {
  const pairs = parseData(button, 'pairs', listOf(pairOf(isText)));
  const rules = parseData(button, 'rules', recordOf(isText));
  // A position is written by one ruleset and may be shown under two others.
  const known = (button.dataset['known'] ?? '').split(' ');
  const rulesets = (await Promise.all(known.map((id) => loadRuleset(id)))).filter((one) => one !== undefined);
  box.textContent = '';
  render(h(Pair, { row: button.dataset['row'] ?? '', pairs, rulesets, examples, rules }), box);
}
