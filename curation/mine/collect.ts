import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { expect, findRuleset, isAttackNode, RULESETS, type Ruleset } from '../../src/engine/index.ts';
import { Ids, makeId } from '../../src/puzzles/id.ts';
import { minimise } from '../../src/puzzles/proof/redundant-piece.ts';
import { listSteps } from '../../src/puzzles/main-line.ts';
import { assemblePuzzle, describeStudy } from '../../src/puzzles/proof/make-puzzle.ts';
import { parseCollection } from '../../src/puzzles/format.ts';
import { LEAST_INTEREST, interestOf } from '../quality/interest.ts';
import { positionOf, type Puzzle } from '../../src/puzzles/puzzle.ts';
import { findFlaw, type SourceKind } from '../../src/puzzles/quality.ts';
import type { Chosen } from '../../src/puzzles/schema.ts';
import { solveTask, type SolvedTask } from '../../src/puzzles/solve-task.ts';
import { isQuestion, type Task } from '../../src/puzzles/task.ts';
import { collectionFile } from '../common/read-collection.ts';
import { keepPeople } from '../grade/people.ts';
import { readChosen } from './chosen-puzzles.ts';
import { KINDS, sortOf, wantedOf } from './kinds.ts';
import { fileOf, FOLDER, readCandidates } from './mined-files.ts';
import { SPECIALS } from './special-first-move.ts';
import { isCheckingMate, limitChecking, Selection, type Offer } from './select.ts';

/**
 * Makes the collection grow by what was mined and what was chosen by hand: proves every candidate under the rules as they are,
 * takes what passes all checks, is not too like another one and not one too many of its sort, and writes `src/puzzles/collection/`:
 * `npm run collect -- [--ruleset meder] [--seed 1,2] [--afresh] [--centre]`. Puzzles that are there already come first and keep
 * their ids; their proofs are taken as they are (`puzzles:verify` proves them), or proved and written anew with `--afresh`. The same
 * collection and candidates always give the same collection. What was chosen and taken out since is counted as gone, and not offered again.
 */
const NODES = 20_000_000;
/** What has a tool of its own to be looked for with. */
const TOOLS = ['proofgame', 'together2', 'together3'];
/** Enough puzzles in which the solver does what only these games have; that boards move does not count. */
const MOST_SPECIAL = 12;

interface Proved extends Offer {
  readonly says?: string;
  /** As the collection holds it already. */
  readonly puzzle?: Puzzle;
}

/** The collection of a ruleset as it is. */
function readBefore(ruleset: string): readonly Puzzle[] {
  const path = collectionFile(ruleset);
  return existsSync(path) ? expect(parseCollection(JSON.parse(readFileSync(path, 'utf8')))) : [];
}

/** The puzzles that are there, as offers; one that has been chosen since, or has another sentence now, comes with those of `prove`. */
function keep(ruleset: Ruleset, puzzles: readonly Puzzle[], isAfresh: boolean, tell: (flaw: string) => void): Proved[] {
  const ids = new Ids(puzzles);
  const sentences = new Map(readChosen(ruleset.id).map(({ says, ...asked }) => [ids.of({ ruleset: ruleset.id, ...asked }), says]));
  return puzzles.flatMap((puzzle): Proved[] => {
    if (sentences.has(puzzle.id) && sentences.get(puzzle.id) !== puzzle.says) return [];
    const { position, goal, options, source, solution, answer, says } = puzzle;
    // Which games they come from was looked at when they were taken: each is a kind of its own.
    const kind = puzzle.id;
    // A question costs nothing to answer again.
    if (isAfresh || isQuestion(goal)) {
      const solved = settle(ruleset, position, goal, options);
      const flaw = solved ? findFlaw(solved, source.kind) : 'unproved';
      if (solved && !flaw) return [{ kind, solved, source, ...(says !== undefined && { says }) }];
      tell(`kept ${flaw} ${puzzle.id}`);
      return [];
    }
    const keys = solution && isAttackNode(solution) ? solution.play : [];
    const solved: SolvedTask = { position: expect(positionOf(puzzle)), task: goal, keys, length: 0, solution, answer };
    return [{ kind, solved, source, puzzle }];
  });
}

