import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expect as take, findRuleset, type Player, type Position, type Role } from '../../src/engine/index.ts';
import { INSIGHTS } from '../../src/comparison/insights.ts';
import { ALL_SEATS } from '../../src/engine/threeway/packed-position.ts';
import { makeFraction, NO_POINTS, scoreDefeat, scoreDraw, scorePair, type Score } from '../../src/engine/threeway/points.ts';

const readSource = (path: string): string => readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8');
const GRANT = readSource('content/docs/learn/grant/draws.mdx');
/** What a man is worth in the games of the search against itself, and how far that may be off. */
const worth = (role: string) => INSIGHTS['grant']!.values.find(({ name }) => name === role)!.worth;

describe('what a lesson says of measured worth', () => {
  test('is so under Grant’s rules: a bishop as a knight, half a rook; a queen far more', () => {
    expect(GRANT).toContain('a bishop was worth about as much as a knight, and half a rook. A queen was worth far more.');
    const [bishop, knight, rook, queen] = ['bishop', 'knight', 'rook', 'queen'].map(worth);
    expect(Math.abs(bishop!.value - knight!.value)).toBeLessThan(50);
    expect(Math.abs(rook!.value / bishop!.value - 2)).toBeLessThan(0.3);
    expect(queen!.value - queen!.error).toBeGreaterThan(rook!.value + rook!.error);
  });
});

describe('what lessons on good play under Meder’s rules say of the games', () => {
  const of = (name: string) => INSIGHTS['meder']!.values.find((one) => one.name === name)!.worth;
  const lesson = (name: string): string => readSource(`content/docs/learn/meder/${name}.mdx`);

  test('is so: a queen is worth four to five pawns, a rook two to three, and knight and bishop have no sure order', () => {
    expect(lesson('trades')).toContain(
      'a queen was worth four to five pawns, not nine, and a rook two to three. Between knight and bishop no order is sure.',
    );
    const [queen, rook, knight, bishop, pawn] = ['queen', 'rook', 'knight', 'bishop', 'pawn'].map(of);
    const inPawns = (worth: { readonly value: number }): number => worth.value / pawn!.value;
    expect([Math.floor(inPawns(queen!)), Math.floor(inPawns(rook!))]).toEqual([4, 2]);
    expect(Math.abs(knight!.value - bishop!.value)).toBeLessThan(knight!.error + bishop!.error);
    expect(pawn!.value - pawn!.error).toBeGreaterThan(100);
  });

  test('is so: a knight or a bishop was worth about two pawns, and the search reckons more than three', () => {
    expect(lesson('trades')).toContain('About two, with a wide error: those games were quick. Our search itself reckons more than three,');
    const [knight, bishop, pawn] = ['knight', 'bishop', 'pawn'].map(of);
    expect([knight!, bishop!].map(({ value }) => Math.round(value / pawn!.value))).toEqual([2, 2]);
    const { values } = findRuleset('meder')!;
    expect(Math.min(values.knight, values.bishop)).toBeGreaterThan(3 * values.pawn);
  });

  test('is so: an empty board by itself is worth nothing that can be told from zero', () => {
    expect(lesson('worth-of-boards')).toContain(
      'An empty board by itself was worth nothing that [our games](/rules/meder/wins/#things) could tell from zero.',
    );
    const { value, error } = of('empty-board');
    expect(Math.abs(value)).toBeLessThan(error);
  });

  test('is so: few first moves stand out', () => {
    expect(lesson('first-ten-moves')).toContain('[few first moves stand out](/rules/meder/wins/#first-moves)');
    const { first, shares } = INSIGHTS['meder']!;
    const clear = first.filter(({ share }) => Math.abs(share.value - shares[0]!.share.value) > share.error);
    expect(clear.length).toBeGreaterThan(0);
    expect(clear.length).toBeLessThan(first.length / 4);
  });
});

