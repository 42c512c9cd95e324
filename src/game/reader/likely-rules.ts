import type { Ruleset } from '../../engine/index.ts';

/** The fields of a position, in the order in which they are read. */
const FIELDS = ['position', 'placement', 'turn', 'active', 'rights', 'en passant', 'resignations', 'clock', 'round'];

/** How many of the pins that a text names the rules have. */
function countPins(text: string, { pins }: Ruleset): number {
  const named = [...text.matchAll(/@([A-Za-z]{2}\d{1,2})/g)].map(([, name = '']) => name.toUpperCase());
  return named.filter((name) => pins.some((pin) => pin.name === name)).length;
}

/** How far the rules read a text before its first fault. */
function measureReading(text: string, rules: Ruleset): number {
  if (rules.readSetup(text).ok) return FIELDS.length + 1;
  const read = rules.parse(text);
  return read.ok ? FIELDS.length + 1 : FIELDS.indexOf(read.fault.field);
}

/**
 * The rules that a position with a fault was most likely written for, so that the fault is told as theirs: those that have most of its pins,
 * and of these the ones that read most of it. Undefined if there are no rules.
 */
export function findLikelyRules(text: string, known: readonly Ruleset[]): Ruleset | undefined {
  const [placement = ''] = text.trim().split(/\s/);
  const hasBoards = /[:;@]/.test(placement);
  const ofBoard = known.filter(({ pins }) => pins.length > 0 === hasBoards);
  const scores = (ofBoard.length > 0 ? ofBoard : known).map((rules) => ({
    rules,
    pins: countPins(placement, rules),
    read: measureReading(text, rules),
  }));
  return scores.toSorted((one, other) => other.pins - one.pins || other.read - one.read)[0]?.rules;
}
