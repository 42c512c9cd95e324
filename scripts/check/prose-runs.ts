import { visit } from 'unist-util-visit';
import { parseMdx, valueOf, type MdxAttribute, type MdxNode } from '../../src/content/mdx.ts';

/** A run of prose with the line it begins on. */
export interface Run {
  readonly text: string;
  readonly line: number;
  /** A paragraph counts for the page's average; a sentence of a plate is measured by itself; a label is only looked through for words. */
  readonly kind: 'paragraph' | 'sentence' | 'label';
}

/** Attributes that hold sentences, and those that hold a title or an answer. */
const SENTENCES = ['caption', 'because', 'task', 'start'];
const LABELS = ['title'];

export const isText = (value: unknown): value is string => typeof value === 'string';
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
/** A step's sentence without the marks it sets on the board: `The middle. [attacks b4N]`. */
const withoutMarks = (text: string): string => text.replace(/\[[^\]]*\]/g, '');

/** The prose of an attribute of a component: sentences and labels. */
function readAttribute(attribute: MdxAttribute): { readonly sentences: readonly string[]; readonly labels: readonly string[] } {
  const { name = '' } = attribute;
  const written = valueOf(attribute);
  const none = { sentences: [], labels: [] };
  if (isText(written)) {
    if (SENTENCES.includes(name)) return { ...none, sentences: [withoutMarks(written)] };
    // The sentences of a line stand in braces behind their moves.
    if (name === 'moves') return { ...none, sentences: [...written.matchAll(/\{([^}]*)\}/g)].map(([, says = '']) => withoutMarks(says)) };
    return { ...none, labels: LABELS.includes(name) ? [written] : [] };
  }
  const fields = fieldsOf(written);
  if (name === 'wrong') return { ...none, sentences: Object.values(fields).filter(isText) };
  if (name === 'hints')
    return { ...none, sentences: (Array.isArray(written) ? (written as unknown[]) : [fields['idea'], fields['rule']]).filter(isText) };
  if (name === 'figure') return { ...none, sentences: [fields['caption']].filter(isText) };
  if (name === 'goal')
    return { ...none, labels: fields['kind'] === 'choice' ? Object.values(fieldsOf(fields['options'])).filter(isText) : [] };
  return none;
}

/** What a reader reads: ties to a board and code stand for one word each. */
function readText(node: MdxNode): string {
  if (node.type === 'text' && typeof node.value === 'string') return node.value;
  if (node.type === 'inlineCode') return 'b4';
  if (/^mdxJsx/.test(node.type) && ['Sq', 'Pin', 'Mv'].includes(node.name ?? '')) {
    const inner = (node.children ?? []).map(readText).join('');
    return inner === '' ? 'b4' : inner;
  }
  return (node.children ?? []).map(readText).join('');
}

/** The prose of an MDX text: its head, its paragraphs, and what its components say. */
export function listRuns(text: string): Run[] {
  const runs: Run[] = [];
  visit(parseMdx(text) as never, (node: MdxNode) => {
    const line = node.position?.start.line ?? 1;
    const words = readText(node).replace(/\s+/g, ' ').trim();
    if (node.type === 'yaml' && isText(node.value))
      for (const [index, row] of node.value.split('\n').entries()) {
        const [, name, says = ''] = /^(description|summary|title): ?["']?(.*?)["']?$/.exec(row.trimEnd()) ?? [];
        if (name !== undefined) runs.push({ text: says, line: line + 1 + index, kind: name === 'title' ? 'label' : 'sentence' });
      }
    // The rows of a table are no sentences.
    if (node.type === 'paragraph' && !words.startsWith('|')) runs.push({ text: words, line, kind: 'paragraph' });
    if (node.type === 'heading') runs.push({ text: readText(node), line, kind: 'label' });
    for (const attribute of node.attributes ?? []) {
      const { sentences, labels } = readAttribute(attribute);
      const at = attribute.position?.start.line ?? line;
      runs.push(...sentences.map((says): Run => ({ text: says.trim(), line: at, kind: 'sentence' })));
      runs.push(...labels.map((says): Run => ({ text: says.trim(), line: at, kind: 'label' })));
    }
  });
  return runs.filter((run) => run.text !== '');
}
