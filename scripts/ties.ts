import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { findRuleset, type Position } from '../src/engine/index.ts';
import { listFiles } from './files.ts';
import { attributeOf, findAll, readHtml, type Element } from './html.ts';

/** What is wrong with a word of the text that names something on a diagram, and how its author wrote it. */
export interface BrokenTie {
  readonly says: string;
  /** All of them stand in its tag. */
  readonly written: readonly string[];
}

type Attributes = ReadonlyMap<string, string>;
interface Place {
  readonly kind: 'diagram' | 'tie' | 'heading';
  readonly has: Attributes;
}

/** The words of a built page that name a diagram, step, square or pin that is not there, and ids that two diagrams share. */
export function findBrokenTies(html: string): BrokenTie[] {
  const [main] = findAll(readHtml(html), ({ tagName }) => tagName === 'main');
  const places = (main ? findAll(main, (one) => kindOf(one) !== undefined) : []).map((one): Place => ({
    kind: kindOf(one)!,
    has: new Map(one.attrs.map(({ name, value }) => [name, value])),
  }));
  const ids = places.flatMap(({ kind, has }) => (kind === 'diagram' ? (has.get('id') ?? []) : []));
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...twice.map((id) => ({ says: `two diagrams of this page have the id “${id}”`, written: [`id="${id}"`] })),
    ...places.flatMap(({ kind, has }, index) => {
      const says = kind === 'tie' ? judge(has, places, index) : undefined;
      return says === undefined ? [] : [{ says, written: writtenAs(has) }];
    }),
  ];
}

function kindOf(one: Element): Place['kind'] | undefined {
  if (one.tagName === 'board-diagram') return 'diagram';
  if (one.tagName === 'h2') return 'heading';
  return attributeOf(one, 'data-tie') === undefined ? undefined : 'tie';
}

function judge(tie: Attributes, places: readonly Place[], index: number): string | undefined {
  const of = tie.get('data-of');
  const diagram = findDiagram(places, index, of);
  if (!diagram) return of === undefined ? 'this page has no diagram to show it on' : `this page has no diagram “${of}”`;
  const spec = JSON.parse(diagram.get('data-spec') ?? '{}') as Spec;
  const name = diagram.get('id') ?? 'the diagram it belongs to';
  const step = tie.get('data-step');
  const last = spec.moves?.length ?? 0;
  if (step !== undefined && !(Number(step) >= 1 && Number(step) <= last)) return `“${name}” has ${last} steps; there is no step ${step}`;
  const names = [...(tie.get('data-at') ?? '').split(' '), ...(tie.get('data-arrow') ?? '').split('-')].filter(Boolean);
  const known = names.length === 0 || spec.kind === 'adjacency' ? undefined : placesOf(spec);
  const missing = known && names.find((one) => !known.has(one));
  return missing === undefined ? undefined : `“${name}” never shows a square or pin “${missing}”`;
}

interface Spec {
  readonly kind: string;
  readonly ruleset: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly position: string;
  readonly moves?: readonly string[];
}

/** Every square and pin a diagram shows at one of its steps, or after any move from its position. */
function placesOf(spec: Spec): ReadonlySet<string> {
  const ruleset = findRuleset(spec.ruleset)?.configure(spec.options ?? {});
  const start = ruleset?.ok ? ruleset.value.parse(spec.position) : undefined;
  if (!start?.ok) return new Set();
  const positions: Position[] = [start.value];
  for (const id of spec.moves ?? []) {
    const next = positions.at(-1)!.play(id);
    if (next.ok) positions.push(next.value);
  }
  if (!spec.moves) for (const move of start.value.moves()) if (move.kind === 'board') positions.push(start.value.after(move));
  return new Set([...start.value.ruleset.pins, ...positions.flatMap((position) => position.squares)].map(({ name }) => name));
}

/** As the page finds it: the one that is named, else the nearest of the section, before the word if there is one. */
function findDiagram(places: readonly Place[], index: number, of: string | undefined): Attributes | undefined {
  if (of !== undefined) return places.find(({ kind, has }) => kind === 'diagram' && has.get('id') === of)?.has;
  const marks = (list: readonly Place[]): readonly Place[] => list.filter(({ kind }) => kind !== 'tie');
  const before = marks(places.slice(0, index));
  const [last, next] = [before.at(-1), marks(places.slice(index + 1))[0]];
  if (last?.kind === 'diagram') return last.has;
  return next?.kind === 'diagram' ? next.has : before.findLast(({ kind }) => kind === 'diagram')?.has;
}

function writtenAs(tie: Attributes): readonly string[] {
  const [of, step, at, arrow] = ['of', 'step', 'at', 'arrow'].map((name) => tie.get(`data-${name}`));
  return [
    ...(of === undefined ? [] : [`of="${of}"`]),
    ...(step === undefined ? [] : [`step={${step}}`]),
    ...(at === undefined ? [] : [`at="${at}"`]),
    ...(arrow === undefined ? [] : [`arrow="${arrow}"`]),
  ];
}

/** The line of a source, from 1, where a tag with all these texts begins; nothing if there is none. */
export function lineOf(source: string, written: readonly string[]): number | undefined {
  const found = [...source.matchAll(/<[A-Z]\w*\b[^>]*>/g)].find(([tag]) => written.every((text) => tag.includes(text)));
  return found && source.slice(0, found.index).split('\n').length;
}

const SOURCES = ['src/content/docs/PAGE.mdx', 'src/content/docs/PAGE/index.mdx', 'src/pages/PAGE.astro', 'src/pages/PAGE/index.astro'];

/** After the build: ends it, with file and line, when a word of the text names something its diagram does not have. */
export function ties(): AstroIntegration {
  return {
    name: 'threefold-ties',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const faults: string[] = [];
        for (const file of await listFiles(root, '.html')) {
          const html = await readFile(file, 'utf8');
          const broken = html.includes('<board-diagram') ? findBrokenTies(html) : [];
          if (broken.length === 0) continue;
          const page = file.slice(root.length).replace(/\/?index\.html$|\.html$/, '');
          const path = SOURCES.map((one) => one.replace('PAGE', page)).find((one) => existsSync(one)) ?? `/${page}`;
          const source = existsSync(path) ? await readFile(path, 'utf8') : '';
          for (const { says, written } of broken) faults.push(`${[path, lineOf(source, written)].filter(Boolean).join(':')}: ${says}`);
        }
        if (faults.length > 0) throw new Error(faults.join('\n'));
      },
    },
  };
}
