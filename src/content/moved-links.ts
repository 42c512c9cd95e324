import { href } from '../platform/href.ts';
import { MOVED_SCREENS } from '../training/moved-screens.ts';

/** The screens that left a lesson (`meder/pawns`), each with the address that leads to it now. */
export function listMoved(lesson: string): readonly { readonly id: string; readonly to: string }[] {
  const [course = ''] = lesson.split('/');
  return Object.entries(MOVED_SCREENS[lesson] ?? {}).map(([id, place]) => ({
    id,
    to: href(`/learn/${course}/${place.replace('#', '/#')}`),
  }));
}
