/** Dispatched on the document when a set was kept or let go. */
export const KEPT_CHANGED = 'threefold:kept';
/** Dispatched on the document where no worker could be set up, so that nothing can be read without a network. */
export const WORKER_FAILED = 'threefold:worker-failed';

/** Tells the page that no worker could be set up. */
export const tellFailure = (): void => void document.dispatchEvent(new Event(WORKER_FAILED));
