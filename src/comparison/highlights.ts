import type { Picked } from '../board/address/compare-address.ts';
import { namePick } from './ruleset-names.ts';
import { compareReach, picksOf, type Target } from './diff.ts';
import { makeOverlay, type ShownSide } from './side.ts';

/** What a pick marks: its places with the rulesets that allow them, and the picture that lies over each board. */
export interface Highlight {
  readonly targets: readonly Target[];
  readonly overlays: ReadonlyMap<string, string>;
}

/** What each pick marks on boards that stand together, each worked out once. */
export interface Highlights {
  /** The pick whose places are marked; without one, nothing is. */
  of(pick: Picked | undefined): Highlight;
  /** Works out one pick after another that nobody has asked for yet, so that an answer is ready before the question. */
  foresee(): Iterator<void>;
}

const NOTHING: Highlight = { targets: [], overlays: new Map() };

/** What every pick on these boards marks. */
export function makeHighlights(shown: readonly ShownSide[]): Highlights {
  const positions = shown.map(({ position }) => position);
  const known = new Map<string, Highlight>();
  const of = (pick: Picked | undefined): Highlight => {
    if (!pick) return NOTHING;
    const found = known.get(namePick(pick));
    if (found) return found;
    const targets = compareReach(positions, pick);
    const seen = { targets, overlays: new Map(shown.map((side) => [side.ruleset.id, makeOverlay(side, pick, targets)])) };
    known.set(namePick(pick), seen);
    return seen;
  };
  return {
    of,
    *foresee() {
      for (const pick of positions[0] ? picksOf(positions[0]) : []) {
        of(pick);
        yield;
      }
    },
  };
}
