import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

test('from the tiles of a category to one kind of goods and over to the next', async ({ page }) => {
  await openPage(page, '/category/sofas');
  const main = page.getByRole('main');
  const { subcat } = await (await page.request.post('/api/home/getsub', { data: { cat: 'sofas' } })).json();
  const names: string[] = subcat.map((sub: { sub_category_name: string }) => sub.sub_category_name);
  expect(names).toContain('Буйдан');
  // Each sub-category has its tile, in the order of the shop.
  await expect(main.locator('.category-tiles').getByRole('link')).toContainText(names);
  await main.getByRole('link', { name: /^Кресло \d/ }).click();
  await expect(page).toHaveURL(/\/sub-category\/armchair$/);
  await expect(page).toHaveTitle('Кресло — Тохь');
  const siblings = main.getByRole('navigation', { name: 'Дэд ангилал' });
  await expect(siblings.getByRole('link', { name: 'Кресло' })).toHaveAttribute('aria-current', 'page');
  await siblings.getByRole('link', { name: 'Булангийн буйдан' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Булангийн буйдан');
  await main.getByRole('navigation', { name: 'Зам' }).getByRole('link', { name: 'Буйдан, кресло' }).click();
  await expect(page).toHaveURL(/\/categories\/1$/);
});

test('all products of a category, or its shelves one under the other', async ({ page }) => {
  await openPage(page, '/category/sofas');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Төрлөөр үзэх' }).click();
  await expect(page).toHaveURL(/\/sub-categories\/sofas$/);
  await expect(main.getByRole('heading', { level: 2, name: 'Дэлгэдэг буйдан' })).toBeVisible();
  await page.goBack();
  await main.getByRole('link', { name: 'Бүх бараа', exact: true }).click();
  await expect(page).toHaveURL(/\/categories\/1$/);
  await expect(main.getByRole('article')).toHaveCount(30);
});

test('a brand has its banner, its logo and its own goods', async ({ page }) => {
  await openPage(page, '/single-product/70489215');
  await page.getByRole('main').getByRole('link', { name: 'KHANGAI', exact: true }).click();
  await expect(page).toHaveURL(/\/brand\/1$/);
  await expect(page).toHaveTitle('KHANGAI — Тохь');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('KHANGAI');
  await expect(page.locator('.brand-head__banner, .brand-head__logo')).toHaveCount(2);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
});

for (const path of [
  '/category/nothing',
  '/categories/999999',
  '/sub-category/nothing',
  '/brand/999999',
  '/event/999999',
]) {
  test(`${path} leads to the error page`, async ({ request, baseURL }) => {
    const answer = await request.get(path);
    expect(answer.url()).toBe(`${baseURL}/error-page`);
    expect(await answer.text()).toContain('<title>Алдаа</title>');
  });
}