describe('what lessons on good play under the Usenet rules say', () => {
  const of = (name: string) => INSIGHTS['usenet']!.values.find((one) => one.name === name)!.worth;
  const lesson = (name: string): string => readSource(`content/docs/learn/usenet/${name}.mdx`);

  test('of values is so: a queen seven to eight pawns, a rook three to four, knight and bishop in no sure order', () => {
    expect(lesson('trades')).toContain(
      'a queen was worth seven to eight pawns, and a rook three to four. Between bishop and knight no order is sure.',
    );
    const [queen, rook, knight, bishop, pawn] = ['queen', 'rook', 'knight', 'bishop', 'pawn'].map(of);
    expect([queen!, rook!].map(({ value }) => Math.floor(value / pawn!.value))).toEqual([7, 3]);
    expect(Math.abs(knight!.value - bishop!.value)).toBeLessThan(knight!.error + bishop!.error);
  });

  test('of an empty board is so: by itself it gained nothing', () => {
    expect(lesson('worth-of-boards')).toContain('a side gained nothing on average by having an empty board.');
    expect(of('empty-board').value).toBeLessThan(0);
  });

  test('of first moves is so: the five that scored worst are the queen’s', () => {
    expect(lesson('first-ten-moves')).toContain('the five moves that scored worst as first moves are all hers.');
    const worst = INSIGHTS['usenet']!.first.toSorted((one, other) => one.share.value - other.share.value).slice(0, 5);
    expect(worst.filter(({ move }) => !move.startsWith('Q'))).toEqual([]);
  });

  test('of boards between levels is so: a board shuts a column at pins 4, 5, 8 and 9 alone (Rules)', () => {
    expect(lesson('before-you-move')).toContain('pin 4 (column a4 or d4) and pin 5 (a3 or d3).');
    expect(lesson('before-you-move')).toContain('pin 8 (a6 or d6) and pin 9 (a5 or d5).');
    const usenet = findRuleset('usenet')!;
    /** Kings alone; the left board is the one that goes about, the others stand on the other side. */
    const alone = {
      Q: 'W:4/4/4/4;N:4/4/4/4;B:3k/4/4/4;QL@QP1:2/2;KL@KP2:2/2;ql@KP6:2/2;kl@KP10:2/2 w - - - 0 30',
      K: 'W:4/4/4/4;N:4/4/4/4;B:k3/4/4/4;QL@KP1:2/2;KL@QP2:2/2;ql@QP6:2/2;kl@QP10:2/2 w - - - 0 30',
    } as const;
    const isShut = (side: 'Q' | 'K', pin: number, rank: number): boolean => {
      const column = `${side === 'Q' ? 'a' : 'd'}${rank}`;
      const [low, high] = rank < 5 ? ['W', 'N'] : ['N', 'B'];
      const placed = take(usenet.changeSetup(take(usenet.readSetup(alone[side])), { kind: 'board', board: 'QL', pin: `${side}P${pin}` }));
      const king = { kind: 'put', square: `${column}${low}`, piece: { owner: 'w', role: 'king' } } as const;
      const position = take(usenet.fromSetup(take(usenet.changeSetup(placed, king))));
      return !position.moves().some(({ id }) => id === `${column}${low}-${column}${high}`);
    };
    for (const side of ['Q', 'K'] as const) {
      const shut = Array.from({ length: 12 }, (_, at) => at + 1).flatMap((pin) =>
        [3, 4, 5, 6].filter((column) => isShut(side, pin, column)).map((column) => [pin, column]),
      );
      expect(shut).toEqual([[4, 4], [5, 3], [8, 6], [9, 5]]); // prettier-ignore
    }
  });
});

