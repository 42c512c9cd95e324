import { PICK } from '#words/compare/pick.ts';
import type { JSX } from 'preact';
import { sayRefusal } from '../../words/refusals.ts';
import { href } from '../../platform/href.ts';
import type { Position } from '../../engine/index.ts';
import type { Picked } from '../../board/address/compare-address.ts';
import type { LinkedBoards } from './linked-boards.ts';
import { namePicked, isCastling, moveTo, type Target } from '../../comparison/diff.ts';
import { isEffect, sayEffect, type EffectCode } from '../../comparison/move-effects.ts';
import { VERDICT_SIGNS, type ShownSide } from '../../comparison/side.ts';
import { describePick, sayMove, shortName } from '../../comparison/ruleset-names.ts';

const LEGEND = [
  ['all', PICK.legend.all],
  ['some', PICK.legend.some],
  ['barred', PICK.legend.barred],
] as const;
const SHAPES = { circle: '●', diamond: '◆', cross: '✕' } as const;

/** Each difference with the rule that decides it. */
export function Reasons({ model }: { model: LinkedBoards }): JSX.Element {
  const { shown, told } = model;
  const { pick, targets } = told.value;
  const first = shown.value[0];
  const differing = targets.filter(({ barred }) => barred.length > 0);
  const code = model.effect.value?.code;
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
      ) : code !== undefined && isEffect(code) && targets.length === 1 ? (
        <>
          <p>
            <strong>{describePick(first.position, pick)}</strong>: {PICK.effect}
          </p>
          <ul>
            {shown.value.flatMap(({ position, ruleset }) => {
              const move = moveTo(targets[0]!, position, pick);
              return move === undefined
                ? []
                : [
                    <li key={ruleset.id}>
                      <b>{name(ruleset.id)}</b>, {sayMove(move)}: {sayUnder(targets[0]!, position, code, move)}
                    </li>,
                  ];
            })}
          </ul>
        </>
      ) : differing.length === 0 ? (
        <p>
          {describePick(first.position, pick)}: {targets.length === 0 ? PICK.none : PICK.same}
        </p>
      ) : (
        <>
          <p>
            <strong>{describePick(first.position, pick)}</strong>: {PICK.some(targets.length - differing.length, differing.length)}
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

/** What a move does under one of the rulesets, or why it may not. */
function sayUnder({ allowed, reasons }: Target, position: Position, code: EffectCode, move: string): string {
  const { id } = position.ruleset;
  if (allowed.includes(id)) return sayEffect(code, position, move);
  return reasons[id] ? sayRefusal(reasons[id]) : PICK.noPlace;
}

function placeWords(target: Target, side: ShownSide, pick: Picked | undefined): string {
  if (isCastling(target.place)) return PICK.castling(target.place);
  if (target.place === 'turn') return PICK.turning;
  const names = target.names[side.ruleset.id] ?? [];
  const from = pick && namePicked(side.position, pick);
  return PICK.or(names.filter((one) => one !== from)) || Object.values(target.names).flat()[0] || target.place;
}
