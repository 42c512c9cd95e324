import { listScore } from '../board/text/describe-state.ts';
import { findAdjacentPins } from '../comparison/adjacent-pins.ts';
import { CARD_BASICS } from '#words/card-basics.ts';
import { ANSWERS } from '#words/compare/answers.ts';
import { sayFact } from '../words/facts.ts';
import { expect, type Fact, type FactTopic, type Piece, type Ruleset, type RulingKind } from '../engine/index.ts';

/** The facts of a ruleset as the card for the table groups them; every fact belongs to one group. */
const GROUPS: readonly { readonly title: string; readonly ids: readonly FactTopic[] }[] = [
  { title: 'Set and start', ids: ['players', 'cells', 'home-rows', 'pieces', 'pins', 'board-start', 'first-moves'] },
  { title: 'Lines', ids: ['column-block', 'gap-crossing', 'level-change', 'board-as-level', 'straight-up-down'] },
  {
    title: 'King and knight',
    ids: ['king-levels', 'check-announced', 'king-capture', 'king-protection', 'knight-levels', 'knight-ground'],
  },
  { title: 'Pawns', ids: ['pawn-step', 'pawn-levels', 'pawn-off-board', 'pawn-capture', 'double-step', 'carried-double-step'] },
  { title: 'En passant', ids: ['en-passant'] },
  {
    title: 'Promotion',
    ids: ['promotion', 'promotion-where', 'promotion-when', 'promotion-to', 'promotion-compulsory', 'carried-promotion'],
  },
  { title: 'Castling', ids: ['castling'] },
  { title: 'Attack boards', ids: ['board-mover', 'board-load', 'board-reach', 'board-forward-only', 'board-rotation', 'board-inversion'] },
  { title: 'Declaring a mate', ids: ['checkmate', 'declaration-barred'] },
  {
    title: 'How it ends',
    ids: ['end', 'stalemate', 'draw-agreed', 'repetition', 'threefold', 'fifty-moves', 'dead-positions', 'material-draw', 'resignation'],
  },
];

