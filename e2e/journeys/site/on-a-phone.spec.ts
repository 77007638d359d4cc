import { expect, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { openPage } from '../open-page.ts';
import { signIn } from '../signed-in.ts';

test('the bar at the bottom leads home, to the categories, to the orders and to the cart', { tag: '@phone' }, async ({
  page,
}) => {
  await openPage(page, '/bonus');
  const bar = page.getByRole('navigation', { name: 'Доод цэс' });
  await expect(bar).toBeInViewport();
  for (const target of await bar.locator('a, button').all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await expect(bar.getByRole('link', { name: 'Захиалга' })).toHaveAttribute('href', '/track-order');
  await bar.getByRole('link', { name: 'Нүүр' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('the bar at the bottom leads a guest to the login on the way to the profile', { tag: '@phone' }, async ({
  page,
}) => {
  await openPage(page, '/home');
  await page.getByRole('navigation', { name: 'Доод цэс' }).getByRole('link', { name: 'Профайл' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Нэвтэрсэн байх шаардлагатай')).toBeVisible();
});

test('the drawer takes 80 percent of the screen and leads to a sub-category in two steps', { tag: '@phone' }, async ({
  page,
}) => {
  await openPage(page, '/bonus');
  await page.getByRole('navigation', { name: 'Доод цэс' }).getByRole('link', { name: 'Ангилал' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: 'Ангилал' })).toBeVisible();
  await expect.poll(async () => Math.round((await drawer.boundingBox())?.width ?? 0)).toBe(288);
  await expectAccessible(page, { onPhone: true });
  await drawer.getByRole('button', { name: 'Гэрэлтүүлэг' }).click();
  await expect(drawer.getByRole('heading', { name: 'Гэрэлтүүлэг' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Бүх ангилал' }).click();
  await drawer.getByRole('button', { name: 'Ор, матрас' }).click();
  await drawer.getByRole('link', { name: /^Матрас \d+ бараа$/ }).click();
  await expect(page).toHaveURL(/\/sub-category\/mattress$/);
  await expect(drawer).toBeHidden();
});

test('phone number, hashtags and bonus are in the drawer of every page', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/policy');
  await page.getByRole('navigation', { name: 'Доод цэс' }).getByRole('link', { name: 'Ангилал' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: '7700-2020' })).toHaveAttribute('href', 'tel:+97677002020');
  await expect(drawer.getByRole('link', { name: /^#/ }).first()).toHaveAttribute('href', /^\/event\/\d+$/);
  await drawer.getByRole('link', { name: 'Бонус' }).click();
  await expect(page).toHaveURL(/\/bonus$/);
});

test('a signed-in customer sees the bonus in the drawer', { tag: '@phone' }, async ({ page, request }) => {
  await signIn(page, request);
  await openPage(page, '/policy');
  await page.getByRole('navigation', { name: 'Доод цэс' }).getByRole('link', { name: 'Ангилал' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /^Миний бонус 2,020$/ })).toHaveAttribute(
    'href',
    '/profile',
  );
});

test('on a product, back and share take the place of the logo, and the bar that buys stays in sight', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    navigator.share = async (what) => void shared.push(what);
  });
  await openPage(page, '/sub-category/sofa');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/single-product\/\d+$/);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Тохь, нүүр хуудас' })).toBeHidden();
  await header.getByRole('button', { name: 'Хуваалцах' }).click();
  expect(await page.evaluate(() => Object.entries(window).find(([key]) => key === 'shared')?.[1])).toEqual([
    { title: expect.stringContaining('NARAN'), url: page.url() },
  ]);
  const buying = page.getByRole('region', { name: 'Худалдан авах' });
  await expect(buying).toBeInViewport();
  await expect(buying.getByRole('button', { name: /^Харьцуулах/ })).toBeVisible();
  await buying.getByRole('button', { name: /^Сагсанд нэмэх/ }).click();
  await expect(buying.getByRole('button', { name: 'Сагс үзэх' })).toContainText('1');
  await header.getByRole('link', { name: 'Буцах' }).click();
  await expect(page).toHaveURL(/\/sub-category\/sofa$/);
});

test('the foot of the page folds: short, and every part a press away', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/bonus');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(900);
  await expect(footer.getByRole('list', { name: 'Төлбөрийн хэлбэр' })).toContainText('QPay');
  for (const [title, link] of [
    ['Тусламж', 'Үнэ, төлбөр'],
    ['Холбоо барих', '7700-2020'],
  ] as const) {
    await expect(footer.getByRole('link', { name: link })).toBeHidden();
    await footer.getByRole('heading', { name: title }).click();
    await expect(footer.getByRole('link', { name: link })).toBeVisible();
  }
  await expectAccessible(page, { onPhone: true });
});

test('the search stays at the top while the page scrolls', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/top-20');
  await page.evaluate(() => window.scrollTo(0, 2_000));
  const search = page.getByRole('combobox', { name: 'Бараа хайх' });
  await expect.poll(async () => (await search.boundingBox())?.y).toBeLessThan(60);
  expect((await search.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await expect(search).toBeInViewport({ ratio: 1 });
});
