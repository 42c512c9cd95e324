import { batch, computed, effect as watch, signal } from '@preact/signals';
import { expect, loadRuleset, type Position, type Ruleset } from '../../engine/index.ts';
import { makeCompareAddress, type CompareState, type Picked } from '../../board/address/compare-address.ts';
import { parseCompareAddress } from '../../comparison/parse-compare-address.ts';
import { moveTo, picksOf, type Target } from '../../comparison/diff.ts';
import { isEffect } from '../../comparison/move-effects.ts';
import { makeHighlights } from '../../comparison/highlights.ts';
import type { Example } from '../../comparison/data/formats.ts';
import { isShown, makeOverlay, makeSides, openPosition } from '../../comparison/side.ts';
import { questionsBetween, type Topics } from '../../comparison/disagreement-topics.ts';
import { parsePick, shortName } from '../../comparison/ruleset-names.ts';
import { COMPARED_BOARDS } from '#words/compare/boards.ts';
import { sayFault } from '../../words/faults.ts';
import { Latest, unlessAborted } from '../../platform/latest.ts';
import { lazy } from '../../platform/lazy.ts';

const examplesPart = lazy(() => import('../../comparison/data/examples.json'));

export interface LinkedBoardsProps {
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
export function makeLinkedBoards({ known, first, topics }: LinkedBoardsProps, rulesets: readonly Ruleset[]) {
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
  const pick = signal<Picked | undefined>(first.pick);
  /** The question that is shown at work, and how many of its positions have been seen. */
  const asked = signal<{ readonly code: string; readonly nth: number } | undefined>(undefined);
  /** An example of a move that all allow and that does another thing under each. */
  const effect = signal<Example | undefined>(undefined);
  const questions = computed(() => questionsBetween(topics, shownRules.value.split(' ')));
  const shown = computed(() => sides.value.filter(isShown));
  /** Whose position it is that stands on every board. */
  const whose = computed(() => {
    const { ruleset } = base.value;
    return COMPARED_BOARDS.whose(base.value.text() === ruleset.start, shortName(ruleset.name));
  });
  const sights = computed(() => makeHighlights(shown.value));
  /** The place of the move whose effects differ. */
  const effectTarget = computed(() => {
    const example = effect.value;
    const [home, picked] = [shown.value.find(({ ruleset }) => ruleset.id === example?.allows), pick.value];
    if (!example || !home || !picked) return undefined;
    return sights.value.of(picked).targets.find((target) => moveTo(target, home.position, picked) === example.legal);
  });
  const seen = computed(() => {
    const target = effectTarget.value;
    if (!target) return sights.value.of(pick.value);
    const overlays = new Map(shown.value.map((side) => [side.ruleset.id, makeOverlay(side, pick.value, [target])]));
    return { targets: [target], overlays };
  });
  const targets = computed(() => seen.value.targets);

  const latest = new Latest();
  /** What could not be fetched, done again; nothing while all has come. */
  const again = signal<(() => Promise<void>) | undefined>(undefined);

  /** Does what the reader asks for, in place of what was asked for before; what could not be fetched is reported, and can be asked for again. */
  async function request(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    try {
      await latest.run(async (signal) => {
        await work(signal);
        again.value = undefined;
      });
    } catch {
      batch(() => {
        fault.value = COMPARED_BOARDS.notFetched;
        again.value = () => request(work);
      });
    }
  }

  /** Takes a state over once its rulesets are there; an illegal position leaves what is shown and says why. */
  async function take(next: CompareState, signal: AbortSignal): Promise<void> {
    const wanted = [...new Set([...next.rules, next.of])].filter((id) => !loaded.value.has(id));
    const fetched = await unlessAborted(signal, Promise.all(wanted.map(async (id) => [id, await loadRuleset(id)] as const)));
    loaded.value = new Map([...loaded.value, ...fetched.flatMap(([id, ruleset]) => (ruleset ? [[id, ruleset] as const] : []))]);
    const ruleset = loaded.value.get(next.of);
    if (!ruleset) return;
    const opened = openPosition(ruleset, next.position);
    if (!opened.ok) {
      fault.value = COMPARED_BOARDS.cannotBeShown(opened.fault.field, sayFault(opened.fault));
      return;
    }
    fault.value = '';
    base.value = opened.value;
    state.value = next;
    const asked = next.pick;
    pick.value = asked && picksOf(opened.value).some((one) => JSON.stringify(one) === JSON.stringify(asked)) ? asked : undefined;
  }

  /** Shows what an address says; what is wrong with it is reported. */
  function follow(hash: string): Promise<void> {
    return request(async (signal) => {
      if (hash.length < 2) return take(first, signal);
      const read = parseCompareAddress(
        hash,
        known.map(({ id }) => id),
      );
      if (read.ok) return take(read.value, signal);
      await take(first, signal);
      fault.value = COMPARED_BOARDS.cannotBeRead(read.fault.field, read.fault.message);
    });
  }

  function write(next: CompareState): void {
    history.replaceState(null, '', makeCompareAddress(next));
  }

  let noting: ReturnType<typeof setTimeout> | undefined;

  function pickUp(next: Picked | undefined): void {
    effect.value = undefined;
    pick.value = next;
    const { rules, of, position } = state.value;
    state.value = { rules, of, ...(position !== undefined && { position }), ...(next && { pick: next }) };
    // A browser takes longer to note an address than the boards to be marked.
    clearTimeout(noting);
    noting = setTimeout(() => write(state.value));
  }

  async function changeTo(next: CompareState, signal: AbortSignal): Promise<void> {
    clearTimeout(noting);
    batch(() => {
      asked.value = undefined;
      effect.value = undefined;
    });
    await take(next, signal);
    if (fault.value === '') write(next);
  }

  function change(next: CompareState): Promise<void> {
    return request((signal) => changeTo(next, signal));
  }

  /** Shows a position in which the rulesets disagree about this; asked again, another one. */
  function ask(code: string): Promise<void> {
    return request(async (signal) => {
      const nth = asked.value?.code === code ? asked.value.nth + 1 : 0;
      const examples: readonly Example[] = (await unlessAborted(signal, examplesPart.load())).default;
      const { rules } = state.value;
      const all = examples.filter((one) => one.code === code && rules.includes(one.allows) && rules.includes(one.refuses));
      // Positions of the rulesets that are shown, before those of another that would have to be carried over to both.
      const some = [...all].sort((a, b) => Number(rules.includes(b.of)) - Number(rules.includes(a.of)));
      const example = some[nth % Math.max(some.length, 1)];
      if (!example) return;
      await changeTo({ rules, of: example.of, position: example.position, pick: parsePick(example.pick) }, signal);
      batch(() => {
        asked.value = { code, nth };
        effect.value = isEffect(code) ? example : undefined;
      });
    });
  }

  /** What the words are about: it follows what is marked once that has been drawn (`begin`). */
  const told = signal<{ readonly pick: Picked | undefined; readonly targets: readonly Target[] }>({
    pick: pick.value,
    targets: targets.value,
  });

  /** Lets the words follow what is marked, from now on; gives the way to stop. In the build nothing follows. */
  function begin(): () => void {
    return watch(() => {
      const next = { pick: pick.value, targets: targets.value };
      setTimeout(() => {
        if (next.targets === targets.value) told.value = next;
      }, 0);
    });
  }

  return {
    state,
    fault,
    whose,
    sides,
    shown,
    sights,
    seen,
    pick,
    targets,
    told,
    asked,
    effect,
    questions,
    again,
    begin,
    follow,
    change,
    ask,
    pickUp,
  };
}

export type LinkedBoards = ReturnType<typeof makeLinkedBoards>;
