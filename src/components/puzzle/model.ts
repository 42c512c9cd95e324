import { computed, signal } from '@preact/signals';
import { fetchFacets, fetchPuzzles, type Facet, type TrainerPuzzle } from './data.ts';
import { keepRules, loadRules } from '../progress/rules.ts';
import { makePlate } from './fill-plate.ts';
import { NO_FILTER, passes, type Filter } from './filter.ts';
import { chooseDaily, chooseNext } from './next.ts';
import { dateOf, NO_RECORD, skillOf, type PuzzleRecord } from './record.ts';
import { noteAttempt } from './skill.ts';
import { changeRecord, loadRecord, onRecord } from './store.ts';
import { MISSED, NEXT, SHOWN, SOLVED, type Told } from './told.ts';

/** `done`: solved; `shown`: given up, the solution was shown. */
export type TrainerState = 'loading' | 'solving' | 'done' | 'shown' | 'empty' | 'failed';

export const facets = signal<readonly Facet[]>([]);
export const record = signal<PuzzleRecord>(NO_RECORD);
export const state = signal<TrainerState>('loading');
export const puzzle = signal<TrainerPuzzle | undefined>(undefined);
/** What is practised: a ruleset, a theme. */
export const filter = signal<Filter>(NO_FILTER);
export const dueCards = signal<readonly string[]>([]);
/** How the open puzzle went, once it is decided, and how its rating moved the reader's. */
export const outcome = signal<{ readonly score?: 0 | 1; readonly change?: number }>({});
/** What the plate told when it was solved. */
export const told = signal<Told | undefined>(undefined);
/** The open puzzle stands for one that the address names and nobody has. */
export const isOther = signal(false);
export const skill = computed(() => skillOf(record.value, puzzle.value?.ruleset ?? filter.value.ruleset));
export const isReviewing = computed(() => record.value.review !== undefined);

let host: HTMLElement | undefined;
let run = 0;
/** The card that the open puzzle was chosen for. */
let reviewed: string | undefined;
/** The address names a puzzle that nobody has. */
let isLost = false;

/** Starts the trainer: what the address names, else the puzzle that was open, else a matched one. */
export async function startTrainer(place: HTMLElement): Promise<void> {
  host = place;
  onRecord((now) => (record.value = now));
  place.addEventListener(MISSED, () => void note(0));
  place.addEventListener(SOLVED, (event) => void solved((event as CustomEvent<Told>).detail));
  place.addEventListener(SHOWN, () => (state.value = 'shown'));
  // What stands behind “Next puzzle” is the next one of the trainer.
  place.addEventListener(NEXT, (event) => {
    event.preventDefault();
    void next();
  });
  addEventListener('hashchange', () => void follow());
  await follow();
}

async function follow(): Promise<void> {
  try {
    facets.value = await fetchFacets();
    await findDue();
    const named = new URLSearchParams(location.hash.slice(1));
    // A page that is not kept for reading without a network is answered by the trainer.
    const id = named.get('puzzle') ?? /^\/puzzles\/([a-z]+-[0-9a-z]{4})\/$/.exec(location.pathname)?.[1] ?? '';
    const facet = facets.value.find((one) => one.id === id);
    isLost = id !== '' && !facet;
    const isPractising = PRACTISED.some((name) => named.has(name));
    if (isPractising || id === '') filter.value = readPractice(isPractising ? named : new URLSearchParams({ ruleset: loadRules() ?? '' }));
    if (facet) return await open(facet);
    if (named.has('daily')) return await openDaily();
    const kept = facets.value.find((one) => one.id === loadRecord().open);
    if (kept && !isPractising && passes(kept, filter.value)) return await open(kept);
    await next();
  } catch {
    state.value = 'failed';
  }
}

/** What of a filter the address keeps. */
const PRACTISED = ['ruleset', 'theme'] as const;

/** What an address says is practised; what no puzzle has is left out. */
function readPractice(named: URLSearchParams): Filter {
  const [ruleset, theme] = PRACTISED.map((name) => named.get(name) ?? '') as [string, string];
  return {
    ...NO_FILTER,
    ...(facets.value.some((one) => one.ruleset === ruleset) && { ruleset }),
    ...(facets.value.some(({ themes }) => themes.some((known) => known === theme)) && { theme }),
  };
}

