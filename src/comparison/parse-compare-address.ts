import { ok } from '../engine/index.ts';
import { FEWEST, MOST, type CompareState, type Picked } from '../board/address/compare-address.ts';
import { COMPARED_BOARDS } from '#words/compare/boards.ts';
import { failWith, type DescribedResult } from '../words/described-fault.ts';

const BOARD_IDS = ['QL', 'KL', 'ql', 'kl'];

/**
 * Reads an address that `board/address/compare-address.ts` wrote: boards write it for their links and never read it. `known` are the rulesets
 * that can be compared. What is wrong is reported with its part.
 */
export function parseCompareAddress(hash: string, known: readonly string[]): DescribedResult<CompareState> {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const rules = (parts.get('rules') ?? '').split(',').filter(Boolean);
  const strange = [...rules, ...(parts.has('of') ? [parts.get('of')!] : [])].find((id) => !known.includes(id));
  if (strange !== undefined) return failWith('unknown', 'rules', COMPARED_BOARDS.unknown(strange.slice(0, 60), known));
  if (new Set(rules).size !== rules.length) return failWith('malformed', 'rules', COMPARED_BOARDS.twice);
  if (rules.length < FEWEST || rules.length > MOST)
    return failWith('malformed', 'rules', COMPARED_BOARDS.count(rules.length, FEWEST, MOST, known.slice(0, 2)));
  const position = parts.get('position')?.replaceAll('_', ' ');
  const name = parts.get('pick');
  const pick: Picked | undefined = !name ? undefined : BOARD_IDS.includes(name) ? { kind: 'board', id: name } : { kind: 'square', name };
  return ok({ rules, of: parts.get('of') ?? rules[0]!, ...(position && { position }), ...(pick && { pick }) });
}