function prove(
  ruleset: Ruleset,
  seeds: readonly number[] | undefined,
  known: Ids,
  isFull: (task: Task, source: SourceKind) => boolean,
  tell: (flaw: string) => void,
): Proved[] {
  const proved: Proved[] = [];
  const isKnown = (position: string, goal: Task, options?: Chosen['options']): boolean =>
    known.has({ ruleset: ruleset.id, position, goal, options });
  for (const { position, goal, options, says, gone } of readChosen(ruleset.id)) {
    if (isKnown(position, goal, options)) continue;
    if (gone) {
      tell('chosen gone');
      continue;
    }
    const solved = settle(ruleset, position, goal, options);
    const flaw = solved ? findFlaw(solved, 'chosen') : 'unproved';
    if (solved && !flaw) proved.push({ kind: 'chosen', solved, source: { kind: 'chosen' }, says });
    else tell(`chosen ${flaw} ${position}`);
  }
  const kinds = KINDS.filter(({ players }) => players === ruleset.players.length).map(({ id }) => id);
  for (const kind of [...kinds, ...TOOLS])
    for (const seed of seeds ?? seedsOf(ruleset.id, kind))
      for (const { position, goal, options, source, batch, ply, aside, slip } of readCandidates(fileOf(ruleset.id, kind, seed))
        .candidates) {
        if (isKnown(position, goal, options)) continue;
        if (isFull(goal, source)) {
          tell(`${kind} enough`);
          continue;
        }
        const found = settle(ruleset, position, goal, options);
        const solved = found && source === 'composed' && !isQuestion(goal) ? minimise(found) : found;
        const isPlain = isQuestion(goal) && solved && interestOf(solved.position, goal) < LEAST_INTEREST;
        // Without the pieces that it can miss it may be what its kind is not to be.
        const isUnfit = solved && KINDS.find(({ id }) => id === kind)?.isFit?.(solved) === false;
        const flaw = isPlain ? 'no-point' : isUnfit ? 'unfit' : solved ? findFlaw(solved, source) : 'unproved';
        if (!solved || flaw) tell(`${kind} ${flaw}`);
        else {
          const where = { ...(ply !== undefined && { ply }), ...(aside !== undefined && { aside }), ...(slip && { slip }) };
          proved.push({ kind, solved, source: { kind: source, seed, batch, ...where } });
        }
      }
  return proved;
}

/** The seeds that were mined with. */
function seedsOf(ruleset: string, kind: string): readonly number[] {
  return readdirSync(FOLDER)
    .map((name) => /^(\w+)-(\w+)-(\d+)\.jsonl$/.exec(name))
    .filter((match) => match?.[1] === ruleset && match[2] === kind)
    .map((match) => Number(match![3]))
    .sort((a, b) => a - b);
}

function settle(rules: Ruleset, text: string, goal: Task, options: Readonly<Record<string, string>> = {}): SolvedTask | undefined {
  const position = expect(rules.configure(options)).parse(text);
  if (!position.ok) return undefined;
  const solved = solveTask(position.value, goal, { nodes: NODES });
  return solved.ok ? solved.value : undefined;
}

