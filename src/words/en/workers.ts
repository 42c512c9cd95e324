/** What goes wrong where a machine works beside the page. */
export const WORKERS = {
  opponent: 'the opponent',
  prover: 'the prover',
  analyst: 'the analysis',
  judge: 'the prover',
  couldNotRun: (who: string): string => `${who} could not run here`,
  takenBack: 'the question was taken back',
  noRuleset: (id: string): string => `“${id}” is not a ruleset`,
  noStrength: (name: string): string => `“${name}” is not a strength of the opponent`,
  gameOver: (status: string): string => `the game is over (${status})`,
  noMoves: 'there is no legal move to search',
  notItsTurn: 'it is not the opponent’s turn',
};
