import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;

/** The tree of a page; with places, every part of it knows where in the text it begins and ends. */
export function readHtml(html: string, hasPlaces = false): Tree.Document {
  return parse(html, { sourceCodeLocationInfo: hasPlaces });
}

/** The elements below a node that are wanted, in the page's order, those within others too; what a template holds is not on the page. */
export function findAll(root: Tree.ParentNode, isWanted: (one: Element) => boolean): Element[] {
  return root.childNodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    return [...(isWanted(node) ? [node] : []), ...findAll(node, isWanted)];
  });
}

/** The value of an attribute, its entities read; nothing where the element does not have it. */
export function attributeOf(node: Element, name: string): string | undefined {
  return node.attrs.find((one) => one.name === name)?.value;
}

/** All text below a node as it is read: entities are letters, tags are nothing. */
export function textOf(node: Tree.Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
