import { isJsonFields } from '../../platform/json.ts';
import type { View } from '../scene/render-options.ts';

/** Looks of the boards: the study, plain wood, colours told apart without red and green, and the strongest contrast. */
export const BOARD_THEMES = ['study', 'wood', 'clear', 'contrast'] as const;
export type BoardTheme = (typeof BOARD_THEMES)[number];

/** Ways to draw the pieces; each is one drawing per piece for all armies. */
export const PIECE_STYLES = ['turned', 'bold'] as const;
export type PieceStyle = (typeof PIECE_STYLES)[number];

/** The view of all Tri-D diagrams; with `page` each has the one its page gives it. */
export const VIEW_CHOICES = ['page', 'stack', 'plan', 'tower'] as const satisfies readonly (View | 'page')[];
export type ViewChoice = (typeof VIEW_CHOICES)[number];

/**
 * How moves are written: as the ruleset has it with the names the boards show, as its source's author has it, with pictures of the pieces for their letters, from square to square,
 * or counted from each player's own side where a ruleset has that.
 */
export const NOTATION_CHOICES = ['usual', 'rules', 'pictures', 'squares', 'relative'] as const;
export type NotationChoice = (typeof NOTATION_CHOICES)[number];

/** What the reader has chosen for all boards. */
export interface Settings {
  readonly theme: BoardTheme;
  readonly pieces: PieceStyle;
  readonly view: ViewChoice;
  readonly notation: NotationChoice;
  readonly coordinates: boolean;
  readonly sound: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  theme: 'study',
  pieces: 'turned',
  view: 'page',
  notation: 'usual',
  coordinates: true,
  sound: false,
};

/** Reads settings from parsed JSON: what is missing, broken or unknown is as usual. A value that is not an object gives `undefined`. */
export function readSettings(kept: unknown, usual: Settings = DEFAULT_SETTINGS): Settings | undefined {
  if (!isJsonFields(kept)) return undefined;
  const pick = <T extends string>(name: keyof Settings, choices: readonly T[], otherwise: T): T =>
    choices.find((one) => one === kept[name]) ?? otherwise;
  const flag = (name: keyof Settings, otherwise: boolean): boolean => {
    const value = kept[name];
    return typeof value === 'boolean' ? value : otherwise;
  };
  return {
    theme: pick('theme', BOARD_THEMES, usual.theme),
    pieces: pick('pieces', PIECE_STYLES, usual.pieces),
    view: pick('view', VIEW_CHOICES, usual.view),
    notation: pick('notation', NOTATION_CHOICES, usual.notation),
    coordinates: flag('coordinates', usual.coordinates),
    sound: flag('sound', usual.sound),
  };
}
