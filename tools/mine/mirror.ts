import type { Position } from '../../src/engine/index.ts';

const swapCase = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()));

/**
 * The same position with colours and ranks exchanged, rights and clock cleared, so that White is on move; nothing when the
 * ruleset is not the same for both players there. Tri-D only.
 */
export function mirror(position: Position): Position | undefined {
  const [placement = '', turn] = position.text().split(' ');
  const { pins } = position.ruleset;
  const boards = new Map(
    placement.split(';').map((text) => {
      const [head = '', rows = ''] = text.split(':');
      const [id = '', pin] = head.split('@');
      return [id, { pin, rows: rows.split('/').reverse().map(swapCase).join('/') }];
    }),
  );
  const mirrorPin = (name: string): string => {
    const pin = pins.find((other) => other.name === name)!;
    const opposite =
      pins.find((other) => other.side === pin.side && other.rank === 8 - pin.rank && other.height === 4 - pin.height) ??
      pins.find((other) => other.side === pin.side && other.rank === 8 - pin.rank && other.main === { W: 'B', N: 'N', B: 'W' }[pin.main])!;
    return opposite.name;
  };
  const order = [
    ['W', 'B'],
    ['N', 'N'],
    ['B', 'W'],
    ['QL', 'ql'],
    ['KL', 'kl'],
    ['ql', 'QL'],
    ['kl', 'KL'],
  ] as const;
  const text = order
    .map(([id, from]) => {
      const { pin, rows } = boards.get(from)!;
      return `${id}${pin === undefined ? '' : `@${mirrorPin(pin)}`}:${rows}`;
    })
    .join(';');
  const mirrored = position.ruleset.parse(`${text} ${turn === 'w' ? 'b' : 'w'} - - - 0 ${position.number}`);
  return mirrored.ok ? mirrored.value : undefined;
}
