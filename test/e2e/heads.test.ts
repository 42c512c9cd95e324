import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listFiles } from '../../scripts/common/files.ts';
import { attributeOf, findAll, readHtml, textOf, type Element } from '../../scripts/common/html.ts';
import { DIST } from '../../scripts/common/pages.ts';

interface Head {
  readonly address: string;
  readonly titles: readonly string[];
  readonly description: string;
  readonly canonical: readonly string[];
  readonly isHidden: boolean;
  /** What is shown where the page is shared, by property: `og:title`. */
  readonly shared: ReadonlyMap<string, string>;
  readonly graph: readonly Readonly<Record<string, unknown>>[];
}

function readHead(address: string, html: string): Head {
  const all = findAll(readHtml(html.slice(0, html.indexOf('</head>') + '</head>'.length)), () => true);
  const having = (tag: string, name: string, value: string): Element[] =>
    all.filter((one) => one.tagName === tag && attributeOf(one, name) === value);
  const metas = all.filter(({ tagName }) => tagName === 'meta');
  const contentOf = (name: string): string => attributeOf(having('meta', 'name', name)[0] ?? metas[0]!, 'content') ?? '';
  const data = having('script', 'type', 'application/ld+json').map((one) => JSON.parse(textOf(one)) as { '@graph': Head['graph'] });
  return {
    address,
    titles: all.filter(({ tagName }) => tagName === 'title').map(textOf),
    description: contentOf('description'),
    canonical: having('link', 'rel', 'canonical').map((one) => attributeOf(one, 'href') ?? ''),
    isHidden: having('meta', 'name', 'robots').some((one) => attributeOf(one, 'content')?.includes('noindex')),
    shared: new Map(
      metas.flatMap((one) => {
        const [name, content] = [attributeOf(one, 'property') ?? attributeOf(one, 'name'), attributeOf(one, 'content')];
        return name !== undefined && content !== undefined ? [[name, content] as const] : [];
      }),
    ),
    graph: data.flatMap((one) => one['@graph']),
  };
}

const heads = await Promise.all(
  (await listFiles(DIST, '.html')).map(async (file) =>
    readHead(
      file
        .slice(DIST.length)
        .replaceAll('\\', '/')
        .replace(/index\.html$/, ''),
      await readFile(file, 'utf8'),
    ),
  ),
);
const open = heads.filter(({ isHidden }) => !isHidden);
const pathOf = (url: string): string => new URL(url, 'http://site').pathname;
/** Values that more than one page has, with those pages. */
function findTwice(pages: readonly Head[], valueOf: (head: Head) => string): (readonly [string, readonly string[]])[] {
  const by = new Map<string, string[]>();
  for (const head of pages) by.set(valueOf(head), [...(by.get(valueOf(head)) ?? []), head.address]);
  return [...by].filter(([, list]) => list.length > 1);
}
const faulty = (pages: readonly Head[], isFaulty: (head: Head) => boolean): string[] =>
  pages.filter(isFaulty).map(({ address }) => address);

describe('the head of every page', () => {
  test('is read: there are pages of every kind', () => {
    for (const pattern of [
      /^\/$/,
      /^\/learn\/meder\/$/,
      /^\/learn\/meder\/.+\/$/,
      /^\/rules\/meder\/$/,
      /^\/rules\/meder\/card\/$/,
      /^\/puzzles\/meder-/,
      /^\/compare\/.+-vs-/,
    ])
      expect([pattern, open.some(({ address }) => pattern.test(address))]).toEqual([pattern, true]);
    expect(readHead('/', '<head><title>A</title><meta name="robots" content="noindex"></head>')).toMatchObject({
      titles: ['A'],
      isHidden: true,
    });
  });

  test('has one title, and no two pages share one', () => {
    expect(faulty(heads, ({ titles }) => titles.length !== 1 || !titles[0]!.endsWith(' | Threefold'))).toEqual([]);
    expect(findTwice(heads, ({ titles }) => titles[0]!)).toEqual([]);
  });

  test('has a description of a sentence or two, which no other page shares', () => {
    expect(faulty(open, ({ description }) => description.length < 50 || description.length > 220 || /[?!.]\./.test(description))).toEqual(
      [],
    );
    expect(findTwice(open, ({ description }) => description)).toEqual([]);
  });

  test('names its own address, and the sitemap has all of them and no other', async () => {
    expect(faulty(open, ({ address, canonical }) => canonical.length !== 1 || pathOf(canonical[0]!) !== address)).toEqual([]);
    const map = await readFile(`${DIST}/sitemap-0.xml`, 'utf8');
    const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => pathOf(url));
    expect(listed.sort()).toEqual(open.map(({ address }) => address).sort());
  });

  test('says what is shown where it is shared: title, sentence, address and a picture that is there, with its words', () => {
    for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt', 'twitter:card'])
      expect([name, faulty(open, ({ shared }) => !shared.get(name))]).toEqual([name, []]);
    expect(faulty(open, ({ shared }) => !existsSync(`${DIST}${pathOf(shared.get('og:image')!)}`))).toEqual([]);
  });

  test('shows a board of its own where it has one, and that of its ruleset for a puzzle and a card', () => {
    const pictureOf = (address: string): string => pathOf(heads.find((head) => head.address === address)!.shared.get('og:image')!);
    expect(pictureOf('/learn/meder/pawns/')).toBe('/social/learn-meder-pawns.png');
    expect(pictureOf('/rules/grant/card/')).toBe('/social/learn-grant.png');
    expect(pictureOf(open.find(({ address }) => address.startsWith('/puzzles/harshman-'))!.address)).toBe('/social/learn-harshman.png');
    expect(pictureOf('/about/')).toBe('/card.png');
  });

  test('says to search engines what it is, and the way from the first page', () => {
    expect(faulty(open, ({ graph }) => graph.length === 0 || graph.some((thing) => typeof thing['@type'] !== 'string'))).toEqual([]);
    const typesOf = (address: string): unknown[] => heads.find((head) => head.address === address)!.graph.map((thing) => thing['@type']);
    expect(typesOf('/learn/meder/')).toEqual(['Course', 'BreadcrumbList']);
    expect(typesOf('/learn/meder/pawns/')).toEqual(['LearningResource', 'BreadcrumbList']);
    expect(typesOf('/rules/meder/')).toEqual(['TechArticle', 'BreadcrumbList']);
    expect(typesOf('/rules/meder/card/')).toEqual(['WebPage', 'BreadcrumbList']);
    expect(typesOf('/glossary/')).toEqual(['DefinedTermSet']);
    // Nothing of the kind on a page that is not for them.
    expect(faulty(heads, ({ isHidden, graph }) => isHidden && graph.length > 0)).toEqual([]);
  });

  test('leads back by addresses that are there', () => {
    const known = new Set(heads.map(({ address }) => address));
    const steps = open.flatMap(({ address, graph }) =>
      graph.flatMap((thing) =>
        ((thing['itemListElement'] ?? []) as readonly { item: string }[]).map(({ item }) => [address, pathOf(item)] as const),
      ),
    );
    expect(steps.length).toBeGreaterThan(100);
    expect(steps.filter(([, path]) => !known.has(path))).toEqual([]);
  });
});
