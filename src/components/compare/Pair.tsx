import { PICK } from '#words/compare/pick.ts';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { sayRefusal } from '../../words/refusals.ts';
import { href } from '../../platform/href.ts';
import { expect, type Position, type Ruleset } from '../../engine/index.ts';
import { makeCompareAddress, type Picked } from '../../board/address/compare-address.ts';
import { compareReach, moveTo, picksOf, type Target } from '../../comparison/diff.ts';
import { isEffect, sayEffect } from '../../comparison/move-effects.ts';
import type { Example } from '../../comparison/data/formats.ts';
import { examplesOf, positionUnder } from '../../comparison/mined-examples.ts';
import { alignSides, makeBoard, makeOverlay, makeSide, openPosition, type ShownSide } from '../../comparison/side.ts';
import { namePick, parsePick, sayMove, shortName } from '../../comparison/ruleset-names.ts';

interface Props {
  readonly row: string;
  /** Pairs of rulesets that answer the question differently. */
  readonly pairs: readonly (readonly [string, string])[];
  readonly rulesets: readonly Ruleset[];
  readonly examples: readonly Example[];
  /** The rule that answers the question, by ruleset. */
  readonly rules: Readonly<Record<string, string>>;
}

/** One of the two plates: a board with what is picked up, and what the move is under its rules. */
interface Half {
  readonly side: ShownSide;
  readonly pick?: Picked;
  readonly targets: readonly Target[];
  readonly says: string;
  readonly rule: string | undefined;
}

/** Two small boards on which two rulesets answer a question differently: the one that is asked about, and others to choose. */
export default function Pair({ row, pairs, rulesets, examples, rules }: Props): JSX.Element {
  const { pair, nth } = useMemo(() => ({ pair: signal(0), nth: signal(0) }), []);
  const [one, other] = pairs[pair.value]!;
  const find = (id: string): Ruleset => rulesets.find((ruleset) => ruleset.id === id)!;
  const some = examplesOf(row, [one, other], examples);
  const example = some[nth.value % Math.max(some.length, 1)];
  const halves = useMemo(
    () =>
      // A row without an example is shown by the starts.
      example ? exampleHalves(example, [find(one), find(other)], rulesets, rules) : startHalves([find(one), find(other)], rules),
    [row, one, other, example],
  );
  const name = (id: string): string => shortName(find(id).name);
  return (
    <div class="pair">
      {pairs.length > 1 && (
        <div class="pair-choice" role="group" aria-label={PICK.pairs}>
          {pairs.map(([a, b], index) => (
            <button
              type="button"
              key={`${a} ${b}`}
              class="chip"
              aria-pressed={index === pair.value}
              onClick={() => {
                pair.value = index;
                nth.value = 0;
              }}
            >
              {PICK.pair(name(a), name(b))}
            </button>
          ))}
        </div>
      )}
      <div class="pair-boards">
        {halves.map(({ side, pick, targets, says, rule }) => (
          <figure class="compare-board" key={side.ruleset.id} data-ruleset={side.ruleset.id}>
            <figcaption>
              <a href={href(`/rules/${side.ruleset.id}/`)}>{side.ruleset.name}</a>
              <span>{side.says}</span>
            </figcaption>
            <div class="compare-frame" style={{ aspectRatio: `${side.frame.width} / ${side.frame.height}` }}>
              <div dangerouslySetInnerHTML={{ __html: makeBoard(side, `pair-${row}-${side.ruleset.id}-`) }} />
              <div class="compare-marks" aria-hidden="true" dangerouslySetInnerHTML={{ __html: makeOverlay(side, pick, targets) }} />
            </div>
            <p>
              {says} {rule !== undefined && <a href={href(`/rules/${side.ruleset.id}/#r-${rule}`)}>{PICK.ruleAlone(rule)}</a>}
            </p>
          </figure>
        ))}
      </div>
      <p class="row">
        {some.length > 1 && (
          <button type="button" class="button" onClick={() => (nth.value = (nth.value + 1) % some.length)}>
            {PICK.another((nth.value % some.length) + 1, some.length)}
          </button>
        )}
        {example && (
          <a
            class="button"
            href={href(
              `/compare/${makeCompareAddress({ rules: [one, other], of: example.of, position: example.position, pick: parsePick(example.pick) })}`,
            )}
          >
            {PICK.large}
          </a>
        )}
      </p>
    </div>
  );
}

function startHalves(pair: readonly Ruleset[], rules: Readonly<Record<string, string>>): readonly Half[] {
  const sides = alignSides(pair.map((ruleset) => makeSide(expect(openPosition(ruleset)), []))) as readonly ShownSide[];
  return sides.map((side): Half => ({ side, targets: [], says: PICK.start, rule: rules[side.ruleset.id] }));
}

function exampleHalves(
  example: Example,
  pair: readonly Ruleset[],
  rulesets: readonly Ruleset[],
  rules: Readonly<Record<string, string>>,
): readonly Half[] {
  const positions = pair.map((ruleset) => positionUnder(example, ruleset, rulesets));
  const legal = positions.find(({ ruleset }) => ruleset.id === example.allows)!;
  const pick = picksOf(legal).find((one) => namePick(one) === example.pick)!;
  const all = compareReach(positions, pick);
  const target = all.filter((one) => moveTo(one, legal, pick) === example.legal);
  const sides = alignSides(positions.map((position) => makeSide(position, []))) as readonly ShownSide[];
  return positions.map((position, index): Half => {
    const { id } = position.ruleset;
    const move = id === example.allows ? example.legal : example.barred;
    const reason = target[0]?.reasons[id];
    return {
      side: sides[index]!,
      pick,
      targets: isEffect(example.code) ? all : target,
      says: `${move === '' ? '' : `${sayMove(move)}: `}${sayVerdict(example, position, move, reason && sayRefusal(reason))}`,
      rule: reason?.rule ?? rules[id],
    };
  });
}

function sayVerdict({ code, allows }: Example, position: Position, move: string, reason: string | undefined): string {
  if (isEffect(code)) return sayEffect(code, position, move);
  if (position.ruleset.id === allows) return PICK.legal;
  return reason ?? PICK.noSuchPlace;
}
