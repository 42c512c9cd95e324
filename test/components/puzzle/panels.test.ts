import { describe, expect, test, vi } from 'vitest';
import { sayDeclaration } from '../../../src/words/declarations.ts';
import { sayRefusal } from '../../../src/words/refusals.ts';
import { expect as must, isAttackNode, type ProofNode, type Refusal } from '../../../src/engine/index.ts';
import { answerProver } from '../../../src/game/prover/prover-answer.ts';
import type { Ask } from '../../../src/game/prover/ask-prover.ts';
import { PuzzleAttempt } from '../../../src/components/puzzle/puzzle-attempt.ts';
import { countDefences, followDefence } from '../../../src/components/puzzle/follow-defence.ts';
import { QuestionController } from '../../../src/components/puzzle/question-controller.ts';
import { PuzzleController } from '../../../src/components/puzzle/puzzle-controller.ts';
import { makeSpec } from '../../../src/components/puzzle/puzzle-spec.ts';
import { MISSED, SHOWN, SOLVED, ResultReporter } from '../../../src/components/puzzle/puzzle-events.ts';
import { findTreeNode, listKeyMoves } from '../../../src/components/puzzle/solution.ts';
import { positionOf, type Puzzle } from '../../../src/puzzles/puzzle.ts';
import { stubPage } from '../harness/stub-page.ts';
import { FakeTable } from '../table.ts';
import { readPuzzles } from '../../../curation/common/read-collection.ts';

vi.mock('../../../src/components/board/view/announce.ts', () => ({ announce: () => undefined }));
stubPage();

const meder = readPuzzles('meder');
const find = (passes: (puzzle: Puzzle) => boolean, all = meder): Puzzle => all.find(passes)!;
const isMate = ({ goal }: Puzzle, moves: number): boolean => goal.kind === 'mate' && goal.moves === moves;
const keysOf = ({ solution }: Puzzle): readonly string[] => (solution && isAttackNode(solution) ? solution.play : []);

const silent: Ask = () => new Promise(() => undefined);
/** Here and now, as the worker does it. */
const prove: Ask = async (question) => must(answerProver(question));

function open(puzzle: Puzzle) {
  const start = must(positionOf(puzzle));
  const spec = makeSpec(start, puzzle);
  const table = new FakeTable(start, spec.mode);
  const told: string[] = [];
  const root = { dispatchEvent: ({ type }: Event) => told.push(type) > 0 } as unknown as HTMLElement;
  return { start, table, told, attempt: new PuzzleAttempt(spec, table, new ResultReporter(root, puzzle.id)) };
}

function solve(puzzle: Puzzle, ask: Ask = silent) {
  const opened = open(puzzle);
  return { ...opened, solving: new PuzzleController(opened.attempt, ask, new AbortController().signal) };
}

const said = ({ message: { value } }: PuzzleAttempt): string =>
  value?.kind === 'verdict' || value?.kind === 'refusal' ? `${value.bold} ${value.why}` : (value?.kind ?? '');
/** Long enough for the other side to answer, whoever thinks about it. */
const wait = async (): Promise<unknown> => vi.advanceTimersByTimeAsync(2000);
const last = (table: FakeTable): string | undefined => table.line.moves.at(-1)?.id;

/** The moves of the main line. */
function mainOf(solution: ProofNode | undefined): readonly string[] {
  if (!solution) return [];
  if (isAttackNode(solution)) return [solution.play[0]!, ...mainOf(solution.then)];
  return [solution.replies[0]!.moves[0]!, ...mainOf(solution.replies[0]!.then)];
}

