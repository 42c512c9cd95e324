import type { Piece } from '../../../engine/index.ts';
import type { PieceStyle } from '../../../board/state/settings.ts';
import { drawPiece } from '../../../board/render/svg.ts';
import { compareMaterial, listCaptures } from '../../../game/captures.ts';
import type { PartProps } from './part.ts';
import { PLAY } from '#words/play.ts';

/** More than so many of a kind are drawn once, with their number. */
const MOST_DRAWN = 2;

function drawMany(piece: Piece & { readonly count: number }, style: PieceStyle): string {
  const drawn = drawPiece(piece, style);
  return piece.count > MOST_DRAWN ? `<span>${drawn}<b>${piece.count}</b></span>` : `<span>${drawn.repeat(piece.count)}</span>`;
}

/** What has been captured up to the place that is shown, and who has more. */
export function Captured({ free }: PartProps) {
  const { game, match, position } = free;
  const { material } = PLAY;
  const rows = listCaptures(game.line, game.path.length);
  if (rows.length === 0 || free.editor.draft) return null;
  const { you } = match;
  const balance = compareMaterial(position);
  const count = ({ role, count: many }: { readonly role: string; readonly count: number }): string => material.count(many, role);
  const said = balance
    ? material.ahead(balance.player, you, balance.more.map(count), balance.less.map(count))
    : position.ruleset.players.length === 2
      ? material.even
      : '';
  return (
    <div class="free-captured" role="group" aria-label={material.label}>
      {rows.map(({ player, pieces }) => (
        <p key={player}>
          <span aria-hidden="true">{material.took(player, you)}</span>
          <span
            class="free-took"
            role="img"
            aria-label={material.tookAll(
              player,
              you,
              pieces.map((piece) => material.count(piece.count, material.piece(piece.owner, piece.role))),
            )}
            dangerouslySetInnerHTML={{ __html: pieces.map((piece) => drawMany(piece, free.pieces.value)).join('') }}
          />
        </p>
      ))}
      {said !== '' && <p>{said}</p>}
    </div>
  );
}
