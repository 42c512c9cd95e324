import { href } from '../../address/href.ts';
/** Keeps the site for reading without a network. Not while developing: there is no worker then. */
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    void navigator.serviceWorker.register(href('/sw.js')).catch(() => undefined); // a private window, for instance: the site works without it
  });
}
