/** A line of moves that is stepped through. */
export const STEPS = {
  start: 'Start',
  step: 'Step',
  steps: 'Steps',
  moves: 'Moves',
  goes: { first: 'First', back: 'Back', play: 'Play', on: 'On', last: 'Last' },
  pause: 'Pause',
  count: (at: number, of: number): string => `${at} of ${of}`,
  noStep: (count: number, step: number): string => `This line has ${count} steps; there is no step ${step}. Here is the start.`,
};
