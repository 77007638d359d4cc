import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { openPage } from '../open-page.ts';
import { watchConsole } from '../watch-console.ts';

const SOFAS = '/categories/1';

/** The form of the sidebar; on a phone it is in a sheet. */
async function filtersOf(page: Page, isMobile: boolean) {
  if (!isMobile) return page.getByRole('complementary', { name: 'Шүүлтүүр' });
  await page.getByRole('button', { name: /^Шүүлтүүр/ }).click();
  return page.getByRole('dialog', { name: 'Шүүлтүүр' });
}

test('a choice is asked for at once, stands in the address and above the goods, and can be dropped', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const console = watchConsole(page);
  await openPage(page, `${SOFAS}?page=2`);
  const filters = await filtersOf(page, isMobile);
  await filters.getByRole('checkbox', { name: /^KHANGAI/ }).check();
  await expect(page).toHaveURL(/\/categories\/1\?brand=1$/);
  // The address changes a moment before the list, and the form follows the list.
  await expect(page.getByRole('link', { name: 'KHANGAI: хасах', includeHidden: true })).toHaveCount(1);
  await filters.getByRole('checkbox', { name: /^Кресло/ }).check();
  await expect(page).toHaveURL(/sub=5&brand=1$/);
  if (isMobile) {
    const show = filters.getByRole('button', { name: /бараа харах$/ });
    await expect(show).toHaveText('3 бараа харах');
    await expectAccessible(page, { onPhone: true });
    await show.click();
  }
  const goods = page.getByRole('region', { name: 'Бараа', exact: true });
  await expect(goods.getByRole('article')).toHaveCount(3);
  await page.getByRole('link', { name: 'Кресло: хасах' }).click();
  await expect(goods.getByRole('article')).toHaveCount(14);
  await page.getByRole('link', { name: 'Цэвэрлэх' }).click();
  await expect(page).toHaveURL(/\/categories\/1$/);
  await expect(goods.getByRole('article')).toHaveCount(30);
  console.expectSilence();
});

test('the sheet of a phone says how many products a choice leaves, before it is closed', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen has a sidebar');
  await openPage(page, SOFAS);
  const sheet = await filtersOf(page, isMobile);
  await expect(sheet.getByRole('button', { name: '52 бараа харах' })).toBeVisible();
  await sheet.getByRole('checkbox', { name: /^Буйдан/ }).check();
  await expect(sheet.getByRole('button', { name: '10 бараа харах' })).toBeVisible();
  await sheet.getByRole('link', { name: 'Цэвэрлэх' }).click();
  await expect(sheet.getByRole('button', { name: '52 бараа харах' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('the price is set by the slider in steps of 100, or typed', async ({ page, isMobile }) => {
  // After the first step there are still two pages, so only the choice itself can lead back to the first one.
  await openPage(page, `${SOFAS}?page=2`);
  const filters = await filtersOf(page, isMobile);
  const upper = filters.getByRole('slider', { name: 'Үнэ, дээд' });
  await upper.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/price-max=3489800$/);
  await filters.getByLabel(/Дээд/).first().fill('800000');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/price-max=800000$/);
  if (isMobile) await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: '800,000₮ хүртэл: хасах' })).toBeVisible();
});

test('specifications, colours and what stands ready narrow the list further', async ({ page, isMobile }) => {
  await openPage(page, '/sub-category/sofa');
  const filters = await filtersOf(page, isMobile);
  await filters
    .getByText(/^Бүгдийг харах/)
    .first()
    .click();
  const oak = filters.locator('fieldset[aria-label="Хөлийн материал"] label').filter({ hasText: /^царс/ });
  const ofOak = await oak.getAttribute('data-count');
  await oak.getByRole('checkbox').check();
  await expect(page).toHaveURL(/spec\.leg_material=/);
  // The address changes a moment before the list, and the form follows the list.
  const chosen = page.getByRole('link', { name: 'Хөлийн материал: царс: хасах', includeHidden: true });
  await expect(chosen).toHaveCount(1);
  const goods = page.getByRole('region', { name: 'Бараа', exact: true, includeHidden: true });
  await expect(goods.getByRole('article', { includeHidden: true })).toHaveCount(Number(ofOak));
  await filters.getByRole('checkbox', { name: /^Улаанбаатарт бэлэн/ }).check();
  await expect(page).toHaveURL(/ready=1/);
  if (isMobile) await page.keyboard.press('Escape');
  await expect(chosen).toBeVisible();
  await expect(page.getByRole('link', { name: 'Улаанбаатарт бэлэн: хасах' })).toBeVisible();
});

