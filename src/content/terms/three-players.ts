import type { TermGroup } from './term.ts';

/** What three players have that two have not. */
export const THREE_PLAYERS: TermGroup = {
  title: 'Three players',
  terms: [
    {
      term: 'Declaration',
      says: 'To say that a player is checkmated. One player declares alone, or two together: a joint declaration.',
      forms: ['declaration', 'declarations'],
      as: ['declare'],
      lessons: { harshman: 'mate-alone#smothered' },
      topic: 'declaration',
    },
    {
      term: 'Barred',
      says: 'Not allowed to declare a player mated, because you could have captured that king and did not. By our ruling it lasts until you have moved again.',
      lessons: { harshman: 'when-to-declare#barred' },
      topic: 'declaration',
    },
    {
      term: 'Defeated',
      says: 'Out of the game, by capture of the king, by mate or by resignation. The defeated pieces remain as obstacles.',
      lessons: { harshman: 'king-capture#take' },
      topic: 'declaration',
    },
    {
      term: 'Active player',
      says: 'A player who is still in the game.',
      as: ['active players'],
      lessons: { harshman: 'draws#agree' },
      topic: 'declaration',
    },
    {
      term: 'Stage',
      says: 'Stage I is the game of three, stage II what the last two play after the first defeat.',
      forms: ['stage I', 'stage II'],
      lessons: { harshman: 'last-mate#same-capture' },
      topic: 'stages',
    },
    {
      term: 'First Mate and Last Mate',
      says: 'Two ways to play: the game ends with the first defeat, or goes on to stage II.',
      forms: ['First Mate', 'Last Mate'],
      not: ['Second Mate'],
      lessons: { harshman: 'last-mate#same-capture' },
      topic: 'stages',
    },
    {
      term: 'Survive',
      says: 'To be still in the game when another of three players is defeated. It is worth half a point.',
      as: ['surviving'],
      lessons: { harshman: 'points#alone' },
      topic: 'points',
    },
    {
      term: 'Weak victory',
      says: 'What the third player has when the other two draw between them, by stalemate or by ceding. It is worth one point.',
      forms: ['weak victory'],
      lessons: { harshman: 'more-points#weak' },
      topic: 'stalemate',
    },
    {
      term: 'Cede',
      says: 'Among three, two players draw with each other and leave the victory to the third. By our ruling it ends the game.',
      forms: ['cede', 'ceding'],
      lessons: { harshman: 'draws#cede' },
      topic: 'draw',
    },
  ],
};
