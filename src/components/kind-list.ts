import type { House } from './diagram/element.ts';
import { prepare } from './diagram/prepare.ts';

/** Every kind of diagram there is; each fetches its own part when one of its kind is touched. */
export const HOUSE: House = {
  kinds: {
    diagram: async () => (await import('./diagram/start-diagram.tsx')).startDiagram,
    steps: async () => (await import('./lesson/start-steps.tsx')).startSteps,
    adjacency: async () => (await import('./lesson/start-adjacency.tsx')).startAdjacency,
    exercise: async () => (await import('./lesson/start-exercise.tsx')).startExercise,
    free: async () => (await import('./free/start.tsx')).startFree,
    puzzle: async () => (await import('./puzzle/start-puzzle.tsx')).startPuzzle,
  },
  openings: { free: async (spec) => (await import('./free/start.tsx')).openFree(spec) },
  prepare: (host, withPainter) => prepare(host, HOUSE, withPainter),
};
