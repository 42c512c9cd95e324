import { BARTMESS } from './rulings/bartmess.ts';
import { GRANT } from './rulings/grant.ts';
import { HARSHMAN } from './rulings/harshman.ts';
import { MEDER } from './rulings/meder.ts';
import { USENET } from './rulings/usenet.ts';

/** What was decided where each text is open, by the ruling's id. */
export const RULINGS = { bartmess: BARTMESS, meder: MEDER, grant: GRANT, usenet: USENET, harshman: HARSHMAN } as const;
