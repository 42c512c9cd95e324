import { useEffect, useState } from 'preact/hooks';
import { loadRuleset, PLAYER_NAMES, type Player, type Position, type Ruleset } from '../../engine/index.ts';
import { downloadFile } from '../../platform/download-file.ts';
import { href } from '../../platform/href.ts';
import { Latest } from '../../platform/latest.ts';
import { fetchFacets } from '../../training/puzzle-index.ts';
import { fetchPuzzles } from '../../training/puzzle-files.ts';
import { toDescribedFault } from '../../words/described-fault.ts';
import { storeRules } from '../progress/current-rules.ts';
import { nameKind } from '../../training/goal-names.ts';
import { isOfKing, listHunters, listKings, listTasks, makeGoal, splitTask, type GoalChoice } from './goal-choice.ts';
import type { Verdict } from './judge-task.ts';
import { ComposerBoard } from './ComposerBoard.tsx';
import { askJudge } from './ask-judge.ts';
import { writeSetting, type Setting } from './composer-address.ts';
import { COMPOSER } from '#words/composer.ts';

export interface ComposerProps {
  readonly rulesets: readonly { readonly id: string; readonly name: string }[];
  readonly start: Setting;
}

/** What became of the question: the verdict, or a sentence why there is none. */
type Answer = { readonly verdict: Verdict } | { readonly says: string };

const latest = new Latest();
let running: AbortController | undefined;

interface Opened {
  readonly ruleset?: Ruleset;
  readonly position?: Position;
  /** What is wrong with the position, in words. */
  readonly fault?: string;
}

/** A position text as a position of its rules, or what is wrong with it; no position where there is no text. */
async function openPosition(rules: string, text: string): Promise<Opened> {
  const ruleset = await loadRuleset(rules);
  if (!ruleset) return {};
  if (text.trim() === '') return { ruleset };
  const parsed = ruleset.parse(text.trim());
  return parsed.ok ? { ruleset, position: parsed.value } : { ruleset, fault: toDescribedFault(parsed.fault).message };
}

async function ask(position: Position, choice: GoalChoice): Promise<Answer> {
  const { signal } = (running = new AbortController());
  const rules = position.ruleset.id;
  const collection = await fetchFacets([rules])
    .then(fetchPuzzles)
    .catch(() => undefined);
  if (!collection) return { says: COMPOSER.notFetched };
  const known = collection.map(({ id, ruleset, options, position: text, goal, solution }) => ({
    ...{ id, ruleset, position: text, goal },
    ...(options && { options }),
    ...(solution && { solution }),
  }));
  const found = await askJudge({ ruleset: rules, position: position.text(), goal: makeGoal(position, choice), collection: known }, signal);
  if (found.ok) return { verdict: found.value };
  if (signal.aborted) return { says: COMPOSER.stopped };
  return { says: found.fault.field === 'cancel' ? COMPOSER.late : COMPOSER.refused(found.fault.message) };
}

