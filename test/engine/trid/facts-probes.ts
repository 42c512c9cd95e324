import { expect as must, movesBoardToo, type FactId, type Fact, type Pin, type Position, type Ruleset } from '../../../src/engine/index.ts';
import { goes, movesFrom, piecesOf, pinOf, place, play, set } from './place.ts';
import { sayFault } from '../../../src/words/faults.ts';

/** Kings that stand in nobody's way, at the pins that most probes use: the four outermost corners. */
const CORNERS = 'QP1 KP1 QP12 KP12';
const KINGS = 'Kd1W kd8B';

const probe = (ruleset: Ruleset, pieces: string, pins = CORNERS, rest = 'w - - - 0 9'): Position =>
  set(ruleset, { pieces: `${KINGS} ${pieces}`, pins, rest });

/** Rights of the first move for all that have one here. */
function fresh(ruleset: Ruleset, pieces: string, pins?: string, rest = '- - 0 9'): Position {
  const { setup } = set(ruleset, { pieces, rest: `w - ${rest}`, ...(pins === undefined ? {} : { pins }) });
  const first = ruleset.firstMoves(setup);
  return must(
    ruleset.fromSetup({
      ...setup,
      pieces: setup.pieces.map((piece) => (first.includes(piece.square) ? { ...piece, unmoved: true } : piece)),
    }),
  );
}

const pending = (position: Position): boolean => position.setup.pending !== undefined;

function kingSteps(ruleset: Ruleset, from: string, to: string, pins = CORNERS): boolean {
  return goes(set(ruleset, { pieces: `K${from} kd8B`, pins }), from, to);
}

/** What a white board at QP6, or a black one there, may carry when White moves it. */
function movableLoads(ruleset: Ruleset, board: 'QL' | 'ql'): string[] {
  const loads = { nothing: '', pawn: `Pa3${board}`, knight: `Na3${board}`, theirs: `na3${board}`, two: `Pa3${board} Nz2${board}` };
  const pins = board === 'QL' ? 'QP6 KP1 QP12 KP12' : 'QP1 KP1 QP6 KP12';
  const pin = pinOf(ruleset, 'QP6');
  return Object.entries(loads).flatMap(([load, pieces]) => {
    const moves = movesFrom(probe(ruleset, pieces === '' ? 'Pc2W' : pieces, pins), pin);
    return moves.some((move) => move.to !== pin) ? [load] : [];
  });
}

/** From every pin: where White's board can go, empty or with a pawn. */
function reachFrom(ruleset: Ruleset, pin: string): number {
  const others = ['KP1', 'KP4', 'KP7', 'KP10', 'KP12'].filter((name) => name.slice(2) !== pin.slice(2)).slice(-3);
  const pins = [pin, ...others].join(' ');
  const at = ruleset.pins.find(({ name }) => name === pinOf(ruleset, pin))!;
  return Math.max(
    ...['', `Pz${at.rank}QL`].map((pawn) => {
      const read = ruleset.parse(place(ruleset, { pieces: `${KINGS} ${pawn}`.trim(), pins }));
      return read.ok ? new Set(movesFrom(read.value, at.name).map(({ to }) => to)).size : 0;
    }),
  );
}

function loadedDirections(ruleset: Ruleset): number[] {
  const pin = pinOf(ruleset, 'QP6');
  const rank = (name: string): number => ruleset.pins.find((each) => each.name === name)!.rank;
  const position = probe(ruleset, 'Pa3QL', 'QP6 KP1 QP12 KP12');
  return movesFrom(position, pin).map((move) => Math.sign(rank(move.to) - rank(pin)));
}

function castlings(ruleset: Ruleset, number: number): string[] {
  const start = piecesOf(play0(ruleset)).filter((word) => /^[KRk]/.test(word));
  const position = fresh(ruleset, start.join(' '), undefined, `- - 0 ${number}`);
  return position
    .moves()
    .filter((move) => move.kind === 'castling')
    .map(({ id }) => id);
}

function play0(ruleset: Ruleset): Position {
  const read = ruleset.parse(ruleset.start);
  if (!read.ok) throw new Error(sayFault(read.fault));
  return read.value;
}

function passingFrom(ruleset: Ruleset, square: string): string[] {
  const before = fresh(ruleset, `${KINGS} Pb2W p${square}`, CORNERS);
  return movesFrom(play(before, 'b2W-b4W'), square)
    .filter((move) => move.enPassant)
    .map(({ to }) => to);
}

