import { render } from 'preact';
import { href } from '../../platform/href.ts';
import { PLAYER_NAMES } from '../../engine/core/piece.ts';
import { SHAPES } from '../site/shapes.ts';
import { fetchCards, PAGE, type PuzzleCard } from './cards.ts';
import type { PuzzleSummary } from '../../training/puzzle-index.ts';
import {
  applyFilter,
  countValues,
  FILTER_NAMES,
  isAll,
  makeQuery,
  mixLists,
  NO_FILTER,
  parsePage,
  parseQuery,
  type Filter,
} from '../../training/filter.ts';
import { loadRecord } from '../progress/puzzle-store.ts';
import { storeRules, loadRules } from '../progress/current-rules.ts';
import { PUZZLE_LIST } from '#words/puzzle-list.ts';
import { keepFocusInPlace } from '../../platform/keep-focus.ts';
import { Latest, unlessAborted } from '../../platform/latest.ts';
import { lazy } from '../../platform/lazy.ts';

/** What the page knows of all puzzles without fetching any: how many there are, and of each value of a filter its name and count. */
export interface BrowseProps {
  readonly count: number;
  /** How many puzzles each ruleset has, in the order of the cards. */
  readonly spread: readonly number[];
  readonly fields: Readonly<Record<keyof Filter, readonly (readonly [value: string, name: string, count: number])[]>>;
}

/** What is shown. It is one value that is drawn whole, without signals, which would be a fifteenth of what the page may weigh. */
interface Shown {
  readonly filter: Filter;
  readonly page: number;
  readonly cards: readonly PuzzleCard[];
  readonly state: 'loading' | 'ready' | 'failed';
  /** Fetched when the first filter is about to be chosen: of all, or of the ruleset that an address names. */
  readonly facets?: readonly PuzzleSummary[];
  /** Whose they are; empty: of all rulesets. */
  readonly of?: string;
}

/** The list in a place of the page. */
export class List {
  #shown: Shown = { filter: NO_FILTER, page: 1, cards: [], state: 'loading' };
  /** A later page or filter overtakes. */
  readonly #latest = new Latest();
  readonly #host: HTMLElement;
  readonly #props: BrowseProps;

  constructor(host: HTMLElement, props: BrowseProps) {
    this.#host = host;
    this.#props = props;
  }

