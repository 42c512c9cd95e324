import { computed, effect, signal } from '@preact/signals';
import { expect, loadRuleset, type Position, type Ruleset } from '../../engine/index.ts';
import { makeCompareAddress, type CompareState, type Pick } from '../board/model/compare-address.ts';
import { parseCompareAddress } from './parse-address.ts';
import { picksOf, type Target } from './model/differ.ts';
import { makeSights } from './model/seen.ts';
import type { Example } from './data/formats.ts';
import { isShown, makeSides, openPosition } from './model/side.ts';
import { askedOf, type Topics } from './model/topics.ts';
import { parsePick, shortName } from './names.ts';
import { BOARDS } from '../../words/compare/boards.ts';
import { sayFault } from '../../words/faults.ts';

export interface Props {
  /** Rulesets of the movable board, by id and name, in the order of the site. */
  readonly known: readonly { readonly id: string; readonly name: string }[];
  /** What is shown where the address says nothing. */
  readonly first: CompareState;
  /** Positions to open by name. */
  readonly examples: readonly { readonly name: string; readonly of: string; readonly position?: string; readonly pick?: string }[];
  /** What they can disagree about. */
  readonly topics: Topics;
  /** The rows of the page's table that answer them, by code. */
  readonly rows: Readonly<Record<string, string>>;
}

/** Everything the comparison holds, beginning with what is shown first; the view reads it and asks for changes. */
export function makeModel({ known, first, topics }: Props, rulesets: readonly Ruleset[]) {
  const state = signal<CompareState>(first);
  const fault = signal('');
  const loaded = signal<ReadonlyMap<string, Ruleset>>(new Map(rulesets.map((ruleset) => [ruleset.id, ruleset])));
  const base = signal<Position>(expect(openPosition(loaded.value.get(first.of)!, first.position)));
  // The same for every pick, so that a pick changes the marks alone.
  const shownRules = computed(() => state.value.rules.join(' '));
  const sides = computed(() => {
    const rulesets = shownRules.value.split(' ').flatMap((id) => loaded.value.get(id) ?? []);
    return makeSides(base.value, rulesets);
  });
  const pick = signal<Pick | undefined>(first.pick);
  /** The question that is shown at work, and how many of its positions have been seen. */
  const asked = signal<{ readonly code: string; readonly nth: number } | undefined>(undefined);
  const questions = computed(() => askedOf(topics, shownRules.value.split(' ')));
  const shown = computed(() => sides.value.filter(isShown));
  /** Whose position it is that stands on every board. */
  const whose = computed(() => {
    const { ruleset } = base.value;
    return BOARDS.whose(base.value.text() === ruleset.start, shortName(ruleset.name));
  });
  const sights = computed(() => makeSights(shown.value));
  const seen = computed(() => sights.value.of(pick.value));
  const targets = computed(() => seen.value.targets);

  /** Takes a state over once its rulesets are there; a position that is none leaves what is shown and says why. */
  async function show(next: CompareState): Promise<void> {
    const wanted = [...new Set([...next.rules, next.of])].filter((id) => !loaded.value.has(id));
    const fetched = await Promise.all(wanted.map(async (id) => [id, await loadRuleset(id)] as const));
    loaded.value = new Map([...loaded.value, ...fetched.flatMap(([id, ruleset]) => (ruleset ? [[id, ruleset] as const] : []))]);
    const ruleset = loaded.value.get(next.of);
    if (!ruleset) return;
    const opened = openPosition(ruleset, next.position);
    if (!opened.ok) {
      fault.value = BOARDS.cannotBeShown(opened.fault.field, sayFault(opened.fault));
      return;
    }
    fault.value = '';
    base.value = opened.value;
    state.value = next;
    const asked = next.pick;
    pick.value = asked && picksOf(opened.value).some((one) => JSON.stringify(one) === JSON.stringify(asked)) ? asked : undefined;
  }

  /** Shows what an address says; what is wrong with it is said. */
  async function follow(hash: string): Promise<void> {
    if (hash.length < 2) return show(first);
    const read = parseCompareAddress(
      hash,
      known.map(({ id }) => id),
    );
    if (read.ok) return show(read.value);
    await show(first);
    fault.value = BOARDS.cannotBeRead(read.fault.field, read.fault.message);
  }

  function write(next: CompareState): void {
    history.replaceState(null, '', makeCompareAddress(next));
  }

  let noting: ReturnType<typeof setTimeout> | undefined;

  function pickUp(next: Pick | undefined): void {
    pick.value = next;
    const { rules, of, position } = state.value;
    state.value = { rules, of, ...(position !== undefined && { position }), ...(next && { pick: next }) };
    // A browser takes longer to note an address than the boards to be marked.
    clearTimeout(noting);
    noting = setTimeout(() => write(state.value));
  }

  async function change(next: CompareState): Promise<void> {
    clearTimeout(noting);
    asked.value = undefined;
    await show(next);
    if (fault.value === '') write(next);
  }

  /** Shows a position in which the rulesets disagree about this; asked again, another one. */
  async function ask(code: string): Promise<void> {
    const nth = asked.value?.code === code ? asked.value.nth + 1 : 0;
    const examples: readonly Example[] = (await import('./data/examples.json')).default;
    const { rules } = state.value;
    const some = examples.filter((one) => one.code === code && rules.includes(one.allows) && rules.includes(one.refuses));
    const example = some[nth % Math.max(some.length, 1)];
    if (!example) return;
    await change({ rules, of: example.of, position: example.position, pick: parsePick(example.pick) });
    asked.value = { code, nth };
  }
  /** What the words are about: it follows what is marked once that has been drawn. */
  const told = signal<{ readonly pick: Pick | undefined; readonly targets: readonly Target[] }>({
    pick: pick.value,
    targets: targets.value,
  });
  effect(() => {
    const next = { pick: pick.value, targets: targets.value };
    setTimeout(() => {
      if (next.targets === targets.value) told.value = next;
    }, 0);
  });
  return { state, fault, whose, sides, shown, sights, seen, pick, targets, told, asked, questions, show, follow, change, ask, pickUp };
}

export type Model = ReturnType<typeof makeModel>;