export interface RulesCardGroup {
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** The groups that a ruleset has something in. A fact that is in none ends the build. */
export function groupFacts({ id, facts }: Ruleset): RulesCardGroup[] {
  const lost = facts.filter((fact) => !GROUPS.some(({ ids }) => ids.includes(fact.id)));
  if (lost.length > 0) throw new Error(`card of ${id}: no group for ${lost.map((fact) => fact.id).join(', ')}`);
  return GROUPS.map(({ title, ids }) => ({ title, facts: ids.flatMap((one) => facts.find((fact) => fact.id === one) ?? []) })).filter(
    (group) => group.facts.length > 0,
  );
}

/** A sentence of a card, with its section. */
export interface RulesCardLine {
  readonly says: string;
  readonly source: string;
  readonly ruling: RulingKind;
}

/** A fact as a card says it. */
export function cardLineOf(ruleset: Ruleset, { id, source, ruling }: Fact): RulesCardLine {
  return { says: sayFact(ruleset, id), source, ruling };
}

/** Answers of the comparison that a card needs beside the facts, by the group they stand in. */
const ANSWERED: Readonly<Record<string, readonly string[]>> = { Castling: ['castling-free', 'castling-moved', 'castling-check'] };

/** What a card says, in groups: how the game is won, which way forward is, the facts, and when one may not castle. */
export function groupLines(ruleset: Ruleset): readonly { readonly title: string; readonly lines: readonly RulesCardLine[] }[] {
  return groupFacts(ruleset).map(({ title, facts }) => {
    const basics = (CARD_BASICS[ruleset.id] ?? []).filter(({ group }) => group === title);
    const answers = (ANSWERED[title] ?? []).flatMap((id) => ANSWERS[id]?.[ruleset.id] ?? []);
    return {
      title,
      lines: [
        ...basics.map(({ says, source, kind = 'text' }): RulesCardLine => ({ says, source, ruling: kind })),
        ...facts.map((fact) => cardLineOf(ruleset, fact)),
        // What is as in chess for three goes without saying.
        ...answers.flatMap(({ says, source, kind }) =>
          source === undefined || ruleset.pins.length === 0 ? [] : [{ says, source, ruling: kind }],
        ),
      ],
    };
  });
}

/** How many of a ruleset's groups stand beside the picture on the front. */
export function countOnFront({ pins }: Ruleset): number {
  return pins.length > 0 ? 4 : 3;
}

/** Rulings that a table hardly ever needs: several rare things at once, agreements few make, positions that are set up. The reference has them. */
export const RARE_RULINGS = [
  'promotion-king-at-home',
  'captured-king-first',
  'line-that-ends-the-game',
  'joint-only-if-needed',
  'joint-declarer-captured',
  'automatic-moment',
  'automatic-declarations',
  'automatic-first',
  'automatic-credit',
  'automatic-checks',
  'who-is-charged',
  'two-stalemated',
  'stalemate-before-dead',
  'continuation',
  'ceding-ends',
  'points-from-a-string',
  'queen-about-to-appear',
];

/** What we decided where the text of a ruleset is silent, but for {@link RARE_RULINGS}. */
export function listOurs({ rulings }: Ruleset): Ruleset['rulings'] {
  return rulings.filter(({ id, ruling }) => ruling === 'house' && !RARE_RULINGS.includes(id));
}

/** Where a board of White's goes from one pin. */
export interface RulesCardReach {
  readonly pin: string;
  /** The two ranks that a board there covers. */
  readonly ranks: readonly [number, number];
  readonly empty: readonly string[];
  readonly loaded: readonly string[];
  /** Where a rider of Black's takes it, where that is elsewhere. */
  readonly ridden?: readonly string[];
}

/**
 * Where an attack board of White's may go from every pin of the queen's side, as the engine has it; none where boards do not move.
 * The king's side is its mirror image, which is checked here.
 */
export function listReach(ruleset: Ruleset): RulesCardReach[] {
  if (ruleset.pins.length === 0) return [];
  const { reach } = findAdjacentPins(ruleset, 'QL');
  const across = (name: string): string => (name.startsWith('Q') ? `K${name.slice(1)}` : `Q${name.slice(1)}`);
  const same = (a: readonly string[] = [], b: readonly string[] = []): boolean => [...a].sort().join() === [...b].sort().join();
  return ruleset.pins
    .filter(({ side }) => side === 'queen')
    .map(({ name: pin, rank }) => {
      const { empty = [], loaded = [] } = reach[pin] ?? {};
      const mirror = reach[across(pin)];
      if (!same(empty.map(across), mirror?.empty) || !same(loaded.map(across), mirror?.loaded))
        throw new Error(`card of ${ruleset.id}: ${pin} and ${across(pin)} are no mirror images`);
      const black = reachOfBlack(ruleset, pin);
      return { pin, ranks: [rank, rank + 1], empty, loaded, ...(!same(black, loaded) && { ridden: black }) };
    });
}

/** Where a board goes from a pin with one of Black's pieces on it. */
function reachOfBlack(ruleset: Ruleset, from: string): readonly string[] {
  const found = (['knight', 'pawn'] as const).flatMap((role) => {
    const pieces: readonly Piece[] = [{ owner: 'b', role }];
    return ruleset.reach(from, { owner: 'b', mover: 'b', pieces });
  });
  return ruleset.pins.map(({ name }) => name).filter((name) => name !== from && found.includes(name));
}

/** A way a game ends, and what each player then has, in the order of the players. */
export interface RulesCardEnd {
  readonly says: string;
  readonly points: readonly string[];
}

interface EndCase {
  readonly says: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly position?: string;
  /** Ids of moves and acts that lead to the end. */
  readonly moves: string;
}

const TRAPPED = '7/7bK/2gP3bPbP1/8bP1/11/1gP10/gKgP11/2gP2wN5bP2/13/12/11/2wP4wP2/5wPwPwPwP/3gR2wK1 b wgb * - - 0 24';
const SHARED = '7/7bK/2gP3bPbP1/8bP1/11/1gP7bB2/gKgP11/2gP2wN5bP2/13/12/11/2wP4wP2/5wPwPwPwP/5wRwKgQ w wgb * - - 0 24';
const LAST = { mate: 'last' };

/** For a game of three: one example of every way it ends (Harshman VII, VIII, Appendix II). */
const ENDS_OF_THREE: readonly EndCase[] = [
  { says: 'Gray mates or captures White', position: TRAPPED, moves: 'mate:g>w' },
  { says: 'Gray and Black mate White together', position: SHARED, moves: 'mate:gb>w' },
  { says: 'All three draw', moves: 'b3-b4 a6-a5 l6-k5 draw:wgb' },
  { says: 'White and Gray cede to Black, or stalemate', moves: 'b3-b4 a6-a5 l6-k5 cede:wg' },
  {
    says: 'White resigns (the third time)',
    moves: 'b3-b4 resign:w a6-a5 l6-k5 b4-b5 resign:w a5-a4 k5-j4 c3-c4 resign:w',
  },
  { says: 'Last Mate: Gray mates White, then wins against Black', options: LAST, position: TRAPPED, moves: 'mate:g>w resign:b' },
  { says: 'Last Mate: Gray mates White, then loses to Black', options: LAST, position: TRAPPED, moves: 'mate:g>w resign:g' },
  { says: 'Last Mate: Gray mates White, then draws with Black', options: LAST, position: TRAPPED, moves: 'mate:g>w draw:gb' },
];

/** What the players have at each end of a game of three, as the engine counts it; none where two play. */
export function listEnds(ruleset: Ruleset): RulesCardEnd[] {
  if (ruleset.players.length < 3) return [];
  return ENDS_OF_THREE.map(({ says, options = {}, position, moves }) => {
    const rules = expect(ruleset.configure(options));
    let now = expect(rules.parse(position ?? rules.start));
    for (const id of moves.split(' ')) now = expect(now.play(id));
    const score = listScore(now);
    if (score.length !== ruleset.players.length) throw new Error(`card of ${ruleset.id}: “${says}” does not end with points for all`);
    return { says, points: score.map(({ points }) => points) };
  });
}
