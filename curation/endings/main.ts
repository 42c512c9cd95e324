import { writeFile } from 'node:fs/promises';
import { countBare, keepsShade, listPlacings } from './bare.ts';
import { ALL_PINS, FRAMES } from './frames.ts';
import { solveStill } from './still.ts';

/** `npm run endings`: counts king and queen, and king and rook, against a bare king, and which bare pieces cannot mate; a few minutes. */
const FILE = new URL('../../src/content/endings.json', import.meta.url);

const still = FRAMES.map((frame) => {
  const { positions, won, most } = solveStill(frame);
  console.log(
    `${frame.ruleset} ${frame.pins.join(' ')} ${frame.role}${frame.mayPass ? ', may pass' : ''}: ${won} of ${positions}, ${most} moves`,
  );
  return { ...frame, positions, won, most };
});
const bare = ['usenet', 'grant'].map((ruleset) => {
  const count = { ruleset, keepsShade: keepsShade(ruleset, ALL_PINS.slice(0, 4)), ...countBare(ruleset, listPlacings(ALL_PINS)) };
  console.log(JSON.stringify(count));
  return count;
});
const lines = (rows: readonly object[]): string => rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
await writeFile(FILE, `{\n  "still": [\n${lines(still)}\n  ],\n  "bare": [\n${lines(bare)}\n  ]\n}\n`);