  /** Shows what the address says. */
  start(): Promise<void> {
    const { search } = location;
    this.#change({ state: 'loading' });
    return this.#do(async (signal) => {
      const named = new URLSearchParams(search);
      // An address that names nothing goes by the rules the reader was with last.
      const rules = search === '' ? loadRules() : undefined;
      if (rules !== undefined && this.#props.fields.ruleset.some(([id]) => id === rules)) named.set('ruleset', rules);
      const isNamed = FILTER_NAMES.some((name) => named.has(name));
      const facets = isNamed ? await unlessAborted(signal, this.fetchFacets(named.get('ruleset') ?? '')) : undefined;
      await this.#show(facets ? parseQuery(named.toString(), facets) : NO_FILTER, parsePage(search), signal);
    });
  }

  /** Shows what the reader has chosen; the ruleset is kept as the one they are with. */
  choose(filter: Filter): void {
    if (filter.ruleset !== this.#shown.filter.ruleset) storeRules(filter.ruleset);
    void this.goTo(filter, 1);
  }

  goTo(filter: Filter, page: number): Promise<void> {
    return this.#do((signal) => this.#show(filter, page, signal));
  }

  /** Does what was asked for last; a failure is reported. */
  async #do(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    try {
      await this.#latest.run(work);
    } catch {
      this.#change({ state: 'failed' });
    }
  }

  async #show(filter: Filter, page: number, signal: AbortSignal): Promise<void> {
    this.#turnTo(filter, page, isAll(filter) || this.#knows(filter.ruleset) ? this.#shown.state : 'loading');
    const facets = isAll(filter) ? undefined : await unlessAborted(signal, this.fetchFacets(filter.ruleset));
    const places = facets ? applyFilter(facets, filter).map(({ place }) => place) : this.#listAll();
    const own = Math.min(Math.max(1, page), countPages(places.length));
    this.#turnTo(filter, own, this.#shown.state);
    const cards = await unlessAborted(signal, fetchCards(places.slice((own - 1) * PAGE, own * PAGE)));
    this.#change({ cards, state: 'ready' });
  }

  /** The places of all puzzles, the rulesets mixed. */
  #listAll(): readonly number[] {
    let first = 0;
    return mixLists(
      this.#props.spread.map((count) => {
        first += count;
        return Array.from({ length: count }, (_, at) => first - count + at);
      }),
    );
  }

  /** Another page of the same list, from its top. */
  turnPage(filter: Filter, page: number): void {
    void this.goTo(filter, page);
    this.#host.scrollIntoView({ block: 'start' });
  }

  #turnTo(filter: Filter, page: number, state: Shown['state']): void {
    history.replaceState(null, '', location.pathname + makeQuery(filter, page));
    this.#change({ filter, page, state });
  }

  /** What the puzzles of a ruleset are filtered by, or of all rulesets; where all are known, all. */
  async fetchFacets(ruleset = ''): Promise<readonly PuzzleSummary[]> {
    if (this.#shown.facets && this.#knows(ruleset)) return this.#shown.facets;
    const all = this.#props.fields.ruleset.map(([id]) => id);
    const of = all.includes(ruleset) ? ruleset : '';
    const facets = await (await lazy(() => import('../../training/puzzle-index.ts')).load()).fetchFacets(of === '' ? all : [of]);
    if (!this.#knows(of)) this.#change({ facets, of });
    return facets;
  }

  /** Whether the facets of a ruleset are here, or of all where none is named. */
  #knows(ruleset: string): boolean {
    return this.#shown.of === '' || (this.#shown.of !== undefined && this.#shown.of === ruleset);
  }

  #change(shown: Partial<Shown>): void {
    this.#shown = { ...this.#shown, ...shown };
    keepFocusInPlace(this.#host, () => render(<Browse list={this} shown={this.#shown} {...this.#props} />, this.#host));
  }
}

const countPages = (puzzles: number): number => Math.max(1, Math.ceil(puzzles / PAGE));

interface ShownProps extends BrowseProps {
  readonly list: List;
  readonly shown: Shown;
}

function Field({ name, list, shown: { filter, facets, of }, fields }: { readonly name: keyof Filter } & ShownProps) {
  const counts = facets && countValues(facets, filter, name);
  /** Unknown for rulesets whose facets are not here. */
  const countOf = (value: string, count: number): number | undefined =>
    !counts ? count : name === 'ruleset' && of !== '' && of !== value ? undefined : (counts.get(value) ?? 0);
  return (
    <label class="field browse-field">
      {PUZZLE_LIST.fields[name]}
      <select value={filter[name]} onChange={(event) => list.choose({ ...filter, [name]: event.currentTarget.value })}>
        <option value="">{PUZZLE_LIST.all}</option>
        {fields[name]
          .map(([value, words, count]) => ({ value, words, count: countOf(value, count) }))
          .filter(({ value, count }) => count !== 0 || value === filter[name])
          .map(({ value, words, count }) => (
            <option key={value} value={value}>
              {count === undefined ? words : `${words} (${count})`}
            </option>
          ))}
      </select>
    </label>
  );
}

function Level({ level }: { readonly level: number }) {
  return (
    <span class="level">
      <span class="spoken">{PUZZLE_LIST.level(level)}</span>
      {[1, 2, 3, 4, 5].map((at) => (
        <i key={at} class={at <= level ? 'is-on' : ''} aria-hidden="true" />
      ))}
    </span>
  );
}

