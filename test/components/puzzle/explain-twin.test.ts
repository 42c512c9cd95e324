import { describe, expect, test } from 'vitest';
import { explainTwin, type Twin } from '../../../src/components/puzzle/explain-twin.ts';
import { refutationsOf, type Goal } from '../../../src/engine/index.ts';
import { nameMove } from '../../../src/board/text/move-names.ts';
import { expectPosition } from '../../../src/puzzles/puzzle.ts';
import { isQuestion } from '../../../src/puzzles/task.ts';
import { readCollection } from '../../../curation/common/read-collection.ts';
import { readTwins } from '../../../curation/common/read-collection.ts';

const collection = new Map(readCollection().map((puzzle) => [puzzle.id, puzzle]));
const open = (id: string): Twin => {
  const puzzle = collection.get(id)!;
  return { position: expectPosition(puzzle), puzzle };
};
const PAIRS = readTwins().flatMap((ids) =>
  ids.flatMap((one) => ids.filter((other) => other !== one).map((other) => [one, other] as const)),
);

describe('why the answer under other rules is none here', () => {
  const told = PAIRS.map(([one, other]) => explainTwin(open(one), open(other)));

  test('names the rules and the move, and what refuses it or answers it', () => {
    const said = told.filter((text) => text !== '');
    for (const text of said)
      expect(text).toMatch(
        /^Under .+ the answer is \S+( e\.p\.\S*)?\. Here (that is not a move(\. .+)?|it gives no check|it fails to .+|(White|Black) replies \S+\. There that is not a move\. .+)\.$/,
      );
    for (const way of ['Here that is not a move.', 'Here it gives no check.', 'There that is not a move.', 'Here it fails to'])
      expect(said.filter((text) => text.includes(way)).length).toBeGreaterThan(2);
  });

  test('is told of every played twin whose answer is none here', () => {
    const silent = PAIRS.filter(([one, other], at) => {
      if (told[at] !== '' || isQuestion(collection.get(one)!.goal)) return false;
      const keys = [one, other].map((id) => (collection.get(id)!.solution as { readonly play: readonly string[] }).play[0]);
      return keys[0] !== keys[1];
    });
    expect(silent).toEqual([]);
  });

  test('names a reply that refutes the answer here, as the prover finds it', () => {
    for (const [at, [one, other]] of PAIRS.entries()) {
      const [, refuting] = / Here it fails to (\S+?)(?: and .+)?\.$/.exec(told[at]!) ?? [];
      if (refuting === undefined) continue;
      const [here, there] = [open(one), open(other)];
      const key = (there.puzzle.solution as { readonly play: readonly string[] }).play[0];
      const move = there.position.moves().find(({ id }) => id === key)!;
      if (move.kind === 'board') continue;
      const played = here.position
        .moves()
        .find(({ from, to, promotion }) => from === move.from && to === move.to && promotion === move.promotion)!;
      const after = here.position.after(played);
      const found = refutationsOf(here.position, here.puzzle.goal as Goal, played.id);
      const names = found.ok ? after.moves().filter(({ id }) => found.value.includes(id)) : [];
      expect(
        names.map((reply) => nameMove(after, reply, 'usual')),
        one,
      ).toContain(refuting);
    }
  });

  test('is what the engine says: what is called no move is illegal, and the other way round', () => {
    for (const [at, [one, other]] of PAIRS.entries()) {
      const [here, there] = [open(one), open(other)];
      const key = there.puzzle.solution && 'play' in there.puzzle.solution ? there.puzzle.solution.play[0] : undefined;
      const move = there.position.moves().find(({ id }) => id === key);
      // Only the answer of a board is named: its pins have other names here.
      if (!move || move.kind === 'board' || told[at] === '') continue;
      const isMove = here.position
        .moves()
        .some(({ from, to, promotion }) => from === move.from && to === move.to && promotion === move.promotion);
      expect([one, told[at]!.includes('Here that is not a move.')]).toEqual([one, !isMove]);
    }
  });

  test('is nothing for the answer that is right here, and for a question', () => {
    const [[one]] = PAIRS as [readonly [string, string]];
    expect(explainTwin(open(one), open(one))).toBe('');
    for (const [at, [id]] of PAIRS.entries()) if (isQuestion(collection.get(id)!.goal)) expect(told[at]).toBe('');
  });
});
