/** A sentence with parts that a page makes itself: links, numbers, names in another dress. */
export type Rich<Part> = readonly (string | Part)[];
