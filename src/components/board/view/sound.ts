import { loadSettings } from './settings-store.ts';
import { cuesOf, planCue, type Cue } from '../../../board/state/sound-plan.ts';
import { MOVED, REFUSED, type MoveDetail } from './board-events.ts';

/** Loudness of it all: somebody else may be in the room. */
const SOFT = 0.25;
/** A check is heard after the move that gives it. */
const GAP = 0.14;

let context: AudioContext | undefined;
let isListening = false;

/** Plays sounds after each other; silent when they are off, and until the reader has touched the page. */
function play(cues: readonly Cue[]): void {
  if (cues.length === 0 || !loadSettings().sound || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  cues.forEach((cue, index) => sound(context!, cue, index * GAP));
}

function sound(to: AudioContext, cue: Cue, delay: number): void {
  for (const { at, time, pitch, to: end, loud, shape } of planCue(cue)) {
    const start = to.currentTime + delay + at;
    const tone = to.createOscillator();
    const gain = to.createGain();
    tone.type = shape;
    tone.frequency.setValueAtTime(pitch, start);
    tone.frequency.exponentialRampToValueAtTime(end, start + time);
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud * SOFT, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + time);
    tone.connect(gain).connect(to.destination);
    tone.start(start);
    tone.stop(start + time + 0.02);
  }
}

/** Begins to listen to the boards of the page, once; whoever has just turned sounds on hears one. */
export function startSounds(isNew: boolean): void {
  if (isNew) play(['move']);
  if (isListening) return;
  isListening = true;
  document.addEventListener(MOVED, (event) => {
    const { move, position } = (event as CustomEvent<MoveDetail>).detail;
    play(cuesOf(move, position));
  });
  document.addEventListener(REFUSED, () => play(['wrong']));
  // Exercises and puzzles say how it stands with them in an attribute.
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const state = target instanceof HTMLElement && target.matches('.exercise') ? target.dataset['state'] : undefined;
      if (state === 'wrong' || state === 'solved') return play([state]);
    }
  }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-state'] });
}