interface CardProps extends Pick<ShownProps, 'fields'> {
  readonly card: PuzzleCard;
  readonly isSolved: boolean;
  /** The theme that the list is filtered by: who chose it may read it. */
  readonly theme: string;
}

function CardItem({ card: { id, ruleset, task, level, phase, turn, picture }, isSolved, theme, fields }: CardProps) {
  const nameOf = (name: keyof Filter, value: string): string => fields[name].find(([known]) => known === value)?.[1] ?? '';
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
            <a href={href(`/puzzles/${id}/`)}>{task}</a>
          </h3>
          <p>
            {PUZZLE_LIST.toMove(PLAYER_NAMES[turn])} · {nameOf('theme', theme || phase)}
            {isSolved && <span class="puzzle-done"> · {PUZZLE_LIST.solved}</span>}
          </p>
          <p class="puzzle-facts">
            <span class="rsname">
              <svg class={`shape is-${ruleset}`} viewBox="0 0 18 18" aria-hidden="true">
                <path d={SHAPES[ruleset]} />
              </svg>
              {nameOf('ruleset', ruleset)}
            </span>
            <Level level={level} />
          </p>
        </div>
      </article>
    </li>
  );
}

/** The list of puzzles: filters in the address, 24 cards at a time. */
function Browse(props: ShownProps) {
  const { list, shown, count } = props;
  const { filter, page, cards, state, facets } = shown;
  const solved = new Set(loadRecord().history.flatMap(({ id, score }) => (score > 0 ? [id] : [])));
  const found = isAll(filter) ? count : facets ? applyFilter(facets, filter).length : 0;
  const pages = countPages(found);
  /** A filter that is approached will be used. */
  const prepare = (): void => void list.fetchFacets().catch(() => {});
  return (
    <>
      <form class="browse-filter" onSubmit={(event) => event.preventDefault()} onPointerEnter={prepare} onFocusIn={prepare}>
        {FILTER_NAMES.map((name) => (
          <Field key={name} name={name} {...props} />
        ))}
      </form>
      <p class="browse-count" role="status">
        {state === 'loading' && PUZZLE_LIST.loading}
        {state === 'failed' && `${PUZZLE_LIST.notFetched} `}
        {state === 'failed' && (
          <button type="button" class="button" onClick={() => void list.start()}>
            {PUZZLE_LIST.retry}
          </button>
        )}
        {state === 'ready' && (found === 0 ? `${PUZZLE_LIST.none} ` : PUZZLE_LIST.count(found))}
        {state === 'ready' && found === 0 && (
          <button type="button" class="button" onClick={() => list.choose(NO_FILTER)}>
            {PUZZLE_LIST.showAll}
          </button>
        )}
      </p>
      {state === 'ready' && found > 0 && !isAll(filter) && (
        <p class="browse-train">
          <a class="button is-first" href={href(`/puzzles/train/#${makeQuery(filter, 1).slice(1)}`)}>
            {PUZZLE_LIST.train}
          </a>
        </p>
      )}
      <h2 class="spoken">{PUZZLE_LIST.title}</h2>
      <ul class="puzzle-list">
        {cards.map((card) => (
          <CardItem key={card.id} card={card} isSolved={solved.has(card.id)} theme={filter.theme} fields={props.fields} />
        ))}
      </ul>
      {pages > 1 && cards.length > 0 && (
        <nav class="browse-pages" aria-label={PUZZLE_LIST.pages}>
          <button type="button" class="button" disabled={page === 1} onClick={() => list.turnPage(filter, page - 1)}>
            {PUZZLE_LIST.before}
          </button>
          <span>{PUZZLE_LIST.page(page, pages)}</span>
          <button type="button" class="button" disabled={page === pages} onClick={() => list.turnPage(filter, page + 1)}>
            {PUZZLE_LIST.next}
          </button>
        </nav>
      )}
    </>
  );
}
