import { effect } from '@preact/signals';
import type { PuzzleResult } from '../../training/puzzle-result.ts';
import { lazy } from '../../platform/lazy.ts';
import { href, pathOf } from '../../platform/href.ts';
import { storeRules, loadRules } from '../progress/current-rules.ts';
import { fetchFacets } from '../../training/puzzle-index.ts';
import { makePlate } from './fill-plate.ts';
import { changeRecord, loadRecord, onRecord } from '../progress/puzzle-store.ts';
import { fetchSets } from '../../training/puzzle-sets.ts';
import { fetchPuzzle, fetchPuzzles } from '../../training/puzzle-files.ts';
import { MISSED, NEXT, SHOWN, SOLVED } from '../puzzle/puzzle-events.ts';
import { TrainerSession } from '../../training/session.ts';

/** Milliseconds after a puzzle has come in which nothing else is fetched. */
const CALM = 3000;
/** A page that is not kept for reading without a network is answered by the trainer. */
const PAGE = /^\/puzzles\/([a-z]+-[0-9a-z]{4})\/$/;

/** The trainer of these rulesets with its plate in an element of the page: what the plate tells goes to it, and what the address says. */
export function startTraining(host: HTMLElement, rulesets: readonly string[]): TrainerSession {
  /** A first visit finds its plate in the page, and may have begun with it. */
  const written = host.querySelector('board-diagram');
  const training = new TrainerSession({
    load: loadRecord,
    change: changeRecord,
    fetchFacets: () => fetchFacets(rulesets),
    fetchPuzzle,
    fetchPuzzles,
    fetchSets,
    draw: async (puzzle, word) => {
      if (written?.isConnected && written.id === puzzle.id) return () => undefined;
      const plate = await makePlate(puzzle, word);
      return () => {
        host.hidden = false;
        host.replaceChildren(plate);
        // A reader who asked for it further down would look at where the last one was.
        if (host.getBoundingClientRect().top < 0) host.scrollIntoView({ block: 'start' });
      };
    },
    clear: () => {
      host.replaceChildren();
      host.hidden = true;
    },
    setAddress: (hash) => history.replaceState(null, '', href(`/puzzles/train/#${hash}`)),
    firstRules: rulesets[0] ?? '',
    loadRules,
    keepRules: storeRules,
    now: () => new Date(),
    random: Math.random,
  });
  effect(() => {
    const { value } = training.puzzle;
    if (value) keepPuzzles(value.ruleset);
  });
  onRecord((now) => (training.record.value = now));
  const toldBy = (event: Event): PuzzleResult => (event as CustomEvent<PuzzleResult>).detail;
  host.addEventListener(MISSED, (event) => void training.missed(toldBy(event).id));
  host.addEventListener(SOLVED, (event) => void training.solved(toldBy(event)));
  host.addEventListener(SHOWN, (event) => training.shown(toldBy(event).id));
  // What stands behind “Next puzzle” is the next one of the trainer.
  host.addEventListener(NEXT, (event) => {
    event.preventDefault();
    void training.next(toldBy(event).id);
  });
  // A plate that is not live yet has a plain link there.
  host.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a[data-do="next"]');
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    void training.next();
  });
  addEventListener('hashchange', () => void training.follow(readAddress()));
  void training.follow(readAddress());
  return training;
}

/** Rulesets whose puzzles are kept, or on their way. */
const asked = new Set<string>();

/** Keeps the puzzles of a ruleset for reading without a network, once the page has nothing else to do; where data is to be saved it does not. */
function keepPuzzles(ruleset: string): void {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (asked.has(ruleset) || !('serviceWorker' in navigator) || !('caches' in globalThis) || connection?.saveData) return;
  asked.add(ruleset);
  const keep = async (): Promise<void> => {
    const { keepQuietly } = await lazy(() => import('../../offline/keep-quietly.ts')).load();
    await keepQuietly(`puzzles-${ruleset}`);
  };
  setTimeout(() => void keep().catch(() => asked.delete(ruleset)), CALM);
}

function readAddress(): URLSearchParams {
  const named = new URLSearchParams(location.hash.slice(1));
  const [, id] = PAGE.exec(pathOf(location.pathname)) ?? [];
  if (id !== undefined && !named.has('puzzle')) named.set('puzzle', id);
  return named;
}
