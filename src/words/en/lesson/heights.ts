import { listNames as list } from '../names.ts';

/** What a piece reaches on one file of the set, by height. */
interface Reached {
  readonly level: readonly string[];
  readonly higher: readonly string[];
  readonly lower: readonly string[];
}

/** The set from the side, with an attack board that is put on one pin after the other. */
export const HEIGHT_WORDS = {
  choose: (board: string): string => `Put board ${board} on`,
  /** What the picture shows, before it is known where the board stands. */
  picture: (file: string): string => `The set from the side, cut along file ${file}; White on the left`,
  says: (board: string, pin: string, piece: string, from: string, file: string, { level, higher, lower }: Reached): string => {
    const parts = [
      level.length > 0 ? `${list(level)} at its own height` : '',
      higher.length > 0 ? `${list(higher)} higher up` : '',
      lower.length > 0 ? `${list(lower)} further down` : '',
    ].filter(Boolean);
    const reach = parts.length > 0 ? parts.join('; ') : 'no square';
    return `${board} at ${pin}: on file ${file} the ${piece} on ${from} reaches ${reach}.`;
  },
  drag: 'Drag the board, or choose its pin.',
};
