import { BOLD } from '../../board/bold.ts';
import { FIGURES, spellFigures } from '../../board/naming.ts';
import { ROLES } from '../../../engine/core/piece.ts';

const ROLE_OF = new Map(ROLES.flatMap((role) => (role === 'pawn' ? [] : [[FIGURES[role], role] as const])));

/** The name of a step; pictures of pieces in it are drawn in the colour of the text, and who listens or copies gets the letter. */
export function Name({ text }: { readonly text: string }) {
  const parts = text.split(/([♚-♞])/).filter((part) => part !== '');
  return (
    <>
      {parts.map((part) => {
        const role = ROLE_OF.get(part);
        if (!role) return part;
        return (
          <span class="board-figurine">
            <span class="spoken">{spellFigures(part)}</span>
            <svg viewBox="8 4 84 90" aria-hidden="true">
              <path d={BOLD[role].find((layer) => layer.role === 'body')?.d} />
            </svg>
          </span>
        );
      })}
    </>
  );
}
