import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('the home page leads to every list and shelf', async ({ page }) => {
  await page.goto('/home');
  const main = page.getByRole('main');
  // All three tabs are shown below each other, the first with pictures.
  await expect(main.getByRole('article').nth(7)).toBeVisible();
  for (const name of ['Шинэ хямдрал', 'Гэр бүлийн үнэ']) {
    await expect(main.getByRole('tabpanel', { name }).getByRole('link').first()).toHaveText(/^.+, .+ [\d,]+₮$/);
  }
  await main.getByRole('link', { name: /^Хямдралтай/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Хямдралтай бараа');
  await main.getByRole('link', { name: 'Жагсаалтаар харах' }).click();
  await main.getByRole('link', { name: '2-р хуудас' }).click();
  await expect(page).toHaveURL(/\/lower\?view=list&page=2$/);
});

test('the categories are reached from the buttons of the menus', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/home');
  await page.locator('a[href="#categories"]:visible').click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Гэрэлтүүлэг' }).click();
  await expect(page).toHaveURL(/\/category\/lighting$/);
});

test('filters are a form, what is chosen is dropped by links, and the order has a button', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/categories/1');
  if (isMobile) await page.getByRole('link', { name: 'Шүүлтүүр' }).click();
  const filters = page.getByRole('complementary', { name: 'Шүүлтүүр' });
  await filters.getByRole('checkbox', { name: /^KHANGAI/ }).check();
  await filters.getByRole('checkbox', { name: /^Кресло/ }).check();
  await filters.getByRole('button', { name: 'Шүүх' }).click();
  const goods = page.getByRole('region', { name: 'Бараа', exact: true });
  await expect(goods.getByRole('article')).toHaveCount(3);
  await goods.getByRole('link', { name: 'Кресло: хасах' }).click();
  await expect(goods.getByRole('article')).toHaveCount(14);
  await goods.getByRole('combobox', { name: 'Эрэмбэ' }).selectOption('price-up');
  await goods.getByRole('button', { name: 'Эрэмбэлэх' }).click();
  await expect(page).toHaveURL(/brand=1&sort=price-up$/);
});

test('a colour of a card is a link to its product', async ({ page }) => {
  await page.goto('/sub-category/sofa');
  const colour = page.getByRole('article').first().locator('a:not([aria-current])[title]').first();
  const name = (await colour.getAttribute('title'))?.split(', ').at(-1) ?? '';
  await colour.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('the search is a form', async ({ page }) => {
  await page.goto('/bonus');
  await page.getByRole('combobox', { name: 'Бараа хайх' }).fill('шүүгээ');
  await page.getByRole('combobox', { name: 'Бараа хайх' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('«шүүгээ»');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('the product page has everything, as links and native parts', async ({ page }) => {
  await page.goto('/single-product/70489215');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NARAN 3 хүний буйдан, тоосгон улаан');
  await expect(page.locator('.price--large').getByText('1,849,900₮')).toBeVisible();
  await page.locator('summary', { hasText: 'Тайлбар' }).click();
  await expect(page.getByText('Өргөн суудалтай, зөөлөн түшлэгтэй')).toBeVisible();
  await page.getByRole('link', { name: '2-р зураг' }).click();
  await expect(page.getByText(/^2 \/ \d$/)).toBeVisible();
  await page.getByRole('link', { name: /^элсэн шаргал/i }).click();
  await expect(page.getByText('Код 704.892.16', { exact: true })).toBeVisible();
});

test('the terms open section by section', async ({ page }) => {
  await page.goto('/policy');
  await page.locator('summary', { hasText: 'Баталгаа' }).click();
  await expect(page.getByText('Барааны баталгааг зөвхөн нийлүүлэгч нь олгоно.')).toBeVisible();
});
