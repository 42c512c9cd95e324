import { MOVED_SCREENS } from './moved-screens.ts';
import type { StoredCard } from './stored-card.ts';

/** By course, in one line for each two lessons: the one that tasks left, the one they are in now, and the tasks. */
const MOVES: Readonly<Record<string, readonly string[]>> = {
  meder: [
    'pawns small-game meder-pawn-race',
    'rook-bishop-queen long-lines meder-lines-colour meder-lines-fork',
    'gaps long-lines meder-gaps-jump meder-gaps-diagonal meder-gaps-who',
    'columns long-lines meder-columns-board',
    'knight-king long-lines meder-leap-gap',
    'check long-lines meder-check-still meder-check-pinned-check',
    'attack-boards more-boards meder-may-not meder-may-king',
    'board-places more-boards meder-places-ql3 meder-places-vacant meder-places-whose',
    'set-up more-boards meder-setup-shared',
    'pawns outer-pawns meder-pawn-end',
    'mate play-endings meder-mate-bare',
    'whole-game before-you-move meder-whole-few',
  ],
  bartmess: [
    'the-boards first-steps bartmess-boards-move',
    'the-boards pins bartmess-boards-over',
    'names the-boards bartmess-names-boards bartmess-names-column',
    'setting-up notation bartmess-setup-light bartmess-setup-hand',
    'lines long-lines bartmess-lines-six',
    'slipping-past long-lines bartmess-past-own bartmess-past-test',
    'pieces long-lines bartmess-pieces-castling',
    'knight board-paths bartmess-knight-bridge',
    'check check-boards bartmess-check-board bartmess-check-bridge bartmess-check-turn bartmess-check-into',
    'checkmate check-boards bartmess-mate-turn bartmess-mate-pinned bartmess-mate-not-stale',
    'pawns outer-pawns bartmess-pawn-later',
    'whose-board rotation bartmess-whose-guests',
    'rotation whose-board bartmess-turn-first',
    'where-boards-go pins bartmess-where-five',
    'board-paths pins bartmess-paths-few bartmess-paths-ten',
  ],
  grant: [
    'attack-boards where-boards-go guest-try',
    'knight where-boards-go which-knight-try',
    'what-blocks past-boards no-level-between-try hop-off-try',
    'attack-boards more-boards stranded-try carried-try',
    'bishop more-lines limits-try',
    'bishop more-pieces colour-try rook-below-try mixed-test-try',
    'check-and-mate more-boards board-check-try board-stays-try',
    'check-and-mate more-lines shield-try',
    'knight knight-pawns two-levels-try three-steps-try from-board-try ground-try',
    'levels more-lines no-return-try straight-try',
    'pawn knight-pawns stopped-try never-up-try double-way-try',
    'queen-and-king more-pieces not-both-try king-diagonal-try king-one-level-try pinned-try',
    'rook more-lines off-board-try choke-try',
    'setup more-boards real-set-try',
    'what-blocks more-lines between-try',
  ],
  harshman: [
    'board larger-board harshman-board-larger harshman-board-larger-rows',
    'names larger-board harshman-names-larger',
    'board first-steps harshman-board-aim',
    'board names harshman-board-edges',
    'castling castling-cases harshman-castling-gray-black harshman-castling-between harshman-castling-check harshman-castling-rook harshman-castling-defeated',
    'check check-cases harshman-check-free harshman-check-pass harshman-check-pinned',
    'king check-cases harshman-king-all',
    'king-capture check-cases harshman-king-capture-forced',
    'king-capture mate-cases harshman-king-capture-own-king harshman-king-capture-last harshman-king-capture-last-black',
    'mate-alone check-cases harshman-mate-alone-leave',
    'mate-alone first-steps harshman-mate-alone-queen',
    'mate-alone mate-cases harshman-mate-alone-first',
    'mate-together mate-cases harshman-mate-together-unguarded harshman-mate-together-discovered harshman-mate-together-last',
    'names board harshman-names-ranks harshman-names-files',
    'pawns start harshman-pawns-second-rank',
    'pieces start harshman-pieces-rim',
    'points more-points harshman-points-sums',
    'promotion whole-game harshman-promotion-where',
    'setup start harshman-setup-pawns harshman-setup-facing harshman-setup-queens harshman-setup-first-moves',
  ],
  usenet: [
    'mate draws empty-saves-do',
    'the-set first-steps capture-take',
    'names where-to names-pin',
    'king more-lines castle-truth',
    'levels more-levels picture-up far-all same-step step-off-truth',
    'knight more-levels far-reach fork-black',
    'rook-and-bishop more-lines closed-take not-up-pick',
    'lines more-lines across-count back-truth lines-mixed-pick',
    'queen queen-first which-pick five-pick',
    'check check-boards between-do away-do shield-no pinned-all',
    'mate check-boards queen-net-do board-saves-do',
    'pawns outer-pawns straight-pick next-all off-all edge-take',
    'whose-board more-boards none-yet-pick both-pick',
    'where-to more-boards vacant-all ends-all back-do far-count',
    'double-step pawns two-all',
  ],
};

/** By course, the tasks that stand in another lesson than before, each with the lesson it left and the one it is in now. */
export const MOVED_TASKS: Readonly<Record<string, Readonly<Record<string, readonly [from: string, to: string]>>>> = Object.fromEntries(
  Object.entries(MOVES).map(([course, groups]) => [
    course,
    Object.fromEntries(
      groups.flatMap((group) => {
        const [from = '', to = '', ...tasks] = group.split(' ');
        return tasks.map((task) => [task, [from, to] as const]);
      }),
    ),
  ]),
);

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
