/** Where the arrow keys have a meaning of their own: fields, lists, sliders, menus, grids, and what lies open over the page. */
const OWN = [
  'input:not([type="checkbox"], [type="button"], [type="submit"], [type="reset"])',
  ...['select', 'textarea', '[contenteditable]', 'audio', 'video', 'dialog', '[popover]'],
  ...['grid', 'treegrid', 'tree', 'listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'slider', 'spinbutton', 'combobox', 'dialog'].map(
    (role) => `[role="${role}"]`,
  ),
].join(', ');

/** Which way a key steps a line: the left and right arrow do, whatever has the focus, unless that has a use for them; nothing for any other key. */
export function stepOf(event: KeyboardEvent): 'back' | 'on' | undefined {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  const step = ({ ArrowLeft: 'back', ArrowRight: 'on' } as const)[key];
  if (step === undefined || event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (target instanceof Element && target.closest(OWN)) return undefined;
  return document.querySelector('dialog[open]') ? undefined : step;
}
