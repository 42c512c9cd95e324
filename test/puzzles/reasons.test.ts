import { describe, expect, test } from 'vitest';
import { captureOf, isAttackNode, mainLine, prove, type Position } from '../../src/engine/index.ts';
import { expectMove } from '../../src/puzzles/position-queries.ts';
import { passTo } from '../../src/puzzles/motif-context.ts';
import { expectPosition, type Puzzle } from '../../src/puzzles/puzzle.ts';
import { PASS, type MoveRef, type Reason } from '../../src/puzzles/reasons/reason.ts';
import { listReasons } from '../../src/puzzles/reasons/reasons.ts';
import { isQuestion } from '../../src/puzzles/task.ts';
import type { ReasonCases, ReasonCode } from '../../src/words/reason-cases.ts';
import { readCollection } from '../../curation/common/read-collection.ts';

/** A puzzle with its reasons, where it begins. */
interface Row {
  readonly puzzle: Puzzle;
  readonly start: Position;
  readonly reasons: readonly Reason[];
}

const rows: readonly Row[] = readCollection()
  .filter(({ goal }) => !isQuestion(goal))
  .map((puzzle) => {
    const start = expectPosition(puzzle);
    return { puzzle, start, reasons: listReasons(start, puzzle) };
  });

/** All reasons of a code with their puzzles. */
function find<C extends ReasonCode>(code: C): readonly (Row & { readonly args: ReasonCases<MoveRef>[C] })[] {
  return rows.flatMap((row) =>
    row.reasons.flatMap((one) => (one.code === code ? [{ ...row, args: one.args as ReasonCases<MoveRef>[C] }] : [])),
  );
}

const nextOf = ({ active, turn }: Position) => active[(active.indexOf(turn) + 1) % active.length]!;
/** The positions along a line, the first one first; a line that cannot be played throws. */
function follow(start: Position, line: readonly string[]): readonly Position[] {
  let at = start;
  return [
    start,
    ...line.map((id) => {
      at = id === PASS ? passTo(at, nextOf(at))! : at.after(expectMove(at, id));
      return at;
    }),
  ];
}
const endOf = (start: Position, { line }: MoveRef): Position => follow(start, line).at(-1)!;

/** The replies to the key, each with every answer the proof has to it. */
function listMet({
  start,
  puzzle,
}: Row): readonly { readonly at: Position; readonly reply: string; readonly answers: readonly string[] }[] {
  const { solution } = puzzle;
  if (!solution || !isAttackNode(solution) || !solution.then || isAttackNode(solution.then)) return [];
  const after = start.after(expectMove(start, solution.play[0]!));
  return solution.then.replies.flatMap(({ moves, then }) =>
    moves.map((reply) => ({ at: after.after(expectMove(after, reply)), reply, answers: then && isAttackNode(then) ? then.play : [] })),
  );
}

function* listRefs(args: unknown): Generator<MoveRef> {
  if (typeof args !== 'object' || args === null) return;
  if ('line' in args) yield args as MoveRef;
  else for (const one of Object.values(args)) yield* listRefs(one);
}

