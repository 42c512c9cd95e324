import { isPlayer, PLAYERS, type Player } from './piece.ts';

/** Every kind of act. */
export const ACT_KINDS = ['claim', 'declaration', 'resignation', 'draw', 'cede', 'continuation'] as const;
/** What is said instead of a move. */
export type ActKind = (typeof ACT_KINDS)[number];

/** What an act says. Players are named in turn order. */
export type ActFields =
  /** A draw for fifty quiet moves or for the third occurrence. */
  | { readonly kind: 'claim'; readonly ground: 'fifty' | 'threefold' }
  /** A mate, declared by one player or by two jointly. */
  | { readonly kind: 'declaration'; readonly by: readonly Player[]; readonly loser: Player }
  /** `draw` all who play agree; `cede` two give the game to the third; `continuation` one plays on for both. */
  | { readonly kind: Exclude<ActKind, 'claim' | 'declaration'>; readonly by: readonly Player[] };

/** Something other than a move that may be done now, with its id: `claim:fifty`, `mate:w>g`, `resign:b` ... */
export type Act = ActFields & { readonly id: string };

const WORDS = { resignation: 'resign', draw: 'draw', cede: 'cede', continuation: 'continue' } as const;

/** An act with the id that says it. */
export function makeAct(fields: ActFields): Act {
  if (fields.kind === 'claim') return { ...fields, id: `claim:${fields.ground}` };
  const by = PLAYERS.filter((player) => fields.by.includes(player)).join('');
  return { ...fields, id: fields.kind === 'declaration' ? `mate:${by}>${fields.loser}` : `${WORDS[fields.kind]}:${by}` };
}

/** Reads the id of an act: `claim:fifty`, `mate:wb>g`, `resign:g`, `draw:wb`, `cede:gb`, `continue:w`; `undefined` for any other text. */
export function parseAct(id: string): Act | undefined {
  const [, word = '', players = '', loser = ''] = /^([a-z]{4,8}):([a-z]{1,9})(?:>([wgb]))?$/.exec(id) ?? [];
  const fields = readFields(word, players, loser);
  const act = fields && makeAct(fields);
  return act?.id === id ? act : undefined;
}

function readFields(word: string, players: string, loser: string): ActFields | undefined {
  if (word === 'claim') return players === 'fifty' || players === 'threefold' ? { kind: 'claim', ground: players } : undefined;
  const by = [...players].filter(isPlayer);
  if (by.length === 0 || by.length !== players.length) return undefined;
  if (word === 'mate') return isPlayer(loser) && !by.includes(loser) ? { kind: 'declaration', by, loser } : undefined;
  const kind = (Object.keys(WORDS) as (keyof typeof WORDS)[]).find((each) => WORDS[each] === word);
  return kind && { kind, by };
}
