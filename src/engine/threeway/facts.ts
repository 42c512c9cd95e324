import { labelFact } from '../core/label.ts';
import type { Fact, FactOn, FactTopic } from '../core/facts.ts';
import { RULINGS } from './rulings.ts';
import type { Options } from './packed-position.ts';

/** What there is to say about the rules with these options, each with its section (Harshman 2.1.2). */
export function makeFacts(options: Options): readonly Fact[] {
  return listFacts(options).map((fact) => labelFact(fact, RULINGS));
}

/** A fact before it has its label. */
type Unlabelled = { readonly [Topic in FactTopic]: Omit<FactOn<Topic>, 'ruling'> }[FactTopic];

function listFacts(options: Options): readonly Unlabelled[] {
  const wide = options.board === '8-9';
  return [
    {
      id: 'players',
      value: 3,
      source: 'VI',
      claims: ['harshman-order'],
    },
    {
      id: 'cells',
      value: wide ? 192 : 147,
      source: 'I',
      claims: ['harshman-board-147'],
    },
    {
      id: 'home-rows',
      value: wide ? 'a1-h1, a9-h16, p9-p16' : 'a1-h1, a7-h14, n7-n14',
      source: 'Appendix 1, Home row',
      claims: ['harshman-names-home-row', 'harshman-names-relative-corners'],
    },
    {
      id: 'pieces',
      value: 25,
      source: 'II; IV',
      claims: ['harshman-pieces', 'harshman-rook', 'harshman-bishop', 'harshman-queen', 'harshman-king', 'harshman-knight'],
    },
    {
      id: 'pawn-step',
      value: 2,
      source: 'IV, Pawn (a)',
      claims: ['harshman-pawn-forward'],
    },
    {
      id: 'pawn-capture',
      value: 3,
      source: 'IV, Pawn (b)',
      claims: ['harshman-pawn-capture'],
    },
    {
      id: 'double-step',
      value: 'first-move',
      source: 'IV, Pawn (a)',
      claims: ['harshman-pawn-double'],
    },
    {
      id: 'en-passant',
      value: "until the owner's next move",
      source: 'IV, Pawn (b)',
      claims: ['harshman-ep', 'harshman-ep-either'],
    },
    {
      id: 'castling',
      value: 'both-sides',
      source: 'IV, Castling',
      claims: ['harshman-castle', 'harshman-castle-check'],
    },
    {
      id: 'promotion',
      value: "active opponents' home rows",
      source: 'V',
      claims: ['harshman-promotion', 'harshman-promotion-defeated'],
    },
    {
      id: 'promotion-compulsory',
      value: true,
      source: 'V',
      claims: ['harshman-promotion-compulsory'],
    },
    {
      id: 'check-announced',
      value: true,
      source: 'IV, Check',
      claims: ['harshman-check-announce'],
    },
    {
      id: 'king-capture',
      value: true,
      source: 'IV, Capture',
      claims: ['harshman-king-capture', 'harshman-king-capture-forced', 'harshman-capture-of-king'],
    },
    {
      id: 'king-protection',
      value: true,
      source: 'IV, King Protection; VIII (b)',
      claims: ['harshman-protect', 'harshman-protect-exception', 'harshman-protect-out-of-check'],
    },
    {
      id: 'checkmate',
      value: options.automatic ? 'automatic' : 'declared',
      source: options.automatic ? 'VIII, footnote 6' : 'VIII, Declaration of checkmate',
      claims: options.automatic ? ['harshman-automatic'] : ['harshman-single', 'harshman-joint', 'harshman-not-at-start'],
    },
    {
      id: 'declaration-barred',
      value: true,
      source: 'VIII (d)',
      claims: ['harshman-barred'],
    },
    {
      id: 'end',
      value: options.mate === 'first' ? 'first-defeat' : 'last-defeat',
      source: 'VII',
      claims:
        options.mate === 'first'
          ? ['harshman-first-mate', 'harshman-choose-rule', 'harshman-ruling-defaults']
          : ['harshman-last-mate', 'harshman-stages'],
    },
    {
      id: 'stalemate',
      value: '1/2, 1/2 and 1',
      source: 'VIII, Stalemate',
      claims: ['harshman-stalemate', 'harshman-stalemate-points'],
    },
    {
      id: 'draw-agreed',
      value: true,
      source: 'VIII, Forcing a Draw (c)',
      claims: ['harshman-draw-agreement'],
    },
    {
      id: 'threefold',
      value: 'claim',
      source: 'VIII, Forcing a Draw (e)',
      claims: ['harshman-draw-threefold'],
    },
    {
      id: 'fifty-moves',
      value: 'claim',
      source: 'VIII, Forcing a Draw (f)',
      claims: ['harshman-draw-fifty'],
    },
    {
      id: 'material-draw',
      value: 'bare kings',
      source: 'VIII, Forcing a Draw (b)',
      claims: ['harshman-draw-dead-only-kings'],
    },
    {
      id: 'resignation',
      value: 'after three moves',
      source: 'VIII, Resignation',
      claims: ['harshman-resign-two', 'harshman-resign-agreement', 'harshman-resign-three'],
    },
  ];
}
