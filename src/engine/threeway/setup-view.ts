import { NONE } from '../core/machine.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { findMisshapen, forget, type Setup, type SetupChange } from '../core/setup.ts';
import { listFields, type SetupView } from '../core/setup-view.ts';
import { SEATS } from './board.ts';
import { isSecondRowPawn } from './impossible.ts';
import { historyFromText } from './position-history.ts';
import { cellOf, NO_EN_PASSANT, withCell } from './packed-position.ts';
import { packPiece } from './pieces.ts';
import { ThreewayPosition, type Rules } from './position.ts';
import { pack, unpack } from './setup.ts';
import { cellName, type Tables } from './tables.ts';
import { FIELDS, makeFields, makeText, NO_RESIGNATIONS, readText, startCells, type Described } from './text.ts';

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  turn: ['w', 'g', 'b'],
  active: ['wgb', 'wg', 'wb', 'gb'],
  rights: ['*', '-'],
};

/** A setup as it is worked on: its form is judged, not whether a game can reach it. */
export function viewSetup(rules: Rules, setup: Setup): Result<SetupView> {
  const { tables, options } = rules.machine;
  const described = pack(tables, setup);
  if (!described.ok) return described;
  const { squares, boards, turn, active } = new ThreewayPosition(rules, described.value.packed, historyFromText(described.value, options));
  const fields = listFields(makeFields(tables, described.value), CHOICES);
  return ok({ setup: unpack(tables, described.value), text: makeText(tables, described.value), turn, active, squares, boards, fields });
}

/** The setup after a change. */
export function changeSetup({ machine: { tables } }: Rules, setup: Setup, change: SetupChange): Result<Setup> {
  const described = change.kind === 'forget' ? packBare(tables, setup) : pack(tables, setup);
  if (!described.ok) return described;
  if (change.kind === 'field') return changeField(tables, described.value, change.name, change.text);
  if (change.kind === 'board') return fail('unknown', 'placement', 'boards/none', {});
  const { resignations } = described.value;
  const packed = { ...described.value.packed };
  const able = startCells(tables, packed.pieces);
  const isFull = change.kind !== 'forget' && able.every((cell) => packed.unmoved[cell] !== 0);
  if (change.kind === 'clear') {
    packed.pieces.fill(0);
    [packed.epPawns, packed.epTargets, packed.clock] = [NO_EN_PASSANT, NO_EN_PASSANT, 0];
  }
  if (change.kind === 'put') {
    const cell = tables.board.named(change.square);
    if (!cell) return fail('unknown', 'placement', 'no-square/cell', { found: change.square });
    for (const seat of SEATS) {
      if (cellOf(packed.epPawns, seat) !== cell.index) continue;
      packed.epPawns = withCell(packed.epPawns, seat, NONE);
      packed.epTargets = withCell(packed.epTargets, seat, NONE);
    }
    packed.pieces[cell.index] = change.piece ? packPiece(change.piece) : 0;
    packed.unmoved[cell.index] = 0;
  }
  // Where every right was there that could be, it stays so: a piece put on its start cell has not moved. Some pawns cannot have.
  const now = startCells(tables, packed.pieces);
  const isUnmoved = (cell: number): boolean => isFull || packed.unmoved[cell] !== 0 || isSecondRowPawn(tables, packed.pieces, cell);
  const unmoved = packed.unmoved.map((_, cell) => (now.includes(cell) && isUnmoved(cell) ? 1 : 0));
  return ok(unpack(tables, { packed: { ...packed, unmoved }, resignations: change.kind === 'clear' ? NO_RESIGNATIONS : resignations }));
}

function changeField(tables: Tables, described: Described, name: string, text: string): Result<Setup> {
  if (FIELDS.findIndex((field) => field === name) < 1) return fail('unknown', name, 'field', { found: name });
  const fields = { ...makeFields(tables, described), [name]: text.trim() || '-' };
  const read = readText(tables, Object.values(fields).join(' '));
  return read.ok ? ok(unpack(tables, read.value)) : read;
}

/** What a setup describes without anything the board does not show. */
function packBare(tables: Tables, setup: Setup): Result<Described> {
  const fault = findMisshapen(setup);
  return fault ? { ok: false, fault } : pack(tables, forget(setup));
}

/** The cells of all first-move rights there can be, the setup's own left aside; none where it has not the form of a position. */
export function firstMoves(tables: Tables, setup: Setup): readonly string[] {
  const described = packBare(tables, setup);
  return described.ok ? startCells(tables, described.value.packed.pieces).map((cell) => cellName(tables, cell)) : [];
}
