/** Worth of winning the game, less the plies it takes. */
export const WIN = 1_000_000;
/** More than anything is worth. */
export const INFINITE = 2 * WIN;

/** Whether a value says that the game is won or lost by force. */
export const isMateValue = (value: number): boolean => Math.abs(value) > WIN / 2;
