import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Player, Role } from '../../src/engine/index.ts';
import type { ACTS as ENGLISH_ACTS } from '../../src/words/acts.ts';
import type { BOARD as ENGLISH_BOARD } from '../../src/words/board.ts';
import type { MOVES as ENGLISH_MOVES } from '../../src/words/moves.ts';
import type { STATES as ENGLISH_STATES } from '../../src/words/states.ts';

const GERMAN = vi.hoisted(() => {
  const players: Readonly<Record<Player, string>> = { w: 'Weiß', g: 'Grau', b: 'Schwarz' };
  const roles: Readonly<Record<Role, string>> = {
    king: 'König',
    queen: 'Dame',
    rook: 'Turm',
    bishop: 'Läufer',
    knight: 'Springer',
    pawn: 'Bauer',
  };
  const man = (piece: { readonly owner: Player; readonly role: Role } | undefined): string =>
    piece ? `${roles[piece.role]} von ${players[piece.owner]}` : 'Figur';
  const into = (role: Role | undefined): string => (role ? ` und wird ${roles[role]}` : '');
  const list = (by: readonly Player[]): string => by.map((player) => players[player]).join(' und ');
  const moves: typeof ENGLISH_MOVES = {
    board: ({ board, from, to, becomes }) => `Brett ${board} von ${from} nach ${to}${into(becomes)}`,
    rotation: ({ board, pin, becomes }) => `Brett ${board} dreht sich auf ${pin}${into(becomes)}`,
    castling: ({ player }) => `${players[player]} rochiert`,
    pass: ({ player }) => `${players[player]} setzt aus`,
    promotion: ({ piece, square, becomes }) => `${man(piece)} auf ${square}${into(becomes)}`,
    step: ({ piece, from, to, becomes, inverts }) =>
      `${man(piece)} von ${from} nach ${to}${into(becomes)}${inverts ? ', das Brett kippt' : ''}`,
    capture: ({ piece, from, to, taken, becomes }) => `${man(piece)} von ${from} schlägt ${man(taken)} auf ${to}${into(becomes)}`,
  };
  const acts: typeof ENGLISH_ACTS = {
    done: {
      fifty: () => 'Remis nach fünfzig Zügen',
      threefold: () => 'Remis durch Wiederholung',
      declaration: ({ by, loser }) => `${list(by)} ${by.length > 1 ? 'sagen' : 'sagt'} ${players[loser]} matt an`,
      resignation: ({ by }) => `${list(by)} gibt auf`,
      draw: ({ by }) => `${list(by)} einigen sich auf Remis`,
      cede: ({ by }) => `${list(by)} überlassen dem Dritten die Partie`,
      continuation: ({ by }) => `${list(by)} will gegen den Dritten weiterspielen`,
    },
    offered: {
      fifty: () => 'Remis nach fünfzig Zügen verlangen',
      threefold: () => 'Remis durch Wiederholung verlangen',
      declaration: ({ by, loser }) => `Matt ansagen: ${list(by)} gegen ${players[loser]}`,
      resignation: ({ by, isFinal }) => `${isFinal ? 'Aufgeben' : 'Aufgabe ansagen'}: ${list(by)}`,
      draw: ({ by }) => `Remis vereinbaren: ${list(by)}`,
      cede: ({ by, to }) => `Partie überlassen: ${list(by)} an ${list(to)}`,
      continuation: ({ by, against }) => `Weiterspielen: ${list(by)} gegen ${list(against)}`,
    },
    points: (player, share) => `${players[player]} ${share}`,
  };
  const states: typeof ENGLISH_STATES = {
    endings: {
      checkmate: 'Matt.',
      stalemate: 'Patt.',
      'draw:material': 'Remis: das Material reicht nicht.',
      'draw:dead': 'Remis: nur noch Könige.',
      'draw:threefold': 'Remis durch Wiederholung.',
      'draw:fifty': 'Remis nach fünfzig Zügen.',
      'draw:agreed': 'Remis vereinbart.',
      'over:capture': 'Zu Ende: ein König wurde geschlagen.',
      'over:resignation': 'Zu Ende durch Aufgabe.',
      'over:ceded': 'Zu Ende: die Partie wurde überlassen.',
      'over:first-mate': 'Zu Ende beim ersten Matt.',
      'over:last-mate': 'Zu Ende: nur einer ist übrig.',
    },
    over: 'Die Partie ist zu Ende.',
    toMove: (player) => `${players[player]} ist am Zug.`,
    inCheck: (player) => `${players[player]} steht im Schach.`,
    out: (gone) => `${list(gone)} spielt nicht mehr mit.`,
    wins: (player) => `${players[player]} gewinnt.`,
    drawn: 'Remis.',
    group: (role, squares) => `${roles[role]} ${squares.join(', ')}`,
    side: (player, isActive, groups) => `${players[player]}${isActive ? '' : ', besiegt'}: ${groups.join('; ')}.`,
    boards: (boards) => `Angriffsbretter: ${boards.map(({ id, pin }) => `${id} auf ${pin}`).join(', ')}.`,
  };
  const board: Partial<typeof ENGLISH_BOARD> = {
    reach: (goes, stays) => (goes.length === 0 && !stays ? 'Kein Zug.' : `Felder: ${goes.join(', ')}.`),
  };
  return { moves, acts, states, board };
});
vi.mock('../../src/words/moves.ts', () => ({ MOVES: GERMAN.moves }));
vi.mock('../../src/words/states.ts', () => ({ STATES: GERMAN.states }));
vi.mock('../../src/words/acts.ts', () => ({ ACTS: GERMAN.acts, namePlayers: () => '' }));
vi.mock('../../src/words/board.ts', () => ({ BOARD: GERMAN.board }));

describe('a board speaks from the dictionaries alone', () => {
  beforeEach(() => vi.resetModules());

  test('moves of every kind, grammar and all', async () => {
    const { findRuleset } = await import('../../src/engine/index.ts');
    const { describeMove, describeReach } = await import('../../src/components/board/model/words.ts');
    const start = findRuleset('meder')!.begin();
    const spoken = new Set(start.moves().map((move) => describeMove(start, move)));
    expect(spoken).toContain('Bauer von Weiß von b2W nach b4N');
    expect([...spoken].filter((words) => /\b(?:white|pawn|from|to|attack)\b/.test(words))).toEqual([]);
    expect(describeReach('b2W', false, [])).toBe('Kein Zug.');
  });

  test('how a game stands, and what may be declared (Harshman VIII)', async () => {
    const { findRuleset } = await import('../../src/engine/index.ts');
    const { describeState } = await import('../../src/components/board/model/describe-state.ts');
    const { describePosition } = await import('../../src/components/board/model/words.ts');
    const { describeAct } = await import('../../src/components/board/model/acts.ts');
    const start = findRuleset('harshman')!.begin();
    expect(describeState(start)).toBe('Weiß ist am Zug.');
    expect(describePosition(start)).toMatch(/^Weiß ist am Zug\. Weiß: König /);
    expect(describeAct('mate:wb>g')).toBe('Weiß und Schwarz sagen Grau matt an');
  });

  test('a dictionary that leaves a sentence out is none', () => {
    const { castling, ...rest } = GERMAN.moves;
    expect(castling({ player: 'w' })).toBe('Weiß rochiert');
    // @ts-expect-error: the word for castling is missing
    const short: typeof ENGLISH_MOVES = rest;
    expect(Object.keys(short)).toHaveLength(Object.keys(GERMAN.moves).length - 1);
  });
});
