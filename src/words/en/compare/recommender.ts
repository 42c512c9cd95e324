/** Which rules suit whom: what is measured, how it is asked, and how it is given as a reason. */
export const RECOMMENDER = {
  measures: {
    short: {
      title: 'Plies of a game on average',
      question: 'Short games or long ones?',
      more: 'Short',
      less: 'Long',
      wishes: { more: 'You want short games', less: 'You want long games' },
    },
    flat: {
      title: 'A piece blocks its whole column (1: yes)',
      question: 'Should it look like flat chess from above?',
      more: 'Yes: a piece closes its column',
      less: 'No: lines pass over and under',
      wishes: { more: 'You want it to look like flat chess from above', less: 'You want lines to pass over and under' },
    },
    boards: {
      title: 'Plies that move an attack board, in %',
      question: 'How often should attack boards move?',
      more: 'Often',
      less: 'Seldom',
      wishes: { more: 'You want attack boards to move a lot', less: 'You want attack boards to stay put' },
    },
    open: {
      title: 'Points the text leaves to us',
      question: 'How much should the text itself settle?',
      more: 'Leave us something to agree on',
      less: 'As much as can be',
      wishes: { more: 'You like to settle open points yourselves', less: 'You want the text to settle most points' },
    },
  },
  says: {
    short: (plies: number, minutes: number): string =>
      `A game has ${plies} plies on average, about ${minutes} minutes at half a minute a move.`,
    flat: (value: number): string =>
      value === 1 ? 'A piece blocks the squares above and below it too.' : 'A piece blocks its own square only.',
    boards: (value: number): string => `${value} % of plies move an attack board.`,
    open: (open: number, ours: number): string => `Its text leaves ${open} points open, and ${ours} of them we had to decide ourselves.`,
  },
};