/** Delays the next goods until they are released. */
async function delayGoods(page: Page): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/categories\/1\.data/, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

test('while the next goods are on their way, the list says so', async ({ page }) => {
  await openPage(page, SOFAS);
  const letGo = await delayGoods(page);
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: 'Эрэмбэ' }).selectOption('price-up');
  // The output for screen readers has the text, too; this is what covers the page.
  await expect(main.locator('.waiting')).toHaveText('ТҮР ХҮЛЭЭНЭ ҮҮ');
  await expect(main.locator('.waiting')).toBeVisible();
  letGo();
  await expect(main.getByText('ТҮР ХҮЛЭЭНЭ ҮҮ')).toHaveCount(0);
});

test('a quick hand chooses the order, then the view, and gets both', async ({ page }) => {
  await openPage(page, SOFAS);
  const letGo = await delayGoods(page);
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: 'Эрэмбэ' }).selectOption('price-up');
  await expect(main.getByText('ТҮР ХҮЛЭЭНЭ ҮҮ').last()).toBeVisible();
  await main.getByRole('link', { name: 'Жагсаалтаар харах' }).click();
  letGo();
  await expect(page).toHaveURL(/\/categories\/1\?sort=price-up&view=list$/);
  await expect(main.getByRole('combobox', { name: 'Эрэмбэ' })).toHaveValue('price-up');
});

test('filters that leave nothing say which one is in the way', async ({ page }) => {
  await openPage(page, `${SOFAS}?sub=4&brand=17&price-max=1000`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Шүүлтүүрт тохирох бараа алга' })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Бүгдийг цэвэрлэх' }).click();
  await expect(main.getByRole('article')).toHaveCount(30);
});

for (const address of [`${SOFAS}?brand=999999`, '/search?p=буйдан&brand=999999']) {
  test(`a choice that this list does not know can be cleared: ${address}`, async ({ page }) => {
    await openPage(page, address);
    const main = page.getByRole('main');
    await expect(main.getByRole('article')).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Бүгдийг цэвэрлэх' })).toBeVisible();
    await main.getByRole('link', { name: 'Цэвэрлэх', exact: true }).click();
    await expect(main.getByRole('article').first()).toBeVisible();
    await expect(page).not.toHaveURL(/brand=/);
  });
}

test('the list is sorted, shown in rows and turned page by page', async ({ page }) => {
  await openPage(page, SOFAS);
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: 'Эрэмбэ' }).selectOption({ label: 'Хямд нь эхэнд' });
  await expect(page).toHaveURL(/sort=price-up$/);
  // The address changes a moment before the page.
  await expect(main.getByRole('link', { name: 'Жагсаалтаар харах' })).toHaveAttribute('href', /sort=price-up/);
  await main.getByRole('link', { name: 'Жагсаалтаар харах' }).click();
  await expect(page).toHaveURL(/sort=price-up&view=list$/);
  const row = main.getByRole('article').first();
  await expect(row.getByRole('button', { name: /^Сагсанд нэмэх/ })).toHaveText('Сагсанд нэмэх');
  await expect(row.getByRole('button', { name: /^Харьцуулах/ })).toHaveText('Харьцуулах');
  await expect(row).toContainText('Өнгө:');
  const pager = main.getByRole('navigation', { name: 'Хуудас' });
  await expect(pager).toContainText('52 барааны 1–30');
  await pager.getByRole('link', { name: '2-р хуудас' }).click();
  await expect(page).toHaveURL(/sort=price-up&view=list&page=2$/);
  await expect(main.getByRole('article')).toHaveCount(22);
});

