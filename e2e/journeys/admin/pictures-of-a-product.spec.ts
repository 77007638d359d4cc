import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { shopOrigin } from '../../processes-of-journeys.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits } from '../expect-fits.ts';
import { watchConsole } from '../watch-console.ts';
import { liftByKey } from './lift-by-key.ts';
import { openAdmin, workAs } from './staff.ts';

/** No other journey checks the pictures of this product. */
const CODE = '70722311';
const MEDIA = fileURLToPath(new URL('../../../demo/media/product', import.meta.url));
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>';

const photographs = () =>
  readdirSync(MEDIA)
    .filter((name) => name.includes('-room-800.'))
    .slice(0, 2)
    .map((name) => ({ name, base64: readFileSync(`${MEDIA}/${name}`).toString('base64') }));

/** Drops files on the panel, as from a folder. */
async function dropFiles(page: Page, files: readonly { name: string; base64: string }[]): Promise<void> {
  const data = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const { name, base64 } of given) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], name));
    }
    return transfer;
  }, files);
  await page.getByRole('region', { name: 'Зураг оруулах талбар' }).dispatchEvent('drop', { dataTransfer: data });
}

/** Moves the picture at that position to the front by keys alone. */
async function moveToFront(page: Page, place: number): Promise<void> {
  const said = page.getByRole('status').filter({ hasText: /байранд/ });
  await page.getByRole('button', { name: `${place}-р зургийг зөөх` }).focus();
  await liftByKey(page);
  await expect(said).toHaveText(new RegExp(`-аас ${place}-р байранд`));
  for (let at = place - 1; at >= 1; at -= 1) {
    await page.keyboard.press('ArrowLeft');
    await expect(said).toHaveText(new RegExp(`-аас ${at}-р байранд`));
  }
  await page.keyboard.press('Space');
  await expect(said).toHaveText(/тавилаа/);
}

test('pictures are dropped in, ordered by keys, described and seen in the shop', async ({ page, context }) => {
  // Encoding takes a whole core for seconds, which browsers share here.
  test.slow();
  const words = crypto.randomUUID().slice(0, 6);
  await page.setViewportSize({ width: 1440, height: 900 });
  await workAs(page, ['catalogue']);
  await openAdmin(page, `/products/${CODE}/pictures`);
  const console = watchConsole(page);
  const cards = page.getByRole('button', { name: /^\d+\. / });
  await expect(cards.first()).toBeVisible();
  const before = await cards.count();
  const drawings = await page.getByRole('button', { name: /^\d+\. Зураглал/ }).count();

  await dropFiles(page, photographs());
  await expect(page.getByRole('button', { name: /alt дутуу/ })).toHaveCount(2, { timeout: 240_000 });
  await expect(cards).toHaveCount(before + 2);
  await expectAccessible(page);

  await moveToFront(page, before - drawings + 2);
  const first = page.getByRole('button', { name: '1. alt дутуу' });
  await expect(first).toBeVisible();
  await first.press('Enter');
  await page.getByLabel('1-р зургийн alt').fill(`Өрөөнд ${words}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '1. Нарийвчилсан' })).toBeVisible();
  const second = page.getByLabel(/-р зургийн alt/);
  await expect(second).toHaveValue('');
  await second.fill(`Ойроос ${words}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /alt дутуу/ })).toHaveCount(0);

  const shop = await context.newPage();
  await expect(async () => {
    await shop.goto(`${shopOrigin}/single-product/${CODE}`);
    await expect(shop.getByRole('img', { name: `Өрөөнд ${words}` }).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await shop.close();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  for (const alt of [`Өрөөнд ${words}`, `Ойроос ${words}`]) {
    await cards.filter({ has: page.getByRole('img', { name: alt }) }).press('Enter');
    await page.getByRole('button', { name: 'Хасах' }).click();
    await expect(page.getByText('Зургийг хаслаа')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('img', { name: alt })).toBeVisible();
    await cards.filter({ has: page.getByRole('img', { name: alt }) }).press('Enter');
    await page.getByRole('button', { name: 'Хасах' }).click();
    await expect(page.getByRole('img', { name: alt })).toHaveCount(0);
  }
  await expect(cards).toHaveCount(before);

  console.expectSilence();
  const refused = Buffer.from(SVG).toString('base64');
  await dropFiles(page, [{ name: 'sofa.jpg', base64: refused }]);
  await expect(page.getByText('JPEG, PNG эсвэл WebP биш')).toBeVisible();
});
