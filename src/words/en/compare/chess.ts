import { bartmess } from './chess/bartmess.ts';
import { grant } from './chess/grant.ts';
import { harshman } from './chess/harshman.ts';
import { meder } from './chess/meder.ts';
import type { ChessWords } from './chess/point.ts';
import { usenet } from './chess/usenet.ts';

/** What changes for somebody who knows chess, by ruleset. */
export const CHESS_WORDS: Readonly<Record<string, ChessWords>> = { bartmess, meder, grant, usenet, harshman };