describe('what lessons on good play under Grant’s rules say', () => {
  const { values, firstKinds } = INSIGHTS['grant']!;
  const of = (name: string) => values.find((one) => one.name === name)!.worth;
  const lesson = (name: string): string => readSource(`content/docs/learn/grant/${name}.mdx`);

  test('of values is so: a queen about four pawns, a rook two to three, knight and bishop about one', () => {
    expect(lesson('trades')).toContain(
      'a queen was worth about four pawns, and a rook two to three. Knight and bishop had about the same worth.',
    );
    const [queen, rook, bishop, knight] = ['queen', 'rook', 'bishop', 'knight'].map((name) => of(name).value / of('pawn').value);
    expect([Math.round(queen!), Math.floor(rook!), Math.round(bishop!), Math.round(knight!)]).toEqual([4, 2, 1, 1]);
  });

  test('of a pawn aboard is so: its worth cannot be told from zero', () => {
    expect(lesson('worth-of-boards')).toContain('a pawn alone aboard was worth no more than any other, as far as can be told.');
    const { value, error } = of('pawn-aboard');
    expect(Math.abs(value)).toBeLessThan(error);
  });

  test('of first moves is so: knights scored more than pawns, not surely', () => {
    expect(lesson('first-ten-moves')).toContain('White scored more after knight moves than after pawn moves, but that may be chance.');
    const [pawn, knight] = ['pawn', 'knight'].map((kind) => firstKinds.find((one) => one.kind === kind)!.share);
    expect(knight!.value).toBeGreaterThan(pawn!.value);
    expect(knight!.value - knight!.error).toBeLessThan(pawn!.value + pawn!.error);
  });

  test('of rides is so: a pawn on its first board is three rides from a far corner (The Attack Boards)', () => {
    expect(lesson('worth-of-boards')).toContain('From its first place that pawn is three rides from a far corner.');
    const grant = findRuleset('grant')!;
    let positions = [take(grant.parse('W:4/4/1K2/4;N:4/4/4/4;B:1k2/4/4/4;QL@QP2:P1/2;KL@KP2:2/2;ql@KP9:2/2;kl@KP11:2/2 w - - - 0 30'))];
    const isHome = (text: string): boolean => /QL@[QK]P(?:11|12):/.test(text);
    let rides = 0;
    for (; !positions.some((position) => isHome(position.text())); rides++) {
      const next = positions.flatMap((position) =>
        position.moves().flatMap((move) => (/^[QK]P/.test(move.id) ? [position.after(move)] : [])),
      );
      positions = next.flatMap((position) =>
        position
          .moves()
          .slice(0, 1)
          .map((move) => position.after(move)),
      );
      if (rides > 6) break;
    }
    expect(rides).toBe(3);
  });
});

interface Ending {
  readonly ruleset: string;
  readonly role: string;
  readonly pins: readonly string[];
  readonly mayPass: boolean;
  readonly positions: number;
  readonly won: number;
  readonly most: number;
}
const { still } = JSON.parse(readSource('content/endings.json')) as { readonly still: readonly Ending[] };
/** The count of an ending with the boards standing still on the pins where they begin. */
const countOf = (ruleset: string, role: string, mayPass: boolean): Ending =>
  still.find((one) => one.ruleset === ruleset && one.role === role && one.mayPass === mayPass)!;
const share = ({ won, positions }: Ending, digits: number): string => `${((100 * won) / positions).toFixed(digits)} %`;

describe('what texts say of king and one piece against a bare king is what was counted', () => {
  test('under Meder’s rules: a rook, with still boards and against a king that may pass (1.2, C4)', () => {
    const [stands, passes] = [countOf('meder', 'rook', false), countOf('meder', 'rook', true)];
    const lesson = readSource('content/docs/learn/meder/endings.mdx');
    expect(lesson).toContain(
      `If they stand still, king and rook win ${share(stands, 2)} of the positions. If the lone king may pass, they win ${share(passes, 1)}.`,
    );
    expect(lesson).toContain('summary: A queen wins. A rook does not while the lone king can wait with a board.');
    expect(passes.won / passes.positions).toBeLessThan(0.5);
    const claim = readSource('content/claims/meder.jsonl')
      .split('\n')
      .find((line) => line.includes('"meder-ruling-rook-mate"'))!;
    expect(claim).toContain(`${share(stands, 2)} of the positions with White to move are won, in at most ${stands.most} moves`);
    expect(claim).toContain(`${share(passes, 1)} if the lone king may pass`);
  });

  test('under Grant’s rules: a rook hardly wins', () => {
    const [stands, passes] = [countOf('grant', 'rook', false), countOf('grant', 'rook', true)];
    const says = `king and rook win ${share(stands, 1)} of the positions, or ${share(passes, 1)} if`;
    expect(GRANT).toContain(says);
    expect(readSource('words/en/rulings/grant.ts')).toContain(says.replace('king', 'King'));
    expect(stands.won / stands.positions).toBeLessThan(0.01);
  });
});

