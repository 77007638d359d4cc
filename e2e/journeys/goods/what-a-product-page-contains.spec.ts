import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

const NARAN = '/single-product/70489215';

test('the way to a product goes through its category and its shelf', async ({ page }) => {
  await openPage(page, NARAN);
  const breadcrumbs = page.getByRole('main').getByRole('navigation', { name: 'Зам' });
  await expect(breadcrumbs.getByRole('listitem')).toHaveText([
    'Нүүр',
    'Буйдан, кресло',
    'Буйдан',
    'NARAN 3 хүний буйдан',
  ]);
  await breadcrumbs.getByRole('link', { name: 'Буйдан', exact: true }).click();
  await expect(page).toHaveURL(/\/sub-category\/sofa$/);
});

test('the way from Beijing has its fee, boxes their measures, and stores are as many as the contact page lists', async ({
  page,
}) => {
  await openPage(page, '/contact');
  const stores = await page.getByRole('main').getByRole('link', { name: 'Газрын зураг харах' }).count();
  await openPage(page, NARAN);
  const main = page.getByRole('main');
  const extra = main.getByRole('listitem').filter({ hasText: 'Бээжингээс тээвэрлэх' });
  await expect(extra).toContainText(/кг/);
  await expect(extra).toContainText(/[\d,]+₮/);
  const pickup = main.getByRole('listitem').filter({ hasText: 'Дэлгүүрээс очиж авах' });
  await expect(pickup).toContainText(`${stores} салбар`);
  await expect(pickup).toContainText('Үнэгүй');
  const boxes = main.getByRole('table', { name: 'Савлагаа' });
  for (const measure of ['Урт', 'Өргөн', 'Өндөр', 'Эзлэ', 'Жин']) {
    await expect(boxes.getByRole('columnheader', { name: new RegExp(measure) })).toBeVisible();
  }
  await expect(boxes.getByRole('row').last()).toContainText(/^Нийт \d+ хайрцаг/);
});

test('care, materials and the idea of the designer are told in sections of their own', async ({ page }) => {
  await openPage(page, NARAN);
  for (const title of ['Материал, арчилгаа', 'Дизайнерын санаа']) {
    const section = page.locator('main details', { has: page.locator('summary', { hasText: title }) });
    await section.locator('summary').click();
    await expect(section.locator('p, li').first()).toBeVisible();
  }
});

test('similar products stand below, and lead on to their shelf', async ({ page }) => {
  await openPage(page, NARAN);
  const similar = page.locator('section', { has: page.getByRole('heading', { name: 'Төстэй бараа' }) });
  await similar.scrollIntoViewIfNeeded();
  await expect(similar.getByRole('article').first()).toBeVisible();
  await similar.getByRole('link', { name: 'Бүх буйдан' }).click();
  await expect(page).toHaveURL(/\/sub-category\/sofa$/);
});

test('the bar of a phone compares, and counts what is in the cart', { tag: '@phone' }, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide screen has its buttons in the box');
  await openPage(page, NARAN);
  const bar = page.getByRole('region', { name: 'Худалдан авах' });
  await bar.getByRole('button', { name: /^Харьцуулах/ }).click();
  await expect(bar.getByRole('button', { name: /^Харьцуулах/ })).toHaveAttribute('aria-pressed', 'true');
  await bar.getByRole('button', { name: /^Сагсанд нэмэх/ }).click();
  await expect(bar.getByRole('button', { name: /^Сагс үзэх/ })).toContainText('1');
});
