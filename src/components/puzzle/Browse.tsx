import { computed, signal } from '@preact/signals';
import { PLAYER_NAMES } from '../../engine/index.ts';
import type { Theme } from '../../puzzles/themes.ts';
import { fetchFacets, fetchPuzzles, type Facet } from './data.ts';
import { applyFilter, countValues, FILTER_NAMES, kindOf, makeQuery, NO_FILTER, parseQuery, type Filter } from './filter.ts';
import { drawPosition, openPuzzle, type Picture } from './picture.ts';
import { loadRecord } from './store.ts';
import { nameGoal, nameKind, THEME_WORDS } from './words.ts';

/** Cards drawn at a time. */
export const PAGE = 24;

export interface BrowseProps {
  /** Rulesets by id and name, in the order of the site. */
  readonly rulesets: readonly { readonly id: string; readonly name: string }[];
}

interface Card {
  readonly facet: Facet;
  readonly task: string;
  readonly turn: string;
  readonly picture: Picture;
}

const FIELD_WORDS: Readonly<Record<keyof Filter, string>> = { ruleset: 'Ruleset', kind: 'Task', level: 'Level', theme: 'Theme' };

const facets = signal<readonly Facet[]>([]);
const filter = signal<Filter>(NO_FILTER);
const page = signal(1);
const cards = signal<readonly Card[]>([]);
const state = signal<'loading' | 'ready' | 'failed'>('loading');
const found = computed(() => applyFilter(facets.value, filter.value));
const pages = computed(() => Math.max(1, Math.ceil(found.value.length / PAGE)));

async function draw(facet: Facet): Promise<Card | undefined> {
  const puzzle = (await fetchPuzzles(facet.ruleset)).get(facet.id);
  if (!puzzle) return undefined;
  const position = await openPuzzle(puzzle);
  return { facet, task: nameGoal(puzzle.goal), turn: PLAYER_NAMES[position.turn], picture: drawPosition(position, `${facet.id}-`) };
}

let run = 0;

/** Draws the cards of the page; a later page or filter overtakes. */
async function show(): Promise<void> {
  const mine = (run += 1);
  const shown = found.value.slice((page.value - 1) * PAGE, page.value * PAGE);
  try {
    const drawn = await Promise.all(shown.map(draw));
    if (mine !== run) return;
    cards.value = drawn.filter((card) => card !== undefined);
    state.value = 'ready';
  } catch {
    if (mine === run) state.value = 'failed';
  }
}

function goTo(next: Filter, number: number): void {
  filter.value = next;
  page.value = Math.min(Math.max(1, number), pages.value);
  history.replaceState(null, '', location.pathname + makeQuery(filter.value, page.value));
  void show();
}

/** Fetches the facets and shows what the address says. */
export async function startBrowse(): Promise<void> {
  state.value = 'loading';
  try {
    facets.value = await fetchFacets();
  } catch {
    state.value = 'failed';
    return;
  }
  const read = parseQuery(location.search, facets.value);
  goTo(read.filter, read.page);
}

const nameKindOf = (kind: string): string => {
  const facet = facets.value.find((one) => kindOf(one) === kind);
  return facet ? nameKind(facet) : kind;
};

function Field({ name, rulesets }: { readonly name: keyof Filter } & BrowseProps) {
  const counts = countValues(facets.value, filter.value, name);
  const nameOf = (value: string): string =>
    name === 'ruleset'
      ? (rulesets.find(({ id }) => id === value)?.name ?? value)
      : name === 'kind'
        ? nameKindOf(value)
        : name === 'theme'
          ? THEME_WORDS[value as Theme]
          : `Level ${value}`;
  return (
    <label class="browse-field">
      {FIELD_WORDS[name]}
      <select value={filter.value[name]} onChange={(event) => goTo({ ...filter.value, [name]: event.currentTarget.value }, 1)}>
        <option value="">All</option>
        {[...counts]
          .filter(([value, count]) => count > 0 || value === filter.value[name])
          .map(([value, count]) => (
            <option key={value} value={value}>
              {nameOf(value)} ({count})
            </option>
          ))}
      </select>
    </label>
  );
}

function Grade({ level }: { readonly level: number }) {
  return (
    <span class="grade">
      <span class="spoken">Level {level} of 5</span>
      {[1, 2, 3, 4, 5].map((at) => (
        <i key={at} class={at <= level ? 'is-on' : ''} aria-hidden="true" />
      ))}
    </span>
  );
}

function CardItem({ card: { facet, task, turn, picture }, isSolved }: { readonly card: Card; readonly isSolved: boolean }) {
  return (
    <li>
      <article class="card puzzle-card">
        <div
          class="board-diagram puzzle-picture"
          style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
          dangerouslySetInnerHTML={{ __html: picture.svg }}
        />
        <div class="puzzle-card-text">
          <h3>
            <a href={`/puzzles/${facet.id}/`}>{task}</a>
          </h3>
          <p>
            {turn} to move{isSolved && <span class="puzzle-done"> · solved</span>}
          </p>
          <p class="puzzle-facts">
            <span class="rsname">{facet.id}</span>
            <Grade level={facet.level} />
          </p>
        </div>
      </article>
    </li>
  );
}

/** The list of puzzles: filters in the address, 24 cards at a time. */
export function Browse({ rulesets }: BrowseProps) {
  const solved = new Set(loadRecord().history.flatMap(({ id, score }) => (score > 0 ? [id] : [])));
  return (
    <>
      <form class="browse-filter" onSubmit={(event) => event.preventDefault()}>
        {FILTER_NAMES.map((name) => (
          <Field key={name} name={name} rulesets={rulesets} />
        ))}
      </form>
      <p class="browse-count" role="status">
        {state.value === 'loading' && 'The puzzles are on their way.'}
        {state.value === 'failed' && 'The puzzles could not be fetched. '}
        {state.value === 'failed' && (
          <button type="button" class="button" onClick={() => void startBrowse()}>
            Try again
          </button>
        )}
        {state.value === 'ready' && `${found.value.length} ${found.value.length === 1 ? 'puzzle' : 'puzzles'}.`}
      </p>
      <h2 class="spoken">The puzzles</h2>
      <ul class="puzzle-list">
        {cards.value.map((card) => (
          <CardItem key={card.facet.id} card={card} isSolved={solved.has(card.facet.id)} />
        ))}
      </ul>
      {pages.value > 1 && (
        <nav class="browse-pages" aria-label="Pages of the list">
          <button type="button" class="button" disabled={page.value === 1} onClick={() => goTo(filter.value, page.value - 1)}>
            Page before
          </button>
          <span>
            Page {page.value} of {pages.value}
          </span>
          <button type="button" class="button" disabled={page.value === pages.value} onClick={() => goTo(filter.value, page.value + 1)}>
            Next page
          </button>
        </nav>
      )}
    </>
  );
}