describe('what lessons on good play under Bartmess’s rules say of games and counts', () => {
  const { values, first, shares } = INSIGHTS['bartmess']!;
  const of = (name: string) => values.find((one) => one.name === name)!.worth;
  const lesson = (name: string): string => readSource(`content/docs/learn/bartmess/${name}.mdx`);

  test('is so: a queen is worth six to seven pawns, a rook two to three, and bishop and knight about two', () => {
    expect(lesson('trades')).toContain(
      'a queen was worth six to seven pawns, a rook two to three, and bishop and knight about two. Between bishop and knight no order is sure.',
    );
    const [queen, rook, bishop, knight, pawn] = ['queen', 'rook', 'bishop', 'knight', 'pawn'].map(of);
    const inPawns = (worth: { readonly value: number }): number => worth.value / pawn!.value;
    expect([Math.floor(inPawns(queen!)), Math.floor(inPawns(rook!))]).toEqual([6, 2]);
    expect([Math.round(inPawns(bishop!)), Math.round(inPawns(knight!))]).toEqual([2, 2]);
    expect(Math.abs(knight!.value - bishop!.value)).toBeLessThan(knight!.error + bishop!.error);
  });

  test('is so: neither an empty board nor a pawn aboard is worth anything that can be told from zero', () => {
    expect(lesson('worth-of-boards')).toContain(
      'neither an empty board nor a pawn aboard was worth anything that could be told from zero.',
    );
    for (const name of ['empty-board', 'pawn-aboard']) expect(Math.abs(of(name).value)).toBeLessThan(of(name).error);
  });

  test('is so: none of the eighteen first moves does better or worse than chance allows', () => {
    expect(lesson('first-ten-moves')).toContain('none of the eighteen first moves did better or worse than chance allows');
    expect(first).toHaveLength(18);
    expect(first.filter(({ share }) => Math.abs(share.value - shares[0]!.share.value) > share.error)).toEqual([]);
  });

  test('is so: White has 32 moves with the pawn gone from b2, 26 from c2, 19 from a2 or d2', () => {
    expect(lesson('first-ten-moves')).toContain('32 moves with the pawn gone from b2, 26 from c2, and 19 from a2 or d2');
    const begin = findRuleset('bartmess')!.begin();
    /** Black turns a board meanwhile, which leaves White's moves as they are. */
    const movesAfter = (id: string): number => take(take(begin.play(id)).play('KP12r')).moves().length;
    expect(['a2W-a3W', 'b2W-b3W', 'c2W-c3W', 'd2W-d3W'].map(movesAfter)).toEqual([19, 32, 26, 19]);
    expect(begin.moves()).toHaveLength(18);
  });

  test('is so: where the boards stand decides what king and rook win', () => {
    const says = lesson('play-endings');
    const rooks = still.filter(({ ruleset, role, mayPass }) => ruleset === 'bartmess' && role === 'rook' && !mayPass);
    const [home, middle] = [rooks.find(({ pins }) => pins.includes('QP1'))!, rooks.find(({ pins }) => pins.includes('QP5'))!];
    expect(says).toContain(`On their first pins, ${share(home, 1)} of the positions are won.`);
    expect(middle.won).toBe(middle.positions);
    expect(says).toContain(`With the boards on pins 5 and 8, all are, in at most ${middle.most} moves.`);
  });
});

