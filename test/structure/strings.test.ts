import { describe, expect, test } from 'vitest';
import { findSurgery, listPrograms, readProgram } from './strings.ts';

/** Files outside the engine that may do so, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/components/board/model/compare-address.ts': 'an address writes the whole string with _ for its spaces',
};

describe('a position is a value outside the engine (decision 0029)', () => {
  const files = listPrograms(['src', 'tools', 'scripts', 'bench']).filter((file) => !file.startsWith('src/engine/'));

  test('nobody cuts or glues position strings', () => {
    expect(files.length).toBeGreaterThan(300);
    const found = files.flatMap((file) =>
      findSurgery(readProgram(file)).map(({ line, code }) => ({ file, at: `${file}:${line} ${code}` })),
    );
    expect(found.filter(({ file }) => !(file in ALLOWED)).map(({ at }) => at)).toEqual([]);
    expect(Object.keys(ALLOWED).filter((file) => !found.some((one) => one.file === file))).toEqual([]);
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
