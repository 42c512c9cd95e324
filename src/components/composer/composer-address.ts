import type { GoalChoice } from './goal-choice.ts';

/** What is set, as text: nothing of it is known to be right. */
export interface Setting extends GoalChoice {
  readonly rules: string;
  readonly position: string;
}

const NAMES = ['rules', 'position', 'task', 'king', 'by'] as const;

/** What is set as an address holds it, with the names that the board has for rules and position. */
export function writeSetting(setting: Setting): string {
  const named = new URLSearchParams();
  for (const name of NAMES) if (setting[name] !== '') named.set(name, setting[name]);
  return named.toString();
}

/** What an address says is set; what it does not name is empty. */
export function readSetting(hash: string): Setting {
  const named = new URLSearchParams(hash.replace(/^#/, ''));
  const get = (name: string): string => named.get(name) ?? '';
  return { rules: get('rules'), position: get('position'), task: get('task'), king: get('king'), by: get('by') };
}
