/** Progress is kept in the browser under this key, as JSON. */
export const PROGRESS_KEY = 'threefold:progress';
/** Dispatched by the document when the reader’s progress has changed in this tab. */
export const CHANGED = 'threefold:progress';
