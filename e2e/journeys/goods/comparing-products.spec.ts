import { expect, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits, expectFitsPhone } from '../expect-fits.ts';
import { openPage } from '../open-page.ts';

test('four products are compared, a fifth is refused', { tag: '@phone' }, async ({ page, isMobile }) => {
  await openPage(page, '/sub-category/sofa?view=list');
  const buttons = page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: /^Харьцуулах/ });
  await buttons.first().click();
  const first = page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^\d{3}\.\d{3}\.\d{2}$/ });
  const code = ((await first.textContent()) ?? '').replaceAll('.', '');
  await expect(page.getByText(`${code} бүтээгдэхүүн нэмэгдлээ`).first()).toBeVisible();
  for (const n of [1, 2, 3]) {
    await buttons.nth(n).click();
    await expect(buttons.nth(n)).toHaveAttribute('aria-pressed', 'true');
  }
  await buttons.nth(4).click();
  await expect(page.getByText('Уучлаарай 4-өөс илүү бараа нэмэх боломжгүй')).toBeVisible();
  await expect(page.getByText('Амжилтгүй')).toBeVisible();
  await expect(buttons.nth(4)).toHaveAttribute('aria-pressed', 'false');
  // On a phone the bar has no room for it: the notice links to the table.
  const way = isMobile ? 'Хүснэгт үзэх' : /^Харьцуулах ?, 4 бараа/;
  const compared = page.getByRole('link', { name: way }).first();
  if (!isMobile) await expect(compared.locator('.count')).toHaveText('4');
  await compared.click();
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
  await expectFitsPhone(page);
  const rows = table.getByRole('rowheader');
  const all = await rows.count();
  await page.getByRole('checkbox', { name: 'Зөвхөн ялгааг харуулах' }).check();
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await table.getByRole('button', { name: 'Сагсанд нэмэх: TAIGA' }).click();
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

test('a finger compares from the card and from the page of a product', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await openPage(page, '/sub-category/sofa');
  const compare = page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Харьцуулах/ });
  // A mouse hovers over the card; on touch screens the button is visible.
  if (!isMobile) await page.getByRole('main').getByRole('article').first().hover();
  await expect(compare).toHaveCSS('opacity', '1');
  await compare.click();
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
  await openPage(page, '/single-product/70512101');
  const box = page.getByRole('region', { name: isMobile ? 'Худалдан авах' : 'Үнэ, сонголт' });
  await box.getByRole('button', { name: /^Харьцуулах/ }).click();
  await expect(page.getByText('70512101 бүтээгдэхүүн нэмэгдлээ').first()).toBeVisible();
  await openPage(page, '/compare');
  await expect(page.getByRole('button', { name: /^Хасах/ })).toHaveCount(2);
});
