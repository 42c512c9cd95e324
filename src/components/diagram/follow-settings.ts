import { DEFAULT_SETTINGS, type Settings } from '../board/model/settings.ts';
import { applySettings, loadSettings, onSettings } from '../board/view/kept-settings.ts';

let isBegun = false;

/** The page follows the reader's settings from now on: the build drew and wrote it with the usual ones. `isNew` says that he has just changed them. */
export function begin(isNew: boolean): void {
  if (isBegun) return;
  isBegun = true;
  applySettings(loadSettings());
  follow(loadSettings(), DEFAULT_SETTINGS, isNew);
  onSettings((now, before) => follow(now, before, true));
}

/** What the build drew and wrote follows the settings that style sheets cannot follow; sounds come with theirs. */
function follow(now: Settings, before: Settings, isNew: boolean): void {
  if (now.pieces !== before.pieces || now.view !== before.view || now.notation !== before.notation)
    void import('./dress.ts').then(({ dressPage }) => dressPage(now, before));
  if (now.sound && !before.sound) void import('../board/view/sound.ts').then(({ startSounds }) => startSounds(isNew));
}
