import { describe, expect, test } from 'vitest';
import type { Position } from '../../../src/engine/core/position.ts';
import { expect as must } from '../../../src/engine/core/result.ts';
import { plainCheck, plainDeclarations, plainMoves, plainStatus, readPlain, settlePlain } from './plain.ts';
import { ALL_OPTIONS, anyMove, declarations, ids, makeRandom, rulesFor, scatter } from './support.ts';

/** The engine and the plain rules say the same of a position, read afresh from its string. */
function compare(position: Position, options: (typeof ALL_OPTIONS)[number], withDeclarations: boolean): void {
  const text = position.text();
  const plain = readPlain(text, options.mate);
  expect(ids(position.moves()), text).toEqual(plainMoves(plain));
  if (!position.status().startsWith('over') && position.status() !== 'checkmate') {
    expect(position.status(), text).toBe(plainStatus(plain));
    expect(position.checks().map((check) => check.player)).toEqual([...'wgb'].filter((player) => plainCheck(plain, player)));
  }
  if (options.automatic === 'on') {
    const settled = settlePlain(plain);
    expect([settled.turn, settled.active], text).toEqual([position.turn, position.active.join('')]);
  } else if (withDeclarations) {
    const bare = must(position.ruleset.parse(text));
    expect(declarations(bare), text).toEqual(plainDeclarations(plain));
  }
}

describe('the engine and a plain program for the same rules agree', () => {
  test.each(ALL_OPTIONS)('on scattered pieces, and some plies on: $board $mate $automatic', (options) => {
    const rules = rulesFor(options);
    const random = makeRandom(options.board.length + options.mate.length * 7 + options.automatic.length * 31);
    let compared = 0;
    while (compared < 160) {
      let position = scatter(random, rules);
      for (let ply = 0; position && ply < 4; ply++) {
        compare(position, options, compared % 12 === 0);
        compared++;
        const id = anyMove(random, position);
        if (id === undefined) break;
        position = must(position.play(id));
      }
    }
  });

  test.each(ALL_OPTIONS)('in games from the start: $board $mate $automatic', (options) => {
    const rules = rulesFor(options);
    const random = makeRandom(77 + options.mate.length * 5 + options.automatic.length);
    let position = must(rules.parse(rules.start));
    for (let ply = 0; ply < 150; ply++) {
      const id = anyMove(random, position);
      if (id === undefined) break;
      position = must(position.play(id));
      if (ply % 4 === 0) compare(position, options, false);
    }
    expect(position.number).toBeGreaterThan(5);
  });
});
