import { h, type ComponentType } from 'preact';
import type { Free } from './model/free.ts';
import { Edit, EditActs } from './panels/Edit.tsx';
import { Fields } from './panels/Fields.tsx';
import { Head } from './panels/Head.tsx';
import { Machine } from './panels/Machine.tsx';
import { More } from './panels/More.tsx';
import type { PartProps, RulesChoice } from './panels/part.ts';
import { Play } from './panels/Play.tsx';
import { Share } from './panels/Share.tsx';
import { Table } from './panels/Table.tsx';

/** The panels by the names of the places the page has for them (`data-part`). */
const PARTS: Readonly<Record<string, ComponentType<PartProps & { readonly choices: readonly RulesChoice[] }>>> = {
  head: Head,
  play: Play,
  machine: Machine,
  table: Table,
  share: Share,
  more: More,
  edit: Edit,
  'edit-acts': EditActs,
  fields: Fields,
};

/** The panel for a place of the page. */
export function makePart(name: string, free: Free, choices: readonly RulesChoice[]) {
  const part = PARTS[name];
  if (!part) throw new Error(`the free board has no part “${name}”`);
  return h(part, { free, choices });
}
