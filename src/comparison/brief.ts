import type { Row } from './rows.ts';

/** What is looked up at the board before all else, by what it is about: ids of questions. */
const BRIEF = [
  ['Promotion', ['promotion-where', 'promotion-to', 'promotion-when', 'carried-promotion']],
  ['Pawns', ['pawn-levels', 'pawn-off-board', 'double-step', 'carried-double-step', 'en-passant']],
  ['Knights', ['knight-levels', 'knight-ground']],
  ['Castling', ['castling', 'castling-free', 'castling-moved', 'castling-check']],
  ['Boards', ['board-rotation', 'board-inversion', 'shared-corner', 'board-check']],
  ['Draws', ['stalemate', 'repetition', 'same-position', 'fifty-moves', 'ride-clock', 'dead-positions']],
] as const;

/** Questions counted for the table that help nobody at the board, or that the set-up answers. */
const IDLE = ['players', 'squares', 'men', 'options', 'board-reach', 'mobile-men'];

/** Whether the answer says something to somebody who sits down to play. */
export function isOfUse({ id, group }: Row): boolean {
  return !IDLE.includes(id) && !/^(first-(checks|captures|boards|knights)|reach-)/.test(id) && group !== 'notation' && group !== 'games';
}

/** What two rulesets say of an answer that they share: one sentence where it is one, else the sentence of each. */
export function tellShared(row: Row, pair: readonly [string, string]): readonly { readonly of?: string; readonly says: string }[] {
  const said = pair.flatMap((of) => (row.cells[of] ? [{ of, says: row.cells[of].says }] : []));
  return new Set(said.map(({ says }) => says)).size > 1 ? said : said.slice(0, 1).map(({ says }) => ({ says }));
}

/** Whether a question stands among the few that are looked up first. */
export function isBrief({ id }: Row): boolean {
  return BRIEF.some(([, ids]) => (ids as readonly string[]).includes(id));
}

/** The questions that are looked up first, in their order; those that tonight's ruleset has no answer to are left out. */
export function listBrief(rows: readonly Row[], tonight: string): readonly { readonly title: string; readonly rows: readonly Row[] }[] {
  return BRIEF.map(([title, ids]) => ({
    title,
    rows: ids.flatMap((id) => rows.filter((row) => row.id === id && row.cells[tonight])),
  }));
}
