import type { ActKind } from '../../../engine/index.ts';
import { offerAct } from '../../../board/text/acts.ts';
import { listScore } from '../../../board/text/describe-state.ts';
import { namePlayer } from '../../../board/text/names.ts';
import { focusBoard } from './focus.ts';
import type { PartProps } from './part.ts';
import { ANALYSIS_BOARD } from '#words/analysis-board.ts';

/** What may be said at nearly any time is in the sheet. */
const FOLDED: readonly ActKind[] = ['resignation', 'draw', 'cede'];

/** Declarations and claims as buttons; those that can nearly always be made, if they are `folded`, else the others. */
export function ActButtons({ free, isFolded = false, label }: PartProps & { readonly isFolded?: boolean; readonly label: string }) {
  const { position } = free;
  const acts = free.acts.filter(({ kind }) => FOLDED.includes(kind) === isFolded);
  if (acts.length === 0) return null;
  const buttons = (
    <div class="free-acts" role="group" aria-label={label}>
      {acts.map(({ id }) => (
        <button
          key={id}
          type="button"
          class="free-act"
          onClick={(event) => {
            // The button goes with what it offers.
            focusBoard(event.currentTarget);
            free.act(id);
          }}
        >
          {offerAct(position, id)}
        </button>
      ))}
    </div>
  );
  if (!isFolded) return buttons;
  return (
    <div class="free-more">
      <b>{label}</b>
      {buttons}
    </div>
  );
}

/** The points of a game of more than two that is over. */
export function PointsTable({ free }: PartProps) {
  const rows = listScore(free.position);
  if (rows.length === 0) return null;
  return (
    <table class="free-score">
      <caption>{ANALYSIS_BOARD.game.points}</caption>
      <tbody>
        {rows.map(({ player, points }) => (
          <tr key={player}>
            <th scope="row">{namePlayer(player)}</th>
            <td>{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
