import { describe, expect, test } from 'vitest';
import {
  expect as take,
  findRuleset,
  parseGoal,
  prove,
  refutationsOf,
  RULESETS,
  type Goal,
  type Position,
} from '../../../src/engine/index.ts';
import { makeRandom } from '../../../curation/common/random.ts';
import { placeAtRandom } from '../../../curation/mine/random-placement.ts';

const drawIn = (moves: number): Goal => ({ kind: 'draw', moves });
const read = (ruleset: string, text: string): Position => take(findRuleset(ruleset)!.parse(text));
const play = (position: Position, id: string): Position => take(position.play(id));

/** Whether `lead` has the game drawn at once, or mates, with so many moves and the reply to the last one: the definition, move by move. */
function draws(position: Position, lead: Position['turn'], left: number): boolean {
  const status = position.status();
  if (status === 'stalemate' || status === 'draw:material') return true;
  if (status === 'checkmate') return position.turn !== lead;
  const isLead = position.turn === lead;
  if (isLead && left === 0) return false;
  const reaches = (id: string): boolean => {
    const after = play(position, id);
    return draws(after, lead, isLead && after.turn !== lead ? left - 1 : left);
  };
  const ids = position.moves().map(({ id }) => id);
  return isLead ? ids.some(reaches) : ids.every(reaches);
}

/** Few pieces near the king of the side to move, which has none or one. */
function throwEndings(ruleset: (typeof RULESETS)[number], count: number): readonly Position[] {
  const random = makeRandom(38);
  const weights = { pawn: 3, knight: 2, bishop: 2, queen: 1 };
  const found: Position[] = [];
  while (found.length < count) {
    const position = placeAtRandom(ruleset, random, { own: [0, 1], others: [1, 1], near: 0.9, nearOwn: true, weights });
    if (position?.status() === 'playing') found.push(position);
  }
  return found;
}

/** The black king goes where it attacks the pawn and every square that it could step to (Grant, Introduction: as in classic chess). */
const CAUGHT = 'W:4/4/4/4;N:4/4/3K/4;B:4/P1k1/4/4;QL@KP11:2/2;KL@KP10:2/2;ql@QP3:2/2;kl@QP5:2/2 b - - - 0 40';

describe('a draw at once', () => {
  test.each(RULESETS.filter(({ players }) => players.length === 2))('is what its definition says: $id', (ruleset) => {
    const verdicts = throwEndings(ruleset, 60).map((position) => {
      const { keys, verdict } = take(prove(position, drawIn(1)));
      const expected = position.moves().filter(({ id }) => draws(play(position, id), position.turn, 0));
      expect(keys, position.text()).toEqual(expected.map(({ id }) => id).sort());
      return verdict;
    });
    expect(new Set(verdicts)).toEqual(new Set(['true', 'false']));
  });

  test('the pawn is caught in two by a single move; another lets it go, and the reply says how', () => {
    const position = read('grant', CAUGHT);
    expect(take(prove(position, drawIn(2)))).toMatchObject({ verdict: 'true', length: 2, keys: ['c7B-b7B'] });
    expect(draws(play(position, 'c7B-b7B'), 'b', 1)).toBe(true);
    expect(take(prove(position, drawIn(1))).verdict).toBe('false');
    const wrong = position.moves().find(({ id }) => id !== 'c7B-b7B')!;
    const replies = take(refutationsOf(position, drawIn(2), wrong.id));
    expect(replies.length).toBeGreaterThan(0);
    for (const reply of replies) expect(draws(play(play(position, wrong.id), reply), 'b', 1)).toBe(false);
  });

  test('a stalemate is one too, and counts as what it is where that is asked for', () => {
    const position = read('bartmess', 'W:4/4/1R2/4;N:4/4/4/4;B:K3/p3/4/4;QL@KP11:2/2;KL@KP10:2/2;ql@QP12:2/1k;kl@KP12:2/2 w - - - 0 40');
    expect(take(prove(position, { kind: 'stalemate', moves: 1 })).keys).toEqual(['b2W-a2W']);
    expect(take(prove(position, drawIn(1))).keys).toContain('b2W-a2W');
  });

  test('one bishop beside the kings is a draw in Bartmess (11.4b), not under Meder (9.6)', () => {
    const bartmess = read('bartmess', 'W:4/4/4/4;N:4/1kp1/1B2/4;B:4/4/3K/4;QL@QP1:2/2;KL@KP1:2/2;ql@QP12:2/2;kl@KP12:2/2 w - - - 0 40');
    const meder = read('meder', 'W:4/4/4/4;N:4/1kp1/1B2/4;B:4/4/3K/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 0 40');
    expect(take(prove(bartmess, drawIn(1))).verdict).toBe('true');
    expect(take(prove(meder, drawIn(1))).verdict).toBe('false');
  });

  test('is a goal in one word, for two players only', () => {
    expect(take(parseGoal('draw', 2))).toEqual(drawIn(2));
    expect(parseGoal('draw:2', 2).ok).toBe(false);
    const harshman = findRuleset('harshman')!;
    expect(prove(take(harshman.parse(harshman.start)), drawIn(1))).toMatchObject({ ok: false, fault: { field: 'goal' } });
  });
});
