import { href } from '../../address/href.ts';
import type { IconName } from './icons.ts';

export interface Place {
  readonly label: string;
  readonly href: string;
  readonly icon: IconName;
}

/** The site's main places, in the order of the header. Only what exists stands here. */
export const PLACES: readonly Place[] = [
  { label: 'Learn', href: href('/learn/'), icon: 'book' },
  { label: 'Rules', href: href('/rules/'), icon: 'list' },
  { label: 'Compare', href: href('/compare/'), icon: 'columns' },
  { label: 'Puzzles', href: href('/puzzles/'), icon: 'target' },
  { label: 'Board', href: href('/board/'), icon: 'boards' },
];

/** What stands at the foot of every page. */
export const FOOT_LINKS: readonly Omit<Place, 'icon'>[] = [
  { label: 'Which rules?', href: href('/which/') },
  { label: 'Notation', href: href('/notation/') },
  { label: 'Glossary', href: href('/glossary/') },
  { label: 'Credits and licences', href: href('/about/') },
];

/** Whether a page is the place or lies below it. */
export function isWithin(path: string, place: { readonly href: string }): boolean {
  return path === place.href || path.startsWith(place.href);
}
