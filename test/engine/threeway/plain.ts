/**
 * Three-way Chess once more, slowly and from the words of the rules alone: it shares nothing with the engine, so that both can be compared.
 * Cells are strings, pieces small records, and every question is answered by trying.
 */
export interface PlainPiece {
  readonly owner: string;
  readonly role: string;
  readonly unmoved: boolean;
}

export interface PlainState {
  readonly ranks: number;
  readonly mate: string;
  readonly board: ReadonlyMap<string, PlainPiece>;
  readonly turn: string;
  readonly active: string;
  /** By owner: the pawn that made a double step, and the cell it crossed. */
  readonly passed: ReadonlyMap<string, readonly [string, string]>;
}

interface PlainMove {
  readonly id: string;
  readonly next: PlainState;
  readonly takesKing: boolean;
}

type Step = readonly [number, number];

const FACES: readonly Step[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 0],
  [0, -1],
  [-1, -1],
];
const POINTS: readonly Step[] = [
  [2, 1],
  [1, 2],
  [-1, 1],
  [-2, -1],
  [-1, -2],
  [1, -1],
];
const LEAPS: readonly Step[] = [
  [3, 1],
  [3, 2],
  [2, 3],
  [1, 3],
  [-1, 2],
  [-2, 1],
  [-3, -1],
  [-3, -2],
  [-2, -3],
  [-1, -3],
  [1, -2],
  [2, -1],
];

function exists(ranks: number, file: number, rank: number): boolean {
  return file >= 0 && file < ranks && rank >= Math.max(1, file - 6) && rank <= Math.min(ranks, file + ranks - 7);
}

function name(file: number, rank: number): string {
  return 'abcdefghijklmnop'.charAt(file) + String(rank);
}

function place(cell: string): Step {
  return ['abcdefghijklmnop'.indexOf(cell.charAt(0)), Number(cell.slice(1))];
}

/** A cell as its player counts it, in absolute coordinates. */
function fromOwn(ranks: number, player: string, file: number, rank: number): Step {
  if (player === 'w') return [file, rank];
  if (player === 'g') return [7 - file + (rank - 1), ranks - file];
  return [ranks - 1 - (rank - 1), (ranks === 14 ? 7 : 9) + file - (rank - 1)];
}

/** By trying: the player's own file and rank of a cell. */
function toOwn(ranks: number, player: string, cell: string): Step {
  for (let file = 0; file < ranks; file++) {
    for (let rank = 1; rank <= ranks; rank++) {
      const [f, r] = fromOwn(ranks, player, file, rank);
      if (exists(ranks, f, r) && name(f, r) === cell) return [file, rank];
    }
  }
  throw new Error(`${cell} is nowhere`);
}

function own(state: PlainState, player: string, file: number, rank: number): string | undefined {
  const [f, r] = fromOwn(state.ranks, player, file, rank);
  return exists(state.ranks, f, r) ? name(f, r) : undefined;
}

export function readPlain(text: string, mate: string): PlainState {
  const [rows = '', turn = '', active = '', rights = '', passing = ''] = text.split(' ');
  const lines = rows.split('/');
  const ranks = lines.length;
  const board = new Map<string, PlainPiece>();
  for (const [index, line] of lines.entries()) {
    const rank = ranks - index;
    let file = Math.max(0, rank - (ranks - 7));
    for (const part of line.match(/\d+|[wgb]./g) ?? []) {
      if (/\d/.test(part)) file += Number(part);
      else board.set(name(file++, rank), { owner: part.charAt(0), role: part.charAt(1), unmoved: false });
    }
  }
  for (const [cell, piece] of board) {
    const [file, rank] = toOwn(ranks, piece.owner, cell);
    const start = { R: 'a1 h1', K: 'e1', P: 'a2 b2 c2 d2 f2 g2 h2 i2 b3 c3 d3 e3 f3 g3 h3 i3' }[piece.role] ?? '';
    const listed = rights === '*' ? start.split(' ').includes(name(file, rank)) : rights.split(',').includes(cell);
    if (listed) board.set(cell, { ...piece, unmoved: true });
  }
  const passed = new Map<string, readonly [string, string]>();
  for (const entry of passing === '-' ? [] : passing.split(',')) {
    const [victim = '', target = ''] = entry.split(':');
    passed.set(board.get(victim)?.owner ?? '', [victim, target]);
  }
  return { ranks, mate, board, turn, active, passed };
}

function nextPlayer(player: string, active: string): string {
  const order = 'wgbwgb';
  for (let at = order.indexOf(player) + 1; at < 6; at++) if (active.includes(order.charAt(at))) return order.charAt(at);
  return player;
}

function lines(state: PlainState, cell: string, steps: readonly Step[], far: boolean): string[] {
  const reached: string[] = [];
  for (const [df, dr] of steps) {
    let [file, rank] = place(cell);
    do {
      file += df;
      rank += dr;
      if (!exists(state.ranks, file, rank)) break;
      reached.push(name(file, rank));
    } while (far && !state.board.has(name(file, rank)));
  }
  return reached;
}

