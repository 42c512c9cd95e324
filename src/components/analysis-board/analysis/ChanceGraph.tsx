import type { AnalysisBoard } from '../../../game/analysis-board.ts';
import { GRADES, sharesIn } from '../../../game/analysis/grades.ts';
import type { Player } from '../../../engine/index.ts';
import { isAct } from '../../../board/state/line.ts';
import { nameStepAt } from '../../../game/move-rows.ts';
import { ANALYSIS } from '#words/analysis.ts';
import type { AnalysisController } from './analysis-controller.ts';
import { sayStanding } from './name-lines.ts';

const [WIDTH, HEIGHT] = [300, 56];
const lossFrom = (name: string): number => GRADES.find((grade) => grade.name === name)?.loss ?? 0;

/** The chances of all players along the line on the board, as a slider through it; and in words what its moves were worth. */
export function ChanceGraph({ free, controller }: { readonly free: AnalysisBoard; readonly controller: AnalysisController }) {
  const { game, overlay } = free;
  const { positions, moves } = game.line;
  if (moves.length < 2) return null;
  const { players } = game.position.ruleset;
  const last = positions.length - 1;
  const here = game.path.length;
  const all = positions.map((position) => sharesIn(position, controller.live.find(position)));
  const xOf = (at: number): number => (at / last) * WIDTH;
  const yOf = (share: number): number => 2 + (1 - share) * (HEIGHT - 4);
  const pathOf = (player: Player): string => {
    const points = all.flatMap((shares, at) => (shares ? [`${xOf(at).toFixed(1)},${yOf(shares[player] ?? 0).toFixed(1)}`] : []));
    return points.length < 2 ? '' : `M${points.join('L')}`;
  };
  // With two players one line tells both.
  const drawn = players.length === 2 ? players.slice(0, 1) : players;
  const grades = overlay.grades.value;
  const goTo = (at: number): void => {
    const to = Math.max(0, Math.min(last, at));
    if (to !== here) free.goTo(game.end.slice(0, to));
  };
  const key = (event: KeyboardEvent): void => {
    const to = { ArrowLeft: here - 1, ArrowDown: here - 1, ArrowRight: here + 1, ArrowUp: here + 1, Home: 0, End: last }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    goTo(to);
  };
  const press = (event: PointerEvent & { readonly currentTarget: Element }): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    goTo(Math.round(((event.clientX - left) / width) * last));
  };
  const name = nameStepAt(game.tree, game.path, free.notation.value)?.name ?? ANALYSIS.graph.start;
  const grade = grades.get(game.position);
  const standing = all[here] ? sayStanding(game.position, controller) : ANALYSIS.graph.unknown;
  const text = ANALYSIS.graph.place(name, standing, grade && grade !== 'good' ? ANALYSIS.grades[grade].name : '');
  const counts = players.map((player) => {
    const own = moves.flatMap((move, at) => (!isAct(move) && positions[at]!.turn === player ? [grades.get(positions[at + 1]!)] : []));
    const count = (wanted: string): number => own.filter((one) => one === wanted).length;
    return { player, words: ANALYSIS.graph.counts(count('inaccuracy'), count('mistake'), count('blunder')) };
  });
  return (
    <div class="free-graph">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="slider"
        tabindex={0}
        aria-label={ANALYSIS.graph.label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={here}
        aria-valuetext={text}
        onKeyDown={key}
        onPointerDown={press}
      >
        <path class="free-graph-half" d={`M0,${HEIGHT / 2}H${WIDTH}`} />
        {drawn.map((player) => (
          <path key={player} class="free-graph-line" data-player={player} d={pathOf(player)} />
        ))}
        {positions.map((position, at) => {
          const one = grades.get(position);
          const shares = all[at];
          if (!shares || !one || one === 'good' || one === 'inaccuracy') return null;
          const mover = positions[at - 1]!.turn;
          const of = drawn.includes(mover) ? mover : drawn[0]!;
          return <circle key={at} class="free-graph-dot" data-grade={one} cx={xOf(at)} cy={yOf(shares[of] ?? 0)} r={3.5} />;
        })}
        <path class="free-graph-here" d={`M${xOf(here)},0V${HEIGHT}`} />
      </svg>
      <p class="free-note">
        {ANALYSIS.graph.summary(counts)} {ANALYSIS.gradesAbout(lossFrom('inaccuracy'), lossFrom('mistake'), lossFrom('blunder'))}
      </p>
    </div>
  );
}
