import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MOVE_DIFFERENCES, CHESS_EXAMPLES_OF } from '../../src/comparison/data/comparison-tables.ts';
import { listChessStrays, makeChessScene } from '../../src/comparison/chess-board.ts';
import { diffWithChess, findSurprise } from '../../src/comparison/chess-diff.ts';
import { viewAsChess } from '../../src/comparison/chess-expectation.ts';
import { chessCountsOf, isSpokenOf, showChessTry, tellChessPlayer } from '../../src/comparison/chess-points.ts';
import { listPieceMoves } from '../../src/comparison/piece-moves.ts';
import { placePieces } from '../../src/comparison/placing.ts';
import { CHESS_WORDS } from '#words/compare/chess.ts';
import { makeRandom } from '../../curation/common/random.ts';
import { expect as must, RULESETS, type Position, type Square } from '../../src/engine/index.ts';

const TRID = RULESETS.filter(({ family }) => family === 'trid');
const rules = (id: string) => RULESETS.find((one) => one.id === id)!;

/** The definition of decision 40 once more, asked of every pair of squares. */
function expectByHand(position: Position): ReadonlySet<string> {
  const { squares, turn } = position;
  const piecesAt = (all: readonly Square[], file: number, rank: number) =>
    all.filter((one) => one.piece && one.file === file && one.rank === rank);
  const exists = (file: number, rank: number): boolean => squares.some((one) => one.file === file && one.rank === rank);
  const isFree = (all: readonly Square[], file: number, rank: number): boolean =>
    exists(file, rank) && piecesAt(all, file, rank).length === 0;
  const isClear = (all: readonly Square[], from: Square, to: { file: number; rank: number }): boolean => {
    const [x, y] = [to.file - from.file, to.rank - from.rank];
    const steps = Math.max(Math.abs(x), Math.abs(y));
    return Array.from({ length: steps - 1 }, (_, at) => at + 1).every((at) =>
      isFree(all, from.file + (x / steps) * at, from.rank + (y / steps) * at),
    );
  };
  const goes = (all: readonly Square[], from: Square, to: { file: number; rank: number }): boolean => {
    const [x, y] = [Math.abs(to.file - from.file), Math.abs(to.rank - from.rank)];
    const isStraight = (x === 0) !== (y === 0);
    const isDiagonal = x === y && x > 0;
    switch (from.piece!.role) {
      case 'king':
        return Math.max(x, y) === 1;
      case 'knight':
        return x * y === 2;
      case 'rook':
        return isStraight && isClear(all, from, to);
      case 'bishop':
        return isDiagonal && isClear(all, from, to);
      case 'queen':
        return (isStraight || isDiagonal) && isClear(all, from, to);
      case 'pawn':
        return x === 1 && to.rank - from.rank === (from.piece!.owner === 'w' ? 1 : -1);
    }
  };
  const isAttacked = (all: readonly Square[]): boolean => {
    const king = all.find(({ piece }) => piece?.role === 'king' && piece.owner === turn)!;
    return all.some((one) => one.piece && one.piece.owner !== turn && goes(all, one, king));
  };
  const unmoved = position.setup.pieces.filter((piece) => piece.unmoved).map(({ square }) => square);
  const found = new Set<string>();
  for (const from of squares.filter(({ piece }) => piece?.owner === turn))
    for (const to of squares) {
      const there = piecesAt(squares, to.file, to.rank);
      if (there.some(({ piece }) => piece!.owner === turn) || (there.length > 0 && !to.piece)) continue;
      let captured: string | undefined;
      let may = goes(squares, from, to);
      if (from.piece!.role === 'pawn') {
        const forward = turn === 'w' ? 1 : -1;
        const ahead = to.rank - from.rank === forward ? 1 : to.rank - from.rank === 2 * forward ? 2 : 0;
        if (to.file === from.file)
          may =
            there.length === 0 &&
            (ahead === 1 || (ahead === 2 && unmoved.includes(from.name) && isFree(squares, from.file, from.rank + forward)));
        else if (may && there.length === 0) {
          const passing = position.setup.enPassant.find(({ pawn, crossed }) => {
            const victim = squares.find(({ name }) => name === pawn)!;
            const isCrossed = squares.some((one) => crossed.includes(one.name) && one.file === to.file && one.rank === to.rank);
            return isCrossed && victim.piece!.owner !== turn && victim.file === to.file && victim.rank === from.rank;
          });
          captured = passing?.pawn;
          may = passing !== undefined;
        }
      }
      if (!may) continue;
      const after = squares.map((one) =>
        one.name === to.name
          ? { ...one, piece: from.piece }
          : one.name === from.name || one.name === captured
            ? { ...one, piece: undefined }
            : one,
      );
      if (!isAttacked(after)) found.add(`${from.name}-${to.name}`);
    }
  return found;
}

