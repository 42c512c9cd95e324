import { bartmessAndGrant } from './bartmess-grant.ts';
import { bartmessAndMeder } from './bartmess-meder.ts';
import { bartmessAndUsenet } from './bartmess-usenet.ts';
import { grantAndUsenet } from './grant-usenet.ts';
import { mederAndGrant } from './meder-grant.ts';
import { mederAndUsenet } from './meder-usenet.ts';
import type { PairWords } from './pair-sentences.ts';

/** Sentences for any two rulesets of the movable board. */
export const PAIR_WORDS: readonly PairWords[] = [
  bartmessAndMeder,
  bartmessAndGrant,
  bartmessAndUsenet,
  mederAndGrant,
  mederAndUsenet,
  grantAndUsenet,
];
