/** Settings are kept in the browser under this key, as JSON. */
export const SETTINGS_KEY = 'threefold:board';

/** Dispatched on the document when the settings have changed, here or in another tab of the site. */
export const SETTINGS_CHANGED = 'threefold:settings';
