/** Said where the browser does not keep what is done. */
export const UNKEPT = 'Not kept: this browser’s storage is closed or full.';
