import { effect } from '@preact/signals';
import { hydrate } from 'preact';
import { loadRuleset } from '../../engine/index.ts';
import { Boards } from './Boards.tsx';
import { makeLinkedBoards, type LinkedBoardsProps } from './linked-boards.ts';
import { runWhenIdle } from '../../platform/run-when-idle.ts';
import { isText, listOf, optional, parseData, recordOf, shapeOf, type Shape } from '../../platform/page-data.ts';

type Picked = NonNullable<LinkedBoardsProps['first']['pick']>;
const isPick: Shape<Picked> = (value): value is Picked =>
  recordOf(isText)(value) && (value['kind'] === 'square' ? isText(value['name']) : value['kind'] === 'board' && isText(value['id']));
const isProps = shapeOf<LinkedBoardsProps>({
  known: listOf(shapeOf<LinkedBoardsProps['known'][number]>({ id: isText, name: isText })),
  first: shapeOf<LinkedBoardsProps['first']>({ rules: listOf(isText), of: isText, position: optional(isText), pick: optional(isPick) }),
  examples: listOf(
    shapeOf<LinkedBoardsProps['examples'][number]>({ name: isText, of: isText, position: optional(isText), pick: optional(isText) }),
  ),
  topics: recordOf(listOf(isText)),
  rows: recordOf(isText),
});

/** Gives the boards that the build has rendered their life; then they show what the address says. */
export async function hydrateBoards(host: HTMLElement): Promise<void> {
  const props = parseData(host, 'linkedBoards', isProps);
  const rulesets = await Promise.all(props.first.rules.map(loadRuleset));
  const model = makeLinkedBoards(
    props,
    rulesets.filter((ruleset) => ruleset !== undefined),
  );
  // Blanks the build left would move what comes after them.
  for (const node of [...host.childNodes]) if (node instanceof Text && node.data.trim() === '') node.remove();
  hydrate(<Boards model={model} {...props} />, host);
  model.begin();
  // Each time other boards are shown, the marks of all their picks are worked out while the page has nothing else to do.
  effect(() => runWhenIdle(model.sights.value.foresee()));
  // Other addresses are places of the page.
  const follow = async (): Promise<void> => {
    if (location.hash.startsWith('#rules=')) await model.follow(location.hash);
  };
  addEventListener('hashchange', () => void follow());
  await follow();
  // A list that is filled when it is first asked for may have been asked already.
  const { activeElement } = document;
  if (activeElement && host.contains(activeElement)) activeElement.dispatchEvent(new FocusEvent('focus'));
}
