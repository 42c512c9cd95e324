import { h, render } from 'preact';
import { isText, listOf, parseData, shapeOf } from '../../platform/page-data.ts';
import { loadRules } from '../progress/current-rules.ts';
import { Composer, type ComposerProps } from './Composer.tsx';
import { readSetting } from './composer-address.ts';

/** Puts the form where the page has room for it, with what the address says is set. */
export function showComposer(host: HTMLElement): void {
  const { rulesets } = parseData(
    host,
    'set',
    shapeOf<Pick<ComposerProps, 'rulesets'>>({
      rulesets: listOf(shapeOf<ComposerProps['rulesets'][number]>({ id: isText, name: isText })),
    }),
  );
  const show = (): void => {
    const setting = readSetting(location.hash);
    const rules = [setting.rules, loadRules()].find((id) => rulesets.some((one) => one.id === id)) ?? rulesets[0]!.id;
    // Another link is another puzzle: nothing of the one before stays.
    render(h(Composer, { key: location.hash, rulesets, start: { ...setting, rules } }), host);
  };
  addEventListener('hashchange', show);
  show();
}
