/** The boards of several rulesets side by side: what is chosen for them, whose position they show, and what is wrong with an address. */
export const COMPARED_BOARDS = {
  label: 'One position under several rules',
  rulesets: 'Rulesets',
  position: 'Position',
  choose: 'Choose …',
  paste: (ruleset: string): string => `A position of ${ruleset}`,
  orPaste: 'or paste one',
  show: 'Show',
  piece: 'Piece',
  pieceOrBoard: 'a piece or a board',
  board: (player: string, pin: string): string => `${player}’s attack board at ${pin}`,
  pieceOn: (player: string, role: string, square: string): string => `${player}’s ${role} ${square}`,
  whose: (isStart: boolean, ruleset: string): string =>
    `Every picture shows ${isStart ? 'the start' : 'a position'} of the ${ruleset} rules.`,
  questions: 'What do they disagree about?',
  another: ' Another',
  words: 'words',
  inWords: (question: string): string => `${question} In words`,
  refused: (why: string): string => `${why}.`,
  cannotBeShown: (field: string, why: string): string => `This position cannot be shown (${field}): ${why}.`,
  cannotBeRead: (field: string, why: string): string => `The address could not be read (${field}): ${why}. Here is the start instead.`,
  notFetched: 'What you chose could not be fetched.',
  retry: 'Try again',
  unknown: (found: string, known: readonly string[]): string => `found “${found}”, expected some of ${known.join(', ')}`,
  twice: 'a ruleset is named twice; expected each once',
  count: (count: number, least: number, most: number, known: readonly string[]): string =>
    `found ${count} rulesets, expected ${least} to ${most}, as in rules=${known.join(',')}`,
};