/** What is set: rules, position, task; what is done with it; what the judge says. */
export function Composer({ rulesets, start }: ComposerProps) {
  const [setting, change] = useState(start);
  const [opened, open] = useState<Opened>({});
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const [told, tell] = useState('');
  const { rules, position: text } = setting;
  const { ruleset, position, fault } = opened;
  useEffect(() => void latest.run(() => openPosition(rules, text).then(open)), [rules, text]);
  const choose = (some: Partial<Setting>): void => {
    running?.abort();
    const next = { ...setting, ...some };
    change(next);
    setAnswer(undefined);
    tell('');
    history.replaceState(null, '', `#${writeSetting(next)}`);
  };
  const judge = async (): Promise<void> => {
    if (!position) return tell(COMPOSER.noPosition);
    tell('');
    setBusy(true);
    setAnswer(await ask(position, setting));
    setBusy(false);
  };
  // Form and board come together, so that neither moves the other.
  if (!ruleset) return null;
  return (
    <div class="set">
      <div class="set-form" role="group" aria-label={COMPOSER.label}>
        <label class="field">
          {COMPOSER.rules}
          <select
            name="rules"
            value={rules}
            onChange={({ currentTarget: { value } }) => {
              storeRules(value);
              choose({ rules: value, position: '', task: listTasks(0)[0]!, king: '', by: '' });
            }}
          >
            {rulesets.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          {COMPOSER.position}
          <textarea
            name="position"
            rows={4}
            spellcheck={false}
            autocomplete="off"
            aria-describedby="set-how"
            aria-invalid={fault !== undefined}
            placeholder={ruleset.start}
            value={text}
            onInput={({ currentTarget: { value } }) => choose({ position: value })}
          />
        </label>
        <small id="set-how">{COMPOSER.positionHow}</small>
        <p class="set-fault" role="status">
          {fault !== undefined && COMPOSER.refused(fault.replace(/\.$/, ''))}
        </p>
        <Task setting={setting} players={ruleset.players.length} position={position} choose={choose} />
        <div class="set-acts">
          <button type="button" class="button is-first" disabled={isBusy} onClick={() => void judge()}>
            {COMPOSER.judge}
          </button>
          {isBusy && (
            <button type="button" class="button" onClick={() => running?.abort()}>
              {COMPOSER.stop}
            </button>
          )}
          <button type="button" class="button" disabled={!position} onClick={() => void copyLink().then(tell)}>
            {COMPOSER.share}
          </button>
          <button type="button" class="button" disabled={!position} onClick={() => position && save(position, setting)}>
            {COMPOSER.save}
          </button>
        </div>
        <p role="status">{isBusy ? COMPOSER.judging : told}</p>
        <div role="status">{answer && <Said answer={answer} setting={setting} />}</div>
        {position && (
          <p>
            <a href={href(`/board/#${new URLSearchParams({ rules, position: position.text() })}`)}>{COMPOSER.play}</a>
          </p>
        )}
      </div>
      {ruleset.id === rules && <ComposerBoard ruleset={ruleset} text={text} change={(position) => choose({ position })} />}
    </div>
  );
}

interface TaskProps {
  readonly setting: Setting;
  /** How many play by the rules that are chosen. */
  readonly players: number;
  readonly position: Position | undefined;
  choose(some: Partial<Setting>): void;
}

/** What is asked: the task, and of three players whose king and by whom. */
function Task({ setting, players, position, choose }: TaskProps) {
  const tasks = listTasks(players);
  const task = tasks.includes(setting.task) ? setting.task : tasks[0]!;
  useEffect(() => {
    if (position && task !== setting.task) choose({ task });
  }, [position, task]);
  const kings = position ? listKings(position) : [];
  const king = kings.find((player) => player === setting.king) ?? kings[0];
  const hunters = position && king ? listHunters(position, king) : [];
  const by = hunters.find((one) => one === setting.by) ?? hunters[0];
  const nameHunters = ([one, other]: string): string =>
    other === undefined
      ? COMPOSER.alone(PLAYER_NAMES[one as Player])
      : COMPOSER.together(PLAYER_NAMES[one as Player], PLAYER_NAMES[other as Player]);
  return (
    <>
      <label class="field">
        {COMPOSER.task}
        <select name="task" value={task} onChange={({ currentTarget: { value } }) => choose({ task: value })}>
          {tasks.map((one) => (
            <option key={one} value={one}>
              {nameKind(splitTask(one))}
            </option>
          ))}
        </select>
      </label>
      {position && king && isOfKing(task) && (
        <>
          <label class="field">
            {COMPOSER.king}
            <select name="king" value={king} onChange={({ currentTarget: { value } }) => choose({ king: value })}>
              {kings.map((player) => (
                <option key={player} value={player}>
                  {PLAYER_NAMES[player]}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            {COMPOSER.with}
            <select name="by" value={by} onChange={({ currentTarget: { value } }) => choose({ by: value })}>
              {hunters.map((one) => (
                <option key={one} value={one}>
                  {nameHunters(one)}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
    </>
  );
}

/** What the judge says; the solution only when it is asked for. */
function Said({ answer, setting }: { readonly answer: Answer; readonly setting: Setting }) {
  if ('says' in answer) return <p class="set-verdict">{answer.says}</p>;
  const { refusal, puzzle, solution, why = '', alike } = answer.verdict;
  const because = refusal?.replace(/\.$/, '') ?? '';
  return (
    <>
      <p class="set-verdict">
        {puzzle && refusal === undefined && COMPOSER.taken(nameKind(splitTask(setting.task)), puzzle.level, puzzle.rating)}
        {refusal !== undefined && (puzzle ? COMPOSER.sound(because) : COMPOSER.refused(because))}
      </p>
      {puzzle && (
        <details>
          <summary>{COMPOSER.open}</summary>
          <p>{COMPOSER.solution(solution ?? '')}</p>
          {why !== '' && <p>{why}</p>}
        </details>
      )}
      {alike.length === 0 ? (
        <p>{COMPOSER.noAlike}</p>
      ) : (
        <>
          <p>{COMPOSER.alike}</p>
          <ul>
            {alike.map(({ id, percent }) => (
              <li key={id}>
                <a href={href(`/puzzles/${id}/`)}>{id}</a>: {COMPOSER.percent(percent)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

async function copyLink(): Promise<string> {
  try {
    await navigator.clipboard.writeText(location.href);
    return COMPOSER.copied;
  } catch {
    return COMPOSER.byHand;
  }
}

/** Gives the puzzle as a file that `npm run puzzles:check` reads. */
function save(position: Position, choice: GoalChoice): void {
  const puzzle = { ruleset: position.ruleset.id, position: position.text(), goal: makeGoal(position, choice) };
  downloadFile(new Blob([`${JSON.stringify(puzzle, null, 2)}\n`], { type: 'application/json' }), `puzzle-${position.ruleset.id}.json`);
}
