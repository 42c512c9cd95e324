import { isText, recordOf, shapeOf } from '../../../platform/page-data.ts';
import type { AnalysisBoard } from '../../../game/analysis-board.ts';

/** Rules to choose from: `harshman mate=last`, how they are called, and who plays: `wgb`. */
export interface RulesChoice {
  readonly value: string;
  readonly name: string;
  readonly players: string;
}

export const isRulesChoice = shapeOf<RulesChoice>({ value: isText, name: isText, players: isText });

/** By ruleset: the numbers of the rules by which games end, by how they do. */
export type EndingRules = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const isEndingRules = recordOf(recordOf(isText));

/** What every panel of the analysis board is given. */
export interface PartProps {
  readonly free: AnalysisBoard;
}

/** What a panel is given that sets a position up. */
export interface EditProps {
  readonly free: Pick<AnalysisBoard, 'editor' | 'pieces'>;
}
