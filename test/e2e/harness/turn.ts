import { hashSources } from '../../../scripts/common/stamp.ts';

/** Whose turn it is to be looked at: another number for other sources, the same for the same. */
export const TURN = parseInt((await hashSources()).slice(0, 6), 16);
