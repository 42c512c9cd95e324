/** What is amiss with a puzzle that fails a check of quality. */
export const FLAWS = {
  'one-key': 'it has not exactly one shortest key, or not a complete set of at most five',
  'already-won': 'the solver is three pawns ahead before the first move',
  'few-moves': 'there are fewer than ten legal moves to choose from',
  'not-behind': 'the solver has nothing to save: a draw is asked for and the solver does not stand worse',
  'plain-way': 'nothing is hidden: no man was taken, went twice or came home',
  'lone-pawn': 'a promotion is asked for, and the key is the only move of a pawn',
  'king-to-take': 'the solver can take a king at once, and something slower is asked for',
  'greedy-key': 'the key takes a loose or a bigger man',
  'few-answers': 'the key is not quiet and one answer meets every reply',
  duals: 'more than a third of the answers can be given in another way',
  'really-mate': 'what is asked for is a gain, a promotion or a stalemate, but there is a mate in as few moves',
  'not-held': 'what is won is lost again within five plies',
  alone: 'one player can declare alone where both together are asked for',
  'cannot-be': 'no game can reach the position',
  'no-temptation': 'fewer than two wrong moves check or capture, or none of them fails to one reply only',
};
