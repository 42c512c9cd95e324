import { lazy } from '../../platform/lazy.ts';

// The button in the header and those over the boards.
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-board-settings]') : null;
  if (button) lazy(() => import('./board-settings.ts')).use(({ openSettings }) => openSettings(button));
});
