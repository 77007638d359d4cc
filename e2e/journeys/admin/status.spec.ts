import { expect, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits, setTextSize } from '../expect-fits.ts';
import { expectNothingLost } from '../expect-nothing-lost.ts';
import { prepare } from '../setup-process.ts';
import { watchConsole } from '../watch-console.ts';
import { openAdmin, workAs } from './staff.ts';

test('what runs and what fell silent stands on the status page with what to do, and comes anew by itself', async ({
  page,
}) => {
  await page.clock.install();
  await workAs(page, ['finance'], 'Болор');
  const console = watchConsole(page);
  await openAdmin(page, '/status');
  const table = (name: string) => page.getByRole('region', { name: `${name}, хүснэгт` });
  for (const name of ['Дэлгүүр', 'Ажлын процесс', 'Удирдлага'])
    await expect(
      table('Процесс')
        .getByRole('row', { name: new RegExp(`хэвийн: ${name}`) })
        .first(),
    ).toBeVisible();
  // The shop, the worker and the admin application of the journeys all report figures.
  await expect(table('Процесс').getByRole('row', { name: /Удирдлага/ })).toContainText('МБ');
  await expect(table('Дараалал').getByRole('row')).toHaveCount(7);
  await expect(table('Гадны үйлчилгээ').getByRole('row', { name: /QPay/ })).toContainText('QR төлбөр');
  await expectAccessible(page);

  await prepare('silent-process', 'gone.example:3999');
  const asked = page.waitForRequest(/status\/show/);
  await page.clock.runFor(15_000);
  await asked;
  const alert = page.getByRole('listitem').filter({ hasText: 'gone.example:3999' });
  await expect(alert).toContainText('npm run doctor');
  await expect(table('Процесс').getByRole('row', { name: /анхаарна: Дэлгүүр.*gone.example:3999/ })).toContainText(
    'дуугүй',
  );
  await page.keyboard.press('j');
  await expect(page.locator('li[aria-current]')).toHaveCount(1);
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  const figures = page.getByRole('region', { name: 'Дүгнэлт' }).getByRole('definition');
  const [first, second] = await Promise.all([figures.first().boundingBox(), figures.nth(1).boundingBox()]);
  // Two side by side, not four squeezed into a line.
  expect(first?.y).toBe(second?.y);
  expect((await figures.nth(2).boundingBox())?.y).toBeGreaterThan(first?.y ?? 0);
  await setTextSize(page, '200%');
  await expectNothingLost(page);
  console.expectSilence();
});

test('who packs goods finds no status page', async ({ page }) => {
  await workAs(page, ['warehouse'], 'Бат');
  await openAdmin(page, '/');
  await expect(page.getByRole('link', { name: 'Ачилт' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Системийн төлөв' })).toHaveCount(0);
});
