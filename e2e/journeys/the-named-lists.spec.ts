import { expect, type Locator, test } from '@playwright/test';
import { openPage } from './open-page.ts';

// How many pages of 60 the demo shop fills.
const LISTS = [
  { path: '/top-20', own: 'Эрэлттэй нь эхэнд', pages: true },
  { path: '/lower', own: 'Их хямдарсан нь эхэнд', pages: true },
  { path: '/new-lower-price', own: 'Сүүлд хямдарсан нь эхэнд', pages: true },
  { path: '/finished-product', own: 'Эрэлттэй нь эхэнд', pages: true },
  { path: '/newer', own: 'Шинэ нь эхэнд', pages: true },
  { path: '/new-arrival', own: 'Сүүлд ирсэн нь эхэнд', pages: false },
  { path: '/trend', own: 'Онцолсон нь эхэнд', pages: true },
  { path: '/IKEA-family', own: 'Эрэлттэй нь эхэнд', pages: false },
];

for (const { path, own, pages } of LISTS) {
  test(`${path} comes in its own order, with a pager only when there is more than one page`, async ({ page }) => {
    await openPage(page, path);
    const main = page.getByRole('main');
    await expect(main.getByRole('combobox', { name: 'Эрэмбэ' }).locator('option:checked')).toHaveText(own);
    await expect(main.getByRole('navigation', { name: 'Хуудас' })).toHaveCount(pages ? 1 : 0);
    if (pages) await expect(main.getByRole('article')).toHaveCount(60);
    await main.getByRole('link', { name: 'Жагсаалтаар харах' }).click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?view=list$`));
    await expect(main.getByRole('article').first()).toContainText('Код:');
    await main.getByRole('link', { name: 'Нүүр' }).click();
    await expect(page).toHaveURL(/\/home$/);
  });
}

for (const { path } of LISTS) {
  test(`${path} is narrowed as a category is`, async ({ page }) => {
    await openPage(page, path);
    const filters = page.getByRole('complementary', { name: 'Шүүлтүүр' });
    const choice = filters.getByRole('list', { name: 'Брэнд' }).first().getByRole('listitem').first();
    const [shown = 'no number'] = /\d+ бараа$/.exec((await choice.textContent()) ?? '') ?? [];
    await choice.getByRole('checkbox').check();
    await expect(page).toHaveURL(new RegExp(`${path}\\?brand=\\d+$`));
    await expect(page.getByRole('main').getByText(shown, { exact: true }).first()).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Цэвэрлэх' }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
}

test('the first page of best sellers shows different things', async ({ page }) => {
  await openPage(page, '/top-20');
  const names = await page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
  const types = await page.getByRole('main').locator('.card__type').allTextContents();
  const things = names.map((name, at) => `${name} ${types[at]}`);
  expect(new Set(things).size).toBe(things.length);
});

test('the family list has a line after every fifth product', async ({ page }) => {
  await openPage(page, '/IKEA-family');
  const places = await page
    .locator('.cards > *')
    .evaluateAll((things) => things.flatMap(({ tagName }, place) => (tagName === 'HR' ? [place] : [])));
  expect(places.slice(0, 3)).toEqual([5, 11, 17]);
});

for (const width of [360, 768, 1024, 1440]) {
  test(`at ${width} pixels the line lies under the fifth product and above the sixth`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/IKEA-family');
    const box = async (part: Locator) => (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
    const cards = page.getByRole('main').getByRole('article');
    const line = await box(page.locator('.cards > hr').first());
    const fifth = await box(cards.nth(4));
    expect(fifth.y + fifth.height).toBeLessThanOrEqual(line.y);
    expect((await box(cards.nth(5))).y).toBeGreaterThan(line.y);
  });
}

test('the pager shows three pages at a time', async ({ page }) => {
  await openPage(page, '/top-20?page=4');
  const pager = page.getByRole('navigation', { name: 'Хуудас' });
  await expect(pager.getByRole('link', { name: /-р хуудас$/ })).toHaveText(['4', '5', '6']);
  await pager.getByRole('link', { name: 'Өмнөх хуудас' }).click();
  await expect(page).toHaveURL(/\/top-20\?page=3$/);
  await expect(pager.getByRole('link', { name: /-р хуудас$/ })).toHaveText(['1', '2', '3']);
});

test('a page behind the last one is the last one', async ({ page }) => {
  await page.goto('/new-arrival?page=99');
  await expect(page).toHaveURL(/\/new-arrival$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Шинээр ирсэн');
});

for (const view of ['grid', 'list']) {
  test(`a price says how long it holds, as a ${view} and on its page`, async ({ page }) => {
    await openPage(page, `/lower?view=${view}`);
    const period = /Хүчинтэй хугацаа: \d\d\/\d\d – \d\d\/\d\d/;
    const product = page.getByRole('main').getByRole('article').filter({ hasText: 'Хүчинтэй хугацаа' }).first();
    await expect(product).toContainText(period);
    await product.getByRole('link', { name: /\d{3}\.\d{3}\.\d{2}$/ }).click();
    await expect(page.getByRole('region', { name: 'Үнэ, сонголт' })).toContainText(period);
  });
}

test('the tiles of the home page lead to their lists without loading the page anew', async ({ page }) => {
  await openPage(page, '/home');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .getByRole('navigation', { name: 'Онцлох жагсаалт' })
    .getByRole('link', { name: /^Бэлэн бараа/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Бэлэн бараа');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(60);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
