/** What is said where moves are written in other notations. */
export const NOTATION = {
  /** What the forms of a move are called. */
  forms: {
    usual: 'With the names on the boards',
    rules: 'As the rules write it',
    squares: 'Name that never changes',
    pictures: 'With pictures',
    relative: 'Counted from your own side',
  },
  move: 'Move',
  rules: 'Rules',
  position: 'From position',
  start: 'the start',
  moves: 'Moves, in any form',
  table: 'The moves in all forms',
  notFetched: 'The rules could not be fetched. Try again when you are online.',
  badPosition: (field: string, message: string): string => `Position, ${field}: ${message}.`,
  read: (count: number): string => `${count === 1 ? 'One move' : `${count} moves`} read.`,
};
