import { getCollection } from 'astro:content';
import { hrefOf } from '../content/courses.ts';

/** What pages are called, by their addresses, for the list of what is kept. */
export async function GET(): Promise<Response> {
  const docs = await getCollection('docs');
  return new Response(JSON.stringify(docs.map((doc) => ({ href: hrefOf(doc), name: doc.data.title }))));
}
