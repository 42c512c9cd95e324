import { spellFigures } from '../../../board/text/move-names.ts';

/** The one polite live region of the page, or of the board that speaks on a page of somebody else. */
let region: HTMLElement | undefined;

/** An empty live region, to be put where it is heard. */
export function makeVoice(): HTMLElement {
  const voice = document.createElement('div');
  voice.className = 'board-voice';
  voice.setAttribute('aria-live', 'polite');
  voice.setAttribute('role', 'status');
  return voice;
}

/** What is read out is read out here from now on. */
export function speakIn(voice: HTMLElement): void {
  region = voice;
}

/** Reads a sentence to those who listen to the page. */
export function announce(sentence: string): void {
  if (!region) document.body.append((region = makeVoice()));
  const target = region;
  target.textContent = '';
  // A region that is emptied first reads the same sentence twice when it is said twice.
  setTimeout(() => (target.textContent = spellFigures(sentence)), 30);
}
