import type { Ruling } from '../../core/ruleset.ts';
import { placesRuling } from './shared.ts';

/** The same for attack boards. */
export const usenetBoardRulings: readonly Ruling[] = [
  {
    id: 'own-boards',
    ruling: 'inferred',
    source: 'Rules',
    claims: ['usenet-ruling-own-boards'],
    says: 'You move only your own boards, when they are empty or hold one piece that is your own pawn.',
    why: 'The post shares them out, two for each, and lets a board move with nothing or with “the players’ pawn”. Whose pawn that is, it leaves open.',
    instead: 'A board may also carry the other player’s pawn.',
  },
  {
    id: 'lattice',
    ruling: 'house',
    source: 'Rules',
    claims: ['usenet-ruling-lattice', 'usenet-ruling-adjacency', 'usenet-ruling-adjacency-pawn'],
    says: 'A board move changes just one of side, corner and main board (by one), and keeps the board over or under.',
    why: 'The post calls the change of face inverting and asks for an empty board; so a plain move keeps the face.',
    instead: 'From under a corner up to over the same corner, the nearest pin in that direction.',
  },
  {
    id: 'invert-pairs',
    ruling: 'house',
    source: 'Rules',
    claims: ['usenet-ruling-invert-pairs'],
    says: 'An empty board inverts from over a corner to under the same corner of the next board up, or back: front with front, back with back.',
    why: 'The post shows one such pair, “for instance”. We take the others like it and none of another kind.',
    instead: 'From over to under at one corner as well: “for instance” leaves room for it.',
  },
  {
    id: 'board-ways',
    ruling: 'inferred',
    source: 'Rules',
    claims: ['usenet-ruling-lattice-ends', 'usenet-ruling-boards-back', 'usenet-ruling-vacant-pin', 'usenet-ruling-invert-is-move'],
    says: 'A board goes back as well as forward, loaded or not, to a vacant pin only. At the lowest and the highest main board there is one way less. Inverting takes the turn.',
    why: 'The post names directions and no exception; moving a board is the move for that turn.',
    instead: 'Inverting is done beside the move.',
  },
  placesRuling({ source: 'The attack boards', claims: ['usenet-ruling-keep-place'] }),
  {
    id: 'boards-and-check',
    ruling: 'inferred',
    source: 'Rules',
    claims: ['usenet-ruling-rung-shield', 'usenet-ruling-rung-pinned', 'usenet-ruling-board-check', 'usenet-ruling-board-tempo'],
    says: 'Boards give, stop and open checks, even when empty, since they change what the next level is. A board that shields its king may not leave. An empty one mostly has a waiting move.',
    why: 'Where an attack board lies between two levels, the way between them is two steps.',
    instead: 'A board in a line does not bind, since nothing stands on it.',
  },
];
