import { expect, type Page, test } from '@playwright/test';
import { shopOrigin } from '../../processes-of-journeys.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits } from '../expect-fits.ts';
import { watchConsole } from '../watch-console.ts';
import { openAdmin, workAs } from './staff.ts';

/** No other journey uses this model; at the end it is back on its shelf. */
const CODE = '82115431';
const HOME = 'Тагтны ширээ, сандал';

const isSaved = (page: Page) => expect(page.getByText('Хадгаллаа.')).toBeVisible();

/** Enters a name by keys, and for a shelf its address. */
async function create(page: Page, name: string, code: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Нэр').fill(name);
  await dialog.getByLabel('Хаяг').fill(code);
  await dialog.getByRole('button', { name: 'Үүсгэх' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

async function mergeInto(page: Page, into: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Юутай нэгтгэх').selectOption({ label: into });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /нэгтгэх$/ }).press('Enter');
  await expect(dialog).toBeHidden();
}

/** Moves the model to another shelf or brand, on its own page. */
async function choose(page: Page, field: string, label: string): Promise<void> {
  await openAdmin(page, `/products/${CODE}`);
  await page.getByLabel(field, { exact: true }).selectOption({ label });
  await page.keyboard.press('Control+S');
  await isSaved(page);
}

test('a sub-category is made, filled, seen in the shop, renamed and merged; a brand too', async ({ page, context }) => {
  const word = crypto.randomUUID().slice(0, 6);
  const console = watchConsole(page);
  await workAs(page, ['catalogue']);
  await openAdmin(page, '/shelves');
  await page.keyboard.press('/');
  await page.keyboard.type('Гадаа, зуслан');
  await page.getByRole('button', { name: /^Гадаа, зуслан/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Гадаа, зуслан' })).toBeVisible();
  await expect(page.getByLabel('Үзүүлэлт 1, нэр')).toBeVisible();
  await expectAccessible(page);
  await create(page, `Тагт ${word}`, `tagt-${word}`);
  // New shelves are last, and move up by key.
  const ownPlace = async () => {
    const names = await page.locator('.shelf-list__i--under .shelf-list__name').allInnerTexts();
    return names.indexOf(`Тагт ${word}`);
  };
  const last = await ownPlace();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('u');
  await expect.poll(ownPlace).toBe(last - 1);
  await choose(page, 'Ангилал', `Гадаа, зуслан, Тагт ${word}`);

  const shop = await context.newPage();
  const shows = (path: string, text: string) =>
    expect(async () => {
      await shop.goto(`${shopOrigin}${path}`);
      await expect(shop.getByRole('main').getByText(text).first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
  await shows('/category/outdoor', `Тагт ${word}`);
  await shop
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`Тагт ${word}`) })
    .first()
    .click();
  await expect(shop.getByRole('heading', { level: 1 })).toContainText(`Тагт ${word}`);
  await expect(shop.locator(`a[href*="${CODE}"]`).first()).toBeVisible();

  /** Moves it with its products, which get the specifications of the other category. */
  const moveTo = async (category: string) => {
    await openAdmin(page, '/shelves');
    await page.getByRole('button', { name: new RegExp(`^Тагт ${word}`) }).press('Enter');
    await page.getByLabel('Харьяалах ангилал').selectOption({ label: category });
    await page.keyboard.press('Control+S');
    await isSaved(page);
  };
  await moveTo('Үүдний өрөө');
  await shows('/category/hall', `Тагт ${word}`);
  await moveTo('Гадаа, зуслан');
  await shows('/category/outdoor', `Тагт ${word}`);

  await openAdmin(page, '/shelves?tab=brand');
  await create(page, `NAVCH ${word}`, `navch-${word}`);
  await page.getByLabel('Нэр', { exact: true }).fill(`NAVCH Home ${word}`);
  await page.keyboard.press('Control+S');
  await isSaved(page);
  await choose(page, 'Брэнд', `NAVCH Home ${word}`);
  await shows(`/single-product/${CODE}`, `NAVCH Home ${word}`);
  await openAdmin(page, '/shelves?tab=brand');
  await page.getByRole('button', { name: new RegExp(`^NAVCH Home ${word}`) }).press('Enter');
  await mergeInto(page, 'NAVCH');
  await expect(page.getByRole('heading', { level: 2, name: 'NAVCH', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(word) })).toHaveCount(0);

  await openAdmin(page, '/shelves');
  await page.getByRole('button', { name: new RegExp(`^Тагт ${word}`) }).press('Enter');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await mergeInto(page, `Гадаа, зуслан, ${HOME}`);
  await expect(page.getByRole('heading', { level: 2, name: HOME })).toBeVisible();
  await shows('/sub-category/balcony-set', HOME);
  // The shop does not know the old address.
  await expect(async () => {
    await shop.goto(`${shopOrigin}/sub-category/tagt-${word}`);
    expect(shop.url()).toMatch(/\/error-page$/);
  }).toPass();
  console.expectSilence();
});
