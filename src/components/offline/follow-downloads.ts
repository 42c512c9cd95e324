import { lazy } from '../../platform/lazy.ts';
import { tellFailure } from './offline-events.ts';

/** Milliseconds after which a page has fetched what it shows: what is kept for later takes nothing from it. */
const REST = 1500;

/** The worker is registered when the page rests. Not while developing: there is no worker then. */
if (import.meta.env.PROD)
  addEventListener('load', () =>
    setTimeout(
      () =>
        void lazy(() => import('./registration.ts'))
          .load()
          .catch(tellFailure),
      REST,
    ),
  );
