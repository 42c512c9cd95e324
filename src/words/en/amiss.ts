/** What is wrong with a proof game, or with the move that a puzzle begins with. */
export const AMISS = {
  /** The search ended at its limit. */
  unsettled: 'not settled within the limit',
  /** No game of so many moves ends there. */
  noGame: (moves: number): string => `no game of ${moves} moves leads to the position`,
  /** A proof game whose way is to be seen at once. */
  plainWay: 'nothing is hidden: no man was taken, went twice or came home',
  /** A proof game too like another, by its id. */
  sharedWay: (id: string): string => `more than half of its moves begin where those of ${id} do`,
  /** A puzzle, by its id, whose first move does not lead where it begins. */
  slip: (id: string): string => `${id}: the opponent’s mistake does not lead to the position`,
};
