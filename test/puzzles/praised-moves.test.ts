import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expect as take, findRuleset, type Position } from '../../src/engine/index.ts';
import { Search } from '../../src/engine/search/alphabeta.ts';

/** A praised move is among so many first moves of the search, which looks at this many plies and positions. */
const FIRST = 3;
const PLIES = 6;
const NODES = 2_500_000;
/** Centipawns behind the best up to which moves get a value. */
const MARGIN = 120;

/** A move that a lesson praises, with the position it is played in and the hashes of those before it. */
interface Praised {
  readonly position: Position;
  readonly past: readonly number[];
  readonly id: string;
}

const LESSONS = 'src/content/docs/learn';
const PRAISE = /\w!\s/;
/** A move with a comment that praises it, or says that its player overlooks something. */
const PRAISED_IN_WORDS = /(\S+) \{[^}]*\b(?:good move|best|strong|excellent|brilliant|clever|wins by force)\b[^}]*\}/gi;
const BLAMED_IN_WORDS = /(\S+) \{[^}]*\b(?:does not see|misses|overlooks|blunder|mistake)\b[^}]*\}/gi;
const attribute = (tag: string, name: string): string | undefined => new RegExp(`${name}=\\{?"([^"]*)"`).exec(tag)?.[1];
const tagsOf = (text: string, name: string): readonly string[] => text.match(new RegExp(`<${name}\\b[\\s\\S]*?/>`, 'g')) ?? [];
const movesOf = (tag: string): string => (attribute(tag, 'moves') ?? '').replace(/\{[^}]*\}/g, ' ');

function openTag(tag: string): Position {
  const ruleset = findRuleset(attribute(tag, 'ruleset')!)!;
  return take(ruleset.parse(attribute(tag, 'position') ?? ruleset.start));
}

/** The line of a tag with `!` behind the moves that are praised in words. */
const markWords = (tag: string): string => tag.replace(PRAISED_IN_WORDS, (whole, word: string) => whole.replace(word, `${word}!`));

/** Every lesson. */
function listLessons(): readonly string[] {
  return readdirSync(LESSONS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `${LESSONS}/${file}`)
    .sort();
}

/** The lessons with `!` behind a move of a line, or praise in its comment. */
function listPraising(): readonly string[] {
  return listLessons().filter((file) =>
    tagsOf(readFileSync(file, 'utf8'), 'Steps').some((tag) => PRAISE.test(`${movesOf(markWords(tag))} `)),
  );
}

/** The moves with `!` in the lines of a lesson, and the answers of its tasks that ask for a move. */
function listPraised(text: string): readonly Praised[] {
  const inLines = tagsOf(text, 'Steps')
    .map(markWords)
    .flatMap((tag) => {
      let position = openTag(tag);
      const past: number[] = [];
      return movesOf(tag)
        .split(/\s+/)
        .filter((word) => word !== '' && !/^\d+\.+$/.test(word))
        .flatMap((word) => {
          const [before, name] = [position, word.replace('!', '')];
          const move = before.moves().find(({ id }) => id === name) ?? take(before.ruleset.notation.read(before, name));
          const praised: Praised = { position: before, past: [...past], id: move.id };
          past.push(before.machine().hash());
          position = before.after(move);
          return word.endsWith('!') ? [praised] : [];
        });
    });
  const inTasks = tagsOf(text, 'Exercise').flatMap((tag) => {
    const [, ids = ''] = /kind: 'play', moves: \[([^\]]*)\]/.exec(tag) ?? [];
    return [...ids.matchAll(/'([^']+)'/g)].map(([, id = '']): Praised => ({ position: openTag(tag), past: [], id }));
  });
  return [...inLines, ...inTasks];
}

/** Moves of a lesson's lines whose comment says that the player overlooks something, each with its position. */
function listBlamed(text: string): readonly Praised[] {
  const marked = tagsOf(text, 'Steps').filter((tag) => tag.search(BLAMED_IN_WORDS) >= 0);
  const blamed = marked.map((tag) =>
    tag.replace(/!(?=[ {])/g, '').replace(BLAMED_IN_WORDS, (whole, word: string) => whole.replace(word, `${word}!`)),
  );
  return listPraised(blamed.join('\n'));
}

/** How many moves the search finds better than this one; all that are good, if it falls short of the best by the margin. */
function countBetter({ position, past, id }: Praised): number {
  const ranked = new Search(position.machine(), { nodes: NODES, past, prunes: true }).rank(PLIES, MARGIN);
  const value = ranked.find((move) => move.id === id)!.value;
  return value === -Infinity ? Infinity : ranked.filter((move) => move.value > value).length;
}

describe('moves that a lesson praises', () => {
  test.for(listPraising())('are among the first three of the search: %s', { timeout: 600_000 }, (file) => {
    const praised = listPraised(readFileSync(file, 'utf8'));
    expect(praised.length).toBeGreaterThan(0);
    const different = new Map(praised.map((one) => [`${one.position.text()} ${one.id}`, one]));
    const wrong = [...different.values()].filter((one) => countBetter(one) >= FIRST);
    expect(wrong.map(({ position, id }) => `${id} in ${position.text()}`)).toEqual([]);
  });

  test('are found out where they are none of them: a ride next to two captors', { timeout: 120_000 }, () => {
    const [praised] = listPraised(
      `<Steps ruleset="meder" position="W:B2N/P1N1/1PPP/4;N:p3/3p/3P/R3;B:1q1r/1pnb/p1p1/P1Q1;QL@KL3:P1/2;KL@KL1:1P/RK;ql@QL6:rn/p1;kl@KL6:1k/pp w b2W,c2W,b7B,e1KL,z8ql,d8kl,e8kl - - 11 27" moves="27. KL3-KL5!" />`,
    );
    expect(countBetter(praised!)).toBeGreaterThanOrEqual(FIRST);
  });

  test('in words are found as those with a sign are', () => {
    const line = (comment: string): string => `<Steps ruleset="meder" moves="1. b2W-b4N {${comment}}" />`;
    expect(listPraised(line('The best move.')).map(({ id }) => id)).toEqual(['b2W-b4N']);
    expect(listPraised(line('The pawn goes up.'))).toEqual([]);
    expect(listBlamed(line('White overlooks it.')).map(({ id }) => id)).toEqual(['b2W-b4N']);
  });
});

describe('moves of which a lesson says that the player overlooks something', () => {
  const blaming = listLessons().filter((file) => listBlamed(readFileSync(file, 'utf8')).length > 0);

  test('are there, in the games of several courses', () => {
    expect(blaming.length).toBeGreaterThan(2);
  });

  test.for(blaming)('fall short of the best by more than a pawn: %s', { timeout: 600_000 }, (file) => {
    const different = new Map(listBlamed(readFileSync(file, 'utf8')).map((one) => [`${one.position.text()} ${one.id}`, one]));
    const sound = [...different.values()].filter((one) => countBetter(one) !== Infinity);
    expect(sound.map(({ position, id }) => `${id} in ${position.text()}`)).toEqual([]);
  });
});
