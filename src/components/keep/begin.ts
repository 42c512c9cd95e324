/** What keeps the site for reading without a network begins when the page is there. Not while developing: there is no worker then. */
if (import.meta.env.PROD) addEventListener('load', () => void import('./keeping.ts').catch(() => {}));
