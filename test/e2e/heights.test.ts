import { describe, expect, test } from './harness/page.ts';

const LESSON = '/learn/usenet/levels/#from-the-side';

describe('the set from the side', () => {
  test('shows the board on the pin that is chosen, by keys too, with what is lit in words', async ({ open }) => {
    const page = await open(LESSON, { isNew: true, viewport: { width: 390, height: 844 } });
    const plate = page.locator('#usenet-levels-side');
    const says = plate.locator('.state:visible > p');
    expect(await says.textContent()).toContain('a2QL and a3QL higher up');
    await plate.locator('input:checked').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => says.textContent()).toContain('QL at QP6');
    const told = await plate.locator('input:checked').getAttribute('aria-describedby');
    expect(told).toBe(await says.getAttribute('id'));
    const box = await says.boundingBox();
    expect(box && box.y + box.height).toBeLessThan(790);
  });

  test('its board is dragged from pin to pin', async ({ open }) => {
    const page = await open(LESSON, { isNew: true, viewport: { width: 1366, height: 768 } });
    const plate = page.locator('#usenet-levels-side');
    const grip = plate.locator('.state:visible .states-grip rect').first();
    const { x, y, width, height } = (await grip.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + 180, y - 60, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => plate.locator('input:checked + label').textContent()).not.toBe('QP5');
  });

  test('needs no script: the buttons choose, and the words follow', async ({ open }) => {
    const page = await open(LESSON, { isNew: true, javaScriptEnabled: false });
    const plate = page.locator('#usenet-levels-side');
    await plate.getByText('QP1', { exact: true }).click();
    expect(await plate.locator('.state:visible > p').textContent()).toContain('QL at QP1');
    expect(await plate.locator('.needs-script').isVisible()).toBe(false);
  });
});

describe('how far a piece reaches', () => {
  test('is lit step by step under two rulesets, without scripts too', async ({ open }) => {
    const page = await open('/rules/meder/reach/', { isNew: true, javaScriptEnabled: false });
    const pictures = page.locator('.reach-pair:visible svg');
    expect(await pictures.count()).toBe(2);
    expect(await pictures.first().getAttribute('aria-label')).toMatch(/^Meder Tournament Rules: the rook reaches .*b5N/);
    await page.locator('label[for="king"]').click();
    expect(await pictures.first().getAttribute('aria-label')).toMatch(/the king reaches/);
    expect(await page.locator('.reach-pair:visible ~ p').textContent()).toMatch(/Only under Usenet rules \(1990\): .*b4W/);
  });
});
