import { CorrespondenceSheet } from './CorrespondenceSheet.tsx';
import type { PartProps, RulesChoice } from './part.ts';
import { ClockSheet, PaperSheet, HandOverSheet } from './TableSheets.tsx';

/** What people need who play one another. */
export function Table({ free, choices }: PartProps & { readonly choices: readonly RulesChoice[] }) {
  return (
    <>
      <CorrespondenceSheet free={free} choices={choices} />
      <HandOverSheet free={free} />
      <ClockSheet free={free} />
      <PaperSheet free={free} />
    </>
  );
}