describe('a puzzle that is played out', () => {
  const TWO = find((puzzle) => isMate(puzzle, 2) && puzzle.tries.length > 0 && keysOf(puzzle).length === 1);

  test('is solved by its written line, the other side answering as written, and nothing is asked of the prover', async () => {
    const ask = vi.fn(silent);
    const { table, attempt, told } = solve(TWO, ask);
    const [key, reply, mate] = mainOf(TWO.solution);
    table.put(key!);
    await wait();
    expect(last(table)).toBe(reply);
    expect([attempt.state.value, table.mode]).toEqual(['new', 'play']);
    expect(said(attempt)).toContain('Your move.');
    table.put(mate!);
    await wait();
    expect([attempt.state.value, attempt.isDone.value, table.mode]).toEqual(['solved', true, 'look']);
    expect(said(attempt)).toContain('Solved. Without a slip.');
    expect(attempt.ending.value).not.toBe('');
    expect(told).toEqual([SOLVED]);
    expect(ask).not.toHaveBeenCalled();
  });

  test('a wrong move is met by the stored refutation at once, though the prover never answers', async () => {
    const { table, attempt, told, solving, start } = solve(TWO);
    const [wrong] = TWO.tries;
    table.put(wrong!.move);
    await wait();
    expect(last(table)).toBe(wrong!.refutation[0]);
    expect([attempt.state.value, attempt.mayRetry.value, attempt.mayShow.value]).toEqual(['wrong', true, true]);
    expect(said(attempt)).toMatch(/is not it\. (White|Black) replies \S+\./);
    expect(attempt.playOn.value).toMatch(/^\/board\/#rules=meder/);
    expect(told).toEqual([MISSED]);
    solving.retry();
    expect([attempt.state.value, said(attempt), attempt.mayRetry.value, attempt.mayShow.value]).toEqual(['new', '', false, true]);
    expect([attempt.playOn.value, table.position, table.mode]).toEqual([undefined, start, 'play']);
  });

  /** Every wrong first move of some mates in one, with what is said of it; by what it lacks. */
  test('a wrong move at mate in one is told what it lacks: no check, or the reply that ends the check, which is played', async () => {
    const seen = { quiet: 0, away: 0, other: 0 };
    for (const puzzle of [...meder, ...readPuzzles('usenet'), ...readPuzzles('grant')].filter((one) => isMate(one, 1)).slice(0, 400)) {
      if (Math.min(seen.quiet, seen.away, seen.other) > 1) break;
      const start = must(positionOf(puzzle));
      const stored = puzzle.tries.map(({ move }) => move);
      for (const move of start.moves()) {
        const after = start.after(move);
        if (keysOf(puzzle).includes(move.id) || stored.includes(move.id) || after.status() !== 'playing') continue;
        const check = after.checks().find(({ player }) => player === after.turn);
        const kind = !check ? 'quiet' : after.moves().some(({ from }) => from === check.king) ? 'away' : 'other';
        if (seen[kind] > 1) continue;
        seen[kind] += 1;
        const { table, attempt } = solve(puzzle, async () => ({}));
        table.put(move.id);
        await wait();
        expect(attempt.state.value).toBe('wrong');
        if (kind === 'quiet') {
          expect(said(attempt)).toMatch(/is not it\. It gives no check\.$/);
          expect(last(table)).toBe(move.id);
        } else {
          const to = table.line.moves[1];
          expect(to && 'to' in to).toBe(true);
          expect(said(attempt)).toMatch(
            kind === 'away'
              ? /(White|Black) replies \S+\. The king escapes to \w+\.$/
              : /replies \S+\. (It captures what gave check|The check is gone after it)\.$/,
          );
        }
      }
    }
    expect(Math.min(seen.quiet, seen.away, seen.other)).toBeGreaterThan(1);
  });

  test.for([
    ['draw', 'No draw comes in time: (?:White|Black) still has the \\w+ on \\w+(?: and the \\w+ on \\w+)?\\.'],
    ['gain', 'It does not win enough.'],
    ['promotion', 'The pawn can be stopped.'],
  ] as const)('a wrong move at a %s is told what it lacks, where the stored reply meets no check', async ([kind, lacks]) => {
    const failed = (isCheck: boolean) => {
      for (const puzzle of [...meder, ...readPuzzles('usenet')].filter(({ goal }) => goal.kind === kind)) {
        const start = must(positionOf(puzzle));
        const one = puzzle.tries.find(({ move }) => {
          const after = start.after(start.moves().find(({ id }) => id === move)!);
          return after.checks().some(({ player }) => player === after.turn) === isCheck;
        });
        if (one) return { puzzle, move: one.move };
      }
      throw new Error(`no ${kind} has such a try`);
    };
    const heard = async ({ puzzle, move }: ReturnType<typeof failed>): Promise<string> => {
      const { table, attempt } = solve(puzzle);
      table.put(move);
      await wait();
      return said(attempt);
    };
    expect(await heard(failed(false))).toMatch(new RegExp(`replies \\S+\\. ${lacks}$`));
    if (kind !== 'draw') expect(await heard(failed(true))).not.toContain(lacks);
  });

  test('a refutation that mates ends the game in the head too, and one that does not leaves it', async () => {
    const mated = find(({ goal, tries }) => goal.kind === 'defence' && goal.against.moves === 1 && tries.length > 0);
    const lost = solve(mated);
    lost.table.put(mated.tries[0]!.move);
    await wait();
    expect(lost.table.position.status()).toBe('checkmate');
    expect(lost.attempt.ending.value).toContain('Checkmate.');
    lost.solving.retry();
    expect(lost.attempt.ending.value).toBe('');
    const other = solve(TWO);
    other.table.put(TWO.tries[0]!.move);
    await wait();
    expect(other.attempt.ending.value).toBe('');
    void other.solving.solve();
    await wait();
    expect(other.attempt.ending.value).toContain('Checkmate.');
  });

  test('what is not stored is searched for, in words while it takes long', async () => {
    const { table, attempt, start } = solve(TWO, silent);
    const stored = TWO.tries.map(({ move }) => move);
    const other = start.moves().find(({ id }) => !stored.includes(id) && !keysOf(TWO).includes(id))!;
    table.put(other.id);
    await wait();
    expect(said(attempt)).toContain('One moment.');
    const again = solve(TWO, prove);
    again.table.put(other.id);
    await wait();
    expect(again.attempt.state.value).toBe('wrong');
  });

  test('a move that mates later is told as such: before a reply that is searched for, after one that is stored', async () => {
    const later: Ask = async ({ wants }) => (wants === 'slower' ? { slower: 3 } : {});
    const { table, attempt } = solve(TWO, later);
    table.put(TWO.tries[0]!.move);
    await wait();
    expect(said(attempt)).toMatch(/mates too, but in 3\. There is a mate in 2\. (White|Black) replies/);
    const other = solve(TWO, later);
    const stored = TWO.tries.map(({ move }) => move);
    const free = other.start.moves().find(({ id }) => !stored.includes(id) && !keysOf(TWO).includes(id))!;
    other.table.put(free.id);
    await wait();
    expect(said(other.attempt)).toMatch(/mates too, but in 3\. There is a mate in 2\.$/);
    expect(last(other.table)).toBe(free.id);
  });

  test('a move the rules forbid is refused with its section, and is not a slip; the next move takes the sentence away', async () => {
    const { table, attempt, told, start } = solve(TWO);
    const piece = start.squares.find((square) => square.piece?.role === 'king' && square.piece.owner === start.turn)!;
    const far = start.squares.find(({ name }) => start.refuse(piece.name, name) !== undefined && name !== piece.name)!;
    const refusal = start.refuse(piece.name, far.name)!;
    table.listeners.tell('refused', refusal, piece.name, far.name);
    expect([attempt.message.value?.kind, attempt.state.value]).toEqual(['refusal', 'new']);
    expect(said(attempt)).toBe(`${sayRefusal(refusal)} ${start.ruleset.name}, ${refusal.source}.`);
    expect(told).toEqual([]);
    table.put(keysOf(TWO)[0]!);
    expect(attempt.message.value).toBeUndefined();
  });

  test('hints come one after the other, point at what they name, and count as help once', () => {
    const { attempt, table, told } = solve(TWO);
    const { hints } = attempt.spec;
    expect(hints.length).toBeGreaterThan(1);
    for (let given = 0; given <= hints.length; given++) attempt.giveHint();
    expect([attempt.hints.value, attempt.message.value?.kind, attempt.mayShow.value]).toEqual([hints.length, 'hints', true]);
    expect(table.pointed).toEqual([hints.at(-1)!.shows]);
    expect(told).toEqual([MISSED]);
  });

  test('hints that were given are read on after a wrong move is tried again, and after a refusal is out of date', async () => {
    const { attempt, table, solving } = solve(TWO);
    table.put(TWO.tries[0]!.move);
    await wait();
    solving.retry();
    expect(attempt.message.value).toBeUndefined();
    attempt.giveHint();
    table.put(TWO.tries[0]!.move);
    await wait();
    expect(attempt.message.value?.kind).toBe('verdict');
    solving.retry();
    expect([attempt.message.value?.kind, attempt.hints.value]).toEqual(['hints', 1]);
    attempt.refuse({ variant: 'pawn-back', args: {}, source: '1' } as Refusal);
    table.listeners.tell('changed');
    expect(attempt.message.value?.kind).toBe('hints');
  });

  test('after a wrong move the next press on an own piece is the next try; a press elsewhere leaves the reply in sight', async () => {
    const { table, attempt, start } = solve(TWO);
    const [wrong] = TWO.tries;
    table.put(wrong!.move);
    await wait();
    const other = start.squares.find(({ piece }) => piece !== undefined && piece.owner !== start.turn)!.name;
    table.listeners.tell('pressed', other);
    expect([attempt.state.value, table.line.moves.length > 0]).toEqual(['wrong', true]);
    // The piece that was moved, where it stood before.
    table.listeners.tell('pressed', start.moves().find(({ id }) => id === wrong!.move)!.from);
    expect([attempt.state.value, table.position, table.mode]).toEqual(['new', start, 'play']);
    table.listeners.tell('pressed', other);
    expect(attempt.state.value).toBe('new');
  });

  test('a wrong later move is tried again from the place before it, or from the start', async () => {
    const { table, attempt, solving, start, told } = solve(TWO, prove);
    const [key, reply, mate] = mainOf(TWO.solution);
    const slip = async (): Promise<void> => {
      const right = listKeyMoves(findTreeNode(TWO.solution, [key!, reply!]).node);
      table.put(table.position.moves().find(({ id }) => !right.includes(id))!.id);
      await wait();
      expect([attempt.state.value, attempt.mayRetry.value]).toEqual(['wrong', true]);
    };
    table.put(key!);
    await wait();
    await slip();
    solving.retry();
    expect(table.line.moves.map(({ id }) => id)).toEqual([key, reply]);
    expect([table.index, table.mode, attempt.state.value]).toEqual([2, 'play', 'new']);
    expect([attempt.mayRetry.value, attempt.mayRestart.value, attempt.playOn.value]).toEqual([false, true, undefined]);
    expect(said(attempt)).toMatch(/^Your move\. The board is as it was before \S+\.$/);
    await slip();
    solving.retry();
    solving.restart();
    expect([table.position, table.line.moves, attempt.mayRestart.value]).toEqual([start, [], false]);
    table.put(key!);
    await wait();
    await slip();
    solving.retry();
    table.put(mate!);
    await wait();
    expect([attempt.state.value, attempt.mayRestart.value]).toEqual(['solved', false]);
    expect(told).toEqual([MISSED, SOLVED]);
    // Solved, it is tried again from the start.
    solving.retry();
    expect(table.position).toBe(start);
  });

  test('the solution is played from the start, and counts as shown', async () => {
    const { attempt, table, told, solving } = solve(TWO);
    void solving.solve();
    await wait();
    expect(table.line.moves.map(({ id }) => id)).toEqual(mainOf(TWO.solution));
    // Not as one that is solved: nobody has found it.
    expect([attempt.state.value, attempt.isOver, attempt.isDone.value]).toEqual(['shown', true, true]);
    expect(told).toEqual([MISSED, SHOWN]);
    expect(attempt.line.value).not.toBe('');
  });

  test('the other defences are offered after it is solved, one after the other; the last is followed by none', async () => {
    const puzzle = find((one) => isMate(one, 2) && countDefences(one.solution) === 2);
    const { attempt, table, solving, told } = solve(puzzle);
    const [key, , mate] = mainOf(puzzle.solution);
    table.put(key!);
    await wait();
    table.put(mate!);
    await wait();
    expect(attempt.defence.value).toEqual({ number: 2, of: 2 });
    void solving.tryDefence();
    await wait();
    const other = followDefence(puzzle.solution, 1)!;
    expect(table.line.moves.map(({ id }) => id)).toEqual([other.key, other.reply]);
    expect([attempt.defence.value, said(attempt)]).toEqual([undefined, expect.stringContaining('Another defence')]);
    table.put((other.then as { play: readonly string[] }).play[0]!);
    await wait();
    expect(said(attempt)).toContain('That defence is met too.');
    expect(attempt.defence.value).toBeUndefined();
    expect(told).toEqual([SOLVED]);
  });

  test('another of several right moves is right; one more of the moves that are all asked for is kept', async () => {
    const all = readPuzzles('harshman');
    const saves = find(({ goal, solution }) => goal.kind === 'saves' && !!solution, all);
    const { attempt, table } = solve(saves);
    const [first, ...others] = keysOf(saves);
    table.put(first!);
    await wait();
    expect(said(attempt)).toContain(`1 of ${others.length + 1} found.`);
    expect(table.line.moves).toEqual([]);
    table.put(first!);
    await wait();
    expect(said(attempt)).toContain('is found already.');
    for (const other of others) {
      table.put(other);
      await wait();
    }
    expect(attempt.state.value).toBe('solved');
  });
});

describe('a question', () => {
  const ask = (puzzle: Puzzle) => {
    const opened = open(puzzle);
    return { ...opened, questioning: new QuestionController(opened.attempt) };
  };
  const SQUARES = find(({ goal, answer: right }) => goal.kind === 'squares' && right!.length > 1);

  test('all that is right and nothing else solves it; what was right is kept for the next try', () => {
    const { attempt, questioning, told } = ask(SQUARES);
    const [first, ...others] = SQUARES.answer!;
    questioning.check();
    expect(said(attempt)).toContain('There is at least one.');
    questioning.toggle(first!);
    questioning.check();
    expect([attempt.state.value, attempt.mayShow.value]).toEqual(['wrong', true]);
    expect(said(attempt)).toContain('Not all of them yet. One is right.');
    for (const other of others) questioning.toggle(other);
    questioning.check();
    expect([attempt.state.value, attempt.isDone.value]).toEqual(['solved', true]);
    expect(told).toEqual([MISSED, SOLVED]);
    expect(attempt.answers.value.right).toHaveLength(SQUARES.answer!.length);
  });

  test('a wrong square is answered by the rule', () => {
    const { attempt, questioning, start } = ask(SQUARES);
    const from = (SQUARES.goal as { from: string }).from;
    const wrong = start.squares.find(({ name }) => name !== from && !SQUARES.answer!.includes(name))!;
    questioning.toggle(wrong.name);
    questioning.check();
    expect(said(attempt)).toContain(`${wrong.name}: no. ${sayRefusal(start.refuse(from, wrong.name)!)}`);
  });

  test('a declaration that does not hold is answered by what the engine finds (Harshman VIII)', () => {
    const { attempt, questioning, start } = ask(find(({ goal }) => goal.kind === 'declarations', readPuzzles('harshman')));
    const { choices, answer: right } = attempt.spec.puzzle;
    const wrong = choices!.find((one) => !right!.includes(one))!;
    questioning.toggle(wrong);
    questioning.check();
    const { found, holds } = must(start.examine!(wrong));
    expect(holds).toBe(false);
    expect(said(attempt)).toContain(`: no. ${sayDeclaration(found)}`);
  });

  test('legal or not: one press answers, and what forbids the move is shown', () => {
    const legal = find(({ goal, answer: right }) => goal.kind === 'legal' && right![0] !== 'legal');
    const { attempt, questioning, table } = ask(legal);
    questioning.toggle(legal.choices!.find((one) => !legal.answer!.includes(one))!);
    expect(attempt.state.value).toBe('wrong');
    questioning.toggle(legal.answer![0]!);
    expect(attempt.state.value).toBe('solved');
    expect(said(attempt)).toMatch(/Meder Tournament Rules, \d/);
    expect(table.marks.arrows).toEqual(expect.arrayContaining([expect.objectContaining({ tone: 'wrong' })]));
  });

  test('given up, the answer is shown; from the start again nothing is marked', () => {
    const { attempt, questioning, told, table } = ask(SQUARES);
    questioning.show();
    expect([attempt.state.value, attempt.isOver]).toEqual(['shown', true]);
    expect(said(attempt)).toContain(`The answer. ${SQUARES.answer!.join(', ')}`);
    expect(told).toEqual([MISSED, SHOWN]);
    questioning.retry();
    expect([attempt.state.value, attempt.answers.value, attempt.mayShow.value]).toEqual(['new', {}, true]);
    expect(table.marks.right).toBeUndefined();
  });
});
