import { readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { listFiles } from '../common/files.ts';
import { readClaims, type Claim as Written } from '../../src/claims/claim.ts';
import { expect } from '../../src/engine/index.ts';
import { parseCollection } from '../../src/puzzles/format.ts';
import { listTags, type Tag } from '../../src/content/tags.ts';

/** A claim with the ruleset whose source says it. */
export type Claim = Pick<Written, 'id' | 'section' | 'claim' | 'source' | 'show'> & { readonly ruleset: string };

/** A place of the site that names claims: a rule of a reference, a screen or plate of a lesson, a puzzle. */
export interface Naming {
  readonly kind: 'rule' | 'lesson' | 'puzzle';
  readonly ruleset: string;
  /** `/rules/meder/#r-6.2`, `/learn/meder/pins/#pins-named`; for a puzzle its id. */
  readonly address: string;
  readonly claims: readonly string[];
  /** Where it is written: `src/content/docs/rules/meder.mdx:12`. */
  readonly at: string;
}

/** What the site says of claims and where, with what is wrong in how it is written. */
export interface Namings {
  readonly claims: readonly Claim[];
  readonly namings: readonly Naming[];
  readonly faults: readonly string[];
}

/** Components that show something on a board, or hold one that does. */
const PLATES = ['Screen', 'Exercise', 'Steps', 'Diagram', 'Adjacency', 'Puzzle'];

/** Reads claims, references, lessons and puzzles below the root of the project. */
export async function readNamings(root: string): Promise<Namings> {
  const faults: string[] = [];
  const claims: Claim[] = [];
  const namings: Naming[] = [];
  const at = (file: string): string => relative(root, file).replaceAll('\\', '/');
  for (const file of await listFiles(join(root, 'src/content/claims'), '.jsonl')) {
    const ruleset = basename(file, '.jsonl');
    for (const claim of readClaims(await readFile(file, 'utf8'), at(file))) {
      if (!claim.id.startsWith(`${ruleset}-`)) faults.push(`${at(file)}: ${claim.id} does not begin with ${ruleset}-`);
      if (claims.some(({ id }) => id === claim.id)) faults.push(`${at(file)}: ${claim.id} is there twice`);
      claims.push({ ...claim, ruleset });
    }
  }
  for (const kind of ['rules', 'learn'] as const) {
    for (const file of await listFiles(join(root, 'src/content/docs', kind), '.mdx')) {
      const page = at(file).slice('src/content/docs/'.length, -'.mdx'.length);
      const read = kind === 'rules' ? readReference : readLesson;
      const found = read(await readFile(file, 'utf8'), page, at(file));
      namings.push(...found.namings);
      faults.push(...found.faults);
    }
  }
  for (const file of await listFiles(join(root, 'src/puzzles/collection'), '.json')) {
    for (const { id, rules } of expect(parseCollection(JSON.parse(await readFile(file, 'utf8')))))
      if (rules.length > 0)
        namings.push({
          kind: 'puzzle',
          ruleset: basename(file, '.json'),
          address: id,
          claims: rules,
          at: `${at(file)}: ${id}`,
        });
  }
  return { claims, namings, faults: [...faults, ...findUnknown(claims, namings)] };
}

type Page = Omit<Namings, 'claims'>;

/** The rules of a reference; `page` is its address without the slashes around it: `rules/meder`. */
export function readReference(text: string, page: string, file: string): Page {
  const faults: string[] = [];
  const numbers = new Set<string>();
  const namings = listTags(text).flatMap((tag): Naming[] => {
    const at = `${file}:${tag.line}`;
    if (tag.name !== 'Rule') {
      if (tag.has.has('claims')) faults.push(`${at}: <${tag.name}> names claims; in a reference only a Rule does`);
      return [];
    }
    const n = tag.has.get('n') ?? '';
    if (!/^\d+\.\d+$/.test(n)) faults.push(`${at}: “${n}” is not a number of a rule; expected the form 6.2`);
    if (tag.has.has('kind')) faults.push(`${at}: the rule ${n} has a label of its own; it takes that of its claims`);
    if (numbers.has(n)) faults.push(`${at}: there are two rules ${n}`);
    numbers.add(n);
    return [{ kind: 'rule', ruleset: rulesetOf(page), address: `/${page}/#r-${n}`, claims: split(tag), at }];
  });
  return { namings, faults };
}

/** The screens and plates of a lesson that name claims; `page` is `learn/meder/pins`. */
export function readLesson(text: string, page: string, file: string): Page {
  const faults: string[] = [];
  const namings = listTags(text).flatMap((tag): Naming[] => {
    if (!tag.has.has('claims')) return [];
    const at = `${file}:${tag.line}`;
    if (!PLATES.includes(tag.name)) {
      faults.push(`${at}: <${tag.name}> names claims; in a lesson ${PLATES.join(', ')} do`);
      return [];
    }
    const place = [tag, ...tag.within.toReversed()].find(({ name, has }) => PLATES.includes(name) && has.has('id'));
    const id = place?.has.get('id');
    const address = `/${page}/${id === undefined ? '' : `#${id}`}`;
    return [{ kind: 'lesson', ruleset: rulesetOf(page), address, claims: split(tag), at }];
  });
  return { namings, faults };
}

const rulesetOf = (page: string): string => page.split('/')[1] ?? '';
const split = (tag: Tag): string[] => (tag.has.get('claims') ?? '').split(/\s+/).filter(Boolean);

/** Names that are no claim, or that a page of another ruleset names, each with its place. */
export function findUnknown(claims: readonly Claim[], namings: readonly Naming[]): string[] {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  return namings.flatMap(({ kind, claims: named, ruleset, at }) =>
    named.flatMap((id, index) => {
      const claim = byId.get(id);
      if (!claim) return [`${at}: there is no claim “${id}”`];
      if (claim.ruleset !== ruleset) return [`${at}: ${id} is a claim of ${claim.ruleset}, not of ${ruleset}`];
      return kind !== 'puzzle' && named.indexOf(id) < index ? [`${at}: names ${id} twice`] : [];
    }),
  );
}

/** A claim with the places that name it. */
export interface Covered {
  readonly claim: Claim;
  readonly rules: readonly string[];
  readonly lessons: readonly string[];
  readonly puzzles: readonly string[];
  /** What it lacks: nothing where it is covered. */
  readonly lacks: readonly ('rule' | 'lesson')[];
}

/** Every claim with what names it. Each needs a rule of its reference; one to be seen on a board needs a lesson too. */
export function coverClaims(claims: readonly Claim[], namings: readonly Naming[]): Covered[] {
  const named = (id: string, kind: Naming['kind']): string[] => [
    ...new Set(namings.filter((one) => one.kind === kind && one.claims.includes(id)).map(({ address }) => address)),
  ];
  return claims.map((claim) => {
    const [rules, lessons, puzzles] = [named(claim.id, 'rule'), named(claim.id, 'lesson'), named(claim.id, 'puzzle')];
    const lacks: Covered['lacks'] = [
      ...(rules.length === 0 ? (['rule'] as const) : []),
      ...(claim.show === 'board' && lessons.length === 0 ? (['lesson'] as const) : []),
    ];
    return { claim, rules, lessons, puzzles, lacks };
  });
}
