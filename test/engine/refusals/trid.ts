import { expect, type Explanation, type Position, type Ruleset } from '../../../src/engine/index.ts';
import { plainLoose, plainUnmoved } from '../trid/plain/index.ts';
import { pick, seeded } from '../trid/random.ts';
import { walk } from '../trid/walk.ts';
import { vectorsOf } from '../trid/vectors.ts';
import { ask, makeTally, type Tally, type Witness } from './check.ts';

const ROLES = 'QRBNP';
const OFFICERS = ['queen', 'rook', 'bishop', 'knight', 'pawn'] as const;
const ACTS = ['claim:threefold', 'claim:fifty', 'mate:w>b', 'resign:w', 'draw:wb', 'cede:wb', 'continue:w'];
/** None of them is a canonical id. */
const MALFORMED = [
  '', ' ', 'b2W', 'b2W-', '-b4W', 'b2W b4W', 'b2W-b4W=K', 'b2W-b4W=q', 'b2W-b4W=Q^', 'f2W-f4W', 'b12W-b4W', 'b2X-b4W', 'QP1', 'QP1-', 'QP1R',
  'QP1-b2W', 'b2W-QP1', 'QP1-QP2,', 'QP1-QP2=Q', '0-0', 'O-O-O-O', 'o-o', 'a8B=', 'mate:w', 'claim:', 'claim:five', 'undefined', 'b2W-b4W ', `b2W${'-b4W'.repeat(200)}`,
]; // prettier-ignore

/** Positions of the vectors, of seeded games, and of the editor: a vector after a few random changes that give a possible position. */
function* positionsOf(ruleset: Ruleset, seed: number, count: number): Generator<Position> {
  const random = seeded(seed);
  const vectors = vectorsOf(ruleset.id);
  const games = walk(ruleset.id, seed, count);
  for (let i = 0; i < count; i++) {
    const vector = expect(ruleset.parse(pick(random, vectors).position));
    if (i % 3 === 0) yield vector;
    else if (i % 3 === 1) {
      const next = games.next();
      if (!next.done) yield next.value;
    } else yield edit(vector, random);
  }
}

function edit(position: Position, random: () => number): Position {
  const { ruleset } = position;
  let found = position;
  for (let change = 0; change < 12; change++) {
    const square = pick(random, found.squares);
    const pins = ruleset.pins.map(({ name }) => name);
    const drawn =
      random() < 0.3
        ? ruleset.changeSetup(found.setup, { kind: 'board', board: pick(random, found.boards).id, pin: pick(random, pins) })
        : ruleset.changeSetup(found.setup, {
            kind: 'put',
            square: square.name,
            piece: random() < 0.4 ? undefined : { owner: pick(random, ['w', 'b'] as const), role: pick(random, OFFICERS) },
          });
    const next = drawn.ok ? ruleset.fromSetup(drawn.value) : drawn;
    if (next.ok) found = next.value;
  }
  return found;
}

/** Asks about every pair of squares and pins of a position, and every other kind of id; gives what was found. */
function runPosition(position: Position, random: () => number, tally: Tally): void {
  const { ruleset } = position;
  const text = position.text();
  const unmoved = plainUnmoved(ruleset.id, text);
  const witness: Witness = { loose: plainLoose(ruleset.id, text), isUnmoved: (square) => unmoved.has(square) };
  const legal = new Set([...position.moves(), ...position.acts()].map(({ id }) => id));
  const pairs = new Set(position.moves().map((move) => `${move.from} ${move.to}`));
  const byId = (id: string): void => {
    const explained = position.explainId(id);
    if (explained.ok) ask(tally, position, witness, id, legal.has(id), explained.value);
    else tally.faults.push(`${ruleset.id} ${id} is called malformed`);
  };
  const squares = [...position.squares.map(({ name }) => name), 'z4QL', 'e9kl', 'a5ql', 'd0KL'].filter(
    (name, i, all) => all.indexOf(name) === i,
  );
  for (const from of squares)
    for (const to of squares) {
      byId(`${from}-${to}`);
      const ids = position.moves().filter((move) => move.from === from && move.to === to);
      const explained: Explanation = position.explain(from, to);
      if (explained.legal !== pairs.has(`${from} ${to}`) || (explained.legal && explained.ids.length !== ids.length))
        tally.faults.push(`${ruleset.id} ${from} to ${to} in ${text}`);
      if (random() < 0.05) byId(`${from}-${to}=${pick(random, [...ROLES].slice(0, 4))}`);
      if (random() < 0.03) byId(`${from}-${to}^`);
    }
  const pins = [...ruleset.pins.map(({ name }) => name), 'QP13', 'KL9'];
  for (const from of pins) {
    byId(`${from}r`);
    for (const to of pins) {
      byId(`${from}-${to}`);
      if (random() < 0.1) byId(`${from}-${to},${pick(random, squares)}=Q`);
    }
  }
  for (const move of position.moves()) byId(move.id);
  for (const square of squares) byId(`${square}=${pick(random, [...ROLES].slice(0, 4))}`);
  for (const id of ['O-O', 'O-O-O', ...ACTS]) byId(id);
  for (const id of MALFORMED) {
    tally.pairs++;
    const read = position.explainId(id);
    if (read.ok) tally.faults.push(`${ruleset.id} “${id}” is read`);
  }
}

/** At least so many pairs of one ruleset. */
export function runTrid(ruleset: Ruleset, seed: number, pairs: number): Tally {
  const tally = makeTally();
  const random = seeded(seed + 1);
  for (const position of positionsOf(ruleset, seed, 100_000)) {
    runPosition(position, random, tally);
    if (tally.pairs >= pairs) break;
  }
  return tally;
}