/** The cells a piece attacks. */
function attackedFrom(state: PlainState, cell: string, piece: PlainPiece): string[] {
  if (piece.role === 'N') return lines(state, cell, LEAPS, false);
  if (piece.role === 'R') return lines(state, cell, FACES, true);
  if (piece.role === 'B') return lines(state, cell, POINTS, true);
  if (piece.role === 'Q') return lines(state, cell, [...FACES, ...POINTS], true);
  if (piece.role === 'K') return lines(state, cell, [...FACES, ...POINTS], false);
  const [file, rank] = toOwn(state.ranks, piece.owner, cell);
  return [
    own(state, piece.owner, file + 1, rank + 2),
    own(state, piece.owner, file - 1, rank + 1),
    own(state, piece.owner, file + 2, rank + 1),
  ].filter((each) => each !== undefined);
}

function kingOf(state: PlainState, player: string): string | undefined {
  return [...state.board].find(([, piece]) => piece.role === 'K' && piece.owner === player)?.[0];
}

function isAttacked(state: PlainState, cell: string, by: string): boolean {
  return [...state.board].some(([from, piece]) => by.includes(piece.owner) && attackedFrom(state, from, piece).includes(cell));
}

function others(state: PlainState, player: string): string {
  return state.active.replace(player, '');
}

export function plainCheck(state: PlainState, player: string): boolean {
  const king = kingOf(state, player);
  return king !== undefined && state.active.includes(player) && isAttacked(state, king, others(state, player));
}

function withMove(
  state: PlainState,
  changes: readonly (readonly [string, PlainPiece | undefined])[],
  passed?: readonly [string, string],
): PlainState {
  const board = new Map(state.board);
  const open = new Map(state.passed);
  open.delete(state.turn);
  let { active } = state;
  for (const [cell, piece] of changes) {
    const taken = board.get(cell);
    if (taken && taken.owner !== state.turn) {
      if (taken.role === 'K') active = active.replace(taken.owner, '');
      if (open.get(taken.owner)?.[0] === cell) open.delete(taken.owner);
    }
    board.delete(cell);
    if (piece) board.set(cell, { ...piece, unmoved: false });
  }
  if (passed) open.set(state.turn, passed);
  for (const owner of open.keys()) if (!active.includes(owner)) open.delete(owner);
  return { ...state, board, passed: open, active, turn: nextPlayer(state.turn, active) };
}

/** Every move by the way pieces move; castling is not asked of a player in check. */
function possibleMoves(state: PlainState): PlainMove[] {
  const found: PlainMove[] = [];
  const me = state.turn;
  const add = (from: string, to: string, piece: PlainPiece, extra?: string, passed?: readonly [string, string]): void => {
    const target = state.board.get(to);
    const takesKing = target?.role === 'K' && state.active.includes(target.owner);
    const changes: [string, PlainPiece | undefined][] = [[from, undefined]];
    if (extra) changes.push([extra, undefined]);
    const promotes = piece.role === 'P' && [...others(state, me)].some((foe) => toOwn(state.ranks, foe, to)[1] === 1);
    for (const role of promotes ? 'QRBN' : piece.role) {
      const id = `${from}-${to}${promotes ? `=${role}` : ''}`;
      found.push({ id, next: withMove(state, [...changes, [to, { ...piece, role }]], passed), takesKing });
    }
  };
  for (const [from, piece] of state.board) {
    if (piece.owner !== me) continue;
    if (piece.role !== 'P') {
      for (const to of attackedFrom(state, from, piece)) if (state.board.get(to)?.owner !== me) add(from, to, piece);
      continue;
    }
    const [file, rank] = toOwn(state.ranks, me, from);
    for (const df of [0, 1]) {
      const first = own(state, me, file + df, rank + 1);
      const second = own(state, me, file + 2 * df, rank + 2);
      if (!first || state.board.has(first)) continue;
      add(from, first, piece);
      if (piece.unmoved && second && !state.board.has(second)) add(from, second, piece, undefined, [second, first]);
    }
    for (const to of attackedFrom(state, from, piece)) {
      const target = state.board.get(to);
      if (target && target.owner !== me) add(from, to, piece);
      for (const [owner, [victim, crossed]] of state.passed) {
        if (owner !== me && crossed === to && !target) add(from, to, piece, victim);
      }
    }
  }
  return found;
}

function castlings(state: PlainState): PlainMove[] {
  const me = state.turn;
  const at = (letter: string): string => own(state, me, 'abcdefgh'.indexOf(letter), 1) ?? '';
  const king = state.board.get(at('e'));
  if (king?.role !== 'K' || king.owner !== me || !king.unmoved || plainCheck(state, me)) return [];
  const sides = [
    { id: 'O-O', rook: 'h', between: 'fg', path: 'fg', kingTo: 'g', rookTo: 'f' },
    { id: 'O-O-O', rook: 'a', between: 'bcd', path: 'dc', kingTo: 'c', rookTo: 'd' },
  ];
  return sides.flatMap(({ id, rook, between, path, kingTo, rookTo }) => {
    const tower = state.board.get(at(rook));
    if (tower?.role !== 'R' || tower.owner !== me || !tower.unmoved) return [];
    if ([...between].some((letter) => state.board.has(at(letter)))) return [];
    if ([...path].some((letter) => isAttacked(state, at(letter), others(state, me)))) return [];
    const next = withMove(state, [
      [at('e'), undefined],
      [at(rook), undefined],
      [at(kingTo), king],
      [at(rookTo), tower],
    ]);
    return [{ id, next, takesKing: false }];
  });
}

