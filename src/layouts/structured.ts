import { LAYOUT } from '#words/layout.ts';
import { REACH } from '#words/reach.ts';
import { SHARED_GAMES } from '#words/shared-games.ts';
import { href, pathOf, type Path } from '../platform/href.ts';
import { anchorOf, readLinks, TERMS } from '../content/glossary.ts';
import { PLACES } from '../components/site/nav.ts';
import { rulesetName, rulesetOfPath } from '../content/page-ruleset.ts';
import type { Doc } from '../content/courses.ts';

/** A thing as schema.org describes it. */
export type Data = Readonly<Record<string, unknown>>;

/** The whole address of a place of the site. */
const urlOf = (path: Path, site: URL | undefined): string => new URL(href(path), site).href;

/** The way from the first page to this one, as search engines read it. */
function makeCrumbs(site: URL | undefined, names: readonly (readonly [name: string, path: Path])[]): Data {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: names.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: urlOf(path, site),
    })),
  };
}

/** What a page is, in the words of schema.org; for a lesson with its number in the course. */
export function describePage(data: Doc['data'], path: Path, site: URL | undefined, number?: number): readonly Data[] {
  const common = {
    name: data.title,
    description: data.description,
    url: urlOf(path, site),
    inLanguage: 'en',
    license: 'https://creativecommons.org/licenses/by/4.0/',
    isAccessibleForFree: true,
  };
  if (data.kind === 'lesson') {
    const course = rulesetName(data.ruleset);
    return [
      {
        '@type': 'LearningResource',
        ...common,
        learningResourceType: 'lesson',
        interactivityType: 'active',
        timeRequired: `PT${data.minutes}M`,
        position: number,
        isPartOf: { '@type': 'Course', name: course, url: urlOf(`/learn/${data.ruleset}/`, site) },
      },
      makeCrumbs(site, [
        [LAYOUT.ways.learn, '/learn/'],
        [course, `/learn/${data.ruleset}/`],
        [data.title, path],
      ]),
    ];
  }
  if (data.kind === 'reference')
    return [
      { '@type': 'TechArticle', ...common, about: { '@type': 'Game', name: rulesetName(data.ruleset) } },
      makeCrumbs(site, [
        [LAYOUT.ways.rules, '/rules/'],
        [data.title, path],
      ]),
    ];
  if (path === '/glossary/')
    return [
      {
        '@type': 'DefinedTermSet',
        ...common,
        hasDefinedTerm: TERMS.map(({ term, says }) => ({
          '@type': 'DefinedTerm',
          name: term,
          description: readLinks(says)
            .map((part) => (typeof part === 'string' ? part : part.text))
            .join(''),
          url: urlOf(`/glossary/#${anchorOf(term)}`, site),
        })),
      },
    ];
  if (path === '/') return [{ '@type': 'WebSite', ...common, name: 'Threefold' }];
  return describeOther(data.title, path, site, common);
}

/** A page that has no file of text: a course, a puzzle, a card, a comparison, or any other, by its address. */
function describeOther(title: string, path: Path, site: URL | undefined, common: Data): readonly Data[] {
  const [place = '', part = '', rest] = path.split('/').filter(Boolean);
  const over = PLACES.find((one) => pathOf(one.href) === `/${place}/`);
  const ruleset = rulesetOfPath(path);
  const ways = (...names: readonly (readonly [name: string, path: Path])[]): Data =>
    makeCrumbs(site, [...(over ? [[over.label, pathOf(over.href)] as const] : []), ...names]);
  if (part === '' || over === undefined) return [{ '@type': 'WebPage', ...common }];
  if (place === 'learn' && ruleset !== undefined) {
    const course = { '@type': 'Course', ...common, name: rulesetName(ruleset), provider: { '@type': 'Organization', name: 'Threefold' } };
    return [course, ways([rulesetName(ruleset), path])];
  }
  if (place === 'rules' && rest === 'card' && ruleset !== undefined)
    return [{ '@type': 'WebPage', ...common }, ways([rulesetName(ruleset), `/rules/${ruleset}/`], [LAYOUT.ways.card, path])];
  if (place === 'rules' && rest === 'sheet' && ruleset !== undefined)
    return [{ '@type': 'WebPage', ...common }, ways([rulesetName(ruleset), `/rules/${ruleset}/`], [SHARED_GAMES.paper.crumb, path])];
  if (place === 'rules' && rest === 'wins' && ruleset !== undefined)
    return [{ '@type': 'WebPage', ...common }, ways([rulesetName(ruleset), `/rules/${ruleset}/`], [LAYOUT.ways.wins, path])];
  if (place === 'rules' && rest === 'reach' && ruleset !== undefined)
    return [{ '@type': 'WebPage', ...common }, ways([rulesetName(ruleset), `/rules/${ruleset}/`], [REACH.crumb, path])];
  if (place === 'puzzles' && ruleset !== undefined)
    return [
      {
        '@type': 'LearningResource',
        ...common,
        learningResourceType: 'puzzle',
        interactivityType: 'active',
        about: { '@type': 'Game', name: rulesetName(ruleset) },
      },
      ways([part, path]),
    ];
  return [{ '@type': 'WebPage', ...common }, ways([title, path])];
}
