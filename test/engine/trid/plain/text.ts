import { ATTACK_BOARDS, BOARDS } from './board.ts';
import type { PlainPin } from './board.ts';
import { inOrder, known, placesOf, placesOn } from './position.ts';
import type { PlainPiece, PlainPosition } from './position.ts';
import type { PlainRules } from './rules.ts';

/** Reads a position string. Good strings only: the engine's own parser is tested for refusals, this one is not. */
export function readPosition(rules: PlainRules, text: string): PlainPosition {
  const [placement = '', turn, rights = '', enPassant = '', pending = '', clock, number] = text.split(' ');
  const position = readPlacement(rules.pinTable, placement);
  position.white = turn === 'w';
  position.pending = pending === '-' ? [] : pending.split(',');
  position.clock = Number(clock);
  position.number = Number(number);
  if (rights === '*') position.unmoved = new Set(fullRights(rules, position));
  else if (rights !== '-') position.unmoved = new Set(rights.split(','));
  if (enPassant !== '-') {
    const [pawn, targets] = enPassant.split(':');
    position.doubleStep = { pawn: known(pawn), targets: known(targets).split(',') };
  }
  return position;
}

/** The start of a ruleset, for its record. */
export function startOf(
  start: string,
  pinTable: ReadonlyMap<string, PlainPin>,
): Pick<PlainRules, 'start' | 'pinTable' | 'startPins' | 'startPieces'> {
  const { pins, pieces } = readPlacement(pinTable, known(start.split(' ')[0]));
  return { start, pinTable, startPins: pins, startPieces: pieces };
}

function readPlacement(pinTable: ReadonlyMap<string, PlainPin>, placement: string): PlainPosition {
  const pins = new Map<string, string>();
  const pieces = new Map<string, PlainPiece>();
  const position = {
    pinTable,
    pins,
    pieces,
    white: true,
    unmoved: new Set<string>(),
    doubleStep: undefined,
    pending: [],
    clock: 0,
    number: 1,
  };
  const parts = placement.split(';').map((part) => known(/^([A-Za-z]+)(?:@(\w+))?:(.*)$/.exec(part) ?? undefined).slice(1));
  for (const [board, pin] of parts) if (pin !== undefined) pins.set(known(board), pin);
  for (const [board, , rows] of parts) {
    const letters = [
      ...known(rows)
        .replaceAll('/', '')
        .replace(/\d/g, (digit) => ' '.repeat(Number(digit))),
    ];
    placesOn(position, known(board)).forEach((place, index) => {
      const letter = known(letters[index]);
      if (letter !== ' ') pieces.set(place.name, { white: letter === letter.toUpperCase(), role: letter.toUpperCase() });
    });
  }
  return position;
}

export function writePosition(rules: PlainRules, position: PlainPosition): string {
  const boards = BOARDS.map((board) => {
    const pin = (ATTACK_BOARDS as readonly string[]).includes(board) ? `@${position.pins.get(board)}` : '';
    return `${board}${pin}:${rowsOf(position, board)}`;
  });
  const rights = inOrder(position, position.unmoved).join();
  const full = inOrder(position, fullRights(rules, position)).join();
  const { doubleStep } = position;
  return [
    boards.join(';'),
    position.white ? 'w' : 'b',
    rights === '' ? '-' : rights === full ? '*' : rights,
    doubleStep === undefined ? '-' : `${doubleStep.pawn}:${inOrder(position, doubleStep.targets).join()}`,
    position.pending.join() || '-',
    position.clock,
    position.number,
  ].join(' ');
}

/** Every piece whose first move matters and that stands on its start square, its board at its start pin. */
export function fullRights(rules: PlainRules, position: PlainPosition): string[] {
  return placesOf(position)
    .filter((place) => {
      const piece = position.pieces.get(place.name);
      const start = rules.startPieces.get(place.name);
      return (
        piece !== undefined &&
        start !== undefined &&
        rules.rights.includes(piece.role) &&
        piece.role === start.role &&
        piece.white === start.white &&
        position.pins.get(place.board) === rules.startPins.get(place.board)
      );
    })
    .map((place) => place.name);
}

function rowsOf(position: PlainPosition, board: string): string {
  const rows = new Map<number, string>();
  for (const place of placesOn(position, board)) {
    const piece = position.pieces.get(place.name);
    const letter = piece === undefined ? '1' : piece.white ? piece.role : piece.role.toLowerCase();
    rows.set(place.y, (rows.get(place.y) ?? '') + letter);
  }
  return [...rows.values()].map((row) => row.replace(/1+/g, (run) => String(run.length))).join('/');
}
