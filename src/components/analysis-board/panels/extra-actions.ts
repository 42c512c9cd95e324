import type { ComponentType } from 'preact';
import type { PartProps } from './part.ts';

/** Further actions while a game with the machine is on, before the ones that end it: buttons, as they are in `GameActs`. */
export const IN_GAME: readonly ComponentType<PartProps>[] = [];

/** Further actions on a game that is over, before “Play again”: the first thing that is offered. */
export const AFTER_GAME: readonly ComponentType<PartProps>[] = [];
