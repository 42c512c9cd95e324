import type { Frame } from './still.ts';

const at = (pins: string): readonly string[] => pins.split(' ');

/** Where the boards stand in the endings that are counted, by ruleset: on their starting pins first. */
const PLACES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  bartmess: [at('QP1 KP1 QP12 KP12'), at('QP5 KP5 QP8 KP8')],
  meder: [at('QL1 KL1 QL6 KL6')],
  grant: [at('QP2 KP2 QP12 KP12')],
  usenet: [at('QP5 KP5 QP8 KP8'), at('QP1 KP1 QP12 KP12')],
};

/** Every frame that `npm run endings` counts. */
export const FRAMES: readonly Frame[] = Object.entries(PLACES).flatMap(([ruleset, places]) =>
  places.flatMap((pins) =>
    (['queen', 'rook'] as const).flatMap((role) => [false, true].map((mayPass): Frame => ({ ruleset, role, pins, mayPass }))),
  ),
);

/** The 24 pins of the rules that tell over from under. */
export const ALL_PINS: readonly string[] = ['QP', 'KP'].flatMap((side) => Array.from({ length: 12 }, (_, index) => `${side}${index + 1}`));
