import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { RULESETS } from '../../src/engine/index.ts';
import type { Claim as Published } from '../../packages/claims/claim.d.ts';
import type { Claim } from '../../src/claims/claim.ts';
import { CODE, listDoors, PACKAGES, readManifest, ROOT } from '../../tools/pack/packages.ts';
import { writeClaims, writeCollection } from '../../tools/pack/pack-data.ts';

const read = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');

describe('the manifests of the packages', () => {
  test.for(PACKAGES)('%s tells what is new in its version, and asks for those it needs as they are now', (name) => {
    const { version, dependencies = {} } = readManifest(name);
    expect(/^## (\S+)$/m.exec(read(`packages/${name}/CHANGELOG.md`))?.[1]).toBe(version);
    const versions = Object.fromEntries(PACKAGES.map(readManifest).map((each) => [each.name, each.version]));
    expect(dependencies).toEqual(Object.fromEntries(Object.keys(dependencies).map((needed) => [needed, versions[needed]])));
  });

  test('every ruleset has a door of its own', () => {
    const doors = listDoors('engine').map(({ specifier }) => specifier);
    for (const { id } of RULESETS) expect(doors).toContain(`@threefold/engine/rulesets/${id}`);
    expect(doors.filter((door) => door.includes('/rulesets/'))).toHaveLength(RULESETS.length);
  });

  test.for(CODE)('every door of %s is a module that is there', (name) => {
    const { exports } = readManifest(name);
    const doors = listDoors(name);
    for (const door of Object.keys(exports).filter((each) => !each.includes('*') && !each.endsWith('.json')))
      expect(doors.map(({ specifier }) => specifier)).toContain(`${readManifest(name).name}${door.slice(1)}`);
  });
});

/** Whether two types take each other's values; `false` where they do not, which the compiler then refuses. */
type Alike<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

test('the type that the package of claims declares is that of our own reading', () => {
  const isAlike: Alike<Claim, Published> = true;
  expect(isAlike).toBe(true);
});

describe.each([
  ['claims', writeClaims(), 'claim'],
  ['collection', writeCollection(), 'goal'],
] as const)('the package of data %s', (_, files, field) => {
  const schema = z.fromJSONSchema(JSON.parse(files.get('schema.json')!) as Parameters<typeof z.fromJSONSchema>[0]);
  const lists = RULESETS.map(
    ({ id }) => [id, JSON.parse(files.get(`${id}.json`)!) as readonly Readonly<Record<string, unknown>>[]] as const,
  );

  test.for(lists)('the schema fits every entry of %s', ([, list]) => {
    expect(list.length).toBeGreaterThan(50);
    for (const entry of list) expect(schema.safeParse(entry).error?.message, String(entry['id'])).toBeUndefined();
  });

  test('and refuses anything else', () => {
    const entry = lists[0]![1][0]!;
    expect(schema.safeParse(entry).success).toBe(true);
    expect(schema.safeParse({ ...entry, colour: 'red' }).success).toBe(false);
    expect(schema.safeParse({ ...entry, [field]: 1 }).success).toBe(false);
    expect(schema.safeParse({ ...entry, id: undefined }).success).toBe(false);
  });
});
