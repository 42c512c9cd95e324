/** A board that goes from pin to pin: with what it goes, and where. */
export const PIN_WORDS = {
  label: 'On the board',
  loads: { empty: 'Empty', loaded: 'One aboard' },
  sides: { queen: 'Queen’s side', king: 'King’s side' },
  /** Where a board may go from a pin; `barred` only if it were empty, `taken` where others stand just now. */
  reach: (pin: string, load: 'empty' | 'loaded', able: readonly string[], barred: readonly string[], taken: readonly string[]): string => {
    const what = load === 'empty' ? 'the empty board' : 'the board with one piece aboard';
    const where = able.length === 0 ? 'may not move' : `may go to ${able.join(', ')}`;
    const no = barred.length === 0 ? '' : ` Next to it, but only for an empty board: ${barred.join(', ')}.`;
    const full = taken.length === 0 ? '' : ` Taken just now: ${taken.join(', ')}.`;
    return `From ${pin} ${what} ${where}.${no}${full}`;
  },
};
