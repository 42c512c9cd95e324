/** The board of a plate of heights is dragged: the pin nearest to the pointer is chosen. */
function drag(event: PointerEvent): void {
  const grip = event.target instanceof Element ? event.target.closest('.states-grip') : null;
  const states = grip?.closest<HTMLElement>('.states');
  const matrix = grip?.closest('svg')?.getScreenCTM()?.inverse();
  if (!states || !matrix) return;
  event.preventDefault();
  const pins = [...states.querySelectorAll<HTMLInputElement>('input')];
  const stop = new AbortController();
  const follow = ({ clientX, clientY }: PointerEvent): void => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    const far = ({ dataset }: HTMLInputElement): number => Math.hypot(Number(dataset['x']) - x, Number(dataset['y']) - y);
    const nearest = pins.reduce((one, other) => (far(other) < far(one) ? other : one));
    if (!nearest.checked) nearest.click();
  };
  addEventListener('pointermove', follow, { signal: stop.signal });
  for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, () => stop.abort(), { signal: stop.signal });
}

for (const plate of document.querySelectorAll<HTMLElement>('board-heights')) plate.addEventListener('pointerdown', drag);
