import { defineRouteMiddleware } from '@astrojs/starlight/route-data';
import { pathOf } from '../platform/href.ts';
import { rulesetName } from '../content/page-ruleset.ts';
import { lessonNumber, type Doc } from '../content/courses.ts';
import { describePage } from './structured.ts';

/** Every course has a lesson on pawns: outside its course a lesson is called with its ruleset. */
function titleOf(data: Doc['data']): string {
  return data.kind === 'lesson' ? `${data.title}: ${rulesetName(data.ruleset)}` : data.title;
}

/** Gives every page's head its whole title and what search engines may know about it; nothing to a page that is not for them. */
export const onRequest = defineRouteMiddleware(async (context) => {
  const { entry, head } = context.locals.starlightRoute;
  const data = entry.data;
  for (const part of head) {
    if (part.tag === 'title') part.content = `${titleOf(data)} | Threefold`;
    if (part.tag === 'meta' && part.attrs?.['property'] === 'og:title') part.attrs['content'] = titleOf(data);
  }
  if (head.some(({ tag, attrs }) => tag === 'meta' && attrs?.['name'] === 'robots')) return;
  const { number } = data.kind === 'lesson' ? await lessonNumber({ id: entry.id, data }) : { number: undefined };
  const graph = describePage(data, pathOf(context.url.pathname), context.site, number);
  // A sign of less would end the script early.
  const content = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
  head.push({ tag: 'script', attrs: { type: 'application/ld+json' }, content });
});
