import { useState } from 'preact/hooks';
import { nextRepeated, OWN_SIZES, type RepeatedSet } from '../../training/repeated-set.ts';
import type { TrainerSession } from '../../training/session.ts';
import { writeTimeLeft } from './RunBar.tsx';
import { TRAINER } from '#words/trainer.ts';

/** The set that is repeated: how its cycle goes, and the ones before; or how one is put together. */
export function OwnBar({ training }: { readonly training: TrainerSession }) {
  if (training.choice.value.mode !== 'own' || training.facets.value.length === 0) return null;
  const { own } = training.record.value;
  return (
    <section class="train-run train-own-set" aria-label={TRAINER.ownSet.title}>
      {own ? <Cycles own={own} training={training} /> : <Maker training={training} />}
    </section>
  );
}

function Maker({ training }: { readonly training: TrainerSession }) {
  const [size, choose] = useState<number>(OWN_SIZES[1]);
  const [isNone, setNone] = useState(false);
  const make = (isMissed: boolean): void => void training.makeOwn(size, isMissed).then((isMade) => setNone(!isMade));
  return (
    <>
      <p>{TRAINER.ownSet.about}</p>
      <div class="train-acts">
        <label class="train-field">
          <span>{TRAINER.ownSet.size}</span>
          <select value={String(size)} onChange={({ currentTarget: { value } }) => choose(Number(value))}>
            {OWN_SIZES.map((one) => (
              <option key={one} value={String(one)}>
                {one}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="button is-first" onClick={() => make(false)}>
          {TRAINER.ownSet.make}
        </button>
        <button type="button" class="button" onClick={() => make(true)}>
          {TRAINER.ownSet.ofMissed}
        </button>
      </div>
      <p role="status">{isNone && TRAINER.ownSet.none}</p>
    </>
  );
}

function Cycles({ own, training }: { readonly own: RepeatedSet; readonly training: TrainerSession }) {
  const now = own.cycles.at(-1)!;
  const before = own.cycles.at(-2);
  const isOver = nextRepeated(own) === undefined;
  const done = now.solved.length + now.missed.length;
  const number = own.cycles.length;
  const [cycle, solved, time] = TRAINER.ownSet.columns;
  return (
    <>
      <p role="status">
        <b>{isOver ? TRAINER.ownSet.over(number) : TRAINER.ownSet.head(number, done, own.ids.length)}</b>
        {!isOver && before && (
          <small class="muted">{TRAINER.ownSet.before(before.solved.length, own.ids.length, writeTimeLeft(before.seconds * 1000))}</small>
        )}
      </p>
      {isOver && (
        <table class="train-cycles">
          <caption class="spoken">{TRAINER.ownSet.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{cycle}</th>
              <th scope="col">{solved}</th>
              <th scope="col">{time}</th>
            </tr>
          </thead>
          <tbody>
            {own.cycles.map(({ at, solved: right, seconds }, place) => (
              <tr key={at}>
                <th scope="row">{place + 1}</th>
                <td>{TRAINER.ownSet.solved(right.length, own.ids.length)}</td>
                <td>{writeTimeLeft(seconds * 1000)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p class="train-acts">
        {isOver && (
          <button type="button" class="button is-first" onClick={() => void training.repeatOwn()}>
            {TRAINER.ownSet.again}
          </button>
        )}
        <button type="button" class="button" onClick={() => void training.dropOwn()}>
          {TRAINER.ownSet.drop}
        </button>
      </p>
    </>
  );
}
