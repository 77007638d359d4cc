import { expect, type Locator, test } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { articlesOf, leadOf, readMain, wordsOf } from '../read-page.ts';

// `pages`: the demo shop fills more than one page of 60.
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

// All lists are one page: each is read from the server's HTML, and one of them is used in a browser, below.
for (const { path, own, pages } of LISTS) {
  test(`${path} comes in its own order, with a pager only when there is more than one page`, async ({ request }) => {
    const main = await readMain(request, path);
    expect(/<select name="sort".*?<option value="" selected="">([^<]+)</s.exec(main)?.[1]).toBe(own);
    expect(main.split('aria-label="Хуудас"')).toHaveLength(pages ? 2 : 1);
    if (pages) expect(articlesOf(main)).toHaveLength(60);
    expect(leadOf(main, 'Нүүр')).toBe('/home');
    expect(leadOf(main, 'Жагсаалтаар харах')).toBe(`${path}?view=list`);
    const [row = ''] = articlesOf(await readMain(request, `${path}?view=list`));
    expect(wordsOf(row)).toContain('Код:');
  });

  test(`${path} is narrowed as a category is`, async ({ request }) => {
    const choices = /<fieldset aria-label="Брэнд">(.*?)<\/fieldset>/s.exec(await readMain(request, path))?.[1] ?? '';
    const [, brand] = /name="brand" value="(\d+)"/.exec(choices) ?? [];
    const [, count] = /data-count="(\d+)"/.exec(choices) ?? [];
    const narrowed = await readMain(request, `${path}?brand=${brand}`);
    expect(wordsOf(/<span class="page-head__count">.*?<\/span>/.exec(narrowed)?.[0] ?? '')).toBe(`${count} бараа`);
    expect(articlesOf(narrowed)).toHaveLength(Math.min(Number(count), 60));
    expect(leadOf(narrowed, 'Цэвэрлэх')).toBe(path);
  });
}

test('a list with a name is narrowed, shown in rows and left without loading the page anew', async ({ page }) => {
  await openPage(page, '/lower');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const main = page.getByRole('main');
  const filters = page.getByRole('complementary', { name: 'Шүүлтүүр' });
  const choice = filters.locator('fieldset[aria-label="Брэнд"] label').first();
  const shown = `${await choice.getAttribute('data-count')} бараа`;
  await choice.getByRole('checkbox').check();
  await expect(page).toHaveURL(/\/lower\?brand=\d+$/);
  await expect(main.getByText(shown, { exact: true }).first()).toBeVisible();
  await main.getByRole('link', { name: 'Цэвэрлэх' }).click();
  await expect(page).toHaveURL(/\/lower$/);
  await main.getByRole('link', { name: 'Жагсаалтаар харах' }).click();
  await expect(page).toHaveURL(/\/lower\?view=list$/);
  await expect(main.getByRole('article').first()).toContainText('Код:');
  await main.getByRole('link', { name: 'Нүүр' }).click();
  await expect(page).toHaveURL(/\/home$/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the first page of best sellers shows different things', async ({ request }) => {
  const things = articlesOf(await readMain(request, '/top-20')).map((card) =>
    wordsOf((card.match(/<h3 .*?<\/h3>|<p class="card__type">.*?<\/p>/gs) ?? []).join(' ')),
  );
  expect(things).toHaveLength(60);
  expect(new Set(things).size).toBe(things.length);
});

test('the family list has a line after every fifth product', async ({ request }) => {
  const cards = (await readMain(request, '/IKEA-family')).match(/<article|<hr/g) ?? [];
  const places = cards.flatMap((tag, place) => (tag === '<hr' ? [place] : []));
  expect(places.slice(0, 3)).toEqual([5, 11, 17]);
});

test('at 360, 768, 1024 and 1440 pixels the line lies under the fifth product and above the sixth', async ({
  page,
}) => {
  await openPage(page, '/IKEA-family');
  const box = async (part: Locator) => (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
  const cards = page.getByRole('main').getByRole('article');
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const line = await box(page.locator('.cards > hr').first());
    const fifth = await box(cards.nth(4));
    expect(fifth.y + fifth.height, `${width} pixels`).toBeLessThanOrEqual(line.y);
    expect((await box(cards.nth(5))).y, `${width} pixels`).toBeGreaterThan(line.y);
  }
});

test('the pager shows three pages at a time', async ({ request }) => {
  const pagesOf = (main: string) =>
    [...main.matchAll(/aria-label="(\d+)-р хуудас"[^>]*>(\d+)</g)].map(([, label, text]) => `${label} ${text}`);
  const fourth = await readMain(request, '/top-20?page=4');
  expect(pagesOf(fourth)).toEqual(['4 4', '5 5', '6 6']);
  expect(leadOf(fourth, 'Өмнөх хуудас')).toBe('/top-20?page=3');
  expect(pagesOf(await readMain(request, '/top-20?page=3'))).toEqual(['1 1', '2 2', '3 3']);
});

test('a page behind the last one is the last one', async ({ request, baseURL }) => {
  const answer = await request.get('/new-arrival?page=99');
  expect(answer.url()).toBe(`${baseURL}/new-arrival`);
  expect(wordsOf(/<h1.*?<\/h1>/.exec(await answer.text())?.[0] ?? '')).toBe('Шинээр ирсэн');
});

for (const view of ['grid', 'list']) {
  test(`a price says how long it holds, as a ${view} and on its page`, async ({ request }) => {
    const period = /Хүчинтэй хугацаа: \d\d\/\d\d – \d\d\/\d\d/;
    const products = articlesOf(await readMain(request, `/lower?view=${view}`));
    const product = products.find((one) => period.test(wordsOf(one))) ?? '';
    const [path = 'no link'] = /\/single-product\/\d+/.exec(product) ?? [];
    const box = /<section[^>]*aria-label="Үнэ, сонголт".*?<\/section>/s.exec(await readMain(request, path))?.[0] ?? '';
    expect(wordsOf(box)).toMatch(period);
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
