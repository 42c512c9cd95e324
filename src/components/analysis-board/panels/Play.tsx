import { useEffect, useRef } from 'preact/hooks';
import { describeGame } from '../../../game/game-status.ts';
import { ActButtons, PointsTable } from './ActButtons.tsx';
import { AfterGame } from './AfterGame.tsx';
import { Captured } from './Captured.tsx';
import { Clock, HandOver } from './Clock.tsx';
import { focusBoard } from './focus.ts';
import { Correspondence } from './Correspondence.tsx';
import { Moves } from './Moves.tsx';
import { GoOn, saySides } from './MyGames.tsx';
import type { EndingRules, PartProps, RulesChoice } from './part.ts';
import { give } from './Share.tsx';
import { StepButtons } from './StepButtons.tsx';
import { ANALYSIS_BOARD } from '#words/analysis-board.ts';
import { Resign } from './Resign.tsx';
import { PLAY } from '#words/play.ts';

/** What a person may do in a game with the machine, beside moving. */
function GameActs({ free }: PartProps) {
  const { match } = free;
  const { you } = match;
  if (!match.isOn || free.editor.draft) return null;
  return (
    <div class="free-line free-game-acts needs-script" role="group" aria-label={PLAY.acts.label}>
      {/* Not disabled: the focus stays where it is when there is nothing to take back. */}
      <button type="button" class="free-small" aria-disabled={!match.mayTakeBack} onClick={() => match.takeBack()}>
        {PLAY.acts.takeBack}
      </button>
      {you !== undefined && free.position.ruleset.players.length === 2 && (
        <>
          <button type="button" class="free-small" aria-disabled={!match.mayOffer} onClick={() => void match.offerDraw()}>
            {PLAY.acts.offer}
          </button>
          <Resign free={free} />
        </>
      )}
      {match.mayGiveUp && (
        <button
          type="button"
          class="free-small"
          aria-pressed={match.isGivingUp.value}
          onClick={() => match.giveUp(!match.isGivingUp.value)}
        >
          {PLAY.acts.resign}
        </button>
      )}
      {match.said.value !== '' && <p class="free-game-says">{match.said.value}</p>}
    </div>
  );
}

/** How the game stands, who thinks, what can be declared, the moves and the way through them. */
export function Play({ free, choices, endings }: PartProps & { readonly choices: readonly RulesChoice[]; readonly endings: EndingRules }) {
  const { position } = free;
  const fault = free.fault.value;
  const top = useRef<HTMLDivElement>(null);
  const { isOver } = free.match;
  // Where a long game ends, its result is seen.
  useEffect(() => {
    if (isOver) top.current?.closest('.board-panel')?.scrollTo(0, 0);
  }, [isOver]);
  return (
    <>
      <Clock free={free} />
      <HandOver free={free} />
      <div ref={top} class="free-turn">
        <p class="free-status">{describeGame(free, free.match)}</p>
        <Against free={free} />
      </div>
      <PointsTable free={free} />
      <AfterGame free={free} endings={endings} />
      <GoOn free={free} choices={choices} />
      {free.log.isUnsaved && <p class="free-fault board-says">{ANALYSIS_BOARD.games.unsaved}</p>}
      {position.ruleset.players.includes('g') && <p class="free-army">{ANALYSIS_BOARD.game.army}</p>}
      <Thinking free={free} />
      <Sayable free={free} />
      {fault !== '' && <p class="free-fault board-says is-wrong">{fault}</p>}
      {!free.address.value.isWhole && (
        <div class="free-long board-says">
          <p>{ANALYSIS_BOARD.game.tooLong}</p>
          <button type="button" class="free-small" onClick={() => give(free, free.game.record())}>
            {ANALYSIS_BOARD.share.copyGame}
          </button>
        </div>
      )}
      <Correspondence free={free} />
      <Captured free={free} />
      <GameActs free={free} />
      <Moves free={free} />
      <StepButtons free={free} />
    </>
  );
}

/** Who plays whom, as long as a machine plays. */
function Against({ free }: PartProps) {
  const { players, strength } = free.opponent.seats;
  if (players.length === 0) return null;
  return <p class="free-against">{ANALYSIS_BOARD.games.sentence(saySides(free.position.ruleset.players, players, strength))}</p>;
}

/** What can be declared or claimed; where a machine waits for it, the question and the way to go on without. */
function Sayable({ free }: PartProps) {
  const { opponent: opponent } = free;
  const { game } = ANALYSIS_BOARD;
  return (
    <>
      {opponent.isWaiting && (
        <p class="free-thinking free-say">
          <b>{game.sayOrPlayOn}</b>
          <button
            type="button"
            class="free-small"
            onClick={(event) => {
              focusBoard(event.currentTarget);
              opponent.playOn();
            }}
          >
            {game.playOn}
          </button>
        </p>
      )}
      <ActButtons free={free} label={game.acts} />
    </>
  );
}

/** Who thinks, and the way to stop them; or who can be asked to play. */
function Thinking({ free }: PartProps) {
  const { opponent: opponent } = free;
  const holder = useRef<HTMLDivElement>(null);
  const { thinking } = opponent;
  const asked = opponent.asked.value;
  const stop = (): void => {
    opponent.rest();
    free.announce(ANALYSIS_BOARD.game.stopped);
    // The button that asks again takes the place of this one.
    setTimeout(() => holder.current?.querySelector('button')?.focus());
  };
  return (
    <div ref={holder} class="free-part">
      {thinking !== undefined && (
        <p class="free-thinking">
          <span>{ANALYSIS_BOARD.game.thinking(thinking)}</span>
          <button type="button" class="free-small" onClick={stop}>
            {ANALYSIS_BOARD.game.stop}
          </button>
        </p>
      )}
      {asked !== undefined && (
        <button
          type="button"
          class="free-small free-ask"
          onClick={(event) => {
            focusBoard(event.currentTarget);
            opponent.consider();
          }}
        >
          {ANALYSIS_BOARD.game.let(asked)}
        </button>
      )}
    </div>
  );
}
