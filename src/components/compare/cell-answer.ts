import type { RulingKind } from '../../engine/index.ts';
import { isText, listOf, optional, pairOf, shapeOf, type Shape } from '../../platform/page-data.ts';

/** What a cell of the table unfolds to. */
export interface Answer {
  readonly says: string;
  /** Where it stands, or that it was counted. */
  readonly source: string;
  readonly label?: { readonly kind: RulingKind; readonly text: string; readonly href?: string };
  /** The words of each link and its address. */
  readonly links: readonly (readonly [string, string])[];
}

const isKind = isText as Shape<unknown> as Shape<RulingKind>;

export const isAnswer: Shape<Answer> = shapeOf<Answer>({
  says: isText,
  source: isText,
  label: optional(shapeOf<NonNullable<Answer['label']>>({ kind: isKind, text: isText, href: optional(isText) })),
  links: listOf(pairOf(isText)),
});

/** The sentence of an answer and what it rests on. */
export function makeAnswer({ says, source, label, links }: Answer): HTMLElement {
  const rest = make('p', '', 'facts-links');
  if (source !== '') rest.append(make('span', source));
  if (label) rest.append(makeLink(label.text, label.href, label.kind));
  rest.append(...links.map(([text, address]) => makeLink(text, address)));
  const answer = make('div', '', 'facts-answer');
  answer.append(make('p', says), rest);
  return answer;
}

function make(name: 'div' | 'p' | 'span', text: string, className = ''): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text, className });
}

/** A link, or its words alone; with a kind it is a label. */
function makeLink(text: string, address: string | undefined, kind?: RulingKind): HTMLElement {
  const link =
    address === undefined ? make('span', text) : Object.assign(document.createElement('a'), { textContent: text, href: address });
  if (kind) link.classList.add('badge', `is-${kind}`);
  return link;
}
