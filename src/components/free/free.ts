import { findRuleset, makeRecord, parseRecord, type Fault, type Result } from '../../engine/index.ts';
import { describeAct } from '../board/acts.ts';
import { announce } from '../board/announce.ts';
import { putText } from '../board/figures.ts';
import { extendByAct, isAct, makeLine, nameStep, playIds, type Line } from '../board/line.ts';
import { loadSettings, onSettings } from '../board/settings.ts';
import type { DiagramSpec } from '../board/spec.ts';
import { describeState } from '../board/state.ts';
import { writeActs, writeScore } from './acts.ts';
import { makeAddress, parseAddress } from './address.ts';
import type { Kind, Stage } from '../lesson/live.ts';
import { startPlay } from '../lesson/play.ts';

/** The free board: any ruleset, legal moves, a line to step through, texts in and out, an address that holds it all. */
export function startFree(stage: Stage<DiagramSpec>): Kind {
  startPlay(stage);
  const { host, board } = stage;
  const root = host.closest<HTMLElement>('.free') ?? host;
  const find = <T extends HTMLElement>(selector: string): T | null => root.querySelector<T>(selector);
  const rules = find<HTMLSelectElement>('select[name="rules"]');
  const text = find<HTMLTextAreaElement>('textarea');
  const fault = find<HTMLElement>('.free-fault');
  const fill = board.handlers.changed;

  const say = (found: Fault | undefined): void => {
    if (!fault) return;
    fault.hidden = found === undefined;
    fault.textContent = found ? `${found.field}: ${found.message}` : '';
    if (found) announce(fault.textContent);
  };
  const write = (): void => {
    const { line, index, position } = board;
    const status = find<HTMLElement>('.free-status');
    if (status) status.textContent = describeState(position);
    writeScore(root, position);
    writeMoves(root, line, index);
    writeActs(root, position, (id) => {
      take(extendByAct(board.line, board.index, id));
      announce(`${describeAct(id)}. ${describeState(board.position)}`);
    });
    if (rules)
      rules.value = [position.ruleset.id, ...Object.entries(position.ruleset.options).map(([name, value]) => `${name}=${value}`)].join(' ');
    history.replaceState(history.state, '', makeAddress(line, index));
  };
  const take = (next: Result<Line>): void => {
    say(next.ok ? undefined : next.fault);
    if (next.ok) void board.setLine(next.value, next.value.moves.length);
  };
  const begin = (line: Line, index: number): void => {
    say(undefined);
    for (const view of root.querySelectorAll<HTMLElement>('.board-views')) view.hidden = line.positions[0]!.boards.length === 0;
    for (const lines of root.querySelectorAll<HTMLElement>('[data-do="lines"]')) lines.hidden = line.positions[0]!.boards.length > 0;
    void board.startAnew(line, index);
  };
  const follow = (): void => {
    if (location.hash === '') return write();
    const read = parseAddress(location.hash);
    if (read.ok) return begin(read.value.line, read.value.index);
    begin(makeLine(board.line.positions[0]!), 0);
    say(read.fault);
  };
  const load = (): void => {
    const given = text?.value.trim() ?? '';
    const isRecord = given.startsWith('[') || /(^|\s)1\./.test(given);
    const read = isRecord ? readRecord(given, board.ruleset.id) : readPosition(given, board.line);
    if (read.ok) begin(read.value, 0);
    else say(read.fault);
  };
  const show = (content: string): void => {
    if (!text) return;
    text.value = content;
    text.select();
    void navigator.clipboard?.writeText(content).catch(() => undefined);
  };

  board.handlers.changed = () => {
    fill?.();
    write();
  };
  rules?.addEventListener('change', () => {
    const [id = '', ...options] = rules.value.split(' ');
    const named = findRuleset(id)?.configure(Object.fromEntries(options.map((option) => option.split('=', 2))) as Record<string, string>);
    const start = named?.ok ? named.value.parse(named.value.start) : undefined;
    if (start?.ok) begin(makeLine(start.value), 0);
  });
  const actions: Readonly<Record<string, () => void>> = {
    load,
    restart: () => begin(makeLine(board.line.positions[0]!), 0),
    position: () => show(board.position.text()),
    record: () => show(recordOf(board.line)),
    back: () => void board.goTo(board.index - 1),
    on: () => void board.goTo(board.index + 1),
  };
  for (const [name, action] of Object.entries(actions)) find(`[data-free="${name}"]`)?.addEventListener('click', action);
  root.addEventListener('click', (event) => {
    const ply = event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-ply]') : null;
    if (ply) void board.goTo(Number(ply.dataset['ply']));
  });
  addEventListener('hashchange', follow);
  onSettings(() => writeMoves(root, board.line, board.index));
  follow();
  return {};
}

function writeMoves(root: HTMLElement, line: Line, index: number): void {
  const list = root.querySelector<HTMLElement>('.free-moves');
  if (!list) return;
  const plies = line.moves.map((move, at) => {
    const before = line.positions[at]!;
    const isFirst = before.turn === before.ruleset.players[0];
    const button = makeButton(
      `${isFirst || at === 0 ? `${before.number}${isFirst ? '.' : '...'} ` : ''}${isAct(move) ? describeAct(move.id) : nameStep(line, at, loadSettings().notation)}`,
      () => undefined,
    );
    button.className = 'board-ply';
    button.dataset['ply'] = String(at + 1);
    if (at + 1 === index) button.setAttribute('aria-current', 'true');
    const item = document.createElement('li');
    item.append(button);
    return item;
  });
  list.replaceChildren(...plies);
}

function makeButton(label: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  putText(button, label);
  button.addEventListener('click', act);
  return button;
}

/** A record without headers is one of the rules on the board. */
function readRecord(text: string, ruleset: string): Result<Line> {
  const read = parseRecord(text.startsWith('[') ? text : `[Ruleset "${ruleset}"]\n\n${text}`, findRuleset);
  return read.ok
    ? playIds(
        read.value.start,
        read.value.plies.map((ply) => ply.id),
      )
    : read;
}

function readPosition(text: string, line: Line): Result<Line> {
  const read = line.positions[0]!.ruleset.parse(text);
  return read.ok
    ? { ok: true, value: makeLine(read.value) }
    : { ok: false, fault: { ...read.fault, field: `position, ${read.fault.field}` } };
}

function recordOf(line: Line): string {
  const start = line.positions[0]!;
  const plies = line.moves.map((move, index) => ({ id: move.id, position: line.positions[index + 1]!, ...(move.code !== -1 && { move }) }));
  return makeRecord({ headers: new Map(), ruleset: start.ruleset, start, plies, result: '*' });
}
