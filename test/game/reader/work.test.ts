import { describe, expect, test, vi } from 'vitest';
import { makeRandom } from '../../../curation/common/random.ts';
import { captureOf, expect as take, findRuleset, LIMITS, type Move } from '../../../src/engine/index.ts';
import { readText } from '../../../src/game/reader/read-text.ts';

/** Calls of a position’s or a notation’s methods while a text is read. */
function countWork(
  text: string,
  id: string,
): { readonly played: number; readonly written: number; readonly reading: ReturnType<typeof readText> } {
  const ruleset = findRuleset(id)!;
  // Read anew: nothing is known of it from the tests before.
  const start = take(ruleset.parse(ruleset.begin().text()));
  const after = vi.spyOn(Object.getPrototypeOf(start) as typeof start, 'after');
  const writers = [vi.spyOn(ruleset.notation, 'write'), vi.spyOn(ruleset.notation, 'writeUnmarked')];
  const reading = readText(text, { find: findRuleset, ruleset, start });
  const [played, written] = [after.mock.calls.length, writers.reduce((sum, { mock }) => sum + mock.calls.length, 0)];
  vi.restoreAllMocks();
  return { played, written, reading };
}

/** A game in which pieces are moved about at random and nothing is captured. */
function shufflePieces(id: string, plies: number): readonly { readonly move: Move; readonly role: string }[] {
  let position = findRuleset(id)!.begin();
  const random = makeRandom(7);
  const game: { move: Move; role: string }[] = [];
  while (game.length < plies) {
    const quiet = position.moves().filter((move) => move.kind === 'piece' && captureOf(move) === undefined && !move.promotion);
    const move = quiet[Math.floor(random() * quiet.length)];
    if (!move) break;
    const role = position.at(move.from)!.role;
    game.push({ move, role: role === 'pawn' ? '' : position.ruleset.notation.letters[role] });
    position = position.after(move);
  }
  return game;
}

describe('the work of a hostile text grows with its words, not with all that they may mean', () => {
  const PLIES = 200;
  // A word is asked as it stands, and joined to up to five that follow; each ask may play and write the moves near to it.
  test.for(['harshman', 'meder', 'grant', 'usenet'])('squares of arrival alone, which several pieces can reach: %s', (id) => {
    const words = shufflePieces(id, PLIES).map(({ move, role }) => role + move.to);
    expect(words.length).toBeGreaterThan(80);
    for (const text of [words.join(' '), words.map((word, at) => `${word} (${words.slice(at, at + 20).join(' ')})`).join(' ')]) {
      const { played, reading } = countWork(text, id);
      expect(played).toBeLessThan(2 * (words.length + LIMITS.rereadings));
      expect(reading.plies.length).toBeGreaterThan(0);
    }
  });

  test.for(['harshman', 'meder', 'grant'])('moves without capitals are written only where they may be meant: %s', (id) => {
    const game = shufflePieces(id, PLIES);
    const { played, written, reading } = countWork(game.map(({ move }) => move.id.toLowerCase()).join(' '), id);
    expect(reading.plies.length).toBeGreaterThan(20);
    expect(played).toBeLessThan(2 * game.length);
    expect(written).toBeLessThan(20 * game.length);
  });

  test('variations that cannot be read are left alone after a hundred, and good ones before them are read', () => {
    const bad = Array.from({ length: 8000 }, (_, at) => `(1. Nx${'abcde'[at % 5]}${at % 9}W${at})`).join(' ');
    const ruleset = findRuleset('meder')!;
    const asked = vi.spyOn(ruleset.notation, 'readings');
    const { plies, fault } = readText(`1. b4N (1. a3W) ${bad} b5B`, { find: findRuleset, ruleset });
    const count = asked.mock.calls.length;
    vi.restoreAllMocks();
    expect([plies.map(({ id }) => id), plies[0]!.variations!.length]).toEqual([['b2W-b4N', 'b7B-b5B'], 1]);
    expect(fault?.word).toBe('Nxa0W0');
    // A word is asked as it stands, and in each way it may be written otherwise.
    expect(count).toBeLessThan(8 * LIMITS.badVariations);
    expect(count).toBeGreaterThan(LIMITS.badVariations);
  });
});
