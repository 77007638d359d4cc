import { expect, test } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expectFits } from './expect-fits.ts';
import { openPage } from './open-page.ts';

test('four products are compared, a fifth is refused', async ({ page, isMobile }) => {
  await openPage(page, '/sub-category/sofa?view=list');
  const buttons = page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: /^Харьцуулах/ });
  await buttons.first().click();
  await expect(page.getByText('NARAN бүтээгдэхүүн нэмэгдлээ').first()).toBeVisible();
  for (const n of [1, 2, 3]) {
    await buttons.nth(n).click();
    await expect(buttons.nth(n)).toHaveAttribute('aria-pressed', 'true');
  }
  await buttons.nth(4).click();
  await expect(page.getByText('Уучлаарай 4-өөс илүү бараа нэмэх боломжгүй')).toBeVisible();
  await expect(page.getByText('Амжилтгүй')).toBeVisible();
  await expect(buttons.nth(4)).toHaveAttribute('aria-pressed', 'false');
  // A phone has no room for it in its bar: the notice leads there.
  const way = isMobile ? 'Хүснэгт үзэх' : /^Харьцуулах ?, 4 бараа/;
  await page.getByRole('link', { name: way }).first().click();
  const table = page.getByRole('region', { name: 'Харьцуулсан хүснэгт' });
  await expect(table.getByRole('button', { name: /^Хасах/ })).toHaveCount(4);
});

test('the table has name, price and size, shows only the differences, and products go in and out', async ({ page }) => {
  // Two colours of one sofa, and another sofa.
  await page.addInitScript(() => {
    if (localStorage.getItem('compare') === null) {
      localStorage.setItem('compare', JSON.stringify(['70489215', '70489216', '70512101']));
    }
  });
  await openPage(page, '/compare');
  const table = page.getByRole('region', { name: 'Харьцуулсан хүснэгт' });
  const products = table.getByRole('columnheader').filter({ has: page.getByRole('link') });
  await expect(products).toHaveCount(3);
  await expect(products.first()).toContainText('NARAN');
  await expect(products.first()).toContainText('1,849,900₮');
  await expect(table.getByRole('rowheader', { name: 'Хэмжээ' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  const rows = table.getByRole('rowheader');
  const all = await rows.count();
  await page.getByRole('checkbox', { name: 'Зөвхөн ялгааг харуулах' }).check();
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await table.getByRole('button', { name: 'Сагсанд нэмэх: KHANGAI' }).click();
  await expect(page.getByText('Бүтээгдэхүүн нэмэгдлээ')).toBeVisible();
  for (const left of [2, 1]) {
    await table
      .getByRole('button', { name: /^Хасах/ })
      .first()
      .click();
    await expect(products).toHaveCount(left);
  }
  await table.getByRole('button', { name: /^Хасах/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ХАРЬЦУУЛАХ БҮТЭЭГДЭХҮҮНЭЭ СОНГОНО УУ');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ХАРЬЦУУЛАХ БҮТЭЭГДЭХҮҮНЭЭ СОНГОНО УУ');
});
