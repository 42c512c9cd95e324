import type { Example } from './examples.ts';

/** Which refusals show a row of the table at work, and with which piece, where only one tells. */
const SHOWN: Readonly<Record<string, { readonly codes: readonly string[]; readonly man?: string }>> = {
  'column-block': { codes: ['blocked'] },
  'gap-crossing': { codes: ['gap'] },
  'level-change': { codes: ['levels'] },
  'board-as-level': { codes: ['levels'] },
  'straight-up-down': { codes: ['upright'] },
  'king-levels': { codes: ['levels'], man: 'k' },
  'straight-king': { codes: ['upright'], man: 'k' },
  'straight-queen': { codes: ['upright'], man: 'q' },
  'straight-rook': { codes: ['upright'], man: 'r' },
  'straight-bishop': { codes: ['upright'], man: 'b' },
  'knight-levels': { codes: ['levels'], man: 'n' },
  'knight-ground': { codes: ['no-ground'] },
  'reach-queen': { codes: ['blocked', 'gap', 'levels'], man: 'q' },
  'reach-rook': { codes: ['blocked', 'gap', 'levels'], man: 'r' },
  'reach-bishop': { codes: ['blocked', 'gap', 'levels'], man: 'b' },
  'reach-knight': { codes: ['no-ground', 'levels'], man: 'n' },
  castling: { codes: ['no-castling', 'castling-first', 'castling-moved', 'castling-blocked', 'castling-check', 'castling-attacked'] },
  'pawn-levels': { codes: ['levels', 'not-its-way'], man: 'p' },
  'pawn-off-board': { codes: ['pawn-aside'] },
  'double-step': { codes: ['double-moved'] },
  'carried-double-step': { codes: ['double-moved'] },
  'en-passant': { codes: ['not-in-passing', 'nothing-to-capture'] },
  'board-mover': { codes: ['not-your-board', 'not-your-piece'] },
  'board-load': { codes: ['board-loaded', 'board-crowded', 'board-empty'] },
  'load-empty': { codes: ['board-empty'] },
  'load-knight': { codes: ['board-loaded'] },
  'load-two': { codes: ['board-crowded'] },
  'load-foreign': { codes: ['not-your-board'] },
  'load-guest': { codes: ['not-your-board'] },
  'board-reach': { codes: ['not-adjacent'] },
  'board-ways': { codes: ['not-adjacent', 'board-empty'] },
  'board-forward-only': { codes: ['backward'] },
  'board-rotation': { codes: ['no-rotation'] },
  'board-inversion': { codes: ['no-inversion', 'only-empty'] },
};

/** A position of the examples in which two of these rulesets disagree about what a row asks; nothing where none was found. */
export function findAtWork(row: string, rules: readonly string[], examples: readonly Example[]): Example | undefined {
  const shown = SHOWN[row];
  return (
    shown &&
    examples.find(
      (example) =>
        shown.codes.includes(example.code) &&
        rules.includes(example.allows) &&
        rules.includes(example.refuses) &&
        (shown.man === undefined || manAt(example)?.toLowerCase() === shown.man),
    )
  );
}

/** The letter of the piece an example picks up, read off its position string; nothing for an attack board. */
function manAt({ position, pick }: Example): string | undefined {
  const [, file = '', rank = '', board = ''] = /^([za-e])(\d)(\w+)$/.exec(pick) ?? [];
  const placement = position
    .split(' ')[0]!
    .split(';')
    .find((one) => one.split(/[@:]/)[0] === board);
  if (!placement) return undefined;
  const rows = placement.slice(placement.indexOf(':') + 1).split('/');
  const isMain = rows.length === 4;
  const lowest = isMain ? { W: 1, N: 3, B: 5 }[board as 'W' | 'N' | 'B'] : undefined;
  const cells = rows.map((row) => [...row].flatMap((one) => (/\d/.test(one) ? Array<string>(Number(one)).fill('') : [one])));
  if (isMain) return cells[rows.length - 1 - (Number(rank) - lowest!)]?.['abcd'.indexOf(file)];
  // An attack board's ranks depend on its pin: a lower rank of two neighbours is even where pins begin (spec, the board).
  return cells[Number(rank) % 2 === 0 ? 1 : 0]?.['za'.includes(file) ? 'za'.indexOf(file) : 'de'.indexOf(file)];
}
