import type { Ruling } from '../core/ruleset.ts';
import { END_RULINGS } from './rulings-ends.ts';
import { MATE_RULINGS } from './rulings-mates.ts';
import { MOVE_RULINGS } from './rulings-moves.ts';

/** Where Harshman's rules (version 2.1.2) are silent, contradictory or unclear: what we play, and why. */
export const RULINGS: readonly Ruling[] = [...MOVE_RULINGS, ...MATE_RULINGS, ...END_RULINGS];
