import { h, type ComponentType } from 'preact';
import type { AnalysisBoard } from '../../game/analysis-board.ts';
import type { Lifetime } from '../../platform/lifetime.ts';
import { LazyAnalysis } from './panels/LazyAnalysis.tsx';
import { Edit, EditActs } from './panels/Edit.tsx';
import { Fields } from './panels/Fields.tsx';
import { Head } from './panels/Head.tsx';
import { NewGame } from './panels/NewGame.tsx';
import { MyGames } from './panels/MyGames.tsx';
import { More } from './panels/More.tsx';
import type { EndingRules, PartProps, RulesChoice } from './panels/part.ts';
import { Play } from './panels/Play.tsx';
import { Share } from './panels/Share.tsx';
import { Table } from './panels/Table.tsx';

/** The panels by the names of the places the page has for them (`data-part`). */
const PARTS: Readonly<
  Record<
    string,
    ComponentType<PartProps & { readonly choices: readonly RulesChoice[]; readonly endings: EndingRules; readonly lifetime: Lifetime }>
  >
> = {
  head: Head,
  play: Play,
  analysis: LazyAnalysis,
  door: NewGame,
  table: Table,
  share: Share,
  more: More,
  games: MyGames,
  edit: Edit,
  'edit-acts': EditActs,
  fields: Fields,
};

/** The panel for a place of the page. */
export function makePart(name: string, free: AnalysisBoard, choices: readonly RulesChoice[], endings: EndingRules, lifetime: Lifetime) {
  const part = PARTS[name];
  if (!part) throw new Error(`the analysis board has no part “${name}”`);
  return h(part, { free, choices, endings, lifetime });
}
