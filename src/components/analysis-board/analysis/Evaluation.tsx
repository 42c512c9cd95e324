import type { AnalysisBoard } from '../../../game/analysis-board.ts';
import type { FoundLine, Shares } from '../../../game/analysis/analysis-question.ts';
import { sharesIn } from '../../../game/analysis/grades.ts';
import { Figured } from '../../board/view/Figured.tsx';
import { ANALYSIS } from '#words/analysis.ts';
import type { Player, Position } from '../../../engine/index.ts';
import type { AnalysisController } from './analysis-controller.ts';
import { followIds, nameFound, sayStanding } from './name-lines.ts';

/** Moves of a line that are written, and that a press plays. */
const [MOST_WRITTEN, MOST_PLAYED] = [6, 4];

interface Props {
  readonly free: AnalysisBoard;
  readonly controller: AnalysisController;
}

/** How the position on the board stands: bars and a word, the best lines, how deep they are. */
export function Evaluation({ free, controller }: Props) {
  const { live } = controller;
  const { position } = free;
  const finding = live.here.value;
  const shares = sharesIn(position, finding);
  const isOver = position.status() !== 'playing';
  return (
    <section class="free-live" aria-label={ANALYSIS.analyse}>
      {shares && <Bars players={position.ruleset.players} shares={shares} />}
      <p class="free-standing">
        <b>{sayStanding(position, controller)}</b>
        {finding && !isOver && <span> {ANALYSIS.depth(finding.depth, live.isBusy.value)}</span>}
      </p>
      {finding?.counted && !isOver && (
        <p class="free-counted">
          {ANALYSIS.counted(finding.counted)} <span>{ANALYSIS.countedAbout}</span>
        </p>
      )}
      {finding && !isOver && (
        <ol class="free-lines" aria-label={ANALYSIS.lines} onPointerLeave={() => (controller.pointed.value = undefined)}>
          {finding.lines.map((line, at) => (
            <Line key={at} at={at} line={line} position={position} free={free} controller={controller} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** One bar that two players share; with three players a bar each. */
function Bars({ players, shares }: { readonly players: readonly Player[]; readonly shares: Shares }) {
  const words = players.map((player) => ANALYSIS.share(player, shares[player] ?? 0)).join(', ');
  return (
    <div class={`free-bars${players.length > 2 ? ' is-three' : ''}`} role="img" aria-label={`${ANALYSIS.chances}: ${words}`}>
      {players.map((player) => (
        <span key={player} data-player={player}>
          <i style={{ inlineSize: `${Math.round((shares[player] ?? 0) * 100)}%` }} />
        </span>
      ))}
    </div>
  );
}

/** A line: who points at it sees it on the board, a press plays it as a variation. */
function Line({
  at,
  line,
  position,
  free,
  controller,
}: Props & { readonly at: number; readonly line: FoundLine; readonly position: Position }) {
  const steps = followIds(position, line.moves.slice(0, MOST_WRITTEN));
  const text = steps.map((step) => nameFound(step.position, step.move, free.notation.value)).join(' ');
  const mover = line.shares[position.turn] ?? 0;
  const share = line.mate === undefined || line.mate <= 0 ? ANALYSIS.percent(mover) : ANALYSIS.mateShort(line.mate);
  const point = (): void => void (controller.pointed.value = at);
  const play = (): void => {
    controller.pointed.value = undefined;
    free.playLine(steps.slice(0, MOST_PLAYED).map(({ move }) => move));
  };
  return (
    <li>
      <button
        type="button"
        class="free-found"
        onClick={play}
        onPointerEnter={point}
        onFocus={point}
        onBlur={() => (controller.pointed.value = undefined)}
      >
        <b>{share}</b> <span>{<Figured text={text} />}</span>
      </button>
    </li>
  );
}
