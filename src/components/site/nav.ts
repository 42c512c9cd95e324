import { href } from '../../platform/href.ts';
import type { IconName } from './icons.ts';
import { SITE } from '#words/site.ts';

export interface Place {
  readonly label: string;
  readonly href: string;
  readonly icon: IconName;
}

/** The site's main places, in the order of the header. Only what exists stands here. */
export const PLACES: readonly Place[] = [
  { label: SITE.places.learn, href: href('/learn/'), icon: 'book' },
  { label: SITE.places.rules, href: href('/rules/'), icon: 'list' },
  { label: SITE.places.compare, href: href('/compare/'), icon: 'columns' },
  { label: SITE.places.puzzles, href: href('/puzzles/'), icon: 'target' },
  { label: SITE.places.board, href: href('/board/'), icon: 'boards' },
];

/** What stands at the foot of every page. */
export const FOOT_LINKS: readonly Omit<Place, 'icon'>[] = [
  { label: SITE.foot.practice, href: href('/practice/') },
  { label: SITE.foot.which, href: href('/which/') },
  { label: SITE.foot.notation, href: href('/notation/') },
  { label: SITE.foot.glossary, href: href('/glossary/') },
  { label: SITE.foot.help, href: href('/help/') },
  { label: SITE.foot.embed, href: href('/embed/') },
  { label: SITE.foot.about, href: href('/about/') },
  { label: SITE.foot.kept, href: href('/kept/') },
];

/** Whether a page is the place or lies below it. */
export function isWithin(path: string, place: { readonly href: string }): boolean {
  return path === place.href || path.startsWith(place.href);
}
