import { z } from 'zod';
import { expect, findRuleset, type Position } from '../../engine/index.ts';
import { MOTIF_WORDS } from '../../training/motif-words.ts';
import { describeSolution } from '../../training/goal-names.ts';
import { listSteps } from '../../puzzles/main-line.ts';
import { MOTIFS, type Motif } from '../../puzzles/motif.ts';
import { solveTask } from '../../puzzles/solve-task.ts';
import { GOAL_SCHEMA } from '../../puzzles/schema.ts';
import { fieldsOf, readAs, type Sealed } from '../../schema/read-json.ts';
import rows from './motif-rows.json' with { type: 'json' };
import type { TermBoard, TermGroup } from './term.ts';

/** A position that has a motif, and one much like it that has not. */
const ROW = fieldsOf({
  motif: z.enum(MOTIFS),
  ruleset: z.string().min(1),
  goal: GOAL_SCHEMA,
  position: z.string().min(1),
  /** The near miss. */
  near: z.string().min(1),
});
export type MotifRow = Sealed<z.infer<typeof ROW>>;

/** Each motif with its row. */
export const MOTIF_ROWS: readonly MotifRow[] = expect(readAs(z.array(ROW), rows, 'motif-rows.json'));

const SAYS: Readonly<Record<Motif, string>> = {
  fork: 'A piece attacks two others at once, each of them a king, a bigger piece or one without a guard, and takes one of them next.',
  'pinned-piece':
    'A piece that may not leave its line, as its own king would be open to capture: it cannot take what has just moved, or is taken where it is. The place of a board is a [pin] too, and has nothing to do with it.',
  skewer: 'A piece attacks along a line. The bigger piece in front goes away, and the one behind it is taken.',
  'discovered-attack': 'A piece leaves the line of another of its side, which takes next what it attacks along that line.',
  'discovered-check': 'A piece or a board leaves a line, and another piece of its side gives [check] along it.',
  'double-check': 'Two pieces of one side give [check] to a king at once. To take one of them, or to block its line, is not enough.',
  deflection: 'A piece is offered. What takes it leaves the square that it guarded, and the next move goes there.',
  decoy: 'A piece is offered, and what takes it comes to a bad square: a king is checked there, a bigger piece is taken there.',
  interference: 'A piece is put on the line of an enemy piece, which no longer reaches the square that the next move needs.',
  clearance: 'A piece goes away so that another of its side can use its square, or go through it.',
  zugzwang: 'Whatever the other side moves, it is mated in time. Could it pass, it would not be.',
  'back-board': 'A king is mated on an [attack board] by a rook or a queen from elsewhere, with pieces of its own in its way.',
  'smothered-mate': 'A knight mates a king that has pieces of its own on every square around it.',
  battery:
    'Two pieces of one side are on one line, as seen from above. The front one goes ahead to take or to give check, and only the one behind guards it there.',
  'shut-column':
    'Where a piece stops lines on all levels of its [column], one piece shuts it. It ends a check or a threat, or cuts off a guard.',
  'slipping-past': 'Where a piece blocks its own square only, a line goes over or under an enemy piece, to take or to give check.',
  'riding-to-mate': 'A [board move] that carries a piece of its own side gives mate.',
  'uncovering-a-pawn': 'A board leaves the [column] of a pawn, and the pawn is promoted where it is.',
  'waiting-board': 'An empty board moves only so that the other side has to: a [waiting move], and [zugzwang].',
  'using-the-third':
    'A piece of the third player does a part of the work, though that player is not asked. Without it the mate does not hold.',
  'ahead-of-the-third':
    'With three players another moves before the owner of the king. A wrong move that threatens the same mate is undone by one reply of the third.',
};

/** The position of a row with its solution: in words, and as arrows between the places that the position has already. */
function makeBoard({ ruleset, position, goal }: MotifRow): TermBoard {
  const start: Position = expect(findRuleset(ruleset)!.parse(position));
  const { solution } = expect(solveTask(start, goal));
  const isThere = (name: string): boolean => [...start.squares, ...start.ruleset.pins].some((place) => place.name === name);
  const arrows = listSteps(start, solution).flatMap(({ isOwn, move: { from, to } }) =>
    isOwn && from !== to && isThere(from) && isThere(to) ? [`${from}-${to}`] : [],
  );
  return { ruleset, position, arrows, caption: describeSolution(start, { goal, ...(solution && { solution }) }) };
}

/** What makes solutions work. Puzzles are tagged with these words, and told with them when they are solved. */
export const MOTIF_TERMS: TermGroup = {
  title: 'Motifs of puzzles',
  terms: MOTIFS.map((motif) => {
    const row = MOTIF_ROWS.find((one) => one.motif === motif);
    return { term: MOTIF_WORDS[motif], says: SAYS[motif], ...(row && { board: (): TermBoard => makeBoard(row) }) };
  }),
};
