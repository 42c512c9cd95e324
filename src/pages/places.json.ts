import { getCollection } from 'astro:content';
import { href } from '../address/href.ts';
import type { KeptPlace } from '../components/site/kept-places.ts';
import { anchorOf, TERMS } from '../content/glossary.ts';
import { hrefOf, listScreens } from '../layouts/side.ts';

/** What places are called: lessons and their screens, references and their chapters, terms, and the pages of their own. */
export async function GET(): Promise<Response> {
  const docs = await getCollection('docs');
  const places: KeptPlace[] = docs.flatMap((doc) => {
    const { data, body = '' } = doc;
    const page = hrefOf(doc);
    const about = data.kind === 'page' ? {} : { ruleset: data.ruleset };
    const parts =
      data.kind === 'lesson'
        ? listScreens(body).map(({ slug, text }) => ({ anchor: slug, name: text }))
        : [...body.matchAll(/^## (.+)$/gm)].map(([, name = '']) => ({ anchor: slugOf(name), name }));
    return [
      { href: page, name: data.title, ...about },
      ...parts.map(({ anchor, name }) => ({ href: `${page}#${anchor}`, name, page: data.title, ...about })),
    ];
  });
  const terms = TERMS.map(({ term }) => ({ href: href(`/glossary/#${anchorOf(term)}`), name: term, page: 'Glossary' }));
  return new Response(JSON.stringify([...places, ...terms]));
}

/** The address of a chapter, as the headings of the page have it. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
