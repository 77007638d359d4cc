import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

const CODE = /\d{3}\.\d{3}\.\d{2}$/;

for (const view of ['grid', 'list']) {
  test(`in the ${view} a card has picture, size and price, and leads to its shelf and by its code to the product`, async ({
    page,
  }) => {
    await openPage(page, `/top-20?view=${view}`);
    const card = page.getByRole('main').getByRole('article').first();
    await expect(card.locator('img').first()).toBeVisible();
    await expect(card).toContainText(/\d+×\d+/);
    await expect(card).toContainText(/[\d,]+₮/);
    const code = card.getByRole('link', { name: CODE });
    await expect(code).toHaveAttribute('href', /^\/single-product\/\d{8}$/);
    const shelf = card.locator('a[href^="/sub-category/"]');
    const name = (await shelf.textContent()) ?? '';
    await shelf.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.goBack();
    const printed = CODE.exec(await code.innerText())?.[0] ?? 'no code';
    await code.click();
    await expect(page.getByRole('main').getByText(`Код ${printed}`, { exact: true })).toBeVisible();
  });
}

test('a row has its stars and how many gave them', async ({ page }) => {
  await openPage(page, '/top-20?view=list&sort=rating');
  const row = page.getByRole('main').getByRole('article').first();
  await expect(row.getByText(/^5-аас \d/)).toBeAttached();
  await expect(row).toContainText(/\d\.\d \([1-9]\d*\)/);
});

test('the percent of a cut takes no badge’s place, and a family price strikes the regular one through, too', async ({
  page,
}) => {
  await openPage(page, '/sub-category/sofa');
  const naran = page.getByRole('article').filter({ has: page.getByRole('link', { name: /704\.892\.15$/ }) });
  for (const badge of ['Хямдарсан', 'Эрэлттэй', '−14%']) {
    await expect(naran.getByText(badge, { exact: true })).toBeVisible();
  }
  await openPage(page, '/IKEA-family');
  const family = page.getByRole('main').getByRole('article').first();
  await expect(family.getByText('IKEA family price')).toBeVisible();
  await expect(family.locator('s')).toHaveText(/₮$/);
});

test('a press on a colour shows the card in it, with its price and its way, and the list stays', async ({ page }) => {
  await openPage(page, '/sub-category/sofa');
  const naran = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'NARAN', exact: true }) });
  const card = naran.first();
  const code = card.getByRole('link', { name: CODE });
  const before = await code.textContent();
  const picture = card.locator('.card__well img');
  const shown = await picture.getAttribute('src');
  const another = card.locator('a:not([aria-current])[title]').first();
  const address = (await another.getAttribute('href')) ?? '';
  const other = card.locator(`a[title][href="${address}"]`);
  await other.focus();
  await page.keyboard.press('Enter');
  await expect(other).toHaveAttribute('aria-current', 'true');
  await expect(code).not.toHaveText(before ?? '');
  await expect(code).toHaveAttribute('href', address);
  await expect(picture).not.toHaveAttribute('src', shown ?? '');
  await expect(card.getByRole('status')).toContainText('₮');
  await expect(page).toHaveURL(/\/sub-category\/sofa$/);
  await card.locator('a[title]').first().click();
  await expect(code).toHaveText(before ?? '');
});

test('a colour whose card does not come leads to its product', async ({ page }) => {
  await openPage(page, '/sub-category/sofa');
  await page.route(/change-product-color/, (route) => route.abort());
  const other = page.getByRole('article').first().locator('a:not([aria-current])[title]').first();
  const address = (await other.getAttribute('href')) ?? '';
  await other.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});

test('a picture that does not come leaves the mark of the shop, and the next one in its place comes', async ({
  page,
}) => {
  let broken = true;
  await page.route(/\/images\/product\//, (route) => (broken ? route.abort() : route.continue()));
  await openPage(page, '/single-product/70489215');
  const large = page.locator('.gallery__main img:not([src^="data:"])').first();
  await expect(large).toHaveCSS('content', /mark.*\.svg/);
  await expect(page.locator('.gallery__main .picture__early')).toBeHidden();
  broken = false;
  await page.getByRole('link', { name: '2-р зураг' }).click();
  await expect(large).not.toHaveCSS('content', /mark/);
});
