import type { Attempt } from './attempt.ts';

/**
 * After a wrong move the next press on something of the side that tries is the next try: the line goes back before the press is heard.
 * What stands there counts as it is shown, and as it stood before the wrong move.
 */
export function followNextTry(attempt: Attempt, retry: () => void): void {
  const { table } = attempt;
  table.on('pressed', (name) => {
    if (!attempt.mayRetry.value) return;
    const { positions } = table.line;
    const before = positions[attempt.mistake?.index ?? 0] ?? positions[0]!;
    const isOwn = [before, table.position].some(
      (position) => position.at(name)?.owner === before.turn || position.boards.some(({ pin }) => pin === name),
    );
    if (isOwn) retry();
  });
}