/** Whether the move leaves the mover's king out of reach of the players still active. */
function saves(state: PlainState, move: PlainMove): boolean {
  if (move.takesKing && state.mate === 'first') return true;
  const king = kingOf(move.next, state.turn);
  return king !== undefined && !isAttacked(move.next, king, move.next.active.replace(state.turn, ''));
}

function isPlainOver(state: PlainState): boolean {
  return state.active.length < (state.mate === 'first' ? 3 : 2);
}

function isDead(state: PlainState): boolean {
  const bare = [...state.board.values()].every((piece) => piece.role === 'K' || !state.active.includes(piece.owner));
  return bare && ![...state.active].some((player) => plainCheck(state, player));
}

/** VIII, Stalemate: whether the last mover's other opponent, if on move, would have no legal move and no check. */
function isThirdStalemated(state: PlainState): boolean {
  if (state.active.length < 3) return false;
  const third = nextPlayer(state.turn, state.active);
  return judge({ ...state, turn: third }).moves.length === 0;
}

/** The legal moves, and whether nothing saved a king in check. */
function judge(state: PlainState): { moves: PlainMove[]; trapped: boolean } {
  const all = possibleMoves(state);
  const saving = [...all.filter((move) => saves(state, move)), ...castlings(state)];
  if (saving.length > 0 || !plainCheck(state, state.turn)) return { moves: saving, trapped: false };
  if (all.length > 0) return { moves: all, trapped: true };
  return { moves: [{ id: 'pass', next: withMove(state, []), takesKing: false }], trapped: true };
}

function legal(state: PlainState): PlainMove[] {
  if (isPlainOver(state)) return [];
  const { moves } = judge(state);
  return isThirdStalemated(state) || (moves.length > 0 && isDead(state)) ? [] : moves;
}

export function plainMoves(state: PlainState): string[] {
  return legal(state)
    .map((move) => move.id)
    .sort();
}

/** With automatic checkmate: players whom nothing saves drop out, one after the other. */
export function settlePlain(state: PlainState): PlainState {
  let now = state;
  while (!isPlainOver(now) && judge(now).trapped) {
    const active = others(now, now.turn);
    now = {
      ...now,
      active,
      turn: nextPlayer(now.turn, active),
      passed: new Map([...now.passed].filter(([owner]) => active.includes(owner))),
    };
  }
  return now;
}

export function plainStatus(state: PlainState): string {
  if (isPlainOver(state)) return state.active.length === 1 ? 'over:last-mate' : 'over:first-mate';
  const { moves } = judge(state);
  if (moves.length === 0 || isThirdStalemated(state)) return 'stalemate';
  return isDead(state) ? 'draw:dead' : 'playing';
}

function takes(state: PlainState, loser: string): boolean {
  if (isPlainOver(state) || !state.active.includes(loser)) return false;
  return legal(state).some((move) => move.takesKing && !move.next.active.includes(loser));
}

function single(state: PlainState, declarer: string, loser: string): boolean {
  if (isPlainOver(state) || !state.active.includes(loser) || !state.active.includes(declarer)) return false;
  if (state.turn === declarer) return takes(state, loser);
  const moves = legal(state);
  return moves.length > 0 && moves.every((move) => single(move.next, declarer, loser));
}

function joint(state: PlainState, loser: string): boolean {
  const moves = legal(state);
  return (
    moves.length > 0 &&
    moves.every(({ next }) => takes(next, loser) || legal(next).some((help) => help.next.turn !== loser && takes(help.next, loser)))
  );
}

/** Every move by the way pieces move, legal or not, with the cells from which the mover's king could be captured after it. */
export function plainLoose(state: PlainState): ReadonlyMap<string, readonly string[]> {
  return new Map(
    possibleMoves(state).map(({ id, next }) => {
      const king = kingOf(next, state.turn);
      const foes = next.active.replace(state.turn, '');
      const attackers = [...next.board].filter(
        ([from, piece]) => king !== undefined && foes.includes(piece.owner) && attackedFrom(next, from, piece).includes(king),
      );
      return [id, attackers.map(([cell]) => cell).sort()];
    }),
  );
}

/** Declarations open in a bare position. */
export function plainDeclarations(state: PlainState): string[] {
  if (plainStatus(state) !== 'playing') return [];
  const found: string[] = [];
  for (const loser of state.active) {
    const foes = [...others(state, loser)].filter((player) => player !== state.turn);
    const alone = foes.filter((declarer) => single(state, declarer, loser));
    found.push(...alone.map((declarer) => `mate:${declarer}>${loser}`));
    if (alone.length === 0 && foes.length === 2 && joint(state, loser)) found.push(`mate:${foes.join('')}>${loser}`);
  }
  return found.sort();
}
