import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { coverClaims, findWrongLabels, readNamings } from '../../scripts/claims.ts';
import { ROOT } from '../../scripts/run.ts';
import { expect as must, findRuleset, RULESETS, type Position } from '../../src/engine/index.ts';

/** A position that shows a claim: what can be played there, and what cannot. */
interface Case {
  readonly position: string;
  readonly moves?: readonly string[];
  readonly legal?: readonly string[];
  readonly illegal?: readonly string[];
  readonly check?: readonly string[];
  readonly status?: string;
  readonly declarations?: readonly string[];
  readonly points?: Readonly<Record<string, string>>;
  readonly board?: string;
  readonly mate?: string;
  readonly automatic?: boolean;
}
interface Claim {
  readonly id: string;
  readonly show: string;
  readonly cases?: readonly Case[];
}

const readClaims = (ruleset: string): Claim[] =>
  readFileSync(join(ROOT, 'src/content/claims', `${ruleset}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Claim);

function openCase(id: string, { position, moves = [], board, mate, automatic }: Case): Position {
  const options = {
    ...(board !== undefined && { board }),
    ...(mate !== undefined && { mate }),
    ...(automatic !== undefined && { automatic: automatic ? 'on' : 'off' }),
  };
  const ruleset = must(findRuleset(id)!.configure(options));
  return moves.reduce((here, move) => must(here.play(move)), must(ruleset.parse(position === 'start' ? ruleset.start : position)));
}

const writePoints = (points: Readonly<Record<string, string>> = {}): string[] =>
  Object.entries(points).map(([player, value]) => `${player} ${value}`);

/** What a case says that does not hold, in words. */
function findFaults(ruleset: string, one: Case): string[] {
  const position = openCase(ruleset, one);
  const moves = position.moves();
  const acts = position.acts();
  const ids = new Set([...moves, ...acts].map(({ id }) => id));
  const declared = acts.filter(({ kind }) => kind === 'declaration').map(({ id }) => id);
  const same = (a: readonly string[], b: readonly string[]): boolean => JSON.stringify([...a].sort()) === JSON.stringify([...b].sort());
  return [
    ...(one.legal ?? []).filter((id) => !ids.has(id)).map((id) => `${id} cannot be played`),
    ...(one.illegal ?? []).filter((id) => ids.has(id)).map((id) => `${id} can be played`),
    ...(one.check &&
    !same(
      one.check,
      position.checks().map(({ player }) => player),
    )
      ? ['check']
      : []),
    ...(one.status !== undefined && one.status !== position.status() ? [`status is ${position.status()}`] : []),
    ...(one.points && !same(writePoints(one.points), writePoints(position.outcome()?.points)) ? ['points'] : []),
    ...(one.declarations && !same(one.declarations, declared) ? [`declarations are ${declared.join(' ')}`] : []),
  ];
}

describe.for(RULESETS.map(({ id }) => id))('the claims of %s', (ruleset) => {
  it('hold in the engine: what is legal, illegal, check and status in every case', () => {
    const claims = readClaims(ruleset);
    const cases = claims.flatMap(({ id, cases = [] }) => cases.map((one, index) => ({ id: `${id} ${index + 1}`, one })));
    expect(cases.length).toBeGreaterThan(50);
    expect(cases.flatMap(({ id, one }) => findFaults(ruleset, one).map((fault) => `${id}: ${fault}`))).toEqual([]);
  });

  it('have a case wherever they are to be seen on a board', () => {
    expect(readClaims(ruleset).filter(({ show, cases = [] }) => show === 'board' && cases.length === 0)).toEqual([]);
  });
});

describe('the site', () => {
  it('says every claim in a rule, and shows in a lesson what is to be seen on a board', async () => {
    const { claims, namings, faults } = await readNamings(ROOT);
    expect(faults).toEqual([]);
    expect(claims.length).toBeGreaterThan(900);
    const missing = coverClaims(claims, namings).filter(({ lacks }) => lacks.length > 0);
    expect(missing.map(({ claim, lacks }) => `${claim.id} lacks ${lacks.join(' and ')}`)).toEqual([]);
  });

  it('labels no rule “text” that says something inferred or ours', async () => {
    const { claims, namings } = await readNamings(ROOT);
    expect(findWrongLabels(claims, namings)).toEqual([]);
  });
});
