import { ROLES, type Ruleset } from '../../../engine/index.ts';
import { drawPiece } from '../../../board/render/svg.ts';
import { namePiece } from '../../../board/text/names.ts';
import type { Tool } from '../../../game/setup-draft.ts';
import type { EditProps } from './part.ts';
import { ANALYSIS_BOARD } from '#words/analysis-board.ts';

const TOOLS = [
  ['hand', ANALYSIS_BOARD.edit.hand, 'M12 3v18M3 12h18M12 3 9 6m3-3 3 3m-3 15-3-3m3 3 3-3M3 12l3-3m-3 3 3 3m15-3-3-3m3 3-3 3'],
  ['erase', ANALYSIS_BOARD.edit.erase, 'M9 20 3.5 14.5 14 4l6 6-10 10H9zm-1-9 6 6M9 20h11'],
] as const;

/** The pieces of all players and two tools, as one group of radio buttons; the chosen one is what squares get. */
export function Palette({ free, ruleset }: EditProps & { readonly ruleset: Ruleset }) {
  const { editor } = free;
  const style = free.pieces.value;
  const choice = (name: string, tool: Tool, picture: string) => (
    <label key={name} class="free-choice" title={name}>
      <input type="radio" name="tool" aria-label={name} checked={isSame(editor.tool.value, tool)} onChange={() => editor.take(tool)} />
      <span dangerouslySetInnerHTML={{ __html: picture }} />
    </label>
  );
  return (
    <fieldset class="free-palette">
      <legend>{ANALYSIS_BOARD.edit.palette}</legend>
      <div class="free-choices">
        {ruleset.players.map((owner, index) => {
          const tool = TOOLS[index];
          return (
            <div key={owner}>
              {ROLES.map((role) => choice(namePiece({ owner, role }), { owner, role }, drawPiece({ owner, role }, style)))}
              {tool &&
                choice(tool[1], tool[0], `<svg viewBox="0 0 24 24" aria-hidden="true" class="free-tool"><path d="${tool[2]}"/></svg>`)}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

function isSame(one: Tool, other: Tool): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one.owner === other.owner && one.role === other.role;
}
