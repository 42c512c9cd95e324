import { isNumber, listOf, parseData, shapeOf, type Shape } from '../../platform/page-data.ts';
import { List, type BrowseProps } from './Browse.tsx';

type Field = BrowseProps['fields']['ruleset'];
/** Values of a filter, each with its name and how many puzzles it has. */
const isField: Shape<Field> = (value): value is Field =>
  Array.isArray(value) && value.every((row: unknown) => Array.isArray(row) && row.length === 3 && typeof row[2] === 'number');
const isBrowse = shapeOf<BrowseProps>({
  count: isNumber,
  spread: listOf(isNumber),
  fields: shapeOf<BrowseProps['fields']>({ ruleset: isField, kind: isField, level: isField, theme: isField }),
});

/** Puts the list with its filters where the page has room for it. */
export function showBrowse(host: HTMLElement): void {
  void new List(host, parseData(host, 'browse', isBrowse)).start();
}
