import type { Position, Ruleset } from '../../../engine/index.ts';

/** What stands for something that was asked for: nothing else is the same. */
export type Request = object;

/** Rules by their ids, each fetched once. Of what is asked for meanwhile only the last counts. */
export class Shelf {
  readonly #known = new Map<string, Ruleset>();
  readonly #fetchRules: (id: string) => Promise<Ruleset | undefined>;
  readonly #miss: () => void;
  #latest: Request | undefined;

  /** @param miss Called when the rules that were asked for last could not be fetched. */
  constructor(fetchRules: (id: string) => Promise<Ruleset | undefined>, first: Ruleset, miss: () => void) {
    this.#fetchRules = fetchRules;
    this.#miss = miss;
    this.#known.set(first.id, first);
  }

  /** The rules with this id, if they are here. */
  readonly find = (id: string): Ruleset | undefined => this.#known.get(id);

  /** Whether nothing was asked for since. */
  isLatest(request: Request): boolean {
    return this.#latest === request;
  }

  /** Has the rules with this id here, if there are any; gives nothing when they could not be fetched. */
  async fetch(id: string): Promise<Request | undefined> {
    const request = (this.#latest = {});
    try {
      const ruleset = this.#known.get(id) ?? (id === '' ? undefined : await this.#fetchRules(id));
      if (ruleset) this.#known.set(id, ruleset);
      return request;
    } catch {
      if (this.isLatest(request)) this.#miss();
      return undefined;
    }
  }

  /** The start of rules as they are chosen, `harshman mate=last`; nothing without them, or when something was asked for meanwhile. */
  async fetchStart(choice: string): Promise<Position | undefined> {
    const [id = '', ...options] = choice.split(' ');
    const request = await this.fetch(id);
    if (!request || !this.isLatest(request)) return undefined;
    const chosen = this.find(id)?.configure(Object.fromEntries(options.map((option) => option.split('=', 2) as [string, string])));
    const start = chosen?.ok ? chosen.value.parse(chosen.value.start) : undefined;
    return start?.ok ? start.value : undefined;
  }
}
