import { describe, expect, test } from 'vitest';
import { findSurgery, listPrograms, readProgram } from './strings.ts';

/** Files outside the engine that may do so, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/board/address/compare-address.ts': 'an address writes the whole string with _ for its spaces',
  'src/words/en/faults.ts': 'a sentence shows how a board and its pin are written',
};

/** Tests that may do so, with the reason. */
const TESTS: Readonly<Record<string, string>> = {
  'test/engine/trid/position-text.test.ts': 'of the text itself: every way to break it',
  'test/engine/threeway/text.test.ts': 'of the text itself: every way to break it',
  'test/engine/trid/possible.test.ts': 'of the text itself: thousands of strings broken at random',
  'test/engine/core/long.test.ts': 'of the text itself: a megabyte in any field',
  'test/game/reader/texts.ts': 'how other fields and programs hand a position on',
  'test/words/faults.test.ts': 'of what is said of a broken text',
  'test/tools/engine.test.ts': 'of what is said of a broken text',
  'test/scripts/courses.test.ts': 'of what is said of a broken text in a lesson',
  'test/engine/trid/plain/index.ts': 'the second generator reads strings by itself',
  'test/engine/trid/plain/text.ts': 'the second generator reads strings by itself',
  'test/engine/threeway/plain.ts': 'the second generator reads strings by itself',
  'test/engine/trid/mirror.ts': 'mirrors a text by itself, so that what the engine makes of a setup is not asked',
  'test/engine/trid/properties.test.ts': 'counts the letters of a text, beside what the engine says of the squares',
  'test/engine/trid/facts-probes.ts': 'the last fields of a small position',
  'test/engine/trid/rules/grant.test.ts': 'names boards at pins for a small position',
  'test/board/interaction.test.ts': 'a board at a pin in the hand is not a position',
  'test/engine/labels.test.ts': 'one load of a board after another',
  'test/puzzles/quality.test.ts': 'one row or board after another',
  'test/puzzles/interest.test.ts': 'one row or board after another',
  'test/puzzles/format.test.ts': 'twenty thousand positions that differ in a number',
  'test/game/free.test.ts': 'an address writes the whole string with + for its spaces',
};

describe('a position is a value outside the engine (decision 0029)', () => {
  test.each([
    { folders: ['src', 'curation', 'tools', 'scripts', 'bench'], allowed: ALLOWED, least: 300 },
    { folders: ['test'], allowed: TESTS, least: 200 },
  ])('nothing in $folders cuts or glues position strings but the allowed files', ({ folders, allowed, least }) => {
    const files = listPrograms(folders).filter((file) => !file.startsWith('src/engine/') && !file.startsWith('test/structure/strings'));
    expect(files.length).toBeGreaterThan(least);
    const found = files.flatMap((file) =>
      findSurgery(readProgram(file)).map(({ line, code }) => ({ file, at: `${file}:${line} ${code}` })),
    );
    expect(found.filter(({ file }) => !(file in allowed)).map(({ at }) => at)).toEqual([]);
    expect(Object.keys(allowed).filter((file) => !found.some((one) => one.file === file))).toEqual([]);
  });

  test.each([
    "position.text().split(' ')[4]",
    "const [, turn] = start.split(' ');",
    "ruleset.start.replace(' * ', ' a1W ')",
    "(position.text() ?? '').split(' ')",
    "position.text().split(' ')[3]!.split(':')",
    "const text = here.text(); text.split(' ')",
    'placement.replace(/@\\w+/g, pin)',
    '`${rows} w ${rights} - - 0 12`',
    '`${[...mains, ...small].join(";")} ${turn} - - - 0 1`',
    '`W:${white};N:${middle}`',
    '`${board}@${pin}:${rows}`',
  ])('%s is seen', (code) => expect(findSurgery(code)).not.toEqual([]));

  test.each([
    "line.split(' ')",
    "file.text().then((text) => text.split('-'))",
    'position.setup.pending',
    "ruleset.parse('W:4/4/4/4;N:4/4/4/4 w - - - 0 1')",
    '`[Position "${position.text()}"]`',
    '`${from} - ${to}`',
    'name.slice(2)',
  ])('%s is none of it', (code) => expect(findSurgery(code)).toEqual([]));
});
