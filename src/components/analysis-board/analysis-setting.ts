import { readItem, writeItem } from '../../platform/storage.ts';

const ANALYSIS_KEY = 'threefold:analysis';

/** Whether the address asks for the reader's own mistakes: `/board/?mistakes`. */
export const asksForMistakes = (): boolean => location.search === '?mistakes';

/** Whether the reader left the analysis on. */
export const isAnalysisOn = (): boolean => readItem(ANALYSIS_KEY) === 'on';

/** Remembers whether the analysis is on. */
export const rememberAnalysis = (isOn: boolean): void => void writeItem(ANALYSIS_KEY, isOn ? 'on' : null);
