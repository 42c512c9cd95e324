/** What a plate says before it is live: it comes with the page. */
export const PLATE = {
  label: 'Board. Enter goes to its squares, f turns it.',
  slow: 'The board is on its way.',
  lost: 'The board could not be fetched. Touch it to try again.',
};
