/** Milliseconds after which a page has fetched what it shows: what is kept for later takes nothing from it. */
const REST = 1500;

/** What keeps the site for reading without a network begins when the page rests. Not while developing: there is no worker then. */
if (import.meta.env.PROD) addEventListener('load', () => setTimeout(() => void import('./keeping.ts').catch(() => {}), REST));
