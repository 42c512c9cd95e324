import { TABLE } from '#words/compare/table.ts';
import { QUESTIONS as FACT_WORDS } from '#words/facts/questions.ts';
import { sayFact } from '../words/facts.ts';
import { FACT_IDS, findRuleset, type Fact, type FactId, type Ruleset, type RulingKind } from '../engine/index.ts';
import { ANSWERS, QUESTIONS, VALUES } from '#words/compare/answers.ts';
import { COUNTED } from './engine-answers.ts';
import { minutesOf, type GameFigures } from './game-figures.ts';
import type { Measured } from './insights.ts';

/** The parts of the table, in its order. */
export const GROUPS = TABLE.groups;
export type Group = keyof typeof GROUPS;

/** An answer in the table. One without a source is the engine's own, counted anew for the table. */
export interface Cell {
  readonly value: string;
  readonly says: string;
  readonly kind: RulingKind;
  readonly source?: string;
}

/** A question to several rulesets; a ruleset that the question does not concern has no cell. */
export interface Row {
  readonly id: string;
  readonly group: Group;
  readonly question: string;
  readonly cells: Readonly<Record<string, Cell>>;
}

const FACT_GROUPS: Readonly<Record<FactId, Group>> = {
  pins: 'set',
  'board-start': 'start',
  'first-moves': 'start',
  'column-block': 'lines',
  'gap-crossing': 'lines',
  'level-change': 'lines',
  'board-as-level': 'lines',
  'straight-up-down': 'lines',
  'king-levels': 'king',
  'knight-levels': 'knight',
  'knight-ground': 'knight',
  castling: 'castling',
  'pawn-levels': 'pawns',
  'pawn-off-board': 'pawns',
  'double-step': 'pawns',
  'en-passant': 'en-passant',
  'promotion-where': 'promotion',
  'promotion-when': 'promotion',
  'promotion-to': 'promotion',
  'board-mover': 'boards',
  'board-load': 'boards',
  'board-reach': 'boards',
  'board-forward-only': 'boards',
  'board-rotation': 'boards',
  'board-inversion': 'boards',
  'carried-double-step': 'pawns',
  'carried-promotion': 'promotion',
  stalemate: 'check',
  repetition: 'draws',
  'fifty-moves': 'draws',
  'dead-positions': 'draws',
};

/** The rule of a reference that answers a question; references share the numbers of these rules (CONTRIBUTING). */
const RULE_NUMBERS: Readonly<Record<string, string>> = {
  'board-start': '1.4',
  'column-block': '2.3',
  'gap-crossing': '2.4',
  'straight-up-down': '2.5',
  'level-change': '2.7',
  'board-as-level': '2.7',
  'king-levels': '3.1',
  'knight-levels': '3.5',
  'knight-ground': '3.5',
  castling: '5.1',
  'pawn-step': '4.1',
  'pawn-capture': '4.3',
  'en-passant-until': '4.4',
  'promotion-compulsory': '4.5',
  'pawn-levels': '4.1',
  'pawn-off-board': '4.1',
  'double-step': '4.2',
  'carried-double-step': '4.2',
  'en-passant': '4.4',
  'promotion-where': '4.5',
  'promotion-to': '4.5',
  'promotion-when': '4.6',
  'carried-promotion': '4.6',
  'board-mover': '6.1',
  'board-load': '6.2',
  'board-reach': '6.3',
  'board-forward-only': '6.5',
  'board-rotation': '6.6',
  'board-inversion': '6.7',
  'first-player': '2.1',
  turn: '2.1',
  'board-vacant': '6.4',
  'board-check': '7.3',
  'king-protection': '7.2',
  'king-capture': '7.3',
  checkmate: '7.3',
  end: '7.3',
  stalemate: '7.4',
};

