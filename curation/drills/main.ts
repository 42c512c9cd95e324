import { writeFileSync } from 'node:fs';
import { chooseMove, findRuleset, STRENGTHS, type Player, type Position, type Ruleset } from '../../src/engine/index.ts';
import type { DrillTask } from '../../src/content/drills.ts';
import { findImpossibleCases } from '../../src/puzzles/impossible-position.ts';
import { readBoards } from '../../scripts/courses/tasks.ts';
import { makeRandom } from '../common/random.ts';
import { effortOf, drillKey, SKILLS, type Skill } from './skills.ts';

/**
 * `npm run drills -- usenet`: makes six boards for each skill that a course drills (of all courses where none is named), from games of the
 * machine with itself. Each skill takes one position of a game at most and no position is taken twice, so no two boards are siblings; every
 * player has as many, easier ones first.
 */
const BOARDS = 6;
const LONGEST = 90;
const EARLIEST = 14;
/** Games after which a skill that has offered too few boards is our mistake. */
const MOST_GAMES = 4000;
const strength = STRENGTHS.find(({ name }) => name === 'beginner')!;

const named = process.argv.slice(2);
for (const [id, skills] of Object.entries(SKILLS)) if (named.length === 0 || named.includes(id)) make(id, skills);

function make(id: string, skills: readonly Skill[]): void {
  const ruleset = findRuleset(id)!;
  const taken = new Set(readBoards(id).map(({ position }) => position.text()));
  const found = new Map<string, { task: DrillTask; key: string; turn: Player; effort: number }[]>(skills.map(({ lesson }) => [lesson, []]));
  let [offered, unfit] = [0, 0];

  for (let seed = 1; [...found.values()].some((tasks) => tasks.length < BOARDS); seed += 1) {
    if (seed > MOST_GAMES) throw new Error(`${id}: ${[...found].map(([lesson, { length }]) => `${lesson} ${length}`).join(', ')}`);
    const random = makeRandom(seed);
    const game = playGame(ruleset, random);
    for (const { lesson, offers } of skills) {
      const tasks = found.get(lesson)!;
      const at = EARLIEST + Math.floor(random() * Math.max(1, game.length - EARLIEST));
      for (const position of [...game.slice(at), ...game.slice(EARLIEST, at)]) {
        const text = position.text();
        if (taken.has(text) || tasks.length >= BOARDS) continue;
        if (tasks.filter(({ turn }) => turn === position.turn).length >= BOARDS / ruleset.players.length) continue;
        const all = offers(position);
        if (all.length === 0) continue;
        offered += 1;
        const offer = all[Math.floor(random() * all.length)]!;
        // A skill that is asked twice with one answer is known by heart the second time.
        const key = drillKey(offer, position);
        if (findImpossibleCases(position).length > 0 || tasks.some((one) => one.key === key)) {
          unfit += 1;
          continue;
        }
        tasks.push({ task: { position: text, ...offer }, key, turn: position.turn, effort: effortOf(offer, position) });
        taken.add(text);
        break;
      }
    }
  }

  const drills = Object.fromEntries(
    [...found].map(([lesson, tasks]) => [lesson, tasks.toSorted((one, other) => one.effort - other.effort).map(({ task }) => task)]),
  );
  writeFileSync(`src/content/drills/${id}.json`, `${JSON.stringify(drills, undefined, 2)}\n`);
  console.log(`${id}: ${found.size * BOARDS} boards for ${found.size} lessons; ${offered} offered, ${unfit} thrown away`);
}

/** The positions of a game of the machine with itself. */
function playGame(ruleset: Ruleset, random: () => number): readonly Position[] {
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
