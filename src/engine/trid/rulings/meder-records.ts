import type { Ruling } from '../../core/ruleset.ts';

/** The same for records of games, and where articles disagree. */
export const mederRecordRulings: readonly Ruling[] = [
  {
    id: 'title-and-references',
    ruling: 'inferred',
    source: 'Title; Record of changes; 8.1',
    claims: ['meder-title-unchanged', 'meder-8.1-wrong-reference'],
    says: 'We take the articles as they stand in 2013, 3.4(e)(iii) included, and the sign of an offered draw from E15.',
    why: 'The title says that nothing changed since 1995, but the record of changes lists new matter. Article 8.1 names E.12, where that sign does not stand.',
    instead: 'The rules of 1995.',
  },
  {
    id: 'sample-game-slips',
    ruling: 'inferred',
    source: 'Sample game',
    claims: ['meder-sample-slips', 'meder-sample-no-board-move'],
    says: 'Move 4...a6S means a6B, and 5.a3W the one pawn that can go there. No attack board moves in this game, though White’s could.',
    why: 'There is no level S; the S is from Schwarz, Black in German. Moves are read with such slips when only one reading is possible.',
    instead: 'The printed moves, which cannot be played.',
  },
  {
    id: 'same-end',
    ruling: 'house',
    source: 'Sample game, E12',
    claims: ['meder-ruling-readings'],
    says: 'Where a record can be read in several ways, the rest of the game decides. If all readings end in the same position, the first by its id is taken.',
    why: 'In 11...a5B either of two pawns may go, and the other one follows it at move 16; the game is the same.',
    instead: 'Such a record is refused.',
  },
  {
    id: 'pawn-captures',
    ruling: 'house',
    source: 'E10, E12',
    claims: ['meder-ruling-pawn-captures-full', 'meder-E10-against-E12'],
    says: 'A pawn’s capture is written with file and level of departure, aWxb4N; axb4N is read where it is enough.',
    why: 'E10 asks for both, while the example of E12 and the sample game leave the level out.',
    instead: 'The file alone, after E12.',
  },
  {
    id: 'three-alike',
    ruling: 'house',
    source: 'E11, E12',
    claims: ['meder-ruling-three-alike'],
    says: 'If three like pieces can go to a square, as many marks are written as it takes: file, else rank, else level, else two of them.',
    why: 'The text tells only two pieces apart.',
    instead: 'One mark, even if it does not tell them apart.',
  },
  {
    id: 'promotion-notation',
    ruling: 'house',
    source: 'E13, E14',
    claims: ['meder-ruling-promotion-notation'],
    says: 'A promotion caused by a board move is written behind it, QL4,a8BQ; one on its own is written like the pawn’s arrival, a8BQ.',
    why: 'Appendix E gives a promotion only with a move of the pawn.',
    instead: 'The promotion is not written.',
  },
];