/** Where a reference answers a question in a rule of its own, beyond the numbers that all share. */
const OWN_RULE_NUMBERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bartmess: {
    'board-inversion': '6.10',
    'same-position': '7.8',
    array: '1.14',
    pins: '1.4',
    'first-moves': '1.15',
    turn: '2.2',
    'shared-corner': '6.13',
    'board-check': '7.14',
    repetition: '7.7',
    'fifty-moves': '7.10',
    'dead-positions': '7.5',
    'touch-move': '9.1',
    'move-complete': '9.1',
    'illegal-move': '9.4',
    'check-said': '9.7',
    'score-sheet': '8.9',
    'wrong-claim': '7.7',
    'board-start': '1.7',
    'column-block': '2.4',
    'gap-crossing': '2.8',
    'straight-up-down': '2.9',
    'level-change': '2.4',
    'pawn-off-board': '4.7',
    'double-step': '4.15',
    'carried-double-step': '4.9',
    'en-passant': '4.11',
    'promotion-where': '4.6',
    'promotion-when': '4.5',
  },
  meder: {
    'touch-move': '9.2',
    'move-complete': '9.9',
    'illegal-move': '9.15',
    clock: '9.6',
    'score-sheet': '9.16',
    'wrong-claim': '7.9',
    order: '9.36',
    'board-check': '7.13',
    'same-position': '7.17',
    'ride-clock': '7.18',
    'castling-free': '5.2',
    'castling-moved': '5.3',
    'castling-check': '5.2',
    array: '1.8',
    'first-moves': '1.8',
    pins: '6.7',
    'shared-corner': '6.4',
    repetition: '7.7',
    'fifty-moves': '7.8',
    'dead-positions': '7.15',
    'board-start': '1.9',
    'board-as-level': '2.2',
    'pawn-off-board': '4.7',
    'carried-promotion': '4.13',
  },
  grant: {
    'same-position': '7.11',
    'ride-clock': '7.8',
    array: '1.5',
    'castling-free': '5.1',
    'castling-moved': '5.1',
    'castling-check': '5.2',
    pins: '6.9',
    'first-moves': '1.6',
    'shared-corner': '6.11',
    repetition: '7.5',
    'fifty-moves': '7.5',
    'dead-positions': '7.9',
    'board-start': '1.3',
    'board-as-level': '2.10',
    'pawn-off-board': '4.9',
    'carried-double-step': '4.12',
    'board-reach': '6.9',
    'en-passant': '4.14',
  },
  harshman: {
    'first-moves': '1.11',
    array: '1.8',
    'dead-knight': '9.2',
    'dead-bishop': '9.2',
    'dead-bishops': '9.2',
    'dead-knights': '9.2',
    'same-position': '9.7',
    'check-said': '6.12',
    'wrong-claim': '9.7',
    'first-player': '2.1',
    turn: '2.1',
    castling: '5.1',
    'castling-free': '5.2',
    'castling-moved': '5.2',
    'castling-check': '5.2',
    'double-step': '4.2',
    'pawn-step': '4.1',
    'pawn-capture': '4.3',
    'en-passant': '4.4',
    'en-passant-until': '4.4',
    'promotion-where': '4.5',
    'promotion-to': '4.5',
    'promotion-when': '4.6',
    'promotion-compulsory': '4.6',
    'king-capture': '6.3',
    'king-protection': '6.7',
    checkmate: '7.2',
    end: '8.12',
    stalemate: '8.1',
    repetition: '9.7',
    'fifty-moves': '9.7',
    'dead-positions': '9.2',
    resignation: '9.9',
  },
  usenet: {
    'touch-move': '9.1',
    clock: '9.1',
    'board-check': '6.9',
    'board-as-level': '2.8',
    'same-position': '7.6',
    'ride-clock': '7.6',
    array: '1.5',
    pins: '1.2',
    'first-moves': '1.6',
    'first-player': '1.6',
    'shared-corner': '1.2',
    repetition: '7.5',
    'fifty-moves': '7.5',
    'dead-positions': '7.8',
    'level-change': '2.9',
    'pawn-off-board': '4.8',
    'carried-double-step': '4.9',
    'promotion-when': '4.5',
  },
};

/** The number of the rule that answers a row in the reference of a ruleset, where one does. */
export function ruleOf(row: Row, ruleset: string): string | undefined {
  // The numbers that all share are those of the movable board's references.
  const isShared = (findRuleset(ruleset)?.pins.length ?? 0) > 0;
  return OWN_RULE_NUMBERS[ruleset]?.[row.id] ?? (isShared ? RULE_NUMBERS[row.id] : undefined);
}

/** Facts of three players that answer a question of the movable board, under its name. */
const ALIKE: Readonly<Record<string, FactId>> = {
  threefold: 'repetition',
  promotion: 'promotion-where',
  'material-draw': 'dead-positions',
};

/** Questions that are no fact of the movable board's, with the part of the table they stand in. */
const OTHERS: Readonly<Record<string, Group>> = {
  'first-player': 'start',
  turn: 'start',
  'board-vacant': 'boards',
  'shared-corner': 'boards',
  'castling-free': 'castling',
  'castling-moved': 'castling',
  'castling-check': 'castling',
  'board-check': 'check',
  'pawn-step': 'pawns',
  'pawn-capture': 'pawns',
  'en-passant-until': 'en-passant',
  'promotion-compulsory': 'promotion',
  'king-capture': 'check',
  'king-protection': 'check',
  checkmate: 'check',
  end: 'points',
  resignation: 'points',
  'same-position': 'draws',
  'ride-clock': 'draws',
  'touch-move': 'table',
  'move-complete': 'table',
  'illegal-move': 'table',
  'check-said': 'table',
  clock: 'table',
  'score-sheet': 'table',
  'wrong-claim': 'table',
  order: 'table',
  printed: 'table',
};

