import type { OptionWords } from '../options.ts';

/** What may be agreed on before a game. */
export const OPTIONS: OptionWords = {
  board: { label: 'Board', values: { '8-7': '8-7 board, 147 cells', '8-9': '8-9 board, 192 cells' } },
  mate: { label: 'The game ends', values: { first: 'First Mate: with the first defeat', last: 'Last Mate: when one player is left' } },
  automatic: { label: 'Checkmate', values: { off: 'declared', on: 'automatic' } },
};