/** The open puzzle and what is practised, so that a page loaded again goes on with both. */
function makeAddress(id: string): string {
  const practised = PRACTISED.flatMap((name) => (filter.value[name] === '' ? [] : [`&${name}=${filter.value[name]}`]));
  return `/puzzles/train/#puzzle=${id}${practised.join('')}`;
}

/** Tries again what could not be fetched. */
export const retry = (): Promise<void> => follow();

/** Puts a puzzle on the page; `review` is the card it answers. */
async function open(facet: Facet, review?: string): Promise<void> {
  const mine = (run += 1);
  const found = (await fetchPuzzles(facet.ruleset)).get(facet.id);
  if (!found || mine !== run) return;
  const plate = await makePlate(found, review !== undefined);
  if (mine !== run) return;
  host?.replaceChildren(plate);
  // Who asked for it further down would look at where the last one was.
  if (host && host.getBoundingClientRect().top < 0) host.scrollIntoView({ block: 'start' });
  puzzle.value = found;
  isOther.value = isLost;
  isLost = false;
  outcome.value = {};
  told.value = undefined;
  reviewed = review;
  state.value = 'solving';
  history.replaceState(null, '', makeAddress(facet.id));
  changeRecord((before) => ({ ...before, open: facet.id }));
}

/** The next puzzle: of a card whose time has come, else one matched to the reader. */
export async function next(): Promise<void> {
  await findDue();
  const [card] = dueCards.value;
  if (card !== undefined) {
    const { choosePuzzle } = await import('./review.ts');
    const all = await fetchPuzzles(card.split('/')[0]!);
    const chosen = choosePuzzle(card, all.values(), record.value);
    const facet = facets.value.find(({ id }) => id === chosen?.id);
    if (facet && facet.id !== puzzle.value?.id) return open(facet, card);
  }
  const facet = chooseNext(facets.value, loadRecord(), filter.value, Math.random(), puzzle.value?.id);
  if (facet) return open(facet);
  state.value = 'empty';
}

export async function openDaily(): Promise<void> {
  const facet = chooseDaily(facets.value, dateOf(new Date()));
  if (facet) await open(facet);
}

/** Practises a ruleset or a theme from now on. */
export function practise(change: Partial<Pick<Filter, 'ruleset' | 'theme'>>): Promise<void> {
  filter.value = { ...filter.value, ...change };
  if (change.ruleset !== undefined) keepRules(change.ruleset);
  return next();
}

/** Begins spaced repetition, or ends it and forgets its cards. */
export async function setReview(isOn: boolean): Promise<void> {
  changeRecord(({ review, ...rest }) => (isOn ? { ...rest, review: review ?? {} } : rest));
  await findDue();
}

async function findDue(): Promise<void> {
  const now = loadRecord();
  dueCards.value = now.review ? (await import('./review.ts')).listDue(now, new Date()) : [];
}

async function solved(how: Told): Promise<void> {
  if (how.clean) await note(1);
  told.value = how;
  state.value = 'done';
}

/** Keeps how the open puzzle went, once. */
async function note(score: 0 | 1): Promise<void> {
  const now = puzzle.value;
  if (!now || outcome.value.score !== undefined) return;
  outcome.value = { score };
  const before = skillOf(loadRecord(), now.ruleset).rating;
  const after = changeRecord((kept) => noteAttempt(kept, now, score, new Date()));
  outcome.value = { ...outcome.value, change: Math.round(skillOf(after, now.ruleset).rating) - Math.round(before) };
  if (!after.review) return;
  const { answerCards, cardsOf } = await import('./review.ts');
  const all = await fetchPuzzles(now.ruleset);
  // The card it was chosen for may be another than those it is best known by: it is answered too.
  const cards = new Set([...cardsOf(now, all.values()), ...(reviewed === undefined ? [] : [reviewed])]);
  changeRecord((kept) => answerCards(kept, [...cards], score, new Date()));
  await findDue();
}
