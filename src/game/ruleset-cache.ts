import type { Position, Ruleset } from '../engine/index.ts';
import { Latest } from '../platform/latest.ts';

/** Rules by their ids, each fetched once. If several are asked for meanwhile, only the last counts. */
export class RulesetCache {
  readonly #known = new Map<string, Ruleset>();
  readonly #fetchRules: (id: string) => Promise<Ruleset | undefined>;
  readonly #miss: () => void;
  readonly #latest = new Latest();

  /** @param miss Called when the rules that were asked for last could not be fetched. */
  constructor(fetchRules: (id: string) => Promise<Ruleset | undefined>, first: Ruleset, miss: () => void) {
    this.#fetchRules = fetchRules;
    this.#miss = miss;
    this.#known.set(first.id, first);
  }

  /** The rules with this id, if they are here. */
  readonly find = (id: string): Ruleset | undefined => this.#known.get(id);

  /**
   * Has the rules with this id here, if there are any. Gives the signal of the request, which is aborted when something else is asked for;
   * nothing when the rules could not be fetched.
   */
  async fetch(id: string): Promise<AbortSignal | undefined> {
    const request = this.#latest.begin();
    try {
      const ruleset = this.#known.get(id) ?? (id === '' ? undefined : await this.#fetchRules(id));
      if (ruleset) this.#known.set(id, ruleset);
      return request;
    } catch {
      if (!request.aborted) this.#miss();
      return undefined;
    }
  }

  /** The start of rules as they are chosen, `harshman mate=last`; nothing without them, or when something was asked for meanwhile. */
  async fetchStart(choice: string): Promise<Position | undefined> {
    const [id = '', ...options] = choice.split(' ');
    const request = await this.fetch(id);
    if (!request || request.aborted) return undefined;
    const chosen = this.find(id)?.configure(Object.fromEntries(options.map((option) => option.split('=', 2) as [string, string])));
    const start = chosen?.ok ? chosen.value.parse(chosen.value.start) : undefined;
    return start?.ok ? start.value : undefined;
  }
}
