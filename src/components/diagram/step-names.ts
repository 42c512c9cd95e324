import { NOTATION_CHOICES, type NotationChoice } from '../../board/state/settings.ts';

/** The name in one notation. */
export function pickName(names: string, notation: NotationChoice): string {
  const all = names.split('|');
  return all[NOTATION_CHOICES.indexOf(notation)] || (all[0] ?? '');
}

/**
 * A move in running text in another notation: `4…a6B` becomes `4…a7B-a6B`. Nothing where the text is not the move's own name
 * (with or without its number and signs), for then it is the author's words.
 */
export function renameInText(text: string, names: string, notation: NotationChoice): string | undefined {
  const [own = ''] = names.split('|');
  const [, number = '', name = ''] = /^(\d+\s?(?:\.{1,3}|…)\s?)?(.*)$/s.exec(text.trim()) ?? [];
  const plain = (one: string): string => one.replace(/[+#][wgb]*$/, '');
  return plain(name) === plain(own) ? number + pickName(names, notation) : undefined;
}
