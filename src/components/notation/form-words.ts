import type { NotationChoice } from '../board/model/settings.ts';

/** What the forms of a move are called in tables. */
export const FORM_WORDS: Readonly<Record<NotationChoice, string>> = {
  usual: 'With the names on the boards',
  rules: 'As the rules write it',
  squares: 'Name that never changes',
  pictures: 'With pictures',
  relative: 'Counted from your own side',
};