/** Positions of games of random moves, spread over a game. */
function samplePositions(id: string, count: number): readonly Position[] {
  const random = makeRandom(40);
  const positions: Position[] = [];
  while (positions.length < count) {
    let position = rules(id).begin();
    for (let ply = 0; ply < 60 && position.status() === 'playing' && positions.length < count; ply++) {
      if (ply % 6 === 5 && position.setup.pending === undefined) positions.push(position);
      const moves = position.moves();
      position = position.after(moves[Math.floor(random() * moves.length)]!);
    }
  }
  return positions;
}

describe.for(TRID.map(({ id }) => id))('what a chess player expects in %s (decision 40)', (id) => {
  const positions = samplePositions(id, 13);

  test('is what brute force over all pairs of squares finds, in 52 positions of four rulesets', () => {
    // No start lets a king castle as in chess, and in these games none comes to it.
    for (const position of positions)
      expect([...viewAsChess(position).moves].sort(), position.text()).toEqual([...expectByHand(position)].sort());
  });

  test('refused is what is expected and not legal, added what is legal and not expected', () => {
    for (const position of positions) {
      const { refused, added } = diffWithChess(position);
      const legal = new Set(position.moves().map(({ from, to, kind, id: move }) => (kind === 'castling' ? move : `${from}-${to}`)));
      const expected = expectByHand(position);
      const isInCheck = position.checks().some(({ player }) => player === position.turn);
      const missing = [...expected].filter((one) => !legal.has(one));
      const exposing = missing.filter((one) => position.refuse(...(one.split('-') as [string, string]))?.code === 'leaves-check');
      expect(refused.length, position.text()).toBe(missing.length - (isInCheck ? exposing.length : 0));
      const isOutOfCheck = viewAsChess(position).isChecked;
      const surprises = [...legal].filter((one) => !expected.has(one));
      if (!isOutOfCheck) expect(added.length, position.text()).toBe(surprises.length);
    }
  });
});

describe('one position as a chess player sees it', () => {
  const see = (id: string, pieces: Record<string, string>) => diffWithChess(must(placePieces(rules(id), { pieces })));
  const CALM = { c1W: 'K', c8B: 'k', d7B: 'p' };

  test('a rook past a pawn above is new in Bartmess (5.3) and in Meder neither expected nor legal (3.1(c))', () => {
    const pieces = { ...CALM, b2W: 'R', b3N: 'p' };
    expect(see('bartmess', pieces).added).toContainEqual(expect.objectContaining({ id: 'b2W-b4W', code: 'past' }));
    expect(see('meder', pieces).added.some(({ id }) => id === 'b2W-b4W')).toBe(false);
    expect(see('meder', pieces).refused.some(({ id }) => id === 'b2W-b4W')).toBe(false);
  });

  test('a knight two levels on is expected everywhere, and refused in Usenet and Grant alone', () => {
    const pieces = { ...CALM, c4W: 'N' };
    const isRefused = (id: string): boolean => see(id, pieces).refused.some((one) => one.id === 'c4W-b6B' && one.code === 'levels');
    expect(['bartmess', 'meder', 'grant', 'usenet'].map(isRefused)).toEqual([false, false, true, true]);
  });

  test('a checked king exposes itself by no move: the position is counted, not its moves', () => {
    // The rook on b6N attacks the king past the knight on b3N in Bartmess; seen from above the knight is in its way.
    const hidden = see('bartmess', { b1W: 'K', d2W: 'P', b3N: 'N', b6N: 'r', c8B: 'k', d7B: 'p' });
    expect(hidden.hasHiddenCheck).toBe(true);
    expect(hidden.refused.filter(({ code }) => code === 'leaves-check')).toEqual([]);
    const plain = see('meder', { b1W: 'K', d2W: 'P', b3N: 'N', b6N: 'r', c8B: 'k', d7B: 'p' });
    expect(plain.hasHiddenCheck).toBe(false);
  });
});

describe('the counts', () => {
  test('are of 10,000 positions at least for each ruleset with a movable board', () => {
    expect(MOVE_DIFFERENCES.chess.map(({ ruleset }) => ruleset).sort()).toEqual(TRID.map(({ id }) => id).sort());
    for (const { ruleset, positions } of MOVE_DIFFERENCES.chess) expect(positions, ruleset).toBeGreaterThanOrEqual(10_000);
  });

  test.for(TRID.map(({ id }) => id))('the first game of %s, counted again, gives the same', (id) => {
    let position = rules(id).begin();
    const all = [position];
    for (const move of MOVE_DIFFERENCES.first[id]!) all.push((position = must(position.play(move))));
    const seen = all.filter((one) => one.status() === 'playing' && one.setup.pending === undefined).map(diffWithChess);
    const sum = (of: (one: (typeof seen)[number]) => number): number => seen.reduce((total, one) => total + of(one), 0);
    expect({
      positions: seen.length,
      moves: sum(({ moves }) => moves),
      refused: sum(({ refused }) => refused.length),
      added: sum(({ added }) => added.length),
    }).toEqual(chessCountsOf(MOVE_DIFFERENCES.chess, id)!.sample);
  });

  test.for(TRID.map(({ id }) => id))('%s: nothing that is met in more than one move of a hundred is left out', (id) => {
    const { refused, added, moves, movesThere } = chessCountsOf(MOVE_DIFFERENCES.chess, id)!;
    const { points } = CHESS_WORDS[id]!;
    const unsaid = (list: typeof refused, of: (one: (typeof points)[number]) => readonly string[], all: number): readonly string[] =>
      list
        .filter((one) => one.moves / all > 0.01 && !points.some((point) => isSpokenOf(of(point), one)))
        .map(({ code, by }) => `${code} ${by}`);
    expect(unsaid(refused, (point) => point.refused, moves)).toEqual([]);
    expect(unsaid(added, (point) => point.added, movesThere)).toEqual([]);
  });
});

