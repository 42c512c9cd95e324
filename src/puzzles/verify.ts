import { ok } from '../engine/index.ts';
import { findIdleMan } from './idle.ts';
import { assemble } from './make.ts';
import { positionOf, type Puzzle } from './puzzle.ts';
import { FIELDS } from './schema.ts';
import { isIdOf } from './id.ts';
import { describeFlaw, findFlaw } from './quality.ts';
import { leadsTo } from './slip.ts';
import { study } from './study.ts';
import { AMISS } from '../words/amiss.ts';
import { deny, type Spoken } from '../words/told.ts';

const WORDS: Readonly<Partial<Record<keyof Puzzle, string>>> = {
  solution: 'the proof is another tree',
  answer: 'the engine answers otherwise',
  tries: 'the wrong moves that fail to one reply only are others',
  accepted: 'the slower wins are others',
  id: 'position and goal give another id',
};

/** Proves a puzzle again: its key, the whole tree, every try, what is computed from them, and every check of quality. */
export function verifyPuzzle(puzzle: Puzzle): Spoken<Puzzle> {
  const position = positionOf(puzzle);
  if (!position.ok) return position;
  if (puzzle.source.slip && !leadsTo(puzzle.source.slip, position.value)) return deny('impossible', 'source', AMISS.slip(puzzle.id));
  const studied = study(position.value, puzzle.goal);
  if (!studied.ok) return deny(studied.fault.code, studied.fault.field, `${puzzle.id}: ${studied.fault.message}`);
  const flaw = findFlaw(studied.value, puzzle.source.kind);
  if (flaw) return deny('impossible', flaw, `${puzzle.id}: ${describeFlaw(flaw)}`);
  const idle = puzzle.source.kind === 'composed' ? findIdleMan(studied.value) : undefined;
  if (idle !== undefined) return deny('impossible', 'idle-man', `${puzzle.id}: the man on ${idle} can be taken off`);
  const made = assemble(studied.value, puzzle.source, puzzle.says);
  const different = FIELDS.find((field) => field !== 'id' && JSON.stringify(made[field]) !== JSON.stringify(puzzle[field]));
  if (different)
    return deny(
      'impossible',
      different,
      `${puzzle.id}: ${WORDS[different] ?? `found ${JSON.stringify(puzzle[different])}, the rule gives ${JSON.stringify(made[different])}`}`,
    );
  return isIdOf(puzzle.id, puzzle) ? ok(puzzle) : deny('impossible', 'id', `${puzzle.id}: ${WORDS.id!}, ${made.id}`);
}
