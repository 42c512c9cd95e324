import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** A node of the tree of an MDX text, as far as it is read here. */
export interface MdxNode {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: unknown;
  readonly alt?: string;
  readonly attributes?: readonly MdxAttribute[];
  readonly children?: readonly MdxNode[];
  readonly position?: { readonly start: { readonly line: number } };
}

export interface MdxAttribute {
  readonly name?: string;
  /** A text, or what stands in braces. */
  readonly value?: string | null | MdxExpression;
  readonly position?: { readonly start: { readonly line: number } };
}

interface MdxExpression {
  /** As it is written, without its braces. */
  readonly value?: string;
  readonly data?: { readonly estree?: { readonly body: readonly { readonly expression?: Expression }[] } };
}

/** As much of a syntax tree as values without code have. */
interface Expression {
  readonly type: string;
  readonly value?: unknown;
  readonly elements?: readonly Expression[];
  readonly properties?: readonly { readonly key: { readonly name?: string; readonly value?: unknown }; readonly value: Expression }[];
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
  readonly expressions?: readonly unknown[];
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** The tree of an MDX text. Throws where the text is no MDX. */
export function parseMdx(text: string): MdxNode {
  return parser.parse(text) as MdxNode;
}

/** What an attribute holds: its text, the value that is written out in braces (`undefined` where it has to be computed), or true for its name alone. */
export function valueOf({ value }: MdxAttribute): unknown {
  if (typeof value === 'string') return value;
  return value ? evaluate(value.data?.estree?.body[0]?.expression) : true;
}

/** What an attribute holds as it is written, braces and all. */
export function textOf({ value }: MdxAttribute): string {
  return typeof value === 'string' ? value : value ? `{${value.value ?? ''}}` : '';
}

function evaluate(one: Expression | undefined): unknown {
  switch (one?.type) {
    case 'Literal':
      return one.value;
    case 'TemplateLiteral':
      return one.expressions?.length === 0 ? one.quasis?.map(({ value }) => value.cooked).join('') : undefined;
    case 'ArrayExpression':
      return one.elements?.map(evaluate);
    case 'ObjectExpression':
      return Object.fromEntries((one.properties ?? []).map(({ key, value }) => [String(key.name ?? key.value), evaluate(value)]));
    default:
      return undefined;
  }
}
