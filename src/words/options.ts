import { OPTIONS } from './en/options.ts';

/** What each option and each of its values is called. */
export interface OptionWords {
  /** Which hexagonal board is played on. */
  readonly board: { readonly label: string; readonly values: Readonly<Record<'8-7' | '8-9', string>> };
  /** Whether the game ends with the first mate or the last. */
  readonly mate: { readonly label: string; readonly values: Readonly<Record<'first' | 'last', string>> };
  /** Whether mates count without being declared. */
  readonly automatic: { readonly label: string; readonly values: Readonly<Record<'off' | 'on', string>> };
}

/** What an option is called, with the names of its values. An unknown id throws. */
export function sayOption(
  id: string,
  words: OptionWords = OPTIONS,
): { readonly label: string; readonly values: Readonly<Record<string, string>> } {
  const said = (words as unknown as Readonly<Record<string, OptionWords[keyof OptionWords]>>)[id];
  if (!said) throw new Error(`nothing is said of the option “${id}”`);
  return said;
}
