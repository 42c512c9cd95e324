import { isText, shapeOf } from '../../page/data.ts';
import type { Free } from '../model/free.ts';

/** Rules to choose from: `harshman mate=last`, and how they are called. */
export interface RulesChoice {
  readonly value: string;
  readonly name: string;
}

export const isRulesChoice = shapeOf<RulesChoice>({ value: isText, name: isText });

/** What every panel of the free board is given. */
export interface PartProps {
  readonly free: Free;
}
