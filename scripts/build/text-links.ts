import { existsSync, readFileSync } from 'node:fs';
import { nearestDiagram } from '../../src/platform/nearest.ts';
import { findRuleset, type Position } from '../../src/engine/index.ts';
import { attributeOf, findAll, type Element } from '../common/html.ts';
import type { BuiltPage, Finding } from './page-rules.ts';

/** What is wrong with a word of the text that names something on a diagram, and how its author wrote it. */
export interface BrokenTextLink {
  readonly says: string;
  /** All of them stand in its tag. */
  readonly written: readonly string[];
}

type Attributes = ReadonlyMap<string, string>;
interface Place {
  readonly kind: 'diagram' | 'tie' | 'heading';
  readonly has: Attributes;
  readonly element: Element;
}

/** The words of a built page that name a diagram, step, square or pin that is not there, and ids that two diagrams share. */
export function findBrokenTextLinks({ elements }: Pick<BuiltPage, 'elements'>): BrokenTextLink[] {
  const main = elements.find(({ tagName }) => tagName === 'main');
  const places = (main ? findAll(main, (one) => kindOf(one) !== undefined) : []).map((element): Place => ({
    kind: kindOf(element)!,
    has: new Map(element.attrs.map(({ name, value }) => [name, value])),
    element,
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

/** The diagram a word belongs to: the one that is named, else the one the page itself would take. */
function findDiagram(places: readonly Place[], index: number, of: string | undefined): Attributes | undefined {
  if (of !== undefined) return places.find(({ kind, has }) => kind === 'diagram' && has.get('id') === of)?.has;
  const marks = (list: readonly Place[]): (Place | undefined)[] =>
    list.filter(({ kind }) => kind !== 'tie').map((one) => (one.kind === 'diagram' ? one : undefined));
  const screen = screenOf(places[index]!.element);
  const own = screen && places.find(({ kind, element }) => kind === 'diagram' && screenOf(element) === screen);
  return nearestDiagram({ own, before: marks(places.slice(0, index)), after: marks(places.slice(index + 1)) })?.has;
}

/** The screen of a lesson that an element stands in. */
function screenOf(element: Element): Element | undefined {
  for (let node = element.parentNode; node && 'tagName' in node; node = node.parentNode)
    if (attributeOf(node, 'data-screen') !== undefined) return node;
  return undefined;
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
export function sourceLineOf(source: string, written: readonly string[]): number | undefined {
  const found = [...source.matchAll(/<[A-Z]\w*\b[^>]*>/g)].find(([tag]) => written.every((text) => tag.includes(text)));
  return found && source.slice(0, found.index).split('\n').length;
}

const SOURCES = ['src/content/docs/PAGE.mdx', 'src/content/docs/PAGE/index.mdx', 'src/pages/PAGE.astro', 'src/pages/PAGE/index.astro'];

/** Every word of a page's text that names something its diagram does not have, with file and line of its source. */
export function checkTextLinks(page: BuiltPage): Finding | undefined {
  const broken = page.text.includes('<board-diagram') ? findBrokenTextLinks(page) : [];
  if (broken.length === 0) return undefined;
  const name = page.address.replace(/^\/|\/$|\.html$/g, '');
  const path = SOURCES.map((one) => one.replace('PAGE', name)).find((one) => existsSync(one)) ?? page.address;
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return { faults: broken.map(({ says, written }) => `${[path, sourceLineOf(source, written)].filter(Boolean).join(':')}: ${says}`) };
}
