import { serve } from './diagram/element.ts';
import type { Start } from './diagram/mount.tsx';

/** Every kind of diagram there is; each fetches its own part when one of its kind is touched. */
serve({
  kinds: {
    diagram: async () => (await import('./diagram/start-diagram.tsx')).startDiagram as Start,
    steps: async () => (await import('./lesson/start-steps.tsx')).startSteps as Start,
    adjacency: async () => (await import('./lesson/start-adjacency.tsx')).startAdjacency as Start,
    exercise: async () => (await import('./lesson/start-exercise.tsx')).startExercise as Start,
    free: async () => (await import('./free/start.ts')).startFree as Start,
    question: async () => (await import('./puzzle/question.ts')).startQuestion as Start,
    puzzle: async () => (await import('./puzzle/player.ts')).startPuzzle as Start,
  },
  openings: { free: async (spec) => (await import('./free/start.ts')).openFree(spec) },
  openSettings: (button) => void import('./site/board-settings.ts').then(({ openSettings }) => openSettings(button)),
});
