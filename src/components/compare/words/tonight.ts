import { bartmessToGrant, grantToBartmess } from './bartmess-grant.ts';
import { bartmessToMeder, mederToBartmess } from './bartmess-meder.ts';
import { bartmessToUsenet, usenetToBartmess } from './bartmess-usenet.ts';
import { grantToUsenet, usenetToGrant } from './grant-usenet.ts';
import { mederToGrant, grantToMeder } from './meder-grant.ts';
import { mederToUsenet, usenetToMeder } from './meder-usenet.ts';
import type { Tonight } from './point.ts';

/** What to say to whoever knows the first ruleset and plays the second tonight, by both ids. */
export const TONIGHT: Readonly<Record<string, Tonight>> = {
  'bartmess meder': bartmessToMeder,
  'meder bartmess': mederToBartmess,
  'bartmess grant': bartmessToGrant,
  'grant bartmess': grantToBartmess,
  'bartmess usenet': bartmessToUsenet,
  'usenet bartmess': usenetToBartmess,
  'meder grant': mederToGrant,
  'grant meder': grantToMeder,
  'meder usenet': mederToUsenet,
  'usenet meder': usenetToMeder,
  'grant usenet': grantToUsenet,
  'usenet grant': usenetToGrant,
};
