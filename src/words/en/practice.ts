/** The pages of positions to play out. */
export const PRACTICE = {
  title: 'Practice',
  summary: 'Positions to play out against the machine: basic mates, pawns, attack boards, a piece more and a pawn less.',
  about:
    'The machine answers every move. A board is done when its aim is reached; when an aim is lost, you are told which move lost it and can go on from there. What you have done is kept in this browser.',
  progress: (name: string): string => `Your practice in ${name}`,
  course: (name: string): string => `The course: ${name}`,
  link: 'Practice against the machine',
  what: 'mates, pawns, attack boards and defences to play out.',
};
