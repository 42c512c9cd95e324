/** Six boards on one skill, at the end of a lesson. */
export const DRILL = {
  link: 'Drill it: six boards',
  heading: (lesson: string): string => `Six boards: ${lesson}`,
  /** Lessons of two rulesets may have one name. */
  title: (lesson: string, ruleset: string): string => `Six boards: ${lesson} (${ruleset})`,
  summary: 'Six positions from games of the machine with itself, easier ones first. The engine judges what you choose.',
  /** What the page of a lesson's drill is, where it is listed. */
  description: (lesson: string, ruleset: string): string =>
    `${lesson} (${ruleset}): six positions from games of the machine with itself, easier ones first. The engine judges what you choose.`,
  screen: (at: number, of: number): string => `Board ${at} of ${of}`,
  back: 'Back to the lesson',
  /** What is asked of a place to go from, of the boards, and of a piece that is attacked. */
  board: (pin: string): string => `Where may the board at ${pin} go?`,
  piece: (role: string, square: string): string => `Where may the ${role} on ${square} go?`,
  boards: (player: string): string => `Choose every board that ${player} may move`,
  declare: (loser: string): string => `Who can declare ${loser} mated now?`,
  attackers: (player: string, role: string, square: string): string => `Which of ${player} pieces attack the ${role} on ${square}?`,
  right: {
    moves: 'That is all, and no more.',
    boards: 'Empty: its owner moves it. One aboard: that piece’s player. Two or more: it stays.',
    declare: 'A declaration holds where no reply saves the king.',
    attackers: 'Levels do not matter to an attack.',
  },
};
