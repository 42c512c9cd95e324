import type { Move, Position } from '../../engine/index.ts';

/** What can be heard. */
export const CUES = ['move', 'capture', 'board', 'check', 'wrong', 'solved'] as const;
export type Cue = (typeof CUES)[number];

/** One tone of a sound: when it begins and how long it dies away in seconds, its pitch in hertz and where that slides to. */
export interface Tone {
  readonly at: number;
  readonly time: number;
  readonly pitch: number;
  readonly to: number;
  /** Share of full loudness at its beginning. */
  readonly loud: number;
  readonly shape: 'sine' | 'triangle';
}

const knock = (at: number, pitch: number, loud: number): Tone => ({ at, time: 0.08, pitch, to: pitch * 0.55, loud, shape: 'triangle' });
const bell = (at: number, pitch: number, loud: number): Tone => ({ at, time: 0.28, pitch, to: pitch, loud, shape: 'sine' });

/** Wood on wood for what moves, a soft bell for what is said about it. */
const TONES: Readonly<Record<Cue, readonly Tone[]>> = {
  move: [knock(0, 320, 0.5)],
  capture: [knock(0, 260, 0.55), knock(0.06, 190, 0.45)],
  board: [{ at: 0, time: 0.2, pitch: 150, to: 230, loud: 0.3, shape: 'sine' }, knock(0.17, 210, 0.5)],
  check: [bell(0, 587, 0.22), bell(0.09, 784, 0.2)],
  wrong: [{ at: 0, time: 0.22, pitch: 196, to: 150, loud: 0.35, shape: 'sine' }],
  solved: [bell(0, 523, 0.22), bell(0.1, 659, 0.22), bell(0.2, 784, 0.22)],
};

export function planCue(cue: Cue): readonly Tone[] {
  return TONES[cue];
}

/** What a move sounds like, read from its effects, and the check it gives; an act moves nothing and is silent. */
export function cuesOf(move: Move, after: Position): readonly Cue[] {
  if (move.effects.length === 0) return [];
  const has = (kind: Move['effects'][number]['kind']): boolean => move.effects.some((effect) => effect.kind === kind);
  const made: Cue = has('board') ? 'board' : has('leave') ? 'capture' : 'move';
  return after.checks().length > 0 ? [made, 'check'] : [made];
}
