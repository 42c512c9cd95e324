import { expect, loadRuleset } from '../../engine/index.ts';
import { playIds, type Line } from '../../board/state/line.ts';
import type { DiagramSpec } from './plate-spec.ts';

/** The line of a spec; the build has checked it. */
export async function openLine(spec: Pick<DiagramSpec, 'ruleset' | 'options' | 'position' | 'moves'>): Promise<Line> {
  const named = await loadRuleset(spec.ruleset);
  if (!named) throw new Error(`no ruleset “${spec.ruleset}”`);
  return expect(playIds(expect(expect(named.configure(spec.options ?? {})).parse(spec.position)), spec.moves ?? []));
}
