import { defineRouteMiddleware } from '@astrojs/starlight/route-data';
import { TERMS, anchorOf, readLinks } from '../content/glossary.ts';
import { nameOf } from './rulesets.ts';
import type { Doc } from './side.ts';

type Data = Readonly<Record<string, unknown>>;

/** The way from the first page to this one, as search engines read it. */
function makeCrumbs(site: URL | undefined, names: readonly (readonly [name: string, path: string])[]): Data {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: names.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, site).href,
    })),
  };
}

/** What a page is, in the words of schema.org; nothing for those that are only pages. */
function describePage(data: Doc['data'], path: string, site: URL | undefined): readonly Data[] {
  const common = {
    name: data.title,
    description: data.description,
    url: new URL(path, site).href,
    inLanguage: 'en',
    license: 'https://creativecommons.org/licenses/by/4.0/',
    isAccessibleForFree: true,
  };
  if (data.kind === 'lesson') {
    const course = nameOf(data.ruleset);
    return [
      {
        '@type': 'LearningResource',
        ...common,
        learningResourceType: 'lesson',
        interactivityType: 'active',
        timeRequired: `PT${data.minutes}M`,
        position: data.order,
        isPartOf: { '@type': 'Course', name: course, url: new URL(`/learn/${data.ruleset}/`, site).href },
      },
      makeCrumbs(site, [
        ['Learn', '/learn/'],
        [course, `/learn/${data.ruleset}/`],
        [data.title, path],
      ]),
    ];
  }
  if (data.kind === 'reference')
    return [
      { '@type': 'TechArticle', ...common, about: { '@type': 'Game', name: nameOf(data.ruleset) } },
      makeCrumbs(site, [
        ['Rules', '/rules/'],
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
          url: new URL(`/glossary/#${anchorOf(term)}`, site).href,
        })),
      },
    ];
  return path === '/' ? [{ '@type': 'WebSite', ...common, name: 'Threefold' }] : [];
}

/** Adds to every page's head what search engines may know about it. */
export const onRequest = defineRouteMiddleware((context) => {
  const { entry, head } = context.locals.starlightRoute;
  const graph = describePage(entry.data as Doc['data'], context.url.pathname, context.site);
  if (graph.length === 0) return;
  // A sign of less would end the script early.
  const content = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
  head.push({ tag: 'script', attrs: { type: 'application/ld+json' }, content });
});
