import { BARTMESS } from './facts/bartmess.ts';
import { GRANT } from './facts/grant.ts';
import { HARSHMAN } from './facts/harshman.ts';
import { MEDER } from './facts/meder.ts';
import { USENET } from './facts/usenet.ts';

/** What each ruleset answers, by the fact's id. */
export const FACTS = { bartmess: BARTMESS, meder: MEDER, grant: GRANT, usenet: USENET, harshman: HARSHMAN } as const;
