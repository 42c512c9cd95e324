import { MOVED_SCREENS } from './moved-screens.ts';
import type { StoredCard } from './stored-card.ts';

/** By course, the tasks that stand in another lesson than before, each with the lesson it left and the one it is in now. */
export const MOVED_TASKS: Readonly<Record<string, Readonly<Record<string, readonly [from: string, to: string]>>>> = {
  meder: {
    'meder-pawn-race': ['pawns', 'small-game'],
    'meder-lines-colour': ['rook-bishop-queen', 'long-lines'],
    'meder-lines-fork': ['rook-bishop-queen', 'long-lines'],
    'meder-gaps-jump': ['gaps', 'long-lines'],
    'meder-gaps-diagonal': ['gaps', 'long-lines'],
    'meder-gaps-who': ['gaps', 'long-lines'],
    'meder-columns-board': ['columns', 'long-lines'],
    'meder-leap-gap': ['knight-king', 'long-lines'],
    'meder-check-still': ['check', 'long-lines'],
    'meder-check-pinned-check': ['check', 'long-lines'],
    'meder-may-not': ['attack-boards', 'more-boards'],
    'meder-may-king': ['attack-boards', 'more-boards'],
    'meder-places-ql3': ['board-places', 'more-boards'],
    'meder-places-vacant': ['board-places', 'more-boards'],
    'meder-places-whose': ['board-places', 'more-boards'],
    'meder-setup-shared': ['set-up', 'more-boards'],
    'meder-pawn-end': ['pawns', 'outer-pawns'],
    'meder-mate-bare': ['mate', 'play-endings'],
    'meder-whole-few': ['whole-game', 'before-you-move'],
  },
  bartmess: {
    'bartmess-boards-move': ['the-boards', 'first-steps'],
    'bartmess-boards-over': ['the-boards', 'pins'],
    'bartmess-names-boards': ['names', 'the-boards'],
    'bartmess-names-column': ['names', 'the-boards'],
    'bartmess-setup-light': ['setting-up', 'notation'],
    'bartmess-setup-hand': ['setting-up', 'notation'],
    'bartmess-lines-six': ['lines', 'long-lines'],
    'bartmess-past-own': ['slipping-past', 'long-lines'],
    'bartmess-past-test': ['slipping-past', 'long-lines'],
    'bartmess-pieces-castling': ['pieces', 'long-lines'],
    'bartmess-knight-bridge': ['knight', 'board-paths'],
    'bartmess-check-board': ['check', 'check-boards'],
    'bartmess-check-bridge': ['check', 'check-boards'],
    'bartmess-check-turn': ['check', 'check-boards'],
    'bartmess-check-into': ['check', 'check-boards'],
    'bartmess-mate-turn': ['checkmate', 'check-boards'],
    'bartmess-mate-pinned': ['checkmate', 'check-boards'],
    'bartmess-mate-not-stale': ['checkmate', 'check-boards'],
    'bartmess-pawn-later': ['pawns', 'outer-pawns'],
    'bartmess-whose-guests': ['whose-board', 'rotation'],
    'bartmess-turn-first': ['rotation', 'whose-board'],
    'bartmess-where-five': ['where-boards-go', 'pins'],
    'bartmess-paths-few': ['board-paths', 'pins'],
    'bartmess-paths-ten': ['board-paths', 'pins'],
  },
  grant: { 'guest-try': ['attack-boards', 'where-boards-go'], 'which-knight-try': ['knight', 'where-boards-go'] },
  usenet: { 'empty-saves-do': ['mate', 'draws'] },
};

interface Marks {
  readonly lessons: Readonly<
    Record<string, { readonly seen: readonly string[]; readonly solved: readonly string[]; readonly at?: string }>
  >;
  readonly cards?: Readonly<Record<string, StoredCard>> | undefined;
}

/** A record with the marks of moved tasks and screens where these stand now; a mark that is there already stays. What a lesson had keeps its own as well. */
export function followMovedTasks({ lessons, cards }: Marks): Marks {
  const nowIn: Record<string, Marks['lessons'][string]> = { ...lessons };
  const nowCards: Record<string, StoredCard> = { ...cards };
  for (const [course, tasks] of Object.entries(MOVED_TASKS))
    for (const [task, [from, to]] of Object.entries(tasks)) {
      const [old, now] = [`${course}/${from}`, `${course}/${to}`];
      const known = nowIn[now] ?? { seen: [], solved: [] };
      if (lessons[old]?.solved.includes(task) && !known.solved.includes(task)) nowIn[now] = { ...known, solved: [...known.solved, task] };
      const card = cards?.[`${old}#${task}`];
      if (card) nowCards[`${now}#${task}`] ??= card;
    }
  for (const [old, screens] of Object.entries(MOVED_SCREENS))
    for (const [screen, place] of Object.entries(screens)) {
      const [lesson = '', id = ''] = place.split('#');
      const now = `${old.split('/')[0]}/${lesson}`;
      const known = nowIn[now] ?? { seen: [], solved: [] };
      if (lessons[old]?.seen.includes(screen) && !known.seen.includes(id)) nowIn[now] = { ...known, seen: [...known.seen, id] };
    }
  return { lessons: nowIn, ...(Object.keys(nowCards).length > 0 && { cards: nowCards }) };
}