describe.for(RULESETS.map(({ id }) => id))('the page of %s', (id) => {
  const { points } = CHESS_WORDS[id]!;
  const { examples, quiz } = CHESS_EXAMPLES_OF[id]!;

  test('has seven sentences of a readable length, the commonest first', () => {
    expect(points).toHaveLength(7);
    for (const { title, says } of points) expect(`${title} ${says}`.length, title).toBeLessThanOrEqual(230);
    const shares = tellChessPlayer(MOVE_DIFFERENCES.chess, id).flatMap(({ share }) => share ?? []);
    expect(shares.toSorted((a, b) => b - a)).toEqual(shares);
  });

  test('its rules are in the reference', () => {
    const text = readFileSync(new URL(`../../src/content/docs/rules/${id}.mdx`, import.meta.url), 'utf8');
    for (const { rules: links, title } of points) for (const rule of links) expect(text, title).toContain(`n="${rule}"`);
  });

  test('every sentence is shown: what is tried is refused with its rule, what is new is legal', () => {
    expect(examples.map(({ point }) => point)).toEqual(points.map(({ id: point }) => point));
    for (const { point, tried, fresh } of examples) {
      expect(tried ?? fresh, point).toBeDefined();
      if (tried) expect(showChessTry(tried, rules(id)), point).toMatchObject({ isLegal: false, rule: expect.stringMatching(/^\d+\.\d+$/) });
      if (fresh) expect(showChessTry(fresh, rules(id)).isLegal, point).toBe(true);
    }
  });

  test('what is new is what its sentence speaks of', () => {
    for (const { point, fresh } of examples) {
      const { added } = points.find((one) => one.id === point)!;
      if (!fresh || added.length === 0 || rules(id).family !== 'trid') continue;
      const position = must(rules(id).parse(fresh.position));
      const move = position.moves().find((one) => one.id === fresh.move)!;
      const by = move.kind === 'board' ? 'board' : position.at(move.from)!.role;
      expect(isSpokenOf(added, { code: findSurprise(position, move) ?? '', by }), `${point} ${fresh.move}`).toBe(true);
    }
  });

  test('the quiz has ten positions, some legal and some not', () => {
    const legal = quiz.filter((one) => showChessTry(one, rules(id)).isLegal).length;
    expect(quiz).toHaveLength(10);
    expect(new Set(quiz.map(({ position, move }) => `${position} ${move}`)).size).toBe(10);
    expect(legal).toBeGreaterThanOrEqual(3);
    expect(legal).toBeLessThanOrEqual(7);
  });
});

describe('the starts', () => {
  test('Bartmess’s pieces stand from left to right as in chess (his Figure 3), Meder’s and Grant’s do not', () => {
    expect(listChessStrays(rules('bartmess').begin())).toEqual([]);
    expect(listChessStrays(rules('meder').begin())).toContain('b1W');
    expect(listChessStrays(rules('meder').begin())).not.toContain('z0QL');
  });

  test('the ordinary board has 64 squares and 32 men', () => {
    const { nodes } = makeChessScene();
    expect(nodes.filter(({ kind }) => kind === 'polygon')).toHaveLength(64);
    expect(nodes.filter(({ kind }) => kind === 'piece')).toHaveLength(32);
  });
});

describe('how the pieces move', () => {
  test.for(RULESETS.map(({ id }) => id))('%s: each of the six has somewhere to go', (id) => {
    const all = listPieceMoves(rules(id));
    expect(all).toHaveLength(6);
    for (const { role, marks } of all) expect(marks.targets!.length, role).toBeGreaterThan(0);
  });

  test('Three-way: a king has twelve steps, a knight twelve leaps, a pawn two ways and three captures (Harshman IV)', () => {
    const of = (role: string) => listPieceMoves(rules('harshman')).find((one) => one.role === role)!.marks.targets!;
    expect(of('king')).toHaveLength(12);
    expect(of('knight')).toHaveLength(12);
    expect(of('pawn').filter((cell) => ['d4', 'f5', 'g4'].includes(cell))).toHaveLength(3);
  });
});
