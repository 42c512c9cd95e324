import { isPlayer, type Player } from '../core/piece.ts';
import { fail, ok, type Result } from '../core/result.ts';

/** The kinds of goals a puzzle may set, in the order they are listed to readers. */
export const GOAL_KINDS = ['mate', 'stalemate', 'draw', 'win', 'hold', 'promotion', 'gain', 'capture', 'declaration', 'defence'] as const;
/** One of {@link GOAL_KINDS}. */
export type GoalKind = (typeof GOAL_KINDS)[number];

/**
 * What is to be proved: the attackers reach it against every defence, within `moves` moves of the attacker who moves
 * first (the lead). A promotion on its own (Meder 3.4(e)) belongs to the move after it and counts for nothing.
 */
export type Attack =
  /** The side to move checkmates; two players. */
  | { readonly kind: 'mate'; readonly moves: number }
  /** The side to move brings about stalemate, the opponent's by its last move or its own by the reply to that; two players. */
  | { readonly kind: 'stalemate'; readonly moves: number }
  /**
   * The side to move has the game drawn at once by its last move or the reply to that: by stalemate of either side, or by what is left
   * (`draw:material`). Draws that have to be claimed are none; checkmate will do as well. Two players.
   */
  | { readonly kind: 'draw'; readonly moves: number }
  /**
   * The side to move keeps an ending won with each of its moves, by a count of every position there is; done, too, when its pawn is promoted
   * and the ending is still won. Three-way Chess: king and pawn against king, two players left.
   */
  | { readonly kind: 'win'; readonly moves: number }
  /** The side to move keeps such an ending from being lost with each of its moves, or has the game drawn. */
  | { readonly kind: 'hold'; readonly moves: number }
  /** The side to move promotes a pawn and is, after the reply, richer in pieces of its own than at the start. */
  | { readonly kind: 'promotion'; readonly moves: number }
  /**
   * The side to move wins at least `worth` hundredths of a pawn against the balance at the start, and keeps it: when it is
   * on move again it has a move after which no reply takes it back. Checkmate will do as well.
   *
   * With three players what counts is what the side to move takes, and what its promotions add, less what it loses: what the others take
   * from each other is nobody's. One of its moves, the last at the latest, puts it ahead by `worth`, and still does whatever both others
   * reply to that move. To take a king will do as well; once another takes one, or a stalemate ends the game, nothing is won any more.
   */
  | { readonly kind: 'gain'; readonly moves: number; readonly worth: number }
  /** One of the players `by` captures the king of `king`; everybody else defends. */
  | { readonly kind: 'capture'; readonly moves: number; readonly king: Player; readonly by: readonly Player[] }
  /** One player, or two jointly, can declare the mate of `king` (Harshman VIII) after `moves` moves of the lead. */
  | { readonly kind: 'declaration'; readonly moves: number; readonly king: Player; readonly by: readonly Player[] };

/** What a puzzle asks for: to reach something, or to keep the others from reaching it. */
export type Goal =
  | Attack
  /** The side to move keeps everybody else from reaching `against`. */
  | { readonly kind: 'defence'; readonly against: Attack };

/** The moves a goal allows the lead. */
export function movesOf(goal: Goal): number {
  return goal.kind === 'defence' ? goal.against.moves : goal.moves;
}

/**
 * Reads a goal as it is written in one word, `moves` apart: `mate`, `stalemate`, `draw`, `win`, `hold`, `promotion`, `gain:500`, `capture:w>b`,
 * `mate:w>b` and `mate:wg>b` (a declaration), and `defence:` before any of them.
 */
export function parseGoal(text: string, moves: number): Result<Goal> {
  if (!text.startsWith('defence:')) return parseAttack(text, moves);
  const against = parseAttack(text.slice('defence:'.length), moves);
  return against.ok ? ok({ kind: 'defence', against: against.value }) : against;
}

/** Goals that a word says wholly. */
const PLAIN = ['mate', 'stalemate', 'draw', 'win', 'hold', 'promotion'] as const;

function parseAttack(text: string, moves: number): Result<Attack> {
  const plain = PLAIN.find((kind) => kind === text);
  if (plain) return ok({ kind: plain, moves });
  const [, kind = '', rest = ''] = /^(\w{1,12}):(.{1,12})$/.exec(text) ?? [];
  if (kind === 'gain' && /^[1-9]\d*$/.test(rest)) return ok({ kind, moves, worth: Number(rest) });
  const [, players = '', king = ''] = /^([wgb]{1,2})>([wgb])$/.exec(rest) ?? [];
  const by = [...players].filter(isPlayer);
  if (by.length > 0 && isPlayer(king)) {
    if (kind === 'capture') return ok({ kind, moves, king, by });
    if (kind === 'mate') return ok({ kind: 'declaration', moves, king, by });
  }
  return fail('malformed', 'goal', 'goal', { found: text });
}
