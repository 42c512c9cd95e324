import { chooseMove, expect, FORMER_STRENGTHS, type Move, type Position, type Ruleset } from '../../src/engine/index.ts';
import { playBeginnerGame } from '../mine/beginner-game.ts';

/** Fewer pieces than this make no game; the first plies look all alike. */
const [FEWEST_PIECES, FIRST_PLY] = [9, 6];
const LONGEST = 90;
const LONGEST_EARLY = 40;
const LONGEST_LATE = 400;
/** How many pieces, kings counted, make an ending in which one more capture may leave too few. */
const FEW_PIECES = 5;

type Random = () => number;
/** A source of positions of games a ruleset's own engine plays against itself. */
export type Stream = (ruleset: Ruleset, random: Random) => Generator<Position>;

const startOf = (ruleset: Ruleset): Position => ruleset.begin();
const piecesOf = (position: Position): number => position.squares.filter(({ piece }) => piece).length;
const pick = <One>(list: readonly One[], random: Random): One => list[Math.floor(random() * list.length)]!;

/** Positions of one game of a weak and hasty player against itself, every third ply. */
export function* middleGames(ruleset: Ruleset, random: Random): Generator<Position> {
  let position = startOf(ruleset);
  for (let ply = 0; ply < LONGEST && position.status() === 'playing'; ply++) {
    if (ply >= FIRST_PLY && ply % 3 === 0 && piecesOf(position) >= FEWEST_PIECES) yield position;
    position = expect(position.play(chooseMove(position, FORMER_STRENGTHS[0]!, random)));
  }
}

/** Positions of a game of players who push pawns and look after their kings, the last third of it first of all. */
export function* pushedGames(ruleset: Ruleset, random: Random): Generator<Position> {
  for (const [ply, position] of playBeginnerGame(ruleset, random).entries())
    if (ply >= FIRST_PLY && ply % 2 === 0 && piecesOf(position) >= FEWEST_PIECES) yield position;
}

/** Early positions of a game of random moves: kings and rooks have not moved yet, and pawns meet. */
export function* earlyGames(ruleset: Ruleset, random: Random): Generator<Position> {
  let position = startOf(ruleset);
  for (let ply = 0; ply < LONGEST_EARLY && position.status() === 'playing'; ply++) {
    position = position.after(pick(position.moves(), random));
    if (ply >= FIRST_PLY) yield position;
  }
}

/** Positions of such a game in which the player on move may castle. */
export function* castlingGames(ruleset: Ruleset, random: Random): Generator<Position> {
  for (const position of earlyGames(ruleset, random)) if (position.moves().some(({ kind }) => kind === 'castling')) yield position;
}

const isCapture = ({ effects }: Move): boolean => effects.some(({ kind }) => kind === 'leave');

/** The end of a game of players who take whatever they can: pawns about to be promoted, and few pieces left. */
export function* endings(ruleset: Ruleset, random: Random): Generator<Position> {
  let position = startOf(ruleset);
  for (let ply = 0; ply < LONGEST_LATE && position.status() === 'playing'; ply++) {
    const moves = position.moves();
    const captures = moves.filter(isCapture);
    if (piecesOf(position) <= FEW_PIECES && captures.length > 0) yield position;
    if (piecesOf(position) <= 2) return;
    // Bishops are spared, so that some games end with nothing else.
    const sparing = captures.filter(({ effects }) => !effects.some((effect) => effect.kind === 'leave' && effect.piece.role === 'bishop'));
    const list = sparing.length > 0 && random() < 0.8 ? sparing : captures.length > 0 && random() < 0.3 ? captures : moves;
    position = position.after(pick(list, random));
  }
}

/** Positions of games of random moves with a pawn near its end, by itself or on a board that may move. */
export function* promotions(ruleset: Ruleset, random: Random): Generator<Position> {
  let position = startOf(ruleset);
  for (let ply = 0; ply < LONGEST_LATE / 2 && position.status() === 'playing'; ply++) {
    const isNear = position.squares.some(
      ({ piece, rank }) => piece?.role === 'pawn' && piece.owner === position.turn && (piece.owner === 'w' ? rank >= 6 : rank <= 3),
    );
    if (isNear && ply >= FIRST_PLY && piecesOf(position) >= 6) yield position;
    const moves = position.moves();
    const ahead = moves.filter(({ from }) => position.at(from)?.role === 'pawn');
    position = position.after(pick(ahead.length > 0 && random() < 0.4 ? ahead : moves, random));
  }
}
