import { href } from '../platform/href.ts';

/** By lesson, the screens that once stood in it and where what they taught is now: a screen of another lesson of the course, or of this one. */
export const MOVED_SCREENS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'meder/set-up': { mirror: 'set-up#army', 'real-set': 'more-boards#real-set' },
  'meder/rook-bishop-queen': { 'colour-bound': 'long-lines#colour-bound', fork: 'long-lines#fork' },
  'meder/columns': { 'board-column': 'long-lines#board-column' },
  'meder/gaps': { 'no-jump': 'long-lines#no-jump', diagonal: 'long-lines#diagonal', who: 'long-lines#who' },
  'meder/knight-king': { over: 'set-up#white-first', 'over-gaps': 'long-lines#over-gaps' },
  'meder/check': { 'pinned-attacks': 'long-lines#pinned-attacks', 'pinned-check': 'long-lines#pinned-check' },
  'meder/mate': { 'bare-king': 'play-endings#bare-king' },
  'meder/pawns': { deep: 'pawns#step', 'double-end': 'outer-pawns#double-end', race: 'small-game#race' },
  'meder/attack-boards': { 'black-cannot': 'more-boards#black-cannot', any: 'more-boards#any' },
  'meder/board-places': { ql3: 'more-boards#ql3', vacant: 'more-boards#vacant', whose: 'more-boards#whose' },
  'meder/whole-game': { few: 'before-you-move#few' },
  'grant/attack-boards': { guest: 'where-boards-go#guest', 'take-over': 'where-boards-go#take-over' },
  'grant/knight': { 'which-knight': 'where-boards-go#which-knight' },
  'bartmess/the-boards': { 'three-stay': 'first-steps#board', pins: 'pins#pins' },
  'bartmess/names': { boards: 'the-boards#boards', columns: 'the-boards#columns' },
  'bartmess/setting-up': { 'light-right': 'notation#light-right', finished: 'notation#finished', 'in-turn': 'setting-up#first-move' },
  'bartmess/lines': { 'his-example': 'long-lines#his-example', six: 'long-lines#six' },
  'bartmess/slipping-past': { landing: 'long-lines#landing', 'past-test': 'long-lines#past-test' },
  'bartmess/pieces': { 'no-castling': 'long-lines#no-castling' },
  'bartmess/knight': { 'make-ground': 'board-paths#make-ground' },
  'bartmess/check': {
    'board-parries': 'check-boards#board-parries',
    'board-checks': 'check-boards#board-checks',
    'turn-parries': 'check-boards#turn-parries',
    'turn-exposes': 'check-boards#turn-exposes',
  },
  'bartmess/checkmate': {
    'turn-mates': 'check-boards#turn-mates',
    pinned: 'check-boards#pinned',
    stalemate: 'check-boards#stalemate',
    'boards-save': 'check-boards#boards-save',
  },
  'bartmess/pawns': { later: 'outer-pawns#later', all: 'pawns#capture' },
  'bartmess/whose-board': { guests: 'rotation#guests' },
  'bartmess/rotation': { turn: 'whose-board#turn' },
  'bartmess/where-boards-go': { five: 'pins#five' },
  'bartmess/board-paths': { 'all-pins': 'pins#all-pins', 'how-few': 'pins#how-few', 'pin-ten': 'pins#pin-ten' },
  'usenet/mate': { 'empty-saves': 'draws#empty-saves' },
};

/** The screens that left a lesson (`meder/pawns`), each with the address that leads to it now. */
export function listMoved(lesson: string): readonly { readonly id: string; readonly to: string }[] {
  const [course = ''] = lesson.split('/');
  return Object.entries(MOVED_SCREENS[lesson] ?? {}).map(([id, place]) => ({
    id,
    to: href(`/learn/${course}/${place.replace('#', '/#')}`),
  }));
}
