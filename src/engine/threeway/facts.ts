import { labelFact } from '../core/label.ts';
import type { Fact } from '../core/ruleset.ts';
import { RULINGS } from './rulings.ts';
import type { Options } from './packed.ts';

/** What there is to say about the rules with these options, each with its section (Harshman 2.1.2). */
export function makeFacts(options: Options): readonly Fact[] {
  return listFacts(options).map((fact) => labelFact(fact, RULINGS));
}

function listFacts(options: Options): readonly Omit<Fact, 'ruling'>[] {
  const wide = options.board === '8-9';
  return [
    {
      id: 'players',
      value: 3,
      source: 'VI',
      claims: ['harshman-order'],
      says: 'Three players move in turn, clockwise: White, Gray, Black.',
    },
    {
      id: 'cells',
      value: wide ? 192 : 147,
      source: 'I',
      claims: ['harshman-board-147'],
      says: `The board has ${wide ? 192 : 147} hexagonal cells; its sides are 8 and ${wide ? 9 : 7} cells wide by turns.`,
    },
    {
      id: 'pieces',
      value: 25,
      source: 'II',
      claims: ['harshman-pieces'],
      says: 'Each player has 25 pieces, with a third bishop and sixteen pawns.',
    },
    {
      id: 'pawn-step',
      value: 2,
      source: 'IV, Pawn (a)',
      claims: ['harshman-pawn-forward'],
      says: 'A pawn has two cells ahead of it to choose from, both across a face.',
    },
    {
      id: 'pawn-capture',
      value: 3,
      source: 'IV, Pawn (b)',
      claims: ['harshman-pawn-capture'],
      says: 'A pawn captures forward across a point, in three ways.',
    },
    {
      id: 'double-step',
      value: 'first-move',
      source: 'IV, Pawn (a)',
      claims: ['harshman-pawn-double'],
      says: "A pawn's first move may be two steps, in one straight line.",
    },
    {
      id: 'en-passant',
      value: "until the owner's next move",
      source: 'IV, Pawn (b)',
      claims: ['harshman-ep', 'harshman-ep-either'],
      says: 'A pawn that went two steps may be captured en passant by either opponent until its owner moves again.',
    },
    {
      id: 'castling',
      value: 'both-sides',
      source: 'IV, Castling',
      claims: ['harshman-castle', 'harshman-castle-check'],
      says: 'Castling is as in chess, and two opponents can forbid it.',
    },
    {
      id: 'promotion',
      value: "active opponents' home rows",
      source: 'V',
      claims: ['harshman-promotion', 'harshman-promotion-defeated'],
      says: 'A pawn is promoted on the home row of an opponent who is still in the game, and nowhere else.',
    },
    {
      id: 'promotion-compulsory',
      value: true,
      source: 'V',
      claims: ['harshman-promotion-compulsory'],
      says: 'A pawn that gets there must be promoted.',
    },
    {
      id: 'king-capture',
      value: true,
      source: 'IV, Capture',
      claims: ['harshman-king-capture', 'harshman-king-capture-forced', 'harshman-capture-of-king'],
      says: 'A king is captured like any piece, which defeats its owner; you must do it only if nothing else saves your own king.',
    },
    {
      id: 'king-protection',
      value: true,
      source: 'IV, King Protection',
      claims: ['harshman-protect', 'harshman-protect-exception'],
      says: 'You may not leave your king open to capture, unless it is in check and nothing saves it.',
    },
    {
      id: 'checkmate',
      value: options.automatic ? 'automatic' : 'declared',
      source: options.automatic ? 'VIII, footnote 6' : 'VIII, Declaration of checkmate',
      claims: options.automatic ? ['harshman-automatic'] : ['harshman-single', 'harshman-joint', 'harshman-not-at-start'],
      says: options.automatic
        ? 'A player in check whom no move saves is defeated as the turn begins.'
        : 'Mate is declared, by one player or by two together, and never by a player whose turn it is.',
    },
    {
      id: 'end',
      value: options.mate === 'first' ? 'first-defeat' : 'last-defeat',
      source: 'VII',
      claims: options.mate === 'first' ? ['harshman-first-mate'] : ['harshman-last-mate', 'harshman-stages'],
      says: options.mate === 'first' ? 'The game ends with the first defeat.' : 'After the first defeat the other two play a second stage.',
    },
    {
      id: 'stalemate',
      value: '1/2, 1/2 and 1',
      source: 'VIII, Stalemate',
      claims: ['harshman-stalemate', 'harshman-stalemate-points'],
      says: 'A move that leaves an opponent without a legal move draws between the two; the third has a weak victory.',
    },
    {
      id: 'threefold',
      value: 'claim',
      source: 'VIII, Forcing a Draw (e)',
      claims: ['harshman-draw-threefold'],
      says: 'The third occurrence of a position draws on claim.',
    },
    {
      id: 'fifty-moves',
      value: 'claim',
      source: 'VIII, Forcing a Draw (f)',
      claims: ['harshman-draw-fifty'],
      says: 'Fifty moves by each player with no capture and no pawn moved draw on claim.',
    },
    {
      id: 'material-draw',
      value: 'bare kings',
      source: 'VIII, Forcing a Draw (b)',
      claims: ['harshman-draw-dead-only-kings'],
      says: 'Bare kings draw at once; king and knight can mate here, so nothing else does.',
    },
    {
      id: 'resignation',
      value: 'after three moves',
      source: 'VIII, Resignation',
      claims: ['harshman-resign-two', 'harshman-resign-three'],
      says: 'With three in the game a player resigns by saying so after each of three moves in a row; with two, at once.',
    },
  ];
}
