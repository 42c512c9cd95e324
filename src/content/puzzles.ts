import { isPlayed, parseCollection, type PlayedPuzzle, type Puzzle } from '../puzzles/puzzle.ts';
import type { Task } from '../puzzles/task.ts';
import type { Theme } from '../puzzles/themes.ts';

const FILES = import.meta.glob<{ default: unknown }>('../puzzles/collection/*.json', { eager: true });

/** Every puzzle of the collection. A broken one ends the build. */
export const PUZZLES: readonly Puzzle[] = Object.entries(FILES).flatMap(([file, { default: json }]) => {
  const read = parseCollection(json);
  if (!read.ok) throw new Error(`${file}: ${read.fault.field}: ${read.fault.message}`);
  return read.value;
});

/** The puzzles that are played out on the board. */
export const PLAYED_PUZZLES: readonly PlayedPuzzle[] = PUZZLES.filter(isPlayed);

const NUMBERS = ['no moves', 'one', 'two', 'three', 'four', 'five'];

/** The task in a few words: `Mate in two`. */
export function nameGoal(goal: Task): string {
  const within = (moves: number): string => (moves === 1 ? 'at once' : `in ${NUMBERS[moves] ?? moves}`);
  switch (goal.kind) {
    case 'mate':
      return `Mate in ${NUMBERS[goal.moves] ?? goal.moves}`;
    case 'stalemate':
      return `Stalemate ${within(goal.moves)}`;
    case 'promotion':
      return `Promote ${within(goal.moves)}`;
    case 'gain':
      return `Win material ${within(goal.moves)}`;
    case 'capture':
      return `Take the king ${within(goal.moves)}`;
    case 'declaration':
      return `Declare mate ${within(goal.moves)}`;
    case 'defence':
      return goal.against.kind === 'mate' ? 'Stop the mate' : 'Save the king';
    case 'saves':
      return 'Find every move that saves the king';
    case 'helpmate':
      return `Help the other side mate you ${within(goal.moves)}`;
    case 'legal':
      return 'Is it legal, and why not?';
    case 'squares':
      return 'Find all the squares';
    case 'pins':
      return 'Where may this board go?';
    case 'checks':
      return 'Where does this board give check?';
    case 'declarations':
      return 'Who can declare mate?';
  }
}

/** What a puzzle shows, as readers call it. They are told after solving, and in filters. */
export const THEME_WORDS: Readonly<Record<Theme, string>> = {
  'board-move-key': 'A board moves first',
  'board-move-mate': 'A board mates',
  'board-move-defence': 'A board defends',
  'board-move-refutation': 'A board refutes a try',
  rotation: 'A board turns',
  inversion: 'A board changes face',
  'waiting-promotion': 'A pawn waits for its promotion',
  'own-boards': 'All about a board',
  joint: 'Two together',
  'two-enemies': 'A king between two enemies',
  'defeated-men': 'Men of a defeated player',
  'quiet-key': 'Quiet first move',
  sacrifice: 'Sacrifice',
  promotion: 'Promotion',
  underpromotion: 'Underpromotion',
  castling: 'Castling',
  'en-passant': 'En passant',
  variations: 'Several mates',
  'few-men': 'Few pieces',
  opening: 'Opening',
  middlegame: 'Middlegame',
  endgame: 'Endgame',
};
