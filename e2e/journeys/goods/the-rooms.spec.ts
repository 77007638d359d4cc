import { expect, type Locator, type Page, test } from '@playwright/test';
import { FULL } from '../../full-size.ts';
import { keptLines } from '../cart/cart-of-browser.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits, expectFitsPhone } from '../expect-fits.ts';
import { openPage } from '../open-page.ts';
import { tabTo } from '../tab-to.ts';
import { watchConsole } from '../watch-console.ts';

const rooms = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'Өрөөгөөр' }) });
const openRoom = (page: Page) => rooms(page).getByRole('tabpanel');
const marks = (scene: Locator) => scene.getByRole('group', { name: /зураг дээрх бараа$/ }).getByRole('link');
/** How many pieces the set has, according to its text. */
const sizeOf = async (scene: Locator) =>
  Number(/^(\d+) бараа хамтдаа/.exec(await scene.locator('.room-set p').innerText())?.[1]);

test('the home page shows the rooms: what is marked in the picture stands in the list, and leads to its product', async ({
  page,
}) => {
  const { expectSilence } = watchConsole(page);
  await openPage(page, '/home');
  await rooms(page).scrollIntoViewIfNeeded();
  const tabs = rooms(page).getByRole('tab');
  expect(await tabs.count()).toBeGreaterThan(1);
  await tabs.nth(1).click();
  const scene = openRoom(page);
  await expect(marks(scene).first()).toBeVisible();
  const listed = await scene
    .locator('.room-goods')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const marked = await marks(scene).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(marked.length).toBeGreaterThan(0);
  expect(listed).toEqual(expect.arrayContaining(marked));
  await expectAccessible(page);
  await expectFits(page);
  await expectFitsPhone(page);
  const first = marks(scene).first();
  await expect(first).toHaveAccessibleName(/, .+, [\d,]+₮$/);
  // Its tag is part of the link but not clickable: the centre of both may miss the mark.
  await first.locator('.scene__ring').click();
  await expect(page).toHaveURL(new RegExp(`${marked[0]}$`));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expectSilence();
});

test('a mark tells name and price to the pointer and to the keyboard', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a finger goes to the product at once');
  await openPage(page, '/home');
  await rooms(page).scrollIntoViewIfNeeded();
  const [first, second] = [marks(openRoom(page)).first(), marks(openRoom(page)).nth(1)];
  const price = /[\d,]+₮$/.exec((await second.getAttribute('aria-label')) ?? '')?.[0] ?? 'no price';
  await second.locator('.scene__ring').hover();
  await expect(second.getByText(price)).toBeVisible();
  await expect(second.locator('.scene__price')).toHaveCSS('opacity', '1');
  await expect(first.locator('.scene__price')).toHaveCSS('opacity', '0');
  await page.mouse.move(0, 0);
  await rooms(page).getByRole('tab').first().focus();
  await tabTo(page, second);
  await expect(second.locator('.scene__price')).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/single-product\/\d+$/);
});

test('a room furnished from edge to edge is pushed sideways on a phone, and every mark of it can be reached', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a large screen shows all of it at once');
  await openPage(page, '/home');
  const scene = openRoom(page).locator('.scene--whole');
  await scene.scrollIntoViewIfNeeded();
  const all = await marks(scene).all();
  expect(all.length).toBeGreaterThan(6);
  for (const mark of all) {
    await mark.scrollIntoViewIfNeeded();
    await expect(mark).toBeInViewport();
  }
});

test('one press puts all of a room into the cart', async ({ page }) => {
  await openPage(page, '/home');
  await rooms(page).scrollIntoViewIfNeeded();
  const scene = openRoom(page);
  const size = await sizeOf(scene);
  await scene.getByRole('button', { name: /^Бүгдийг сагсанд нэмэх/ }).click();
  await expect(page.getByText(`${size} бараа сагсанд нэмэгдлээ`)).toBeVisible();
  expect(Object.keys(await keptLines(page))).toHaveLength(size);
});

for (const [kind, path] of [
  ['a category', '/category/beds'],
  ['the list of a category', '/categories/1'],
  ['a brand', '/brand/1'],
  ['an event', '/event/1'],
]) {
  test(`${kind} opens with a sentence and a room to buy from`, async ({ page }) => {
    await openPage(page, path ?? '');
    const opening = page.locator('.opening');
    await expect(opening.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(opening.locator('.opening__sentence')).not.toBeEmpty();
    await expect(marks(opening).first()).toHaveAttribute('href', /^\/single-product\/\d+$/);
    await expect(opening.getByRole('button', { name: /^Бүгдийг сагсанд нэмэх/ })).toBeHidden();
    await opening.locator('summary').press('Enter');
    const size = await sizeOf(opening);
    await opening.getByRole('button', { name: /^Бүгдийг сагсанд нэмэх/ }).press('Enter');
    await expect(page.getByText(`${size} бараа сагсанд нэмэгдлээ`)).toBeVisible();
    // One opening stands for all; the screens are in every-screen.spec.ts.
    if (kind === 'a category' || FULL) await expectAccessible(page);
    await expectFits(page);
    await expectFitsPhone(page);
  });
}

test('the second page of a list begins with its goods', async ({ page }) => {
  await openPage(page, '/categories/1?page=2');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.opening')).toHaveCount(0);
});

test('the first screen of a phone shows a picture, a price and a way on', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a large screen has room');
  await openPage(page, '/home');
  const slide = page.locator('.hero-slide').first();
  await expect(slide.locator('img').last()).toBeInViewport();
  const bar = (await page.getByRole('navigation', { name: 'Доод цэс' }).boundingBox())?.y ?? 0;
  for (const shown of [slide.getByText(/^[\d,]+₮$/), slide.getByRole('link', { name: /^Дэлгэрэнгүй/ })]) {
    const box = await shown.boundingBox();
    expect((box?.y ?? 1_000) + (box?.height ?? 0)).toBeLessThanOrEqual(bar);
  }
});

test('every slide of the hero leads to a product and says its price', async ({ page }) => {
  await openPage(page, '/home');
  for (const slide of await page.locator('.hero-slide').all()) {
    await expect(slide.getByRole('link', { name: /^Дэлгэрэнгүй/, includeHidden: true })).toHaveAttribute(
      'href',
      /^\/single-product\/\d+$/,
    );
    await expect(slide.locator('.hero-slide__product b')).toHaveText(/^[\d,]+₮$/);
  }
});

test('no model stands on the home page twice, in whatever colour', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'the same on every screen');
  await openPage(page, '/home');
  const links = page.locator('.hero-slide a, .offer a, .product-tabs .card__link, .columns__row');
  const codes = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/').pop()));
  const answer = await request.post('/api/product/cart-product', { data: { products: codes } });
  const { product } = (await answer.json()) as { product: { code: string; model: string }[] };
  const models = codes.map((code) => product.find((one) => one.code === code)?.model);
  expect(models.length).toBeGreaterThan(20);
  expect(models.filter((model, at) => models.indexOf(model) !== at)).toEqual([]);
});
