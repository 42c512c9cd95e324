import { PICK } from '../../words/compare/pick.ts';
import type { JSX } from 'preact';
import { sayRefusal } from '../../words/refusals.ts';
import { href } from '../../address/href.ts';
import type { Pick } from '../board/model/compare-address.ts';
import type { Model } from './comparison.ts';
import { fromOf, isCastling, type Target } from './model/differ.ts';
import { VERDICT_SIGNS, type Shown } from './model/side.ts';
import { describe, shortName } from './names.ts';

const LEGEND = [
  ['all', PICK.legend.all],
  ['some', PICK.legend.some],
  ['barred', PICK.legend.barred],
] as const;
const SHAPES = { circle: '●', diamond: '◆', cross: '✕' } as const;

/** Each difference with the rule that decides it. */
export function Reasons({ model }: { model: Model }): JSX.Element {
  const { shown, told } = model;
  const { pick, targets } = told.value;
  const first = shown.value[0];
  const differing = targets.filter(({ barred }) => barred.length > 0);
  const name = (id: string): string => shortName(shown.value.find(({ ruleset }) => ruleset.id === id)?.ruleset.name ?? id);
  return (
    <div class="compare-reasons" aria-live="polite">
      <p class="compare-legend">
        {LEGEND.map(([verdict, words]) => (
          <span key={verdict} data-verdict={verdict}>
            <b aria-hidden="true">{SHAPES[VERDICT_SIGNS[verdict].sign as keyof typeof SHAPES]}</b> {words}
          </span>
        ))}
      </p>
      <p class="compare-whose">{model.whose.value}</p>
      {!pick || !first ? (
        <p>{PICK.ask}</p>
      ) : differing.length === 0 ? (
        <p>
          {describe(first.position, pick)}: {targets.length === 0 ? PICK.none : PICK.same}
        </p>
      ) : (
        <>
          <p>
            <strong>{describe(first.position, pick)}</strong>: {PICK.some(targets.length - differing.length, differing.length)}
          </p>
          <ul>
            {differing.map((target) => (
              <li key={target.place}>
                <b>{placeWords(target, first, pick)}</b>: {PICK.yes(target.allowed.map(name))}{' '}
                {target.barred.map((id) => (
                  <span key={id}>
                    {PICK.no(name(id), target.reasons[id] ? sayRefusal(target.reasons[id]) : PICK.noPlace)}{' '}
                    {target.reasons[id] && (
                      <a href={href(`/rules/${id}/#r-${target.reasons[id].rule}`)}>
                        {PICK.rule(target.reasons[id].rule, target.reasons[id].source)}
                      </a>
                    )}{' '}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function placeWords(target: Target, side: Shown, pick: Pick | undefined): string {
  if (isCastling(target.place)) return PICK.castling(target.place);
  if (target.place === 'turn') return PICK.turning;
  const names = target.names[side.ruleset.id] ?? [];
  const from = pick && fromOf(side.position, pick);
  return PICK.or(names.filter((one) => one !== from)) || Object.values(target.names).flat()[0] || target.place;
}
