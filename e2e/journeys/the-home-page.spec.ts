import { expect, test } from '@playwright/test';
import { openPage } from './open-page.ts';
import { settledText, stopClock } from './stop-clock.ts';

test('the slides turn by the arrows, stand still when told to, and each leads to its product', async ({ page }) => {
  await openPage(page, '/home');
  const hero = page.getByRole('region', { name: 'Онцлох', exact: true });
  await hero.getByRole('button', { name: 'Зогсоох' }).click();
  await expect(hero.getByRole('button', { name: 'Тоглуулах' })).toBeVisible();
  const at = hero.getByText(/^\d \/ \d$/);
  const [first, , last] = (await at.innerText()).split(' ');
  await hero.getByRole('button', { name: 'Дараагийн' }).click();
  await expect(at).toHaveText(`${(Number(first) % Number(last)) + 1} / ${last}`);
  await expect(hero.getByRole('link', { name: /^Дэлгэрэнгүй/ }).first()).toHaveAttribute(
    'href',
    /\/single-product\/\d+/,
  );
});

test('the slides turn by themselves every five seconds', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every screen');
  await page.clock.install();
  await openPage(page, '/home');
  await stopClock(page);
  const at = page.getByRole('region', { name: 'Онцлох', exact: true }).getByText(/^\d \/ \d$/);
  const [first, , last] = (await settledText(at)).split(' ');
  await page.clock.runFor(5_100);
  await expect(at).toHaveText(`${(Number(first) % Number(last)) + 1} / ${last}`);
});

test('four tiles, the shelves and the special offer lead into the shop', async ({ page }) => {
  await openPage(page, '/home');
  const main = page.getByRole('main');
  const tiles = main.getByRole('navigation', { name: 'Онцлох жагсаалт' }).getByRole('link');
  await expect(tiles).toHaveCount(4);
  const leads = await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(leads).toEqual(['/top-20', '/lower', '/finished-product', '/new-lower-price']);
  const quick = main.locator('section', { has: page.getByRole('heading', { name: 'Юу хэрэгтэй вэ?' }) });
  await expect(quick.getByRole('link').first()).toHaveAttribute('href', /^\/sub-category\//);
  const offer = main.getByRole('region', { name: /./ }).filter({ hasText: 'Онцгой санал' });
  const clock = offer.getByRole('timer');
  const shown = await clock.innerText();
  await expect(clock).not.toHaveText(shown);
  await offer.getByRole('link', { name: 'Саналыг үзэх' }).click();
  await expect(page).toHaveURL(/\/single-product\/\d+$/);
});

test('three tabs of goods are walked through with the arrow keys, and the second shows all that it may', async ({
  page,
}) => {
  await openPage(page, '/home');
  const tabs = page.getByRole('tablist', { name: 'Онцлох бараа' }).getByRole('tab');
  await expect(tabs).toHaveText(['Танд санал болгох', 'Шинэ хямдрал', 'Гэр бүлийн үнэ']);
  const panel = (name: string) => page.getByRole('tabpanel', { name });
  await expect(panel('Танд санал болгох').getByRole('article')).toHaveCount(8);
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await panel('Шинэ хямдрал')
    .getByRole('button', { name: /^Дахиад \d+ бараа$/ })
    .click();
  await expect(panel('Шинэ хямдрал').getByRole('article')).toHaveCount(50);
  await tabs.nth(2).click();
  await expect(panel('Гэр бүлийн үнэ').getByRole('article').first()).toContainText('Гэр бүлийн үнэ');
});

test('every shelf of the day shows at most nine products, one of them large', async ({ page }) => {
  await openPage(page, '/home');
  const shelves = page.locator('.shelves').getByRole('tabpanel', { includeHidden: true });
  await expect(shelves).not.toHaveCount(0);
  for (const shelf of await shelves.all()) {
    await expect(shelf.locator('.mosaic__large')).toHaveCount(1);
    expect(await shelf.locator('.mini').count()).toBeLessThanOrEqual(8);
  }
});

test('the banners are 335 pixels high, and below stand the brands and the lists of the footer', async ({
  page,
  isMobile,
}) => {
  await openPage(page, '/home');
  const banner = page.getByRole('region', { name: 'Сурталчилгаа' });
  await banner.scrollIntoViewIfNeeded();
  if (!isMobile) expect((await banner.locator('.promo-slide').first().boundingBox())?.height).toBe(335);
  await expect(page.getByRole('region', { name: 'Брэндүүд' }).getByRole('link')).not.toHaveCount(0);
  for (const title of ['Шилдэг брэнд', 'Сүүлчийн боломж', 'Өндөр үнэлгээтэй']) {
    await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeVisible();
  }
  const footer = page.getByRole('contentinfo');
  await expect(
    footer.getByRole('navigation', { name: 'Ангилал' }).getByRole('list').first().getByRole('link'),
  ).toHaveCount(8);
  await expect(footer.getByRole('link', { name: '7700-2020' })).toHaveAttribute('href', /^tel:/);
});
