import type { Rich } from '../rich.ts';

/** What the trainer says and asks. */
export const TRAINER = {
  daily: 'Puzzle of the day',
  /** Mistakes of the reader's own games that are due. */
  own: (due: number): string =>
    due === 1 ? 'One mistake of your own games is due: find better' : `${due} mistakes of your own games are due: find better`,
  choice: 'What is practised',
  /** The button that shows the choices, with what is chosen beside the ruleset. */
  folded: (chosen: readonly string[]): string => (chosen.length === 0 ? 'Task, level, theme' : chosen.join(' · ')),
  weak: 'Train my weak ones',
  fields: { ruleset: 'Ruleset', task: 'Task', level: 'Level', theme: 'Theme', mode: 'Mode', series: 'Series' },
  tasks: {
    all: 'All tasks',
    played: 'To be played',
    questions: 'Questions',
    allQuestions: 'All questions',
    orLonger: (task: string): string => `${task}, or longer`,
  },
  /** How hard beside the reader’s rating; the middle has no name of its own. */
  aims: { easiest: 'Much easier', easier: 'Easier', '': 'Fits me', harder: 'Harder', hardest: 'Much harder' },
  level: (level: string): string => `Level ${level}`,
  modes: {
    '': 'Rated',
    weak: 'My weak themes',
    streak: 'Streak',
    storm: 'Storm, 3 minutes',
    missed: 'What I missed',
    series: 'A series',
    twins: 'Twins',
    own: 'A set of my own, repeated',
  },
  motifs: 'Motifs',
  allRulesets: 'All rulesets',
  allThemes: 'All themes',
  theme: (theme: string, count: number): string => `${theme} (${count})`,
  /** What a puzzle is, when it is done. */
  about: (level: number, rating: number): string => `, level ${level}, ${rating}`,
  rating: 'Your rating',
  ratingInQuestions: 'Your rating in questions',
  inARow: 'In a row',
  daysInARow: 'Days in a row',
  reviews: {
    title: (due: number): string => `Reviews${due > 0 ? ` (${due} due)` : ''}`,
    about:
      'Rules and motifs come back after days, sooner if you missed them, while you practise what they belong to. Each time you get another puzzle about them, if there is one.',
    next: (due: number): string => (due === 1 ? 'One review is due: it comes next.' : `${due} reviews are due: they come next.`),
    isOn: 'Review what I solve and miss',
  },
  /** The keys, each with what it does; those for the moves stand together at the end. */
  keys: {
    title: 'Keys',
    hint: 'hint',
    solution: 'solution',
    retry: 'try again',
    defence: 'another defence',
    next: 'next or skip',
    turn: 'turn the board',
    moves: 'through the moves',
  },
  state: {
    /** @param id The name the address gives, where it is one of a puzzle. */
    missing: (id: string | undefined): string =>
      id === undefined
        ? 'The address names no puzzle: after “puzzle=” a name such as “meder-1a2b” is expected.'
        : `There is no puzzle “${id}”. It may have been taken out of the collection.`,
    dropped: (fields: readonly ('ruleset' | 'kind' | 'level' | 'theme')[]): string =>
      `There is no puzzle like that by these rules, so every ${fields.map((field) => (field === 'kind' ? 'task' : field)).join(' and ')} may come.`,
    loading: 'The puzzles are on their way.',
    noMissed: 'Nothing that you missed is left to solve. Choose another way to go on.',
    noWeak: 'No theme of yours is weak. It takes five puzzles of a theme to say so.',
    noOwn: 'No puzzle of your set is left in this cycle.',
    noOther: 'There is no other puzzle of this kind. Choose another theme, task or level.',
    notFetched: 'The puzzles could not be fetched.',
    /** Without a network. @param place Where it can be changed. */
    offline: <T>(place: T): Rich<T> => [
      'No network, and these puzzles are not kept on this device. The rules you solve by are kept by themselves when you are back; others are kept at ',
      place,
      '.',
    ],
    kept: 'Offline reading',
  },
  acts: {
    another: 'Another puzzle',
    next: 'Next puzzle',
    easier: 'Easier',
    harder: 'Harder',
    share: 'Share',
    copied: 'Copied.',
    report: 'Something is wrong with it',
    retry: 'Try again',
  },
  /** Why it is this puzzle. */
  why: { review: 'Review', daily: (day: string): string => `Puzzle of the day, ${day}`, twin: 'the same position' },
  days: {
    title: 'Puzzles of the day',
    earlier: 'Earlier',
    later: 'Later',
    /** The language months are named in. */
    locale: 'en',
    open: 'open',
    solved: 'solved',
    missed: 'missed',
    day: (date: number, month: string, word: string): string => `${date} ${month}, ${word}`,
  },
  history: {
    title: 'Your last puzzles',
    rules: 'Rules',
    all: 'All',
    onlyMissed: 'Only the missed ones',
    solved: 'solved',
    missed: 'missed',
    half: 'solved with a hint',
    none: 'None.',
    older: 'Older ones',
    figures: 'Your figures',
    caption: 'Solved without a slip, by rules and by theme',
    share: (solved: number, all: number): string => `${solved} of ${all} (${Math.round((100 * solved) / all)}%)`,
  },
  run: {
    names: { streak: 'Streak', storm: 'Storm' },
    head: (name: string, isOver: boolean, solved: number): string => `${name}${isOver ? ' is over' : ''}: ${solved} solved`,
    left: (time: string): string => `${time} left`,
    missed: (count: number): string => `${count} missed`,
    best: (count: number): string => `Best: ${count}`,
    again: { streak: 'Another streak', storm: 'Another storm' },
    rated: 'Rated puzzles',
    toLookAt: 'Missed, to look at again:',
  },
  set: {
    twins: 'Twins',
    series: 'Series',
    number: (number: number, of: number): string => `, ${number} of ${of}`,
    title: <T>(title: T): Rich<T> => ['Series: ', title],
    solved: (solved: number, all: number): string => `${solved} of ${all} solved`,
    isSolved: 'solved',
  },
  ownSet: {
    title: 'A set of my own',
    about: 'The same puzzles again and again, each time faster: choose rules, task, level and theme above, then how many.',
    size: 'How many',
    make: 'Make the set',
    ofMissed: 'Make it of what I missed',
    none: 'Nothing of that is there. Choose another task, level or theme.',
    head: (cycle: number, done: number, all: number): string => `Cycle ${cycle}: ${done} of ${all}`,
    over: (cycle: number): string => `Cycle ${cycle} is over.`,
    /** How the cycle before went, while another one goes on. */
    before: (solved: number, all: number, time: string): string => `Last time ${solved} of ${all} in ${time}`,
    again: 'Once more',
    drop: 'Another set',
    caption: 'The cycles of this set',
    columns: ['Cycle', 'Solved', 'Time'] as const,
    solved: (solved: number, all: number): string => `${solved} of ${all}`,
  },
  /** What a reader passes on. */
  shared: ({
    id,
    task,
    level,
    tries,
    isHelped,
    address,
  }: {
    readonly id: string;
    readonly task: string;
    readonly level: number;
    readonly tries: number;
    readonly isHelped: boolean;
    readonly address: string;
  }): string => {
    const how = isHelped ? 'with help' : tries === 1 ? 'in one try' : `in ${tries} tries`;
    return `I solved ${id} ${how}: ${task}, level ${level} of 5. ${address}`;
  },
  /** The lines of what a faulty puzzle is told with. */
  report: {
    puzzle: (id: string, rules: string, task: string): string => `Puzzle ${id} (${rules}): ${task}`,
    position: (position: string): string => `Position: ${position}`,
    played: (line: string): string => `Played: ${line}`,
    said: (said: string): string => `Said: ${said}`,
    wrong: 'What seems wrong: ',
  },
};
