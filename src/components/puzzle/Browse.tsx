import { render } from 'preact';
import { href } from '../../address/href.ts';
import { PLAYER_NAMES } from '../../engine/core/piece.ts';
import { SHAPES } from '../site/shapes.ts';
import { fetchCards, PAGE, type Card } from './cards.ts';
import type { Facet } from './data.ts';
import { applyFilter, countValues, FILTER_NAMES, isAll, makeQuery, NO_FILTER, parsePage, parseQuery, type Filter } from './filter.ts';
import { loadRecord } from '../progress/puzzle-store.ts';
import { PUZZLE_LIST } from '../../words/puzzle-list.ts';

/** What the page knows of all puzzles without fetching any: how many there are, and of each value of a filter its name and count. */
export interface BrowseProps {
  readonly count: number;
  readonly fields: Readonly<Record<keyof Filter, readonly (readonly [value: string, name: string, count: number])[]>>;
}

/** What is shown. It is one value that is drawn whole, without signals, which would be a fifteenth of what the page may weigh. */
interface Shown {
  readonly filter: Filter;
  readonly page: number;
  readonly cards: readonly Card[];
  readonly state: 'loading' | 'ready' | 'failed';
  /** Fetched when the first filter is about to be chosen: of all, or of the ruleset that an address names. */
  readonly facets?: readonly Facet[];
  /** Whose they are; empty: of all rulesets. */
  readonly of?: string;
}

/** The list in a place of the page. */
export class List {
  #shown: Shown = { filter: NO_FILTER, page: 1, cards: [], state: 'loading' };
  /** A later page or filter overtakes. */
  #run = 0;
  readonly #host: HTMLElement;
  readonly #props: BrowseProps;

  constructor(host: HTMLElement, props: BrowseProps) {
    this.#host = host;
    this.#props = props;
  }

  /** Shows what the address says. */
  async start(): Promise<void> {
    const { search } = location;
    this.#change({ state: 'loading' });
    try {
      const named = new URLSearchParams(search);
      const facets = FILTER_NAMES.some((name) => named.has(name)) ? await this.fetchFacets(named.get('ruleset') ?? '') : undefined;
      await this.goTo(facets ? parseQuery(search, facets) : NO_FILTER, parsePage(search));
    } catch {
      this.#change({ state: 'failed' });
    }
  }

  async goTo(filter: Filter, page: number): Promise<void> {
    const mine = (this.#run += 1);
    this.#turnTo(filter, page, isAll(filter) || this.#knows(filter.ruleset) ? this.#shown.state : 'loading');
    try {
      const facets = isAll(filter) ? undefined : await this.fetchFacets(filter.ruleset);
      if (mine !== this.#run) return;
      const places = facets
        ? applyFilter(facets, filter).map(({ place }) => place)
        : Array.from({ length: this.#props.count }, (_, place) => place);
      const own = Math.min(Math.max(1, page), countPages(places.length));
      this.#turnTo(filter, own, this.#shown.state);
      const cards = await fetchCards(places.slice((own - 1) * PAGE, own * PAGE));
      if (mine === this.#run) this.#change({ cards, state: 'ready' });
    } catch {
      if (mine === this.#run) this.#change({ state: 'failed' });
    }
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
  async fetchFacets(ruleset = ''): Promise<readonly Facet[]> {
    if (this.#shown.facets && this.#knows(ruleset)) return this.#shown.facets;
    const all = this.#props.fields.ruleset.map(([id]) => id);
    const of = all.includes(ruleset) ? ruleset : '';
    const facets = await (await import('./data.ts')).fetchFacets(of === '' ? all : [of]);
    if (!this.#knows(of)) this.#change({ facets, of });
    return facets;
  }

  /** Whether the facets of a ruleset are here, or of all where none is named. */
  #knows(ruleset: string): boolean {
    return this.#shown.of === '' || (this.#shown.of !== undefined && this.#shown.of === ruleset);
  }

  #change(shown: Partial<Shown>): void {
    this.#shown = { ...this.#shown, ...shown };
    render(<Browse list={this} shown={this.#shown} {...this.#props} />, this.#host);
  }
}

const countPages = (puzzles: number): number => Math.max(1, Math.ceil(puzzles / PAGE));

interface ShownProps extends BrowseProps {
  readonly list: List;
  readonly shown: Shown;
}

function Field({ name, list, shown: { filter, facets, of }, fields }: { readonly name: keyof Filter } & ShownProps) {
  const counts = facets && countValues(facets, filter, name);
  /** Of rulesets whose facets are not here the number is not known. */
  const countOf = (value: string, count: number): number | undefined =>
    !counts ? count : name === 'ruleset' && of !== '' && of !== value ? undefined : (counts.get(value) ?? 0);
  return (
    <label class="browse-field">
      {PUZZLE_LIST.fields[name]}
      <select value={filter[name]} onChange={(event) => void list.goTo({ ...filter, [name]: event.currentTarget.value }, 1)}>
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
  readonly card: Card;
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
  /** Who goes to a filter will choose. */
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
          <button type="button" class="button" onClick={() => void list.goTo(NO_FILTER, 1)}>
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
