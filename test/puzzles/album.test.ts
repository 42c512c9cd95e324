import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expect as take, isAttackNode, type Position, type ProofNode } from '../../src/engine/index.ts';
import { afterMove } from '../../src/puzzles/position-queries.ts';
import { expectPosition, type Puzzle } from '../../src/puzzles/puzzle.ts';
import { ALBUM_SCHEMA as FORMAT } from '../../src/puzzles/schema.ts';
import { readAs } from '../../src/schema/read-json.ts';
import { readCollection } from '../../curation/common/read-collection.ts';

const text: unknown = JSON.parse(readFileSync(new URL('../../src/puzzles/album.json', import.meta.url), 'utf8'));
const chapters = take(readAs(FORMAT, text, 'album.json'));
const collection = new Map(readCollection().map((puzzle) => [puzzle.id, puzzle]));
const chosen = chapters.flatMap(({ puzzles }) => puzzles);

/** Squares, cells and pins as sentences name them. */
const PLACE = /\b(?:[a-z]\d{1,2}(?:[NWB]|QL|KL|ql|kl)?|[KQ][LP]\d{1,2})\b/g;
const placesIn = (said: string): readonly string[] => said.match(PLACE) ?? [];
const ROLE = /\b(?:queen|rook|bishop|knight|pawn)s?\b/g;

/** The positions after a move and the stiffest defence, one after the other. */
function listAfter(puzzle: Puzzle): readonly Position[] {
  const line: Position[] = [expectPosition(puzzle)];
  for (let node: ProofNode | undefined = puzzle.solution; node;) {
    const [id, then]: readonly [string, ProofNode | undefined] = isAttackNode(node)
      ? [node.play[0]!, node.then]
      : [node.replies[0]!.moves[0]!, node.replies[0]!.then];
    line.push(afterMove(line.at(-1)!, id));
    node = then;
  }
  return line;
}

/** The squares about the kings. */
const listFlights = ({ squares }: Position): readonly string[] =>
  squares
    .filter(({ piece }) => piece?.role === 'king')
    .flatMap((king) =>
      squares.filter(({ file, rank }) => Math.abs(file - king.file) <= 1 && Math.abs(rank - king.rank) <= 1).map(({ name }) => name),
    );

/** What a sentence names that neither stands on the board before or along the solution, nor beside a king, nor is in its moves or tries. */
function findStrange(puzzle: Puzzle, said: string): readonly string[] {
  const line = listAfter(puzzle);
  const known = new Set([
    ...line.flatMap(({ squares }) => squares.flatMap(({ name, piece }) => (piece ? [name] : []))),
    ...line.flatMap(({ boards }) => boards.map(({ pin }) => pin)),
    ...placesIn(JSON.stringify([puzzle.solution, puzzle.tries, puzzle.answer])),
  ]);
  const flights = new Set(line.flatMap(listFlights));
  const roles = new Set(line.flatMap(({ squares }) => squares.flatMap(({ piece }) => (piece ? [piece.role as string] : []))));
  return [
    ...placesIn(said).filter((place) => !known.has(place) && !flights.has(place)),
    ...(said.match(ROLE) ?? []).filter((role) => !roles.has(role.replace(/s$/, ''))),
  ];
}

describe('the album', () => {
  test('has chapters over all rulesets, with five to ten puzzles each and none twice', () => {
    expect(new Set(chosen.map(({ id }) => collection.get(id)?.ruleset)).size).toBe(5);
    expect(chapters.filter(({ puzzles }) => puzzles.length < 5 || puzzles.length > 10)).toEqual([]);
    expect(new Set(chosen.map(({ id }) => id)).size).toBe(chosen.length);
    expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length);
  });

  test('has each puzzle in the collection, and one sentence for it: there, or here', () => {
    expect(
      chosen.filter(({ id, says }) => !collection.has(id) || (collection.get(id)!.says === undefined) === (says === undefined)),
    ).toEqual([]);
  });

  test('names squares, pins and men that its puzzles have', () => {
    const strange = chosen.flatMap(({ id, says = '' }) => findStrange(collection.get(id)!, says).map((what) => `${id}: ${what}`));
    expect(strange).toEqual([]);
    const one = collection.get('meder-26me')!;
    expect(findStrange(one, 'The bishop on z6QL, the rook at KL9 and the pawn on e2kl.')).toEqual(['KL9', 'e2kl', 'rook', 'pawn']);
  });

  test('does not begin its sentences alike', () => {
    const begins = chosen.flatMap(({ says }) => (says === undefined ? [] : [says.split(' ').slice(0, 2).join(' ')]));
    expect(begins.filter((begin) => begins.filter((other) => other === begin).length > 3)).toEqual([]);
  });
});
