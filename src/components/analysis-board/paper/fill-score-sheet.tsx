import { render } from 'preact';
import { unlessAborted } from '../../../platform/latest.ts';
import { isPlayer, loadRuleset, type Position } from '../../../engine/index.ts';
import { describeState, listScore } from '../../../board/text/describe-state.ts';
import { NOTATION_CHOICES } from '../../../board/state/settings.ts';
import { Figured } from '../../board/view/Figured.tsx';
import { readAddress } from '../../../game/game-address.ts';
import { describeFault } from '../../../game/describe-fault.ts';
import type { TreeNode } from '../../../game/tree.ts';
import { cutSheets, ROUNDS_A_SHEET, writeScore, type ScoreRound } from '../../../game/score-sheet.ts';
import { runInSlices } from '../../../platform/cooperative-task.ts';
import { SHARED_GAMES } from '#words/shared-games.ts';

/** The empty sheet, as the build wrote it. */
let empty: Element | undefined;

/**
 * Writes the game of an address into the sheets of a page, in the notation that is chosen there; one that cannot be read is reported. Once
 * the signal is aborted it rejects, and nothing is written.
 */
export async function fillScoreSheet(host: HTMLElement, hash: string, signal: AbortSignal): Promise<void> {
  empty ??= host.querySelector('.sheet')!.cloneNode(true) as Element;
  const ruleset = await unlessAborted(signal, loadRuleset(host.dataset['scoreSheets'] ?? ''));
  const read = await unlessAborted(signal, runInSlices(readAddress(hash, (id) => (id === ruleset?.id ? ruleset : undefined))));
  const says = host.querySelector<HTMLElement>('.sheet-fault')!;
  const fault = read.ok ? read.value.fault : read.fault;
  says.hidden = fault === undefined;
  says.textContent = fault ? SHARED_GAMES.paper.fault(describeFault(fault)) : '';
  if (read.ok) writeSheets(host, read.value.tree, empty);
}

function writeSheets(host: HTMLElement, tree: TreeNode, blank: Element): void {
  const chosen = host.querySelector<HTMLInputElement>('input[name="notation"]:checked')?.value;
  const notation = NOTATION_CHOICES.find((one) => one === chosen) ?? 'usual';
  const { rounds, said, end } = writeScore(tree, notation);
  const cut = cutSheets(rounds);
  const start = tree.position.text();
  const sheets = cut.map((some, at) => {
    const sheet = blank.cloneNode(true) as HTMLElement;
    if (cut.length > 1) write(sheet, 'page', SHARED_GAMES.paper.continued(at + 1, cut.length));
    if (start !== tree.position.ruleset.start) write(sheet, 'from', SHARED_GAMES.paper.from(start));
    writeRounds(sheet, some, at * ROUNDS_A_SHEET);
    if (end.status() !== 'playing') write(sheet, 'result', sayResult(end));
    if (said.length > 0 && at === cut.length - 1)
      write(sheet, 'said', said.map(({ number, words }) => SHARED_GAMES.paper.said(number, words)).join('; '));
    return sheet;
  });
  for (const old of [...host.querySelectorAll('.sheet')].slice(1)) old.remove();
  host.querySelector('.sheet')!.replaceWith(...sheets);
}

/** How the game has ended; with three players, and their points. */
function sayResult(end: Position): string {
  const points = listScore(end).map(({ player, points }) => SHARED_GAMES.paper.points(player, points));
  return [describeState(end), points.join(', ')].filter(Boolean).join(' ');
}

function write(sheet: HTMLElement, name: string, words: string): void {
  const field = sheet.querySelector<HTMLElement>(`[data-field="${name}"]`)!;
  field.textContent = words;
  field.hidden = false;
}

/** Rows are numbered as the game's rounds are; what is not played yet stays empty. */
function writeRounds(sheet: HTMLElement, rounds: readonly ScoreRound[], before: number): void {
  const first = rounds[0]?.number ?? before + 1;
  for (const [at, row] of [...sheet.querySelectorAll<HTMLTableRowElement>('tbody tr')].entries()) {
    row.cells[0]!.textContent = String(rounds[at]?.number ?? first + at);
    for (const cell of row.querySelectorAll<HTMLElement>('[data-player]')) {
      const player = cell.dataset['player'] ?? '';
      const name = isPlayer(player) ? rounds[at]?.moves[player] : undefined;
      if (name !== undefined) render(<Figured text={name} />, cell);
    }
  }
}
