import type { Position } from '../core/position.ts';
import { expect, fail, ok, type Result } from '../core/result.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { PINS } from './board.ts';
import { ColumnMachine } from './column-moves.ts';
import { HeightMachine } from './height-moves.ts';
import { MainBoardMachine } from './main-board-moves.ts';
import type { TridMachine } from './machine.ts';
import { makeNotation } from './notation.ts';
import { TridPosition, type RulesetContext } from './position.ts';
import type { Levels, TridRules } from './rules.ts';
import type { PackedPosition } from './state.ts';
import { makeTables, type Tables } from './tables.ts';
import { pack, unpack } from './setup.ts';
import { changeSetup, firstMoves, viewSetup } from './setup-view.ts';
import { parsePacked } from './text.ts';
import { validate } from './validate.ts';

const MACHINES: Readonly<Record<Levels['kind'], new (tables: Tables) => TridMachine>> = {
  columns: ColumnMachine,
  hosts: MainBoardMachine,
  heights: HeightMachine,
};

const made = new Map<TridRules, Ruleset>();

/** The ruleset that a record describes; the same record always gives the same ruleset. */
export function makeTridRuleset(rules: TridRules): Ruleset {
  const known = made.get(rules);
  if (known) return known;
  const ruleset = build(rules);
  made.set(rules, ruleset);
  return ruleset;
}

function build(rules: TridRules): Ruleset {
  const tables = makeTables(rules);
  const makeMachine = (): TridMachine => new MACHINES[rules.levels.kind](tables);
  const judge = (packed: Result<PackedPosition>): Result<TridPosition> => {
    if (!packed.ok) return packed;
    const valid = validate(packed.value, tables, context.machine);
    return valid.ok ? ok(new TridPosition(context, packed.value)) : valid;
  };
  let begun: Position | undefined;
  const ruleset: Ruleset = {
    id: rules.id,
    name: rules.name,
    family: 'trid',
    players: ['w', 'b'],
    options: {},
    offers: [],
    start: rules.start,
    pins: PINS.flatMap((pin) => {
      const name = rules.pinName(pin);
      const { side, main, corner, over, file, rank, height } = pin;
      return name === undefined ? [] : [{ name, side, main, corner, over, file, rank, height }];
    }),
    facts: rules.facts,
    rulings: rules.rulings,
    games: rules.games,
    values: rules.values,
    chanceSlope: rules.chanceSlope,
    notation: makeNotation(rules.notation),
    begin: () => (begun ??= expect(ruleset.parse(rules.start))),
    parse: (text) => judge(parsePacked(text, tables)),
    fromSetup: (setup) => judge(pack(setup, tables)),
    readSetup(text) {
      const packed = parsePacked(text, tables);
      return packed.ok ? ok(unpack(packed.value, tables)) : packed;
    },
    viewSetup: (setup) => viewSetup(context, setup),
    changeSetup: (setup, change) => changeSetup(context, setup, change),
    firstMoves: (setup) => firstMoves(context, setup),
    reach(pin, { owner, mover, pieces }) {
      const from = tables.pinNames.indexOf(pin);
      if (from < 0) throw new RangeError(`${rules.name} has no pin “${pin}”`);
      const [single] = pieces.length === 1 ? pieces : [];
      const load = { count: pieces.length, pawn: single?.role === 'pawn', ownPiece: single?.owner === mover, ownBoard: owner === mover };
      const goals = tables.adjacent[load.count === 0 ? 0 : mover === 'w' ? 1 : 2]![from]!;
      return [
        ...(rules.boards.mayRotate(load) ? [pin] : []),
        ...(rules.boards.mayMove(load) ? goals.map((to) => tables.pinNames[to]!) : []),
      ];
    },
    configure(options) {
      const [name] = Object.keys(options);
      return name === undefined ? ok(ruleset) : fail('unknown', name, 'option', { found: name, rules: rules.name });
    },
  };
  const context: RulesetContext = { tables, ruleset, makeMachine, machine: makeMachine() };
  return ruleset;
}
