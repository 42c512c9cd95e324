import { effect, signal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { expect, type Ruleset } from '../../engine/index.ts';
import { makeLine } from '../../board/state/line.ts';
import { Editor } from '../../game/editor.ts';
import { openDraft, snapshotOf } from '../../game/setup-draft.ts';
import { EditSteps, Fault } from '../analysis-board/panels/Edit.tsx';
import { FieldLists } from '../analysis-board/panels/Fields.tsx';
import { Palette } from '../analysis-board/panels/Palette.tsx';
import { Board } from '../board/board.ts';
import { announce } from '../board/view/announce.ts';
import { loadSettings } from '../board/view/settings-store.ts';
import { dimensionsOf } from '../diagram/dimensions.ts';
import { COMPOSER } from '#words/composer.ts';

interface Props {
  readonly ruleset: Ruleset;
  /** The position as text; empty, the board begins with that of the start. */
  readonly text: string;
  /** Another position has been set up by hand. */
  change(text: string): void;
}

/** The board on which a position is set up: it and the text beside it say the same. A text that cannot be read leaves the board as it is. */
export function ComposerBoard({ ruleset, text, change }: Props) {
  const free = useMemo(() => ({ editor: new Editor(announce), pieces: signal(loadSettings().pieces) }), []);
  const frame = useRef<HTMLDivElement>(null);
  const told = useRef('');
  const changed = useRef(change);
  changed.current = change;
  const { editor } = free;
  useEffect(() => {
    const wanted = text === '' ? ruleset.start : text;
    if (editor.draft?.ruleset === ruleset && editor.draft.view.text === wanted) return;
    const read = openDraft(ruleset, wanted);
    if (editor.draft?.ruleset !== ruleset) editor.start(ruleset, read.ok ? wanted : ruleset.start);
    else if (read.ok) editor.read(wanted);
    told.current = editor.draft?.view.text ?? '';
  }, [ruleset, text]);
  useEffect(() => {
    const line = makeLine(expect(ruleset.parse(ruleset.start)));
    const board = new Board(frame.current!, {
      ...{ line, index: 0, view: 'stack', side: ruleset.players[0]!, marks: {}, mode: 'edit', prefix: 'set-', isOther: true },
    });
    board.on('chosen', (name) => editor.choose(name));
    board.on('dropped', (from, to) => editor.drop(from, to));
    board.on('letGo', () => editor.letGo());
    board.setHints(true);
    const stop = effect(() => {
      const { draft, marks } = editor;
      if (draft?.ruleset !== ruleset) return;
      if (board.standing.text() !== draft.view.text) void board.setStill(snapshotOf(draft));
      board.setMarks(marks);
      if (draft.view.text === told.current) return;
      told.current = draft.view.text;
      changed.current(draft.view.text);
    });
    return () => {
      stop();
      board.destroy();
    };
  }, [ruleset]);
  const room = useMemo(() => dimensionsOf(expect(ruleset.parse(ruleset.start))), [ruleset]);
  return (
    <section class="set-board" id="set-board" aria-label={COMPOSER.board}>
      <div key={ruleset.id} ref={frame} class="board-frame" role="group" tabIndex={0} aria-label={COMPOSER.board} style={room}>
        <div class="board-picture" />
      </div>
      <Fault free={free} />
      <Palette free={free} ruleset={ruleset} />
      <div class="set-acts">
        <EditSteps free={free} />
      </div>
      <details>
        <summary>{COMPOSER.rest}</summary>
        <FieldLists free={free} />
      </details>
    </section>
  );
}