describe('what lessons on good play of Three-way Chess say of games and points', () => {
  const of = (name: string) => INSIGHTS['harshman']!.values.find((one) => one.name === name)!.worth;
  const lesson = (name: string): string => readSource(`content/docs/learn/harshman/${name}.mdx`);

  test('is so: a queen about seven pawns, a rook about four, bishop and knight about two in no sure order', () => {
    expect(lesson('whom-to-attack')).toContain(
      'a queen was worth about seven pawns and a rook about four. Bishop and knight were worth about two each, and between them no order is sure.',
    );
    const [queen, rook, bishop, knight, pawn] = ['queen', 'rook', 'bishop', 'knight', 'pawn'].map(of);
    expect([queen!, rook!, bishop!, knight!].map(({ value }) => Math.round(value / pawn!.value))).toEqual([7, 4, 2, 2]);
    expect(Math.abs(knight!.value - bishop!.value)).toBeLessThan(knight!.error + bishop!.error);
  });

  test('is so: two points are shared in a game for the first defeat, however it ends (Harshman VIII, Appendix II)', () => {
    expect(lesson('declare-or-wait')).toContain('two points are shared, however it ends, unless somebody resigns');
    const ends: readonly Score[] = [
      scoreDefeat(NO_POINTS, ALL_SEATS, 2, [0]),
      scoreDefeat(NO_POINTS, ALL_SEATS, 2, [0, 1]),
      scorePair(NO_POINTS, ALL_SEATS, [0, 1]),
      scoreDraw(NO_POINTS, ALL_SEATS),
    ];
    expect(ends.map((score) => makeFraction(score[0] + score[1] + score[2]))).toEqual(['2', '2', '2', '2']);
    expect(makeFraction(scoreDraw(NO_POINTS, ALL_SEATS)[0])).toBe('2/3');
    // A resignation is no defeat that somebody inflicted: then one point is shared.
    const resigned = scoreDefeat(NO_POINTS, ALL_SEATS, 2, []);
    expect(makeFraction(resigned[0] + resigned[1] + resigned[2])).toBe('1');
  });

  test('is so: fewest checks, then least that can be taken, finds 16 of the twenty measured answers', () => {
    expect(lesson('quiet-moves')).toContain('In 16 of 20 quiet positions from our games that was the best of four moves.');
    const ruleset = findRuleset('harshman')!;
    const worth: Readonly<Record<Role, number>> = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9, king: 9 };
    const enemiesOf = (player: Player): readonly Player[] => ruleset.players.filter((one) => one !== player);
    /** How many moves the enemies of a player would have that give check to that player, if it were their turn. */
    const countChecks = (position: Position, player: Player): number =>
      enemiesOf(player).reduce((sum, turn) => {
        const theirs = take(ruleset.fromSetup({ ...position.setup, turn, enPassant: [] }));
        return (
          sum +
          theirs.moves().filter((move) =>
            theirs
              .after(move)
              .checks()
              .some((check) => check.player === player),
          ).length
        );
      }, 0);
    /** What a player's pieces are worth that are attacked without a guard, by a lesser piece, or by more than guard them. */
    const countTakeable = (position: Position, player: Player): number =>
      position.setup.pieces.reduce((sum, { owner, role, square }) => {
        if (owner !== player || role === 'king') return sum;
        const attackers = enemiesOf(player).flatMap((enemy) => position.attackers(square, enemy));
        const guards = position.attackers(square, player).length;
        const isLesser = attackers.some((name) => worth[position.at(name)!.role] < worth[role]);
        return attackers.length > guards || isLesser ? sum + worth[role] : sum;
      }, 0);
    const rows = readFileSync('test/fixtures/puzzles/plans-harshman.jsonl', 'utf8').trim().split('\n');
    const found = rows.filter((row) => {
      const one = JSON.parse(row) as { readonly position: string; readonly candidates: readonly string[]; readonly answer: string };
      const position = take(ruleset.parse(one.position));
      const rate = (id: string): readonly [number, number] => {
        const after = take(position.play(id));
        return [countChecks(after, position.turn), countTakeable(after, position.turn)];
      };
      const [checks, takeable] = rate(one.answer);
      return one.candidates.every((id) => {
        const [others, more] = rate(id);
        return id === one.answer || others > checks || (others === checks && more > takeable);
      });
    });
    expect([rows.length, found.length]).toEqual([20, 16]);
  });

  test('is so: from name to name by letters and ranks, for every piece (Harshman IV)', () => {
    const says = lesson('names');
    for (const part of ['one up and one down (g7 to h6); or together, one and two (h9), two and one (i8)', '+1 −1, +2 +1, −1 −2'])
      expect(says).toContain(part);
    const ruleset = findRuleset('harshman')!;
    const start = ruleset.begin().setup;
    const kings = start.pieces.filter(({ role }) => role === 'king');
    const stepsOf = (role: Role, owner: Player): readonly string[] => {
      const pieces = [...kings, { owner, role, square: 'g7' }];
      const position = take(ruleset.fromSetup({ ...start, pieces, turn: owner, number: 20 }));
      return position.attacks('g7').map((name) => `${name.charCodeAt(0) - 'g'.charCodeAt(0)} ${Number(name.slice(1)) - 7}`);
    };
    const both = (...steps: readonly string[]): readonly string[] =>
      steps.flatMap((step) => [
        step,
        step
          .split(' ')
          .map((number) => String(-Number(number)))
          .join(' '),
      ]);
    expect(stepsOf('knight', 'w').toSorted()).toEqual(both('1 3', '2 3', '3 2', '3 1', '2 -1', '1 -2').toSorted());
    expect(stepsOf('pawn', 'w').toSorted()).toEqual(['-1 1', '1 2', '2 1'].toSorted());
    expect(stepsOf('pawn', 'g').toSorted()).toEqual(['1 -1', '2 1', '-1 -2'].toSorted());
    expect(stepsOf('pawn', 'b').toSorted()).toEqual(['-1 1', '-2 -1', '-1 -2'].toSorted());
    for (const step of both('1 -1', '1 2', '2 1')) expect(stepsOf('bishop', 'w')).toContain(step);
    for (const step of both('1 0', '0 1', '1 1')) expect(stepsOf('rook', 'w')).toContain(step);
  });
});
