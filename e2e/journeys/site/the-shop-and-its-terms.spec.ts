import { expect, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { openPage } from '../open-page.ts';

test('the contact page says where the shop is, when it is open and how to reach it', async ({ page }) => {
  await openPage(page, '/contact');
  const main = page.getByRole('main');
  for (const name of ['Утас', 'Имэйл', 'Ажлын байр']) {
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  // The hours of the telephone.
  for (const hours of ['09:00–19:00', '10:00–20:00']) await expect(main.getByText(hours)).toBeVisible();
  // Every store has its own hours and pin.
  const stores = main.getByRole('listitem').filter({ hasText: 'салбар' });
  const pins = await stores
    .getByRole('link', { name: 'Газрын зураг харах' })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(pins.length).toBeGreaterThan(1);
  expect(new Set(pins).size).toBe(pins.length);
  await expect(stores.filter({ hasText: /\d\d:\d\d–\d\d:\d\d/ })).toHaveCount(pins.length);
  await expect(main.getByRole('link', { name: '7700-2020' })).toBeVisible();
  const jobs = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Ажлын байр' }) });
  await expect(jobs.getByRole('link')).toHaveText('ajil@tokhi.example');
  await expect(jobs.getByRole('link')).toHaveAttribute('href', 'mailto:ajil@tokhi.example');
});

test('a message wants title and text, keeps to their lengths, and is for those who are logged in', async ({ page }) => {
  await openPage(page, '/contact');
  const title = page.getByLabel('Гарчиг');
  const message = page.getByLabel('Дэлгэрэнгүй');
  await page.getByRole('button', { name: 'Илгээх' }).click();
  for (const field of [title, message]) {
    await expect(field).toHaveAccessibleDescription(/Талбараа бүрэн бөглөнө үү$/);
  }
  await expect(title).toBeFocused();
  await expectAccessible(page);
  await title.fill('а'.repeat(60));
  await message.fill('б'.repeat(250));
  await expect(title).toHaveValue('а'.repeat(50));
  await expect(message).toHaveValue('б'.repeat(200));
  await page.getByRole('button', { name: 'Илгээх' }).click();
  await expect(page.getByText('Нэвтэрсэн байх шаардлагатай')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

for (const path of ['/policy', '/policy-two']) {
  test(`${path} has nine sections, the first of them open`, async ({ page }) => {
    await openPage(page, path);
    const sections = page.getByRole('main').locator('details');
    await expect(sections).toHaveCount(9);
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await expect(sections.first()).toHaveAttribute('open', '');
    await sections.nth(4).locator('summary').click();
    await expect(sections.nth(4).getByRole('row', { name: /Ойрын бүс/ })).toContainText('8,000₮');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/policy$/);
  });
}

test('the way to the terms stands above them', async ({ page }) => {
  await openPage(page, '/policy');
  const breadcrumbs = page.getByRole('main').getByRole('navigation', { name: 'Зам' });
  await expect(breadcrumbs.getByRole('listitem')).toHaveText(['Нүүр', 'Үйлчилгээний нөхцөл']);
});

test('the terms ask for a true address, two phones and a customer who may buy', async ({ page }) => {
  await openPage(page, '/policy');
  const terms = page.getByRole('main');
  await expect(terms).toContainText('үндсэн болон нэмэлт утас, хүргүүлэх хаягаа үнэн зөв, дэлгэрэнгүй өгнө');
  await expect(terms).toContainText('Насанд хүрээгүй хүн эцэг, эх, асран хамгаалагчийн хамт');
  await expect(terms).toContainText('Зээлийн хүсэлтэд үнэн зөв мэдээлэл өгнө');
});

test('a link to a section opens it', { tag: '@phone' }, async ({ page, isMobile }) => {
  await openPage(page, '/bonus');
  const footer = page.getByRole('contentinfo');
  if (isMobile) await footer.getByRole('heading', { name: 'Тусламж' }).click();
  await footer.getByRole('link', { name: 'Цуцлалт, буцаалт' }).click();
  await expect(page).toHaveURL(/\/policy#returns$/);
  await expect(page.locator('#returns')).toHaveAttribute('open', '');
  await expect(page.locator('#returns')).toBeInViewport();
});

test('the bonus page tells the three figures of the scheme and reckons an example', async ({ page }) => {
  await openPage(page, '/bonus');
  const main = page.getByRole('main');
  await expect(main.getByText('2,020', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('3–100%', { exact: true })).toBeVisible();
  await expect(main.getByText('50%', { exact: true })).toBeVisible();
  await expect(main.getByRole('table', { name: 'Жишээ тооцоо' })).toBeVisible();
  await main.locator('summary').first().click();
  await expect(main.locator('details').first()).toHaveAttribute('open', '');
});
