import type { Move, PlacedPiece, Player, Position, Role, Setup, Square } from '../../src/engine/index.ts';
import { placeWithoutHistory } from '../../src/puzzles/place-without-history.ts';

/** A last move that would have led to a position, with the position it was played in. */
export interface Retraction {
  readonly before: Position;
  readonly move: Move;
}

/** What a captured piece may have been: which of them it was changes nothing, so the first that may stand there stands for all. */
const CAPTURED: readonly Role[] = ['knight', 'rook', 'bishop', 'queen', 'pawn'];
/** What a pawn may have become. */
const MADE: readonly Role[] = ['queen', 'rook', 'bishop', 'knight'];

/** Who moved last: the player before the one on move. */
export function lastMover({ ruleset, turn }: Position): Player {
  const { players } = ruleset;
  return players[(players.indexOf(turn) + players.length - 1) % players.length]!;
}

/** What stands where, and where the boards are: two positions alike in it differ in rights only. */
function pictureOf({ squares, boards }: Position): string {
  const pieces = squares.flatMap(({ name, piece }) => (piece ? [`${name}${piece.owner}${piece.role}`] : []));
  return [...pieces.sort(), ...boards.map(({ id, pin }) => `${id} ${pin}`).sort()].join(' ');
}

/**
 * Every last move that could have led to a position of two players, as far as one move back decides it: the move is legal in a position before it
 * that the rules allow, where above all nobody but the side on move is in check, and leads to this one. Rights of either position count for nothing.
 */
export function listRetractions(position: Position): readonly Retraction[] {
  const picture = pictureOf(position);
  const found: Retraction[] = [];
  for (const setups of listBefore(position, lastMover(position))) {
    const [setup] = setups;
    const before = setups.reduce<Position | undefined>((open, one) => open ?? openSetup(position, one), undefined);
    for (const move of before?.moves() ?? []) {
      if (move.from !== setup.from || (setup.to !== undefined && move.to !== setup.to)) continue;
      if (pictureOf(before!.after(move)) === picture) found.push({ before: before!, move });
    }
  }
  return found;
}

/** A position before the last, and what moved in it and where it went, where that is known: squares or pins. */
type Before = Setup & { readonly from: string; readonly to?: string };
/** One such position, and others to take where it fails. */
type Befores = readonly [Before, ...Before[]];

function openSetup({ ruleset }: Position, setup: Before): Position | undefined {
  const { boards, pieces, turn, active, enPassant, pending, resignations, clock, number } = setup;
  const plain: Setup = { boards, pieces, turn, active, enPassant, pending, resignations, clock, number };
  if (plain.enPassant.length === 0 && plain.pieces.every(({ unmoved }) => unmoved === undefined))
    return placeWithoutHistory(ruleset, plain);
  const made = ruleset.fromSetup(plain);
  return made.ok ? made.value : undefined;
}

/** The position with nothing remembered and this player on move. */
export function bareSetup({ setup, number }: Position, turn: Player): Setup {
  const pieces = setup.pieces.map(({ owner, role, square }) => ({ owner, role, square }));
  return { ...setup, pieces, turn, enPassant: [], pending: undefined, resignations: {}, clock: 0, number: Math.max(1, number - 1) };
}

function* listBefore(position: Position, mover: Player): Iterable<Befores> {
  const setup = bareSetup(position, mover);
  for (const piece of setup.pieces) if (piece.owner === mover) yield* listOfPiece(position, setup, piece);
  yield* listCastlings(position, setup, mover);
  yield* listOfBoards(position, setup);
  yield* listTurningArrivals(position, setup, mover);
}

/** Pieces that came to a board and hung it under its corner, or put it upright, as they did (Grant). */
function* listTurningArrivals(position: Position, setup: Setup, mover: Player): Iterable<Befores> {
  const { ruleset, boards, squares } = position;
  const pinOf = (name: string) => ruleset.pins.find((pin) => pin.name === name)!;
  for (const { name, board, piece } of squares) {
    if (piece?.owner !== mover || piece.role === 'king') continue;
    const place = boards.find(({ id }) => id === board);
    if (!place) continue;
    const here = pinOf(place.pin);
    const faces = ruleset.pins.filter(
      ({ side, main, corner, over }) => side === here.side && main === here.main && corner === here.corner && over !== here.over,
    );
    const others = { ...setup, pieces: setup.pieces.filter(({ square }) => square !== name) };
    for (const face of faces) {
      const moved = ruleset.changeSetup(others, { kind: 'board', board: place.id, pin: face.name });
      if (!moved.ok) continue;
      for (const square of squares)
        if (!square.piece && square.board !== board) {
          const came: PlacedPiece = { ...piece, square: square.name };
          yield [{ ...moved.value, pieces: [...moved.value.pieces, came], from: square.name }];
        }
    }
  }
}

/** Ranks from the last one, in a wide net, on which a pawn may have become something. */
const LAST_RANKS = 3;

/** Whether a piece may have become what it is by the last move. */
function isMade({ squares }: Position, { owner, role, square }: PlacedPiece): boolean {
  const ranks = squares.map(({ rank }) => rank);
  const rank = squares.find(({ name }) => name === square)?.rank;
  if (!MADE.includes(role) || rank === undefined) return false;
  return owner === 'w' ? rank > Math.max(...ranks) - LAST_RANKS : rank < Math.min(...ranks) + LAST_RANKS;
}

