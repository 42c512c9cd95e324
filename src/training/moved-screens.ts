/** By lesson, where its screens went, in one line for each lesson that has them now: its name, and the screens, with their new names where these changed. */
const MOVES: Readonly<Record<string, readonly string[]>> = {
  'meder/set-up': ['set-up mirror=army', 'more-boards real-set'],
  'meder/rook-bishop-queen': ['long-lines colour-bound fork'],
  'meder/columns': ['long-lines board-column'],
  'meder/gaps': ['long-lines no-jump diagonal who'],
  'meder/knight-king': ['set-up over=white-first', 'long-lines over-gaps'],
  'meder/check': ['long-lines pinned-attacks pinned-check'],
  'meder/mate': ['play-endings bare-king'],
  'meder/pawns': ['pawns deep=step', 'outer-pawns double-end', 'small-game race'],
  'meder/attack-boards': ['more-boards black-cannot any'],
  'meder/board-places': ['more-boards ql3 vacant whose'],
  'meder/whole-game': ['before-you-move few'],
  'grant/attack-boards': ['where-boards-go guest take-over', 'more-boards stranded carried'],
  'grant/bishop': ['more-lines limits', 'more-pieces colour rook-below mixed-test'],
  'grant/check-and-mate': ['more-boards board-check board-stays', 'more-lines shield'],
  'grant/knight': ['where-boards-go which-knight', 'knight-pawns two-levels three-steps from-board ground'],
  'grant/levels': ['more-lines no-return straight'],
  'grant/pawn': ['knight-pawns stopped never-up double-way'],
  'grant/queen-and-king': ['more-pieces not-both king-diagonal king-one-level pinned'],
  'grant/rook': ['more-lines off-board choke'],
  'grant/setup': ['first-steps who-begins=capture capture aim=mate', 'more-boards real-set'],
  'grant/what-blocks': ['past-boards no-level-between hop-off', 'more-lines between'],
  'bartmess/the-boards': ['first-steps three-stay=board', 'pins pins'],
  'bartmess/names': ['the-boards boards columns'],
  'bartmess/setting-up': ['notation light-right finished', 'setting-up in-turn=first-move'],
  'bartmess/lines': ['long-lines his-example six'],
  'bartmess/slipping-past': ['long-lines landing past-test'],
  'bartmess/pieces': ['long-lines no-castling'],
  'bartmess/knight': ['board-paths make-ground'],
  'bartmess/check': ['check-boards board-parries board-checks turn-parries turn-exposes'],
  'bartmess/checkmate': ['check-boards turn-mates pinned stalemate boards-save'],
  'bartmess/pawns': ['outer-pawns later', 'pawns all=capture'],
  'bartmess/whose-board': ['rotation guests'],
  'bartmess/rotation': ['whose-board turn'],
  'bartmess/where-boards-go': ['pins five'],
  'bartmess/board-paths': ['pins all-pins how-few pin-ten'],
  'harshman/board': ['larger-board larger larger-rows'],
  'harshman/names': ['larger-board larger=names'],
  'usenet/check': ['check-boards board-between board-away away-side shield-stays pinned-attacks'],
  'usenet/double-step': ['pawns two'],
  'usenet/king': ['more-lines no-castling'],
  'usenet/knight': ['more-levels leap-far leap-fork-black'],
  'usenet/levels': ['more-levels post-picture too-far same-height step-off'],
  'usenet/lines': ['more-lines board-to-board back-again lines-mixed'],
  'usenet/mate': ['check-boards queen-net board-saves', 'draws empty-saves'],
  'usenet/names': ['where-to pin-map pin-names'],
  'usenet/pawns': ['outer-pawns never-straight next-square off-board edge-pawns'],
  'usenet/queen': ['queen-first forty-four which-pawn five-checks'],
  'usenet/rook-and-bishop': ['more-lines rook-closed bishop-not-up'],
  'usenet/the-set': ['first-steps capture'],
  'usenet/where-to': ['more-boards vacant ends back far'],
  'usenet/whose-board': ['more-boards none-yet both'],
};

/** By lesson, the screens that once stood in it and where what they taught is now: a screen of another lesson of the course, or of this one. */
export const MOVED_SCREENS: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  Object.entries(MOVES).map(([lesson, groups]) => [
    lesson,
    Object.fromEntries(
      groups.flatMap((group) => {
        const [to = '', ...screens] = group.split(' ');
        return screens.map((screen) => {
          const [id = '', now = id] = screen.split('=');
          return [id, `${to}#${now}`];
        });
      }),
    ),
  ]),
);
