/** Worth of winning the game, less the plies it takes. */
export const WIN = 1_000_000;
