import type { MoveForm } from '../form.ts';
import { commence } from './commence.ts';
import { grant } from './grant.ts';
import { lynnSmith } from './lynn-smith.ts';
import { roth } from './roth.ts';
import { thompson } from './thompson.ts';

export { FLAT_HEADER, isGameOfTwo, pageOnForeign, recogniseForeign } from './foreign.ts';

/** Every foreign way of writing moves that is read, the one with the longest words first. */
export const FORMS: readonly MoveForm[] = [commence, lynnSmith, roth, thompson, grant];
