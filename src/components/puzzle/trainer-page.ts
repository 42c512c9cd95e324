import { href, pathOf } from '../../address/href.ts';
import { keepRules, loadRules } from '../progress/rules.ts';
import { fetchFacets } from './data.ts';
import { makePlate } from './fill-plate.ts';
import { changeRecord, loadRecord, onRecord } from '../progress/puzzle-store.ts';
import { fetchSets } from './sets.ts';
import { fetchPuzzle, fetchPuzzles } from './slices.ts';
import { MISSED, NEXT, SHOWN, SOLVED, type Told } from './told.ts';
import { Training } from './training.ts';

/** A page that is not kept for reading without a network is answered by the trainer. */
const PAGE = /^\/puzzles\/([a-z]+-[0-9a-z]{4})\/$/;

/** The trainer of these rulesets with its plate in an element of the page: what the plate tells goes to it, and what the address says. */
export function startTraining(host: HTMLElement, rulesets: readonly string[]): Training {
  const training = new Training({
    load: loadRecord,
    change: changeRecord,
    fetchFacets: () => fetchFacets(rulesets),
    fetchPuzzle,
    fetchPuzzles,
    fetchSets,
    show: async (puzzle, word) => {
      const plate = await makePlate(puzzle, word);
      host.hidden = false;
      host.replaceChildren(plate);
      // Who asked for it further down would look at where the last one was.
      if (host.getBoundingClientRect().top < 0) host.scrollIntoView({ block: 'start' });
    },
    clear: () => {
      host.replaceChildren();
      host.hidden = true;
    },
    setAddress: (hash) => history.replaceState(null, '', href(`/puzzles/train/#${hash}`)),
    loadRules,
    keepRules,
    now: () => new Date(),
    random: Math.random,
  });
  onRecord((now) => (training.record.value = now));
  host.addEventListener(MISSED, () => void training.missed());
  host.addEventListener(SOLVED, (event) => void training.solved((event as CustomEvent<Told>).detail));
  host.addEventListener(SHOWN, () => training.shown());
  // What stands behind “Next puzzle” is the next one of the trainer.
  host.addEventListener(NEXT, (event) => {
    event.preventDefault();
    void training.next();
  });
  addEventListener('hashchange', () => void training.follow(readAddress()));
  void training.follow(readAddress());
  return training;
}

function readAddress(): URLSearchParams {
  const named = new URLSearchParams(location.hash.slice(1));
  const [, id] = PAGE.exec(pathOf(location.pathname)) ?? [];
  if (id !== undefined && !named.has('puzzle')) named.set('puzzle', id);
  return named;
}