/** Whether White's pawn that goes there is promoted at once or waits for it. */
function promotesAt(ruleset: Ruleset, pieces: string, from: string, to: string, pins = CORNERS): boolean {
  const position = probe(ruleset, pieces, pins);
  const move = movesFrom(position, from).find((each) => each.to === to)!;
  return move.promotion !== undefined || pending(position.after(move));
}

function promotionDelay(ruleset: Ruleset): string {
  const position = probe(ruleset, 'Pb7B', CORNERS, 'w - - - 0 9');
  const move = movesFrom(position, 'b7B').find(({ to }) => to === 'b8B')!;
  if (move.promotion === undefined) {
    const replied = play(position.after(move), 'd8B-d7B');
    return position.after(move).at('b8B')?.role === 'pawn' && replied.at('b8B')?.role === 'queen' ? 'at its owner’s next turn' : 'never';
  }
  const covered = ruleset.parse(place(ruleset, { pieces: 'Kd1W kc4N Pa8B', pins: CORNERS, rest: 'b - - - 0 9' }));
  if (!covered.ok) return 'at once';
  const away = movesFrom(covered.value, pinOf(ruleset, 'QP12'))[0]!;
  const uncovered = covered.value.after(away);
  return uncovered.moves().every(({ kind }) => kind === 'promotion') ? 'at once; uncovered, before the next move' : 'at once';
}

function promotedTo(ruleset: Ruleset): string {
  const position = probe(ruleset, 'Pb7B');
  const moves = movesFrom(position, 'b7B').filter(({ to }) => to === 'b8B');
  const roles = moves.map(({ promotion }) => promotion).filter((role) => role !== undefined);
  const order = ['queen', 'rook', 'bishop', 'knight'];
  if (roles.length > 0) return order.filter((role) => (roles as string[]).includes(role)).join(', ');
  return play(position.after(moves[0]!), 'd8B-d7B').at('b8B')!.role;
}

function carriedDoubleStep(ruleset: Ruleset): string {
  const isDouble = (position: Position, from: string): boolean =>
    movesFrom(position, from).some((move) => Number(move.to.charAt(1)) - Number(from.charAt(1)) === 2);
  const start = play0(ruleset).boards;
  const home = ruleset.pins.find(({ name }) => name === start[0]!.pin)!;
  const rank = home.rank + 1;
  const turned = probe(ruleset, `Pz${rank}QL`, start.map(({ pin }) => pin).join(' ')).play(`${home.name}r`);
  if (turned.ok) return isDouble(play(turned.value, 'd8B-c8B'), `a${home.rank}QL`) ? 'yes' : 'no';
  const across = ruleset.pins.find((pin) => pin.side === 'king' && pin.rank === home.rank && pin.height === home.height)!;
  const pins = [start[0]!.pin, pinOf(ruleset, 'KP9'), start[2]!.pin, start[3]!.pin].join(' ');
  const before = fresh(ruleset, `Kc1W kd8B Pz${rank}QL`, pins);
  const after = play(before, `${home.name}-${across.name} d8B-c8B`);
  const atHome = fresh(ruleset, `Kc1W kd8B Pd${rank}KL`);
  if (!isDouble(atHome, `d${rank}KL`)) throw new Error('a pawn at home has no double step, so the probe shows nothing');
  return isDouble(after, `d${rank}QL`) ? 'yes' : 'no';
}

function carriedPromotion(ruleset: Ruleset): string {
  const position = probe(ruleset, 'Pz5QL', 'QP10 KP1 QP6 KP12');
  const moves = movesFrom(position, pinOf(ruleset, 'QP10')).filter(({ to }) => to === pinOf(ruleset, 'QP12'));
  if (moves.length === 0) return 'it cannot';
  if (moves[0]!.promotion !== undefined) return 'promoted at once';
  const after = position.after(moves[0]!);
  return play(after, 'd8B-d7B').at('z9QL')?.role === 'queen' ? 'promoted at its owner’s next turn' : 'it cannot';
}

/** Kings with nothing to fear that go to and fro until the position is there for the third time. */
function repeat(ruleset: Ruleset): Position {
  const round = 'd1W-c1W d8B-c8B c1W-d1W c8B-d8B';
  return play(probe(ruleset, 'Pa2W pa7B'), `${round} ${round}`);
}

