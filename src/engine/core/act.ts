import type { ActKind } from './move.ts';
import { isPlayer, type Player } from './piece.ts';

/** What the id of an act says. */
export type Deed =
  | { readonly kind: 'claim'; readonly ground: 'fifty' | 'threefold' }
  /** A mate, declared by one player or by two jointly. */
  | { readonly kind: 'declaration'; readonly by: readonly Player[]; readonly loser: Player }
  /** `draw` all who play agree; `cede` two give the game to the third; `continuation` one plays on for both. */
  | { readonly kind: Exclude<ActKind, 'claim' | 'declaration'>; readonly by: readonly Player[] };

const KINDS = { resign: 'resignation', draw: 'draw', cede: 'cede', continue: 'continuation' } as const;

/** Reads the id of an act: `claim:fifty`, `mate:wb>g`, `resign:g`, `draw:wb`, `cede:gb`, `continue:w`; nothing if it is none. */
export function parseAct(id: string): Deed | undefined {
  const [, word = '', players = '', loser] = /^([a-z]+):([a-z]+)(?:>([wgb]))?$/.exec(id) ?? [];
  if (word === 'claim') return players === 'fifty' || players === 'threefold' ? { kind: 'claim', ground: players } : undefined;
  const by = [...players].filter(isPlayer);
  if (by.length !== players.length || by.length === 0) return undefined;
  if (word === 'mate') return loser !== undefined && isPlayer(loser) ? { kind: 'declaration', by, loser } : undefined;
  const kind = Object.hasOwn(KINDS, word) ? KINDS[word as keyof typeof KINDS] : undefined;
  return kind && loser === undefined ? { kind, by } : undefined;
}
