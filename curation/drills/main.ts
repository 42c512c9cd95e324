import { writeFileSync } from 'node:fs';
import { chooseMove, findRuleset, STRENGTHS, type Player, type Position } from '../../src/engine/index.ts';
import type { DrillTask } from '../../src/content/drills.ts';
import { findImpossible } from '../../src/puzzles/impossible-position.ts';
import { answerOf } from '../../src/training/exercises/goals.ts';
import { readBoards } from '../../scripts/courses/tasks.ts';
import { makeRandom } from '../common/random.ts';
import { SKILLS } from './skills.ts';

/**
 * `npm run drills`: makes six boards for each skill of Meder's, from games of the machine with itself. Of a game each skill takes one position at
 * most and no position is taken twice, so no two boards are siblings; three are White's and three Black's, easier ones first.
 */
const RULESET = 'meder';
const BOARDS = 6;
const LONGEST = 90;
const EARLIEST = 14;

const ruleset = findRuleset(RULESET)!;
const strength = STRENGTHS.find(({ name }) => name === 'beginner')!;
const taken = new Set(readBoards(RULESET).map(({ position }) => position.text()));
const found = new Map<string, { task: DrillTask; turn: Player; effort: number }[]>(SKILLS.map(({ lesson }) => [lesson, []]));
let [offered, unfit] = [0, 0];

for (let seed = 1; [...found.values()].some((tasks) => tasks.length < BOARDS); seed += 1) {
  const random = makeRandom(seed);
  const game = playGame(random);
  for (const { lesson, offers } of SKILLS) {
    const tasks = found.get(lesson)!;
    const at = EARLIEST + Math.floor(random() * Math.max(1, game.length - EARLIEST));
    for (const position of [...game.slice(at), ...game.slice(EARLIEST, at)]) {
      const text = position.text();
      if (taken.has(text) || tasks.length >= BOARDS) continue;
      if (tasks.filter(({ turn }) => turn === position.turn).length >= BOARDS / 2) continue;
      const all = offers(position);
      if (all.length === 0) continue;
      offered += 1;
      const offer = all[Math.floor(random() * all.length)]!;
      const answer = answerOf(offer.goal, position);
      // A skill that is asked twice with one answer is known by heart the second time.
      if (findImpossible(position).length > 0 || tasks.some(({ task }) => JSON.stringify(task.goal) === JSON.stringify(offer.goal))) {
        unfit += 1;
        continue;
      }
      tasks.push({ task: { position: text, ...offer }, turn: position.turn, effort: answer.length + position.setup.pieces.length / 8 });
      taken.add(text);
      break;
    }
  }
}

const drills = Object.fromEntries(
  [...found].map(([lesson, tasks]) => [lesson, tasks.toSorted((one, other) => one.effort - other.effort).map(({ task }) => task)]),
);
writeFileSync(`src/content/drills/${RULESET}.json`, `${JSON.stringify(drills, undefined, 2)}\n`);
console.log(`${RULESET}: ${found.size * BOARDS} boards for ${found.size} lessons; ${offered} offered, ${unfit} thrown away`);

/** The positions of a game of the machine with itself. */
function playGame(random: () => number): readonly Position[] {
  const positions: Position[] = [ruleset.begin()];
  const past: number[] = [];
  while (positions.length < LONGEST && positions.at(-1)!.status() === 'playing') {
    const position = positions.at(-1)!;
    const id = chooseMove(position, strength, random, { past });
    const move = position.moves().find((one) => one.id === id);
    if (!move) break;
    past.push(position.machine().hash());
    positions.push(position.after(move));
  }
  return positions.filter((position) => position.status() === 'playing');
}
