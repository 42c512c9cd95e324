/**
 * The parts of a packed move (`state.ts`) by name. The machine's own loops take them apart by hand: a call there, or a constant
 * of another module, costs seven to nine of a hundred nodes a second.
 */
export const fromOf = (code: number): number => code & 255;
export const toOf = (code: number): number => (code >> 8) & 255;
export const kindOf = (code: number): number => code >> 16;
/** The packed role that a kind from `PROMOTE` on promotes to. */
export const promotedOf = (kind: number): number => kind & 7;
