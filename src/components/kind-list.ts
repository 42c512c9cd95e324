import type { DiagramRegistry } from './diagram/diagram-element.ts';
import { prefetchDiagram } from './diagram/prefetch.ts';
import { lazy } from '../platform/lazy.ts';

/** Every kind of diagram there is; each fetches its own part when one of its kind is touched. */
export const DIAGRAM_KINDS: DiagramRegistry = {
  kinds: {
    diagram: async () => (await lazy(() => import('./diagram/start-diagram.tsx')).load()).startDiagram,
    steps: async () => (await lazy(() => import('./lesson/start-steps.tsx')).load()).startSteps,
    adjacency: async () => (await lazy(() => import('./lesson/start-adjacency.tsx')).load()).startAdjacency,
    exercise: async () => (await lazy(() => import('./lesson/start-exercise.tsx')).load()).startExercise,
    playout: async () => (await lazy(() => import('./lesson/start-playout.tsx')).load()).startPlayout,
    free: async () => (await lazy(() => import('./analysis-board/start.tsx')).load()).startAnalysisBoard,
    puzzle: async () => (await lazy(() => import('./puzzle/start-puzzle.tsx')).load()).startPuzzle,
  },
  openings: { free: async (spec) => (await lazy(() => import('./analysis-board/start.tsx')).load()).openAnalysisBoard(spec) },
  prepare: (host, withPainter) => prefetchDiagram(host, DIAGRAM_KINDS, withPainter),
};
