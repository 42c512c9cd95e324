/** Progress is stored in the browser under this key, as JSON; the document is sent an event of this name when it has changed in this tab. */
export const PROGRESS_KEY = 'threefold:progress';
/** The games of the analysis board are stored in the browser under this key, as JSON. */
export const GAMES_KEY = 'threefold:games';
/** Mistakes of the reader's own games are stored in the browser under this key, as JSON. */
export const MISTAKES_KEY = 'threefold:mistakes';