function main(): void {
  const { values } = parseArgs({
    options: {
      ruleset: { type: 'string' },
      seed: { type: 'string' },
      afresh: { type: 'boolean', default: false },
      centre: { type: 'boolean', default: false },
    },
  });
  mkdirSync(FOLDER, { recursive: true });
  const seeds = values.seed?.split(',').map(Number);
  const rulesets = values.ruleset === undefined ? RULESETS : values.ruleset.split(',').map((id) => findRuleset(id)!);
  for (const ruleset of rulesets) {
    const refused: Record<string, number> = {};
    const tell = (why: string): void => void (refused[why] = (refused[why] ?? 0) + 1);
    const selection = new Selection();
    const says = new Map<SolvedTask, string>();
    const there = new Map<SolvedTask, Puzzle>();
    const before = readBefore(ruleset.id);
    const kept = keep(ruleset, before, values.afresh, tell);
    const known = new Ids(
      kept.map(({ kind: id, solved: { position, task } }) => ({
        ...{ id, ruleset: ruleset.id, position: position.text(), goal: task, options: position.ruleset.options },
      })),
    );
    const counts = new Map<string, number>();
    const add = ({ solved, source }: Proved): void => {
      const sort = sortOf(solved.task, source.kind);
      counts.set(sort, (counts.get(sort) ?? 0) + 1);
    };
    const isFull = (task: Task, source: SourceKind): boolean => {
      const sort = sortOf(task, source);
      return (counts.get(sort) ?? 0) >= wantedOf(sort);
    };
    kept.forEach(add);
    const proved = prove(ruleset, seeds, known, isFull, tell);
    // The number of keys that check is limited: they are offered after the others of their kind.
    const [checking, others] = [true, false].map((is) => proved.filter(({ solved }) => isCheckingMate(solved) === is));
    const offers = [...kept, ...others!, ...checking!];
    for (const offer of offers) {
      const isOld = kept.includes(offer);
      const isOver = !isOld && offer.says === undefined && isFull(offer.solved.task, offer.source.kind);
      const why = isOver || (!isOld && isCommon(offer, selection)) ? 'enough' : selection.offer(offer);
      if (!why && !isOld) add(offer);
      if (why) tell(`${offer.kind} ${why}`);
      else if (offer.says !== undefined) says.set(offer.solved, offer.says);
      if (offer.puzzle) there.set(offer.solved, offer.puzzle);
    }
    const puzzles = limitChecking(selection.taken).map(({ solved, source }): Puzzle => {
      const puzzle = there.get(solved);
      if (puzzle) return { ...puzzle, ...describeStudy(solved, puzzle.tries) };
      const made = assemblePuzzle(solved, source, says.get(solved), known);
      // Two questions that one id would name are both taken, and it is said.
      if (made.id !== makeId(made)) tell(`salted ${made.id}`);
      return keepPeople(made, before);
    });
    writeFileSync(collectionFile(ruleset.id), `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);
    report(ruleset.id, puzzles, refused);
  }
}

/** Whether there are enough of what its kind is composed about. */
function isCommon({ kind }: Offer, { taken }: Selection): boolean {
  const found = KINDS.find(({ id }) => id === kind);
  if (found?.way !== 'special' || found.special === 'board') return false;
  const { special } = found;
  const shows = ({ position, solution }: SolvedTask): boolean =>
    listSteps(position, solution).some((step) => step.isOwn && SPECIALS[special].is(step.position, step.move));
  return taken.filter(({ solved }) => solved.task.kind !== 'proofgame' && shows(solved)).length >= MOST_SPECIAL;
}

function report(ruleset: string, puzzles: readonly Puzzle[], refused: Readonly<Record<string, number>>): void {
  const count = (name: (puzzle: Puzzle) => string): string => {
    const counts = new Map<string, number>();
    for (const puzzle of puzzles) counts.set(name(puzzle), (counts.get(name(puzzle)) ?? 0) + 1);
    return [...counts]
      .sort()
      .map(([what, many]) => `${what} ${many}`)
      .join(', ');
  };
  console.log(`${ruleset}: ${puzzles.length} puzzles`);
  console.log(`  goals: ${count(({ goal }) => goal.kind)}`);
  console.log(`  levels: ${count(({ level }) => String(level))}`);
  console.log(`  passed over: ${JSON.stringify(refused)}`);
}

main();