test('the way to a category stands above its goods', async ({ page }) => {
  await openPage(page, SOFAS);
  const breadcrumbs = page.getByRole('main').getByRole('navigation', { name: 'Зам' });
  await expect(breadcrumbs.getByRole('listitem')).toHaveText(['Нүүр', 'Буйдан, кресло']);
  await breadcrumbs.getByRole('link', { name: 'Нүүр' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

const PAGES_WITH_FILTERS = [
  { path: '/brand/1', of: 'a brand', groups: ['Төрөл', 'Үнэ', 'Өнгө'] },
  { path: '/event/1', of: 'an event', groups: ['Үнэ', 'Брэнд', 'Өнгө'] },
  { path: '/search?p=буйдан', of: 'a search', groups: ['Төрөл', 'Үнэ', 'Брэнд', 'Өнгө', 'Хөлийн материал'] },
];
for (const { path, of, groups } of PAGES_WITH_FILTERS) {
  test(`the page of ${of} is narrowed by ${groups.length} questions of the spec, with how many each choice shows`, async ({
    page,
    isMobile,
  }) => {
    await openPage(page, path);
    const filters = await filtersOf(page, isMobile);
    for (const title of groups) {
      await expect(
        filters.locator('details', { has: page.locator('summary', { hasText: title }) }).first(),
      ).toBeVisible();
    }
    const choice = filters.locator('fieldset label').first();
    const shown = (await choice.getAttribute('data-count')) ?? 'no number';
    await choice.getByRole('checkbox').check();
    await expect(page).toHaveURL(/(sub|brand)=\d+/);
    const goods = page.getByRole('region', { name: 'Бараа', exact: true, includeHidden: true });
    const articles = goods.getByRole('article', { includeHidden: true });
    await expect(articles).toHaveCount(Math.min(Number.parseInt(shown, 10), 30));
    await filters.getByLabel(/Дээд/).first().fill('400000');
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(/price-max=400000/);
    if (isMobile) await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: '400,000₮ хүртэл: хасах' })).toBeVisible();
    for (const price of await goods.locator('article .price__now').allTextContents()) {
      expect(Number(price.replace(/\D/g, ''))).toBeLessThanOrEqual(400_000);
    }
  });
}

test('on the page of an event a colour filters at once', async ({ page, isMobile }) => {
  await openPage(page, '/event/1');
  const filters = await filtersOf(page, isMobile);
  const white = filters.locator('label[data-count]').filter({ hasText: /^цагаан/ });
  const shown = await white.getAttribute('data-count');
  await white.getByRole('checkbox').check();
  await expect(page).toHaveURL(/color=/);
  if (isMobile) await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Бараа', exact: true }).getByRole('article')).toHaveCount(
    Number(shown),
  );
});

test('shades are chosen by their family, which is named in full', async ({ page, isMobile }) => {
  await openPage(page, SOFAS);
  const filters = await filtersOf(page, isMobile);
  const colours = filters.locator('fieldset[aria-label="Өнгө"]').first();
  const green = colours.locator('label').filter({ hasText: /^ногоон/ });
  const shown = `${await green.getAttribute('data-count')} бараа`;
  await green.getByRole('checkbox').check();
  if (isMobile) await page.keyboard.press('Escape');
  const main = page.getByRole('main');
  await expect(main.getByText(shown, { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'ногоон: хасах' })).toBeVisible();
});

test('the page of a brand keeps its filter button', async ({ page, isMobile }) => {
  test.skip(isMobile, 'on a phone the sheet says how many are left');
  await openPage(page, '/brand/1');
  const filters = page.getByRole('complementary', { name: 'Шүүлтүүр' });
  const upper = filters.getByRole('slider', { name: 'Үнэ, дээд' });
  const dearest = Number(await upper.getAttribute('aria-valuenow'));
  await upper.press('ArrowLeft');
  await page.getByRole('button', { name: 'Шүүх' }).click();
  await expect(page).toHaveURL(new RegExp(`price-max=${dearest - 100}$`));
  await filters.getByLabel(/Дээд/).first().fill('1000000');
  await page.getByRole('button', { name: 'Шүүх' }).click();
  await expect(page).toHaveURL(/price-max=1000000$/);
  await expect(page.getByRole('link', { name: '1,000,000₮ хүртэл: хасах' })).toBeVisible();
  const prices = await page
    .getByRole('region', { name: 'Бараа', exact: true })
    .locator('.price__now')
    .allTextContents();
  expect(prices.length).toBeGreaterThan(0);
  for (const price of prices) expect(Number(price.replace(/\D/g, ''))).toBeLessThanOrEqual(1_000_000);
});
