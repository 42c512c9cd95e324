import { DEFAULT_SETTINGS, type Settings } from '../../board/state/settings.ts';
import { applySettings, loadSettings, onSettings } from '../board/view/settings-store.ts';
import { lazy } from '../../platform/lazy.ts';

let isBegun = false;

/** The page follows the reader's settings from now on: the build drew and wrote it with the usual ones. `isNew` says that they have just changed. */
export function startSettings(isNew: boolean): void {
  if (isBegun) return;
  isBegun = true;
  applySettings(loadSettings());
  follow(loadSettings(), DEFAULT_SETTINGS, isNew);
  onSettings((now, before) => follow(now, before, true));
}

/** What the build drew and wrote follows the settings that style sheets cannot follow; sounds come with theirs. */
function follow(now: Settings, before: Settings, isNew: boolean): void {
  if (now.pieces !== before.pieces || now.view !== before.view || now.notation !== before.notation)
    lazy(() => import('./apply-settings.ts')).keep(({ applyToPage }) => applyToPage(now, before));
  if (now.sound && !before.sound) lazy(() => import('../board/view/sound.ts')).keep(({ startSounds }) => startSounds(isNew));
}
