import type { Position } from '../core/position.ts';
import { expect, fail, ok, type Result } from '../core/result.ts';
import type { Ruleset, RulesetOption } from '../core/ruleset.ts';
import { BOARDS, BOARD_NAMES, makeRelative, parseRelative } from './board.ts';
import { makeFacts } from './facts.ts';
import { findImpossible } from './impossible.ts';
import { ThreewayMachine } from './machine.ts';
import { CHANCE_SLOPE, VALUES } from './pieces.ts';
import { makeNotation } from './notation.ts';
import { ThreewayPosition, type Rules } from './position.ts';
import { RULINGS } from './rulings.ts';
import { MATES, startPacked, type Options } from './packed-position.ts';
import { pack, unpack } from './setup.ts';
import { changeSetup, firstMoves, viewSetup } from './setup-view.ts';
import { TABLES } from './tables.ts';
import { NO_RESIGNATIONS, makeText, readText, type Described } from './text.ts';
import { makeSampleGame, type SampleGame } from '../core/sample-game.ts';

/** A short game of our own on the 8-7 board, First Mate: double step, en passant, check, castling, and a joint mate. */
const OWN = `c3-c4 b6-c6 l6-k5 b3-b5 c6-b4 k5-j5 a2-b4 c7-d7 j5-i5 f3-g4 e10-h7 i5-h5 g4-g5 h12-h10 m14-l14 h3-i4 h10-h9 h5-g3 h2-g3 g11-g10 l14-k14 f1-g4 g10-h10 k14-j14 g1-h3 f10-g10 j14-h13 O-O h14-h13 l9-k9 e2-i10 h13-h14 k9-j8 i10-m12 b8-c7 mate:wg>b`;

/** The games of Three-way Chess as it is usually played. */
export const HEX_GAMES: readonly SampleGame[] = [
  makeSampleGame('own', OWN),
  makeSampleGame('alone', 'c1-e4 a6-a4 l6-k5 e4-d6 a7-a5 k5-j4 d6-b7 mate:w>g'),
];

const DEFAULTS: Options = { board: '8-7', mate: 'first', automatic: false };

/** What may be agreed on. */
const OFFERS: readonly RulesetOption[] = [
  { id: 'board', values: BOARD_NAMES },
  { id: 'mate', values: MATES },
  { id: 'automatic', values: ['off', 'on'] },
];

const made = new Map<string, Ruleset>();

/** Three-way Chess with these options; the same ones always give the same ruleset. */
function withOptions(options: Options): Ruleset {
  const name = JSON.stringify([options.board, options.mate, options.automatic]);
  const known = made.get(name);
  if (known) return known;
  const ruleset = makeThreewayRuleset(options);
  made.set(name, ruleset);
  return ruleset;
}

function makeThreewayRuleset(options: Options): Ruleset {
  const tables = TABLES[options.board];
  const board = BOARDS[options.board];
  const packed = startPacked(tables);
  const judge = (described: Result<Described>): Result<Position> => {
    if (!described.ok) return described;
    const fault = findImpossible(tables, described.value);
    return fault ? { ok: false, fault } : ok(ThreewayPosition.from(rules, described.value));
  };
  let begun: Position | undefined;
  const ruleset: Ruleset = {
    id: 'harshman',
    name: 'Three-way Chess',
    family: 'threeway',
    players: ['w', 'g', 'b'],
    options: spellOptions(options),
    offers: OFFERS,
    start: makeText(tables, { packed, resignations: NO_RESIGNATIONS }),
    pins: [],
    facts: makeFacts(options),
    rulings: RULINGS,
    games: Object.keys(spellOptions(options)).length === 0 ? HEX_GAMES : [],
    values: VALUES,
    chanceSlope: CHANCE_SLOPE,
    notation: makeNotation(board),
    relative: {
      name: (square, player) => makeRelative(board, square, player),
      parse: (name) => parseRelative(board, name),
      notation: (player) => makeNotation(board, player),
    },
    begin: () => (begun ??= expect(ruleset.parse(ruleset.start))),
    parse: (text) => judge(readText(tables, text)),
    fromSetup: (setup) => judge(pack(tables, setup)),
    readSetup: (text) => {
      const described = readText(tables, text);
      return described.ok ? ok(unpack(tables, described.value)) : described;
    },
    viewSetup: (setup) => viewSetup(rules, setup),
    changeSetup: (setup, change) => changeSetup(rules, setup, change),
    firstMoves: (setup) => firstMoves(tables, setup),
    reach: (pin) => {
      throw new RangeError(`Three-way Chess has no pin “${pin}”`);
    },
    configure: (chosen) => readOptions(options, chosen),
  };
  const rules: Rules = { ruleset, machine: new ThreewayMachine(options, packed) };
  return ruleset;
}

/** The options that differ from the default, as `configure` takes them. */
function spellOptions(options: Options): Readonly<Record<string, string>> {
  const spelled: Record<string, string> = {};
  if (options.board !== DEFAULTS.board) spelled.board = options.board;
  if (options.mate !== DEFAULTS.mate) spelled.mate = options.mate;
  if (options.automatic) spelled.automatic = 'on';
  return spelled;
}

function readOptions(options: Options, chosen: Readonly<Record<string, string>>): Result<Ruleset> {
  for (const [name, value] of Object.entries(chosen)) {
    const values = OFFERS.find(({ id }) => id === name)?.values;
    if (!values) return fail('unknown', name, 'option/offers', { found: name, offers: OFFERS.map(({ id }) => id) });
    if (!values.includes(value)) return fail('unknown', name, 'option/value', { found: value, values });
  }
  return ok(
    withOptions({
      board: BOARD_NAMES.find((name) => name === chosen.board) ?? options.board,
      mate: MATES.find((name) => name === chosen.mate) ?? options.mate,
      automatic: chosen.automatic === undefined ? options.automatic : chosen.automatic === 'on',
    }),
  );
}

/** Three-way Chess on the 8-7 board, First Mate, mates declared (Harshman). */
export const harshman: Ruleset = withOptions(DEFAULTS);
