import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { stableText, stopClock } from '../stop-clock.ts';

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

for (const name of ['Онцлох', 'Сурталчилгаа']) {
  test(`«${name}»: the slides turn by themselves every five seconds`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'the same on every screen');
    await page.clock.install();
    await openPage(page, '/home');
    const slides = page.getByRole('region', { name, exact: true });
    await slides.scrollIntoViewIfNeeded();
    await stopClock(page);
    const at = slides.getByText(/^\d \/ \d$/);
    // A turn may be under way when the clock stops: counting starts with a complete one.
    const before = await at.innerText();
    await expect.poll(() => page.clock.runFor(250).then(() => at.innerText()), { intervals: [0] }).not.toBe(before);
    const [first, , last] = (await stableText(at)).split(' ');
    for (const turn of [0, 1, 2]) {
      await page.clock.runFor(5_000);
      await expect(at).toHaveText(`${((Number(first) + turn) % Number(last)) + 1} / ${last}`);
    }
  });
}

test('a slide tells what its product costs', async ({ page }) => {
  await openPage(page, '/home');
  const slide = page.locator('.hero-slide', { has: page.getByRole('link', { name: /^Дэлгэрэнгүй/ }) }).first();
  const price = (await slide.locator('b').textContent()) ?? 'no price';
  await openPage(page, (await slide.getByRole('link').getAttribute('href')) ?? '');
  await expect(page.getByRole('region', { name: 'Үнэ, сонголт' }).locator('.price__now')).toHaveText(price);
});

test('four tiles, the shelves and the special offer lead into the shop', async ({ page, request }) => {
  await openPage(page, '/home');
  const main = page.getByRole('main');
  const tiles = main.getByRole('navigation', { name: 'Онцлох жагсаалт' }).getByRole('link');
  await expect(tiles).toHaveCount(4);
  const leads = await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(leads).toEqual(['/top-20', '/lower', '/finished-product', '/new-lower-price']);
  const quick = main.locator('section', { has: page.getByRole('heading', { name: 'Юу хэрэгтэй вэ?' }) });
  const reply = await (await request.post('/api/home/home-page')).json();
  const shelves = reply.quickCategory.map(
    (sub: { sub_category_code: string }) => `/sub-category/${sub.sub_category_code}`,
  );
  expect(shelves.length).toBeGreaterThan(0);
  expect(await quick.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    shelves,
  );
  await expect(quick.getByRole('link').first()).toHaveText(reply.quickCategory[0].sub_category_name);
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
  const tabs = page.locator('.shelves').getByRole('tab');
  await expect(tabs).not.toHaveCount(0);
  for (const tab of await tabs.all()) {
    await tab.click();
    const shelf = page.locator('.shelves').getByRole('tabpanel');
    await expect(shelf.locator('.mosaic__large')).toHaveCount(1);
    expect(await shelf.locator('.mini').count()).toBeLessThanOrEqual(8);
  }
});

test('the banners are 335 pixels high, and below stand the brands and the lists of the footer', {
  tag: '@phone',
}, async ({ page, request, isMobile }) => {
  await openPage(page, '/home');
  const banner = page.getByRole('region', { name: 'Сурталчилгаа' });
  await banner.scrollIntoViewIfNeeded();
  expect((await banner.locator('.promo-slide').first().boundingBox())?.height).toBe(335);
  await expect(page.getByRole('region', { name: 'Брэндүүд' }).getByRole('link')).not.toHaveCount(0);
  const reply = await (await request.post('/api/home/home-page')).json();
  for (const [title, block] of [
    ['Шилдэг брэнд', reply.topBrandProduct],
    ['Сүүлчийн боломж', reply.LastChance],
    ['Өндөр үнэлгээтэй', reply.topRatedProduct],
  ] as const) {
    const column = page.locator('main section', { has: page.getByRole('heading', { name: title, exact: true }) });
    const leads = await column.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(leads.length, title).toBeGreaterThan(0);
    expect(block.map(({ code }: { code: string }) => `/single-product/${code}`)).toEqual(expect.arrayContaining(leads));
  }
  const footer = page.getByRole('contentinfo');
  if (isMobile)
    for (const title of ['Ангилал', 'Холбоо барих']) await footer.getByRole('heading', { name: title }).click();
  await expect(
    footer.getByRole('navigation', { name: 'Ангилал' }).getByRole('list').first().getByRole('link'),
  ).toHaveCount(8);
  await expect(footer.getByRole('link', { name: '7700-2020' })).toHaveAttribute('href', /^tel:/);
});

test('all brands stand in the strip, ten of them in sight, and the arrows bring the others', async ({
  page,
  isMobile,
}) => {
  await openPage(page, '/bonus');
  const strip = page.getByRole('region', { name: 'Брэндүүд' });
  await strip.scrollIntoViewIfNeeded();
  const brands = strip.getByRole('link');
  const { brand } = await (await page.request.post('/api/home/brands')).json();
  expect(brand.length).toBeGreaterThan(10);
  await expect(brands).toHaveCount(brand.length);
  if (isMobile) return;
  await expect(brands.nth(9)).toBeInViewport({ ratio: 0.9 });
  await expect(brands.nth(10)).not.toBeInViewport();
  await strip.getByRole('button', { name: 'Дараагийн брэндүүд' }).click();
  await expect(brands.nth(10)).toBeInViewport({ ratio: 0.9 });
  await strip.getByRole('button', { name: 'Өмнөх брэндүүд' }).click();
  await expect(brands.first()).toBeInViewport({ ratio: 0.9 });
});

test('the footer lists goods, and leads to the pages of the shop elsewhere and to its partner', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await openPage(page, '/bonus');
  const footer = page.getByRole('contentinfo');
  for (const title of ['Танд санал болгох', 'Хямдралтай', 'Өндөр үнэлгээтэй']) {
    const heading = page.getByRole('heading', { name: title, exact: true });
    const list = footer.locator('section', { has: heading });
    if (isMobile) await list.getByRole('heading').click();
    await expect(list.getByRole('link').first()).toHaveAttribute('href', /^\/single-product\/\d+$/);
  }
  for (const name of ['Фэйсбүүк', 'Инстаграм', 'Ютүб']) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
  }
  await expect(footer.getByRole('link', { name: /^Технологийн бараа/ })).toHaveAttribute('href', /^https:/);
  await expect(footer.getByText(/^Туршилтын дэлгүүр:/)).toHaveCount(1);
});
