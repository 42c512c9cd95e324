import { BOLD } from '../../../board/render/bold-outlines.ts';
import { PICTURES } from './figurines.ts';
import { spellFigures } from '../../../board/text/move-names.ts';

/** A text with pictures of pieces in it, drawn by us (as `putText` does for elements the build has written). */
export function Figured({ text }: { readonly text: string }) {
  const parts = text.split(/([♚-♞])/).filter((part) => part !== '');
  return <>{parts.map((part) => (PICTURES.has(part) ? <Figure figure={part} /> : part))}</>;
}

function Figure({ figure }: { readonly figure: string }) {
  const body = BOLD[PICTURES.get(figure) ?? 'pawn'].find((layer) => layer.role === 'body');
  return (
    <span class="board-figurine">
      <span class="spoken">{spellFigures(figure)}</span>
      <svg viewBox="8 4 84 90" aria-hidden="true">
        <path d={body?.d ?? ''} />
      </svg>
    </span>
  );
}