/** Positions in which the player on move has no move and is not in check, found by search. */
const STALEMATES: Readonly<Record<string, string>> = {
  bartmess: 'W:4/4/3R/3K;N:3N/4/R3/4;B:4/4/1QN1/4;QL@KP10:2/2;KL@KP11:2/2;ql@QP12:k1/2;kl@KP12:2/2 b - - - 3 40',
  meder: 'W:4/4/4/4;N:4/4/4/2B1;B:2R1/4/4/1NNB;QL@QL1:2/2;KL@KL1:2/1Q;ql@QL6:2/BK;kl@KL6:Bk/1B b - - - 3 40',
  grant: 'W:4/4/B3/B1R1;N:1B2/4/3Q/4;B:4/4/4/1N2;QL@QP2:2/1N;KL@KP2:2/K1;ql@QP12:2/BB;kl@KP12:2/Bk b - - - 3 40',
  usenet: 'W:4/B3/R3/4;N:4/B3/Q1K1/4;B:B3/4/4/4;QL@QP12:2/2;KL@KP12:2/2;ql@QP8:1B/B1;kl@KP8:1B/1k b - - - 3 40',
};

/** What the engine answers to each question, from how it plays. */
export const PROBES: Readonly<Record<FactId, (ruleset: Ruleset) => Fact['value']>> = {
  pins: ({ pins }) => pins.length,
  'board-start': (ruleset) =>
    play0(ruleset)
      .boards.map(({ pin }) => pin)
      .join(' '),
  'first-moves': (ruleset) => play0(ruleset).moves().length,
  'column-block': (ruleset) => {
    if (!goes(probe(ruleset, 'Rb2W'), 'b2W', 'b4W')) throw new Error('the rook’s way is not open without the blocker');
    return !goes(probe(ruleset, 'Rb2W Nb3N'), 'b2W', 'b4W');
  },
  'gap-crossing': (ruleset) => goes(probe(ruleset, 'Ra0QL'), 'a0QL', 'd0KL'),
  'level-change': (ruleset) => {
    if (kingSteps(ruleset, 'a4W', 'a5B')) return 'to any level at every step';
    const back = goes(probe(ruleset, 'Rb2W Nb3W'), 'b2W', 'b4W');
    return goes(probe(ruleset, 'Rb2W Nb3W'), 'b2W', 'b4N') && !back ? 'one at a time, one way' : 'one at a time';
  },
  'board-as-level': (ruleset) => kingSteps(ruleset, 'a3W', 'a4N') && !kingSteps(ruleset, 'a3W', 'a4N', 'QP4 KP1 QP12 KP12'),
  'straight-up-down': (ruleset) => {
    const able = { bishop: 'B', rook: 'R', queen: 'Q' };
    const roles = Object.entries(able).flatMap(([role, letter]) => (goes(probe(ruleset, `${letter}b3W`), 'b3W', 'b3N') ? [role] : []));
    return [...roles, ...(kingSteps(ruleset, 'b3W', 'b3N') ? ['king'] : [])].join(', ') || 'nobody';
  },
  'king-levels': (ruleset) => (kingSteps(ruleset, 'a4W', 'a5B') ? 'any number' : kingSteps(ruleset, 'a4W', 'a5N') ? 'one' : 'none'),
  'knight-levels': (ruleset) => {
    const position = probe(ruleset, 'Nb4W');
    return goes(position, 'b4W', 'c6B') ? 'any number' : goes(position, 'b4W', 'c6N') ? 'one' : 'none';
  },
  'knight-ground': (ruleset) => {
    if (!goes(probe(ruleset, 'Na3N', 'QP2 KP1 QP12 KP12'), 'a3N', 'z1QL')) return 'for every step';
    return goes(probe(ruleset, 'Na0QL', 'QP2 KP1 QP12 KP12'), 'a0QL', 'c1W') ? 'no' : 'for its first step';
  },
  castling: (ruleset) => {
    if (castlings(ruleset, 2).length === 0) return 'none';
    const sides = castlings(ruleset, 2).length === 2 ? 'both sides' : 'one side';
    return castlings(ruleset, 1).length === 0 ? `${sides}, after the first move` : sides;
  },
  'pawn-levels': (ruleset) => {
    if (goes(probe(ruleset, 'Pa4W'), 'a4W', 'a5B')) return 'any';
    const up = goes(probe(ruleset, 'Pb4N'), 'b4N', 'b5B');
    const down = goes(probe(ruleset, 'Pb3N'), 'b3N', 'b4W');
    return up && down ? 'one, up or down' : up ? 'one, away from its owner’s board' : 'none';
  },
  'pawn-off-board': (ruleset) => {
    const position = probe(ruleset, 'Pa1QL');
    return goes(position, 'a1QL', 'a2W') ? 'straight ahead' : goes(position, 'a1QL', 'b2W') ? 'diagonally' : 'not at all';
  },
  'double-step': (ruleset) => {
    return goes(fresh(ruleset, `${KINGS} Pb2W`, CORNERS), 'b2W', 'b4W') ? 'as its first move' : 'never';
  },
  'en-passant': (ruleset) => {
    const aloft = passingFrom(ruleset, 'a4N');
    if (aloft.length > 0) return aloft.length === 2 ? 'on any level' : 'where it could have stopped';
    return passingFrom(ruleset, 'a4W').length > 0 ? 'beside it, on its level' : 'nowhere';
  },
  'promotion-where': (ruleset) => {
    const covered = promotesAt(ruleset, 'Pa7B', 'a7B', 'a8B');
    const uncovered = promotesAt(ruleset, 'Pa7B', 'a7B', 'a8B', 'QP1 KP1 QP10 KP12');
    const onBoard = promotesAt(ruleset, 'Pa7B nz8ql', 'a7B', 'z8ql');
    if (!uncovered) return 'nowhere';
    return onBoard ? 'rank 8, on every board' : covered ? 'the last rank of its board' : 'rank 8 or 9, by file and corner';
  },
  'promotion-when': promotionDelay,
  'promotion-to': promotedTo,
  'board-mover': (ruleset) => {
    const others = movableLoads(ruleset, 'ql');
    if (others.length === 0) return 'its owner';
    return movableLoads(ruleset, 'QL').includes('nothing') ? 'its owner if empty, else the piece’s owner' : 'the owner of its pawn';
  },
  'board-load': (ruleset) => {
    const own = movableLoads(ruleset, 'QL').join(', ');
    const words: Record<string, string> = {
      nothing: 'nothing',
      'nothing, pawn, knight': 'nothing, or one piece',
      pawn: 'one pawn',
      'nothing, pawn': 'nothing, or a pawn of its owner',
    };
    return words[own] ?? own;
  },
  'board-reach': (ruleset) => Math.max(...Array.from({ length: 12 }, (_, i) => reachFrom(ruleset, `QP${i + 1}`))),
  'board-forward-only': (ruleset) => {
    const directions = loadedDirections(ruleset);
    return directions.includes(1) && !directions.includes(-1);
  },
  'board-rotation': (ruleset) => {
    const position = probe(ruleset, 'Pa3QL Na2QL', 'QP6 KP1 QP12 KP12');
    return movesFrom(position, pinOf(ruleset, 'QP6')).some((move) => move.from === move.to);
  },
  'board-inversion': (ruleset) => {
    const pin = (named: string): Pin => ruleset.pins.find(({ name }) => name === named)!;
    const position = probe(ruleset, 'Qb4N', 'QP6 KP1 QP12 KP12');
    const boards = position.moves().filter(({ kind }) => kind === 'board');
    const turned = boards.map(({ from, to }) => [pin(from), pin(to)] as const).filter(([from, to]) => from.over !== to.over);
    if (turned.some(([from, to]) => from.main === to.main)) return 'empty, where it is or to the next main board';
    if (turned.length > 0) return 'empty, only to the next main board';
    return position.moves().some(movesBoardToo) ? 'by a piece that moves onto it' : 'not at all';
  },
  'carried-double-step': carriedDoubleStep,
  'carried-promotion': carriedPromotion,
  stalemate: (ruleset) => {
    const read = ruleset.parse(STALEMATES[ruleset.id]!);
    if (!read.ok) throw new Error(sayFault(read.fault));
    if (read.value.moves().length > 0 || read.value.checks().length > 0) throw new Error('this is not a stalemate');
    const outcome = read.value.outcome();
    return outcome?.points.w === '1/2' && outcome.points.b === '1/2' ? 'a draw' : 'other';
  },
  repetition: (ruleset) => {
    const position = repeat(ruleset);
    if (position.status() === 'draw:threefold') return 'draws at once';
    return position.acts().some(({ id }) => id === 'claim:threefold') ? 'a draw on claim' : 'nothing';
  },
  'fifty-moves': (ruleset) => {
    const position = probe(ruleset, 'Ra2W', CORNERS, 'w - - - 100 90');
    return position.acts().some(({ id }) => id === 'claim:fifty') ? 'a draw on claim' : 'nothing';
  },
  'dead-positions': (ruleset) => {
    if (probe(ruleset, 'Ba3W Bc3W').status() === 'draw:material') return 'any number';
    return probe(ruleset, 'Ba3W bc3W').status() === 'draw:material' ? 'one each' : 'none';
  },
};
