import type { Player } from '../../engine/index.ts';
import type { Line } from '../../board/state/line.ts';
import type { View } from '../../board/scene/render-options.ts';

/** What a page is to show: a line, the place it begins with, and how it is looked at. */
export interface Wanted {
  readonly line: Line;
  readonly index: number;
  readonly view: View;
  readonly side: Player;
  /** Colours on a light or a dark ground; else as the reader's system has it. */
  readonly theme?: 'light' | 'dark' | undefined;
}

/** The attributes of the element, those that say what would hold anyway left out. */
export function attributesOf({ line, index, view, side, theme }: Wanted): ReadonlyMap<string, string> {
  const start = line.positions[0]!;
  const { ruleset } = start;
  const options = Object.entries(ruleset.options).map(([name, value]) => `${name}=${value}`);
  const all: readonly (readonly [string, string | undefined])[] = [
    ['ruleset', ruleset.id],
    ['options', options.length > 0 ? options.join(',') : undefined],
    ['position', start.text() === ruleset.start ? undefined : start.text()],
    ['moves', line.moves.length > 0 ? line.moves.map(({ id }) => id).join(' ') : undefined],
    ['at', index > 0 ? String(index) : undefined],
    ['view', view === 'stack' ? undefined : view],
    ['side', side === ruleset.players[0] ? undefined : side],
    ['theme', theme],
  ];
  return new Map(all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** What is put into a page: the script, once, and the board; where scripts do not run a link stands in its place. */
export function makeSnippet(wanted: Wanted, script: string, link: { readonly href: string; readonly words: string }): string {
  const attributes = [...attributesOf(wanted)].map(([name, value]) => ` ${name}="${escape(value)}"`).join('');
  return [
    `<script type="module" src="${escape(script)}"></script>`,
    `<threefold-board${attributes}>`,
    `  <a href="${escape(link.href)}">${escape(link.words)}</a>`,
    '</threefold-board>',
  ].join('\n');
}
