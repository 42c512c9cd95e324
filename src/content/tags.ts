import { parseMdx, textOf, valueOf, type MdxNode } from './mdx.ts';

/** A component's opening tag in MDX: `<Rule n="6.2" claims="...">`. */
export interface Tag {
  readonly name: string;
  /** Attributes with a text; those in braces are kept as they are written, braces and all. */
  readonly has: ReadonlyMap<string, string>;
  /** The same as values: a text, a value that is written out, `undefined` for one that has to be computed. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Where it begins, from 1. */
  readonly line: number;
  /** Names of the components it stands in, outermost first, with their attributes. */
  readonly within: readonly Tag[];
}

const READ = new Map<string, readonly Tag[]>();

/** The components of an MDX text in its order; what stands in code does not count. Throws where the text is not MDX. */
export function listTags(text: string): readonly Tag[] {
  const known = READ.get(text);
  if (known) return known;
  const tags: Tag[] = [];
  walk(parseMdx(text), [], tags);
  READ.set(text, tags);
  return tags;
}

function walk(node: MdxNode, within: readonly Tag[], tags: Tag[]): void {
  const tag = node.type.startsWith('mdxJsx') && /^[A-Z]/.test(node.name ?? '') ? tagOf(node, within) : undefined;
  if (tag) tags.push(tag);
  for (const child of node.children ?? []) walk(child, tag ? [...within, tag] : within, tags);
}

function tagOf(node: MdxNode, within: readonly Tag[]): Tag {
  const attributes = (node.attributes ?? []).flatMap((attribute) =>
    attribute.name === undefined ? [] : [[attribute.name, attribute] as const],
  );
  return {
    name: node.name ?? '',
    has: new Map(attributes.map(([name, attribute]) => [name, textOf(attribute)])),
    values: Object.fromEntries(attributes.map(([name, attribute]) => [name, valueOf(attribute)])),
    line: node.position?.start.line ?? 1,
    within,
  };
}
