import { computed, effect, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { loadRuleset, PLAYER_NAMES, type Position, type Ruleset } from '../../engine/index.ts';
import { spotAt } from '../board/hit.ts';
import { compareReach, fromOf, picksOf, type Target } from './model/differ.ts';
import { makeBoard, makeOverlay, makeSides, openPosition, VERDICT_SIGNS, type Side } from './model/side.ts';
import type { Example } from './model/examples.ts';
import { listDisagreements } from './model/topics.ts';
import { makeCompareAddress, MOST, FEWEST, parseCompareAddress, type CompareState, type Pick } from '../board/compare-address.ts';

interface Props {
  /** Rulesets of the movable board, by id and name, in the order of the site. */
  readonly known: readonly { readonly id: string; readonly name: string }[];
  /** What is shown where the address says nothing. */
  readonly first: CompareState;
  /** Positions to open by name. */
  readonly examples: readonly { readonly name: string; readonly of: string; readonly position?: string; readonly pick?: string }[];
}

type Shown = Extract<Side, { position: Position }>;
const isShown = (side: Side): side is Shown => side.position !== undefined;

/** Everything the comparison holds; the view reads it and asks for changes. */
function makeModel({ known, first }: Props) {
  const state = signal<CompareState>(first);
  const fault = signal('');
  const loaded = signal<ReadonlyMap<string, Ruleset>>(new Map());
  const base = signal<Position | undefined>(undefined);
  const sides = computed(() => {
    const rulesets = state.value.rules.flatMap((id) => loaded.value.get(id) ?? []);
    return base.value ? makeSides(base.value, rulesets) : [];
  });
  const pick = signal<Pick | undefined>(undefined);
  /** Examples of disagreement; fetched when a reader first asks for one. */
  const found = signal<readonly Example[]>([]);
  const disagreements = computed(() => listDisagreements(found.value, state.value.rules));
  async function find(): Promise<void> {
    if (found.value.length === 0) found.value = (await import('./data/examples.json')).default;
  }
  const shown = computed(() => sides.value.filter(isShown));
  const targets = computed(() =>
    pick.value
      ? compareReach(
          shown.value.map(({ position }) => position),
          pick.value,
        )
      : [],
  );

  /** Takes a state over once its rulesets are there; a position that is none leaves what is shown and says why. */
  async function show(next: CompareState): Promise<void> {
    const wanted = [...new Set([...next.rules, next.of])].filter((id) => !loaded.value.has(id));
    const fetched = await Promise.all(wanted.map(async (id) => [id, await loadRuleset(id)] as const));
    loaded.value = new Map([...loaded.value, ...fetched.flatMap(([id, ruleset]) => (ruleset ? [[id, ruleset] as const] : []))]);
    const ruleset = loaded.value.get(next.of);
    if (!ruleset) return;
    const opened = openPosition(ruleset, next.position);
    if (!opened.ok) {
      fault.value = `This position cannot be shown (${opened.fault.field}): ${opened.fault.message}.`;
      return;
    }
    fault.value = '';
    base.value = opened.value;
    state.value = next;
    const asked = next.pick;
    pick.value = asked && picksOf(opened.value).some((one) => JSON.stringify(one) === JSON.stringify(asked)) ? asked : undefined;
  }

  function follow(): void {
    if (location.hash.length < 2) {
      void show(first);
      return;
    }
    const read = parseCompareAddress(
      location.hash,
      known.map(({ id }) => id),
    );
    if (read.ok) void show(read.value);
    else {
      void show(first).then(() => {
        fault.value = `The address could not be read (${read.fault.field}): ${read.fault.message}. Here is the start instead.`;
      });
    }
  }

  function write(next: CompareState): void {
    history.replaceState(null, '', makeCompareAddress(next));
  }

  function pickUp(next: Pick | undefined): void {
    pick.value = next;
    const { rules, of, position } = state.value;
    state.value = { rules, of, ...(position !== undefined && { position }), ...(next && { pick: next }) };
    write(state.value);
  }

  async function change(next: CompareState): Promise<void> {
    await show(next);
    if (fault.value === '') write(next);
  }
  /** What the words are about: it follows what is marked once that has been drawn. */
  const told = signal<{ readonly pick: Pick | undefined; readonly targets: readonly Target[] }>({ pick: undefined, targets: [] });
  effect(() => {
    const next = { pick: pick.value, targets: targets.value };
    setTimeout(() => {
      if (next.targets === targets.value) told.value = next;
    }, 0);
  });
  return { state, fault, sides, shown, pick, targets, told, disagreements, find, show, follow, change, pickUp };
}

type Model = ReturnType<typeof makeModel>;

/** Several rulesets on one position: pick a piece or a board on any, and every board shows where it may go. */
export default function Boards(props: Props): JSX.Element {
  const model = useMemo(() => makeModel(props), []);
  useEffect(() => {
    model.follow();
    addEventListener('hashchange', model.follow);
    return () => removeEventListener('hashchange', model.follow);
  }, []);
  const isReady = model.sides.value.length > 0 || model.fault.value !== '';
  // What the page was built with stays until there is something to put in its place.
  useEffect(() => {
    if (isReady) document.querySelector('[data-compare-still]')?.remove();
  }, [isReady]);
  if (!isReady) return <></>;
  return (
    <section class="compare" aria-label="One position under several rules" data-plate="compare">
      <Controls model={model} {...props} />
      {model.fault.value !== '' && (
        <p class="compare-fault" role="alert">
          {model.fault.value}
        </p>
      )}
      <div class="compare-boards" data-count={model.sides.value.length}>
        {model.sides.value.map((side) => (
          <OneBoard key={side.ruleset.id} side={side} model={model} />
        ))}
      </div>
      <Reasons model={model} />
    </section>
  );
}

function Controls({ model, known, examples }: Props & { model: Model }): JSX.Element {
  const { rules, of } = model.state.value;
  const toggle = (id: string): void => {
    const next = rules.includes(id)
      ? rules.filter((one) => one !== id)
      : known.map((one) => one.id).filter((one) => one === id || rules.includes(one));
    if (next.length < FEWEST || next.length > MOST) return;
    void model.change({ ...model.state.value, rules: next });
  };
  const open = (index: number): void => {
    const example = examples[index];
    if (!example) return;
    const { of: owner, position, pick } = example;
    const named = pick === undefined ? undefined : parsePick(pick);
    void model.change({ rules, of: owner, ...(position !== undefined && { position }), ...(named && { pick: named }) });
  };
  return (
    <div class="compare-controls">
      <fieldset>
        <legend>Rulesets</legend>
        {known.map(({ id, name }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={rules.includes(id)}
              disabled={rules.includes(id) ? rules.length <= FEWEST : rules.length >= MOST}
              onChange={() => toggle(id)}
            />
            {shortName(name)}
          </label>
        ))}
      </fieldset>
      <details class="compare-more" open={innerWidth > 960}>
        <summary>Position</summary>
        <label class="compare-open">
          <span>From</span>
          <select
            onChange={({ currentTarget }) => {
              open(Number(currentTarget.value));
              currentTarget.value = '';
            }}
          >
            <option value="">Choose …</option>
            {examples.map(({ name }, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <form
          class="compare-paste"
          onSubmit={(event) => {
            event.preventDefault();
            const text = new FormData(event.currentTarget).get('position');
            if (typeof text === 'string' && text.trim() !== '') void model.change({ rules, of, position: text.trim() });
          }}
        >
          <input
            name="position"
            aria-label={`A position of ${known.find(({ id }) => id === of)?.name}`}
            placeholder="or paste one"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
          />
          <button type="submit" class="button">
            Show
          </button>
        </form>
      </details>
      <label class="compare-find">
        <span>Disagree about</span>
        <select
          onFocus={() => void model.find()}
          onPointerDown={() => void model.find()}
          onChange={({ currentTarget }) => {
            const [group = 0, nth = 0] = currentTarget.value.split(' ').map(Number);
            const example = model.disagreements.value[group]?.examples[nth];
            currentTarget.value = '';
            if (example) void model.change({ rules, of: example.of, position: example.position, pick: parsePick(example.pick) });
          }}
        >
          <option value="">Choose …</option>
          {model.disagreements.value.map(({ words, allows, refuses, examples: some, code }, group) => (
            <optgroup key={`${code} ${allows} ${refuses}`} label={`${words}: ${title(known, allows)} yes, ${title(known, refuses)} no`}>
              {some.map((example, nth) => (
                <option key={example.position} value={`${group} ${nth}`}>
                  {example.legal.replace('-', '–')}, example {nth + 1}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label class="compare-pick">
        <span>Pick up</span>
        <select
          value={nameOf(model.pick.value)}
          onChange={({ currentTarget }) => {
            const position = model.shown.value[0]?.position;
            model.pickUp(position && picksOf(position).find((one) => nameOf(one) === currentTarget.value));
          }}
        >
          <option value="">a piece or an attack board</option>
          {model.shown.value[0] &&
            picksOf(model.shown.value[0].position).map((one) => (
              <option key={nameOf(one)} value={nameOf(one)}>
                {describe(model.shown.value[0]!.position, one)}
              </option>
            ))}
        </select>
      </label>
    </div>
  );
}

/** A pick by its name in an address: a square, or an attack board's id. */
const parsePick = (name: string): Pick => (/^[QKqk][Ll]$/.test(name) ? { kind: 'board', id: name } : { kind: 'square', name });

const title = (known: Props['known'], id: string): string => shortName(known.find((one) => one.id === id)?.name ?? id);

/** `Bartmess` for `Bartmess rules`. */
const shortName = (name: string): string => name.split(' ')[0] ?? name;

const nameOf = (pick: Pick | undefined): string => (pick ? (pick.kind === 'square' ? pick.name : pick.id) : '');

function describe(position: Position, pick: Pick): string {
  if (pick.kind === 'board') {
    const board = position.boards.find(({ id }) => id === pick.id);
    return board ? `${PLAYER_NAMES[board.owner]}’s attack board at ${board.pin}` : pick.id;
  }
  const piece = position.at(pick.name);
  return piece ? `${PLAYER_NAMES[piece.owner]}’s ${piece.role} ${pick.name}` : pick.name;
}

function OneBoard({ side, model }: { side: Side; model: Model }): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const base = useMemo(() => (isShown(side) ? makeBoard(side, `cmp-${side.ruleset.id}-`) : ''), [side]);
  if (!isShown(side))
    return (
      <figure class="compare-board is-refused">
        <figcaption>
          <strong>{side.ruleset.name}</strong>
        </figcaption>
        <p>{side.refusal}.</p>
      </figure>
    );
  const press = (event: MouseEvent): void => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    const { scene, position } = side;
    // The picture keeps its shape and is centred in its frame.
    const scale = Math.min(box.width / scene.width, box.height / scene.height);
    const x = (event.clientX - box.left - (box.width - scene.width * scale) / 2) / scale;
    const y = (event.clientY - box.top - (box.height - scene.height * scale) / 2) / scale;
    const spot = spotAt(scene, x, y);
    const square = spot?.kind === 'square' ? position.squares.find(({ name }) => name === spot.name) : undefined;
    const board =
      spot?.kind === 'board' ? spot.name : spot?.kind === 'pin' ? position.boards.find(({ pin }) => pin === spot.name)?.id : undefined;
    const small = square && !square.piece ? position.boards.find(({ id }) => id === square.board)?.id : undefined;
    const id = board ?? small;
    model.pickUp(square?.piece ? { kind: 'square', name: square.name } : id !== undefined ? { kind: 'board', id } : undefined);
  };
  return (
    <figure class="compare-board" data-ruleset={side.ruleset.id}>
      <figcaption>
        <a href={`/rules/${side.ruleset.id}/`}>{side.ruleset.name}</a>
        <span>{side.says}</span>
        {side.changes.length > 0 && (
          <details class="compare-changes">
            <summary>changed</summary>
            <p>{side.changes.join(' ')}</p>
          </details>
        )}
      </figcaption>
      <div class="compare-frame" ref={frame} onClick={press} style={{ aspectRatio: `${side.scene.width} / ${side.scene.height}` }}>
        <div dangerouslySetInnerHTML={{ __html: base }} />
        <Overlay side={side} model={model} />
      </div>
    </figure>
  );
}

/** The marks alone: they change with every pick, the board beneath does not. */
function Overlay({ side, model }: { side: Shown; model: Model }): JSX.Element {
  return (
    <div
      class="compare-marks"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: makeOverlay(side, model.pick.value, model.targets.value) }}
    />
  );
}

const LEGEND = [
  ['all', 'all may'],
  ['some', 'may, and not in all'],
  ['barred', 'others yes, here not'],
] as const;
const SHAPES = { circle: '●', diamond: '◆', cross: '✕' } as const;

/** Each difference with the rule that decides it. */
function Reasons({ model }: { model: Model }): JSX.Element {
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
      {!pick || !first ? (
        <p>Pick a piece or an attack board on any board.</p>
      ) : differing.length === 0 ? (
        <p>
          {describe(first.position, pick)}:{' '}
          {targets.length === 0 ? 'no move under any of these rules.' : 'the same places under all of these rules.'}
        </p>
      ) : (
        <>
          <p>
            <strong>{describe(first.position, pick)}</strong>: {placesWords(targets.length - differing.length)} under all,{' '}
            {placesWords(differing.length)} not.
          </p>
          <ul>
            {differing.map((target) => (
              <li key={target.place}>
                <b>{placeWords(target, first, pick)}</b>: {target.allowed.map(name).join(', ')} yes.{' '}
                {target.barred.map((id) => (
                  <span key={id}>
                    {name(id)} no: {target.reasons[id]?.says ?? 'there is no such place under these rules.'}{' '}
                    {target.reasons[id] && (
                      <a href={`/rules/${id}/#r-${target.reasons[id].rule}`}>
                        rule {target.reasons[id].rule}, {target.reasons[id].source}
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

const placesWords = (count: number): string => (count === 1 ? '1 place' : `${count} places`);

function placeWords(target: Target, side: Shown, pick: Pick | undefined): string {
  if (target.place === 'turn') return 'turning where it is';
  const names = target.names[side.ruleset.id] ?? [];
  const from = pick && fromOf(side.position, pick);
  return names.filter((one) => one !== from).join(' or ') || Object.values(target.names).flat()[0] || target.place;
}