describe('the reasons of a puzzle', () => {
  test('are there for every one that is played', () => {
    expect(rows.filter(({ reasons }) => reasons.length === 0).map(({ puzzle }) => puzzle.id)).toEqual([]);
  });

  test('name moves that can be played', () => {
    for (const { start, reasons } of rows)
      for (const { args } of reasons) for (const move of listRefs(args)) expect(() => endOf(start, move)).not.toThrow();
  });

  test('tell a threat that mates, and that nothing stops it only where it answers every reply', () => {
    for (const row of find('threat')) {
      const { start, args, puzzle } = row;
      const end = endOf(start, args.threat);
      if (args.moves === 1) expect(end.status(), puzzle.id).toBe('checkmate');
      const isForced = listMet(row).every(({ answers }) => answers.length === 0 || answers.includes(args.threat.line.at(-1)!));
      if (args.isForced) expect(isForced, puzzle.id).toBe(true);
    }
    expect(find('threat').some(({ args }) => args.isForced) && !find('threat').every(({ args }) => args.isForced)).toBe(true);
  });

  test('call it zugzwang where a pass would save', () => {
    for (const { start, args, puzzle } of find('zugzwang')) {
      const passed = follow(start, [...args.key.line, PASS]).at(-1)!;
      const moves = (puzzle.goal as { readonly moves: number }).moves - 1;
      const proof = prove(passed, { kind: 'mate', moves });
      expect(proof.ok && proof.value.complete && proof.value.keys.length === 0, puzzle.id).toBe(true);
    }
  });

  test('give each reply an answer of the proof, and count all of them', () => {
    for (const row of find('replies')) {
      const met = listMet(row);
      let count = row.args.rest;
      for (const { replies, more, answer } of row.args.ways) {
        count += replies.length + more;
        for (const { line } of replies)
          expect(met.find(({ reply }) => reply === line.at(-1))!.answers, row.puzzle.id).toContain(answer.line.at(-1));
      }
      expect(count, row.puzzle.id).toBe(row.args.count);
      const open = met.filter(({ answers }) => answers.length > 0).length;
      if (row.args.isThreatLeft) expect(count, row.puzzle.id).toBeLessThan(open);
      else expect(count, row.puzzle.id).toBe(open);
    }
    for (const row of find('only')) expect(listMet(row), row.puzzle.id).toHaveLength(1);
  });

  test('call a piece lost only where every reply is answered by its capture', () => {
    const isLost = (row: Row, key: string, squares: readonly string[]): boolean => {
      const after = row.start.after(expectMove(row.start, key));
      return listMet(row).every(({ at, reply, answers }) => {
        const gone = expectMove(after, reply).effects.flatMap((effect) => (effect.kind === 'go' ? [effect] : []));
        const now = squares.map((square) => gone.find(({ from }) => from === square)?.to ?? square);
        return answers.some((id) => now.includes(captureOf(expectMove(at, id))?.square ?? ''));
      });
    };
    for (const row of find('doomed')) expect(isLost(row, row.args.key.line[0]!, [row.args.piece.square]), row.puzzle.id).toBe(true);
    for (const row of find('attacks').filter(({ args }) => args.isForced))
      expect(
        isLost(
          row,
          row.args.key.line[0]!,
          row.args.targets.map(({ square }) => square),
        ),
        row.puzzle.id,
      ).toBe(true);
    expect(find('doomed').length).toBeGreaterThan(20);
  });

  test('refute a try by its one reply, and say of a square or a guard what the engine says', () => {
    for (const { start, args, puzzle } of find('try')) {
      const [tried, reply] = args.reply.line;
      expect(puzzle.tries.find(({ move }) => move === tried)?.refutation, puzzle.id).toEqual([reply]);
      const at = start.after(expectMove(start, tried!));
      const after = start.after(expectMove(start, puzzle.solution && isAttackNode(puzzle.solution) ? puzzle.solution.play[0]! : ''));
      const { way } = args;
      if (way.kind === 'flight') {
        expect(expectMove(at, reply!).to, puzzle.id).toBe(way.square);
        if (way.cover) expect(after.attackers(way.square, start.turn), puzzle.id).toContain(way.cover.square);
      }
      if (way.kind === 'king-takes') {
        expect(captureOf(expectMove(at, reply!))?.square).toBe(way.piece.square);
        if (way.guard) expect(after.attackers(way.on!, start.turn), puzzle.id).toContain(way.guard.square);
      }
      if (way.kind === 'takes' && way.level) expect(after.attackers(way.level, at.turn), puzzle.id).not.toContain(way.by.square);
      if (way.kind === 'mates') expect(endOf(start, args.reply).status(), puzzle.id).toBe('checkmate');
      if (args.met) expect(endOf(start, args.met.answer).turn, puzzle.id).not.toBe(undefined);
    }
  });

  test('leave the king one of the squares named after every other check', () => {
    for (const { start, args, puzzle } of find('other-checks')) {
      const key = puzzle.solution && isAttackNode(puzzle.solution) ? puzzle.solution.play[0] : '';
      const others = start
        .moves()
        .filter(({ id }) => id !== key)
        .map((move) => start.after(move))
        .filter((at) => at.checks().some(({ player }) => player === at.turn));
      expect(others.length, puzzle.id).toBe(args.count);
      expect(
        args.outs.reduce((sum, { count }) => sum + count, 0),
        puzzle.id,
      ).toBe(args.count);
      for (const at of others) {
        const [check] = at.checks().filter(({ player }) => player === at.turn);
        const isOut = at
          .moves()
          .some((move) =>
            args.outs.some(({ square }) =>
              square === '' ? check!.by.includes(captureOf(move)?.square ?? '') : move.from === check!.king && move.to === square,
            ),
          );
        expect(isOut, puzzle.id).toBe(true);
      }
    }
  });

  test('tell the threat that a defence meets, and that it mates no more', () => {
    for (const { start, args, puzzle } of find('parried')) {
      const threat = endOf(start, args.threat);
      if (args.moves === 1) expect(threat.status(), puzzle.id).toBe('checkmate');
      const after = endOf(start, args.key);
      const again = after.moves().find(({ id }) => id === args.threat.line.at(-1));
      if (again) expect(after.after(again).status(), puzzle.id).not.toBe('checkmate');
      expect(['answered', 'no-check', 'late'].includes(args.stop.kind), puzzle.id).toBe(again !== undefined);
      if (args.stop.kind === 'answered' && args.moves > 1) {
        const proof = prove(endOf(start, args.stop.reply), { kind: 'mate', moves: args.moves - 1 });
        expect(proof.ok && proof.value.keys.length, puzzle.id).toBe(0);
      }
    }
    for (const { start, args, puzzle } of find('in-check'))
      for (const { replies, answer } of args.ways)
        for (const { line } of replies) {
          const at = follow(start, line).at(-1)!;
          expect(at.after(expectMove(at, answer.line.at(-1)!)).status(), puzzle.id).toBe('checkmate');
        }
  });

  test('cover with the piece that is named, which was not there before; shut a line that was open', () => {
    for (const { start, args, puzzle } of find('parried')) {
      const { stop } = args;
      const after = endOf(start, args.key);
      if (stop.kind === 'covered' && stop.by) {
        expect(after.attackers(stop.square, start.turn), puzzle.id).toContain(stop.by.square);
        expect(start.attackers(stop.square, start.turn), puzzle.id).not.toContain(stop.by.square);
      }
      if (stop.kind === 'check') expect(stop.count, puzzle.id).toBe(after.moves().length);
      if (stop.kind === 'answered' && stop.left === 'shut' && stop.way.kind === 'flight') {
        const [mated, next] = [endOf(start, args.threat), follow(start, stop.reply.line).at(-2)!];
        expect(mated.attackers(stop.way.square, after.turn), puzzle.id).toContain(stop.by!.square);
        expect(next.attackers(stop.way.square, after.turn), puzzle.id).not.toContain(stop.by!.square);
      }
    }
    expect(find('parried').some(({ args }) => args.stop.kind === 'covered' && args.stop.by !== undefined)).toBe(true);
    expect(find('parried').some(({ args }) => args.stop.kind === 'answered' && args.stop.left === 'shut')).toBe(true);
  });

  test('tell how each right move saves a king, and what would take it otherwise (Harshman VIII)', () => {
    const kingOf = ({ goal }: Puzzle, turn: string): string => ('against' in goal && 'king' in goal.against ? goal.against.king : turn);
    for (const { start, args, puzzle } of find('saved')) {
      const keys = puzzle.solution && isAttackNode(puzzle.solution) ? puzzle.solution.play : [];
      for (const { moves, how } of args.ways)
        for (const { line } of moves) {
          expect(keys, puzzle.id).toContain(line[0]);
          const move = expectMove(start, line[0]!);
          const after = start.after(move);
          expect(
            after.checks().some(({ player }) => player === kingOf(puzzle, start.turn)),
            puzzle.id,
          ).toBe(false);
          if (how.kind === 'takes') expect(captureOf(move)?.square, puzzle.id).toBe(how.piece.square);
          if (how.kind === 'steps') expect(start.at(move.from)?.role, puzzle.id).toBe('king');
          if (how.kind === 'castles') expect(after.at(how.square)?.role, puzzle.id).toBe('king');
          if (how.kind === 'checks') expect(after.checks().some(({ player }) => player === how.player)).toBe(true);
        }
    }
    for (const { start, args, puzzle } of find('danger')) {
      const passed = follow(start, [PASS]).at(-1)!;
      const first = passed.moves().filter(({ id, from }) => (args.isAny ? from === args.from.square : id === args.reply.line.at(-1)));
      expect(first.length, puzzle.id).toBeGreaterThan(0);
      for (const move of first)
        expect(
          passed
            .after(move)
            .moves()
            .some((next) => next.from === args.taker.square && captureOf(next)?.piece.role === 'king'),
          puzzle.id,
        ).toBe(true);
    }
    expect(find('danger').length).toBeGreaterThan(5);
  });

  test('close squares next to the king that nobody who hunts it covered', () => {
    for (const { start, args, puzzle } of find('closes')) {
      const by = 'by' in puzzle.goal ? puzzle.goal.by : [];
      const after = endOf(start, args.key);
      for (const square of args.squares) {
        expect(
          by.flatMap((player) => start.attackers(square, player)),
          puzzle.id,
        ).toEqual([]);
        expect(after.attackers(square, start.turn).length, puzzle.id).toBeGreaterThan(0);
      }
    }
    expect(find('closes').length).toBeGreaterThan(10);
  });

  test('take from a king or give it the squares it could or can step to', () => {
    const steps = (at: Position): readonly string[] =>
      at
        .moves()
        .filter(({ from, kind }) => kind === 'piece' && at.at(from)?.role === 'king')
        .map(({ to }) => to);
    for (const code of ['takes', 'gives'] as const)
      for (const { start, args, puzzle } of find(code)) {
        const [before, after] = [steps(passTo(start, nextOf(start))!), steps(endOf(start, args.key))];
        for (const square of args.squares)
          expect([puzzle.id, before.includes(square), after.includes(square)]).toEqual([puzzle.id, code === 'takes', code === 'gives']);
      }
  });

  test('name what the king goes to if the threat is played at once, and what covers it only after the key', () => {
    for (const { start, args, puzzle } of find('early')) {
      const [threat, reply] = args.reply.line as [string, string];
      const at = start.after(expectMove(start, threat));
      const escape = expectMove(at, reply);
      expect([puzzle.id, at.at(escape.from)?.role, escape.to]).toEqual([puzzle.id, 'king', args.square]);
      const passed = passTo(endOf(start, args.key), start.turn)!;
      const end = passed.after(expectMove(passed, threat));
      expect(end.status(), puzzle.id).toBe('checkmate');
      expect(end.attackers(args.square, start.turn), puzzle.id).toContain(args.by.square);
      expect(start.after(expectMove(start, threat)).after(escape).attackers(args.square, start.turn), puzzle.id).toEqual([]);
    }
    expect(find('early').length).toBeGreaterThan(10);
  });

  test('let the named piece take the king whatever else is played (Harshman VIII)', () => {
    const takes = (at: Position, from: string, king: string): boolean =>
      at.moves().some((move) => move.from === from && captureOf(move)?.piece.role === 'king' && captureOf(move)?.piece.owner === king);
    for (const { start, args, puzzle } of find('attempt')) {
      const key = puzzle.solution && isAttackNode(puzzle.solution) ? puzzle.solution.play[0]! : '';
      const after = start.after(expectMove(start, key));
      const plays = after.turn === args.player ? [after] : after.moves().map((first) => after.after(first));
      let seen = 0;
      for (const at of plays) {
        const moves = at.moves().filter(({ from, to }) => from === args.from.square && to === args.to);
        for (const move of moves.filter((one) => args.reply === undefined || one.id === args.reply.line.at(-1))) {
          const next = at.after(move);
          for (const end of next.turn === args.by ? [next] : next.moves().map((one) => next.after(one))) {
            if (args.reply !== undefined || end.active.includes(args.king))
              expect(takes(end, args.taker.square, args.king), puzzle.id).toBe(true);
            seen++;
          }
        }
      }
      expect(seen, puzzle.id).toBeGreaterThan(0);
    }
    for (const { start, args, puzzle } of find('shared')) {
      // Where everybody helps, the reader plays more than the key.
      const after = mainLine(puzzle.solution).reduce((at, id) => at.after(expectMove(at, id)), start);
      expect(
        args.takers.reduce((sum, { count }) => sum + count, 0),
        puzzle.id,
      ).toBe(after.moves().length);
    }
  });

  test('tell of a proof game what was captured where, as it is played', () => {
    for (const { start, args, puzzle } of find('captured')) {
      const taken: string[] = [];
      /** Where what stands on a square last went from. */
      const origins = new Map<string, string>();
      let at = start;
      for (let node = puzzle.solution; node && isAttackNode(node); node = node.then) {
        const move = expectMove(at, node.play[0]!);
        const capture = captureOf(move);
        if (capture) {
          const told = args.captures[taken.length]?.from;
          if (told !== undefined) expect(told, puzzle.id).toBe(origins.get(capture.square));
          taken.push(`${at.at(move.from)!.role} ${move.from} ${capture.piece.role} ${capture.square}`);
        }
        origins.set(move.to, move.from);
        at = at.after(move);
      }
      expect(
        args.captures.map(({ by, role, square }) => `${by.role} ${by.square} ${role} ${square}`),
        puzzle.id,
      ).toEqual(taken);
    }
  });
});