const wordsOf = (value: Fact['value']): string => (value === true ? TABLE.yes : value === false ? TABLE.no : String(value));

/** The row of a question: what each of the rulesets answers, by its fact or in our words. */
function rowOfFact(id: string, group: Group, rulesets: readonly Ruleset[]): Row {
  const cells = rulesets.flatMap((ruleset) => {
    const own = ANSWERS[id]?.[ruleset.id];
    if (own) return [[ruleset.id, own] as const];
    const fact = ruleset.facts.find((one) => (ALIKE[one.id] ?? one.id) === id);
    if (!fact) return [];
    const value = VALUES[id]?.[ruleset.id] ?? wordsOf(fact.value);
    return [[ruleset.id, { value, says: sayFact(ruleset, fact.id), kind: fact.ruling, source: fact.source }] as const];
  });
  return { id, group, question: QUESTIONS[id] ?? FACT_WORDS[id as FactId], cells: Object.fromEntries(cells) };
}

/** What the games of a ruleset were like, and how long its course is, as answers. */
const FIGURES: readonly {
  readonly id: string;
  readonly group: Group;
  readonly question: string;
  readonly ask: (figures: GameFigures) => Pick<Cell, 'value' | 'says'> | undefined;
}[] = [
  {
    id: 'evening',
    group: 'table',
    question: TABLE.figures.evening,
    ask: (figures) => ({ value: TABLE.minutes(minutesOf(figures)), says: TABLE.evening(figures.plies.value) }),
  },
  {
    id: 'learning',
    group: 'table',
    question: TABLE.figures.learning,
    ask: ({ course }) => course && { value: TABLE.course(course.screens, course.minutes), says: TABLE.courseMeans },
  },
  {
    id: 'games-won',
    group: 'games',
    question: TABLE.figures.won,
    ask: ({ drawn, ...figures }) => ({ value: String(Math.round(10 * (100 - drawn.value)) / 10), says: sayGames(figures) }),
  },
  { id: 'games-drawn', group: 'games', question: TABLE.figures.drawn, ask: (figures) => tell(figures.drawn, figures) },
  { id: 'games-plies', group: 'games', question: TABLE.figures.plies, ask: (figures) => tell(figures.plies, figures) },
  { id: 'games-boards', group: 'games', question: TABLE.figures.boards, ask: (figures) => figures.boards && tell(figures.boards, figures) },
];

const sayGames = ({ games, longest, looked }: Pick<GameFigures, 'games' | 'longest' | 'looked'>): string =>
  TABLE.games(games, looked, longest);
const tell = ({ value, error }: Measured, figures: GameFigures): Pick<Cell, 'value' | 'says'> => ({
  value: `${value} ± ${error}`,
  says: sayGames(figures),
});

/** The whole table for these rulesets; rows that concern none of them are left out. */
export function makeRows(rulesets: readonly Ruleset[], figures: Readonly<Record<string, GameFigures>>): readonly Row[] {
  const rows: Row[] = [
    ...FACT_IDS.map((id) => rowOfFact(id, FACT_GROUPS[id], rulesets)),
    ...Object.entries(OTHERS).map(([id, group]) => rowOfFact(id, group, rulesets)),
    ...COUNTED.map(({ id, group, question, ask }): Row => {
      const cells = rulesets.flatMap((ruleset): (readonly [string, Cell])[] => {
        const own = ANSWERS[id]?.[ruleset.id];
        if (own) return [[ruleset.id, own] as const];
        const answer = ask(ruleset);
        return answer ? [[ruleset.id, { ...answer, kind: 'counted' }] as const] : [];
      });
      return { id, group: group as Group, question, cells: Object.fromEntries(cells) };
    }),
    ...FIGURES.map(({ id, group, question, ask }): Row => {
      const cells = rulesets.flatMap(({ id: name }): (readonly [string, Cell])[] => {
        const answer = figures[name] && ask(figures[name]);
        return answer ? [[name, { ...answer, kind: 'counted' }] as const] : [];
      });
      return { id, group, question, cells: Object.fromEntries(cells) };
    }),
  ];
  const order = Object.keys(GROUPS);
  return rows.filter((row) => Object.keys(row.cells).length > 0).sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
}

/** Whether the rulesets that a row concerns answer it differently; of one alone there is nothing to compare. */
export function isDiffering(row: Row): boolean {
  return isDifferingAmong(row, Object.keys(row.cells));
}

/** Whether all rulesets that a row concerns, two at least, give one answer. */
export function isAlike({ cells }: Row): boolean {
  const values = Object.values(cells).map(({ value }) => value);
  return values.length > 1 && new Set(values).size === 1;
}

/** Whether some of these rulesets answer a row differently. */
export function isDifferingAmong({ cells }: Row, rulesets: readonly string[]): boolean {
  return new Set(rulesets.flatMap((id) => cells[id]?.value ?? [])).size > 1;
}
