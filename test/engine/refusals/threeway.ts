import { readFileSync } from 'node:fs';
import { expect, type Position, type Ruleset } from '../../../src/engine/index.ts';
import { plainLoose, readPlain } from '../threeway/plain.ts';
import { pick, seeded } from '../trid/random.ts';
import { ask, makeTally, type Tally, type Witness } from './check.ts';

interface Vector {
  readonly position: string;
  readonly board: string;
  readonly mate: string;
  readonly automatic: boolean;
}

const VECTORS = readFileSync(new URL('../../fixtures/vectors/hex3.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Vector);

const PAIRS = ['wg', 'wb', 'gb'];
const ACTS = [
  ...['w', 'g', 'b'].flatMap((by) => ['w', 'g', 'b'].filter((loser) => loser !== by).map((loser) => `mate:${by}>${loser}`)),
  ...PAIRS.map((by) => `mate:${by}>${'wgb'.replace(by[0]!, '').replace(by[1]!, '')}`),
  ...['w', 'g', 'b'].flatMap((player) => [`resign:${player}`, `continue:${player}`]),
  ...PAIRS.flatMap((pair) => [`cede:${pair}`, `draw:${pair}`]),
  'draw:wgb', 'claim:threefold', 'claim:fifty', 'pass', 'O-O', 'O-O-O',
]; // prettier-ignore
const MALFORMED = ['', ' ', 'a1', 'a1-', 'a0-a1', 'q1-q2', 'a1-a2=K', 'a1-a2=q', 'a1 a2', 'a17-a16', 'a1-a2-a3', 'o-o', 'mate:', 'mate:w>', 'resign:', 'resign:x', 'Pass', 'claim:five', 'undefined']; // prettier-ignore

function* positionsOf(ruleset: Ruleset, seed: number): Generator<Position> {
  const random = seeded(seed);
  for (;;) {
    const vector = pick(random, VECTORS);
    const rules = expect(ruleset.configure({ board: vector.board, mate: vector.mate, automatic: vector.automatic ? 'on' : 'off' }));
    let position = expect(rules.parse(random() < 0.3 ? rules.start : vector.position));
    for (let ply = 0; ply < 6; ply++) {
      if (ply % 2 === 0) yield position;
      const moves = position.moves();
      if (moves.length === 0) break;
      const loud = moves.filter(({ effects }) => effects.some(({ kind }) => kind === 'leave'));
      position = position.after(pick(random, loud.length > 0 && random() < 0.5 ? loud : moves));
    }
  }
}

function runPosition(position: Position, random: () => number, tally: Tally): void {
  const { ruleset } = position;
  const text = position.text();
  const state = readPlain(text, ruleset.options['mate'] ?? 'first');
  const witness: Witness = {
    loose: position.status() === 'playing' ? plainLoose(state) : new Map(),
    isUnmoved: (square) => state.board.get(square)?.unmoved ?? false,
  };
  const legal = new Set([...position.moves(), ...position.acts()].map(({ id }) => id));
  const byId = (id: string): void => {
    const explained = position.explainId(id);
    if (explained.ok) ask(tally, position, witness, id, legal.has(id), explained.value);
    else tally.faults.push(`${ruleset.id} ${id} is called malformed`);
  };
  const cells = [...position.squares.map(({ name }) => name), 'a16', 'p1'];
  for (const from of cells)
    for (const to of cells) {
      byId(`${from}-${to}`);
      if (random() < 0.02) byId(`${from}-${to}=${pick(random, ['Q', 'R', 'B', 'N'])}`);
    }
  for (const move of position.moves()) {
    byId(move.id);
    const explained = position.explain(move.from, move.to);
    if (!explained.legal || !explained.ids.includes(move.id)) tally.faults.push(`${move.from} to ${move.to} in ${text}`);
  }
  for (const id of ACTS) byId(id);
  for (const id of MALFORMED) {
    tally.pairs++;
    if (position.explainId(id).ok) tally.faults.push(`harshman “${id}” is read`);
  }
}

/** At least so many pairs. */
export function runThreeway(ruleset: Ruleset, seed: number, pairs: number): Tally {
  const tally = makeTally();
  const random = seeded(seed + 1);
  for (const position of positionsOf(ruleset, seed)) {
    runPosition(position, random, tally);
    if (tally.pairs >= pairs) break;
  }
  return tally;
}