/** The ways of a piece to where it stands: quiet, capturing, from a first square, in passing, as a pawn. */
function* listOfPiece(position: Position, setup: Setup, piece: PlacedPiece): Iterable<Befores> {
  const to = position.squares.find(({ name }) => name === piece.square)!;
  const others = setup.pieces.filter((one) => one !== piece);
  const enemy = position.turn;
  for (const square of position.squares) {
    if (square.piece) continue;
    const roles: readonly Role[] = isMade(position, piece) ? [piece.role, 'pawn'] : [piece.role];
    for (const role of roles) {
      if (!mayReach(role, square, to)) continue;
      const came: PlacedPiece = { ...piece, role, square: square.name };
      const way = { from: square.name, to: to.name };
      yield [{ ...setup, pieces: [...others, came], ...way }];
      if (role === 'pawn') yield [{ ...setup, pieces: [...others, { ...came, unmoved: true }], ...way }];
      const [first, ...more] = CAPTURED.map((taken): Before => ({
        ...setup,
        pieces: [...others, came, { owner: enemy, role: taken, square: to.name }],
        ...way,
      }));
      yield [first!, ...more];
      if (role === 'pawn' && piece.role === 'pawn') yield* listPassing(position, { ...setup, pieces: [...others, came], ...way }, to);
    }
  }
}

/** The same with a pawn of the other side that has just gone by. */
function* listPassing(position: Position, setup: Before, to: Square): Iterable<Befores> {
  const over = position.squares.filter(({ file, rank }) => file === to.file && rank === to.rank).map(({ name }) => name);
  for (const { name, file, rank, piece } of position.squares) {
    if (piece || file !== to.file || Math.abs(rank - to.rank) !== 1) continue;
    const pieces: PlacedPiece[] = [...setup.pieces, { owner: position.turn, role: 'pawn', square: name }];
    for (const crossed of [over, [to.name]]) yield [{ ...setup, pieces, enPassant: [{ pawn: name, crossed }] }];
  }
}

/** Squares of different columns that a piece of this role may come from, whatever its rules; a wide net. */
function mayReach(role: Role, from: Square, to: Square): boolean {
  const [files, ranks] = [Math.abs(from.file - to.file), Math.abs(from.rank - to.rank)];
  switch (role) {
    case 'knight':
      return files + ranks === 3 && files > 0 && ranks > 0;
    case 'rook':
      return files === 0 || ranks === 0;
    case 'bishop':
      return files === ranks;
    case 'queen':
      return files === 0 || ranks === 0 || files === ranks;
    case 'king':
      return files <= 1 && ranks <= 1;
    case 'pawn':
      return files <= 1 && ranks <= 2;
  }
}

/** King and rook on first squares of theirs. */
function* listCastlings(position: Position, setup: Setup, mover: Player): Iterable<Befores> {
  const first = position.ruleset.begin().setup.pieces.filter(({ owner }) => owner === mover);
  const home = first.find(({ role }) => role === 'king')?.square;
  if (home === undefined) return;
  const others = setup.pieces.filter(({ owner, role }) => owner !== mover || role !== 'king');
  for (const rook of setup.pieces.filter(({ owner, role }) => owner === mover && role === 'rook'))
    for (const { square } of first.filter(({ role }) => role === 'rook')) {
      const rest = others.filter((one) => one !== rook);
      if (rest.some((one) => one.square === home || one.square === square)) continue;
      const pieces: PlacedPiece[] = [
        ...rest,
        { owner: mover, role: 'king', square: home, unmoved: true },
        { owner: mover, role: 'rook', square, unmoved: true },
      ];
      yield [{ ...setup, pieces, from: home }];
    }
}

/** Every board at every other pin, or turned; what is a piece now may have been a pawn that the move promoted. */
function* listOfBoards(position: Position, setup: Setup): Iterable<Befores> {
  const { ruleset, boards } = position;
  for (const board of boards) {
    for (const { name } of ruleset.pins) {
      if (name !== board.pin && boards.some(({ pin }) => pin === name)) continue;
      for (const placed of placeBoard(position, setup, board.id, name)) {
        yield [{ ...placed, from: name, to: board.pin }];
        for (const [at, piece] of placed.pieces.entries())
          if (isMade(position, setup.pieces[at] ?? piece)) {
            const pieces = placed.pieces.map((one, i): PlacedPiece => (i === at ? { ...one, role: 'pawn' } : one));
            yield [{ ...placed, pieces, from: name, to: board.pin }];
          }
      }
    }
  }
}

/** A board at a pin with what it carries; at its own pin turned round. */
export function* placeBoard({ ruleset, squares }: Position, setup: Setup, id: string, pin: string): Iterable<Setup> {
  const moved = ruleset.changeSetup(setup, { kind: 'board', board: id, pin });
  if (!moved.ok) return;
  const isHere = setup.boards.some((one) => one.id === id && one.pin === pin);
  const cells = squares.filter(({ board }) => board === id);
  const turned = (square: string): string => {
    const cell = cells.find(({ name }) => name === square);
    if (!cell) return square;
    const [files, ranks] = [cells.map(({ file }) => file), cells.map(({ rank }) => rank)];
    const [file, rank] = [Math.min(...files) + Math.max(...files) - cell.file, Math.min(...ranks) + Math.max(...ranks) - cell.rank];
    return cells.find((one) => one.file === file && one.rank === rank)?.name ?? square;
  };
  if (isHere) yield { ...setup, pieces: setup.pieces.map((one) => ({ ...one, square: turned(one.square) })) };
  else yield moved.value;
}
