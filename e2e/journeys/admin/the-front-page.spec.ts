import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { shopOrigin } from '../../processes-of-journeys.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits } from '../expect-fits.ts';
import { prepare } from '../setup-process.ts';
import { watchConsole } from '../watch-console.ts';
import { liftByKey } from './lift-by-key.ts';
import { openAdmin, workAs } from './staff.ts';

/** A room of the demo shop, wide enough for a banner. */
const ROOMS = fileURLToPath(new URL('../../../demo/media/room/', import.meta.url));
const room = () => {
  const name = readdirSync(ROOMS).find((file) => file.startsWith('room-dacha-1600.') && file.endsWith('.webp'));
  return readFileSync(`${ROOMS}${name}`);
};
const MINUTE_MS = 60_000;
const UTC_PLUS_8_MS = 8 * 3_600_000;

/** In the format of a datetime field. */
const typed = (moment: Date) =>
  new Date(moment.getTime() + UTC_PLUS_8_MS).toISOString().slice(0, '2026-11-19T09:12'.length);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const preview = (page: Page) => page.frameLocator('iframe');
const rowsOf = (page: Page, section: string) => page.getByRole('list', { name: section }).getByRole('listitem');

/** The shop shows these words on its front page; caches are refreshed within seconds. */
async function expectInShop(shop: Page, words: string, isThere = true): Promise<void> {
  await expect(async () => {
    await shop.goto(`${shopOrigin}/home`);
    await expect(shop.getByRole('heading', { name: words })).toHaveCount(isThere ? 1 : 0, { timeout: 1_000 });
  }).toPass();
}

/** Opens a new draft of the published page. */
async function beginDraft(page: Page): Promise<void> {
  await openAdmin(page, '/front-page');
  await page.keyboard.press('c');
  await expect(page).toHaveURL(/\/front-page\/\d+/);
  await expect(page.getByLabel('Гарчиг')).not.toHaveValue('');
}

async function publish(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Одоо нийтлэх' });
  await expect(dialog.getByText('Дэлгүүрт өөрчлөгдөх', { exact: false })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(heading(page, 'Хувилбар')).toBeVisible();
  await expect(page.getByText('Дэлгүүрт байгаа')).toBeVisible();
}

// All of them change one front page, so they run one after the other.
test.describe.configure({ mode: 'serial' });

test('the front page is composed by keys, previewed, published, seen in the shop and restored', async ({
  page,
  context,
}) => {
  // Two previews and two publications, while other journeys run.
  test.slow();
  const words = `Өвлийн үдэш ${crypto.randomUUID().slice(0, 6)}`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await workAs(page, ['content'], 'Номундарь');
  await beginDraft(page);
  const console = watchConsole(page);
  const before = await page.getByLabel('Гарчиг').inputValue();
  await expect(preview(page).getByRole('heading', { name: before })).toBeVisible();
  await expectAccessible(page);

  // Alt and the arrow move the first slide to the second place while its title has the focus; Space moves it back.
  const slides = rowsOf(page, 'Том баннер');
  await page.getByLabel('Гарчиг').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(slides.nth(1)).toContainText(before);
  const handle = page.getByRole('button', { name: `Зөөх: ${before}` });
  const said = page.getByRole('status').filter({ hasText: /байранд/ });
  await handle.focus();
  await liftByKey(page);
  await expect(said).toHaveCount(2);
  await page.keyboard.press('ArrowUp');
  await expect(said.filter({ hasText: '-аас 1-р байранд' })).not.toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(slides.nth(0)).toContainText(before);

  // The bar shows the old and the new text; the preview shows the text once it is saved.
  await page.getByLabel('Гарчиг').fill(words);
  const bar = page.getByRole('region', { name: 'Хадгалаагүй өөрчлөлт' });
  await expect(bar).toContainText(before);
  await expect(bar).toContainText(words);
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Ноорогт хадгаллаа.')).toBeVisible();
  await expect(page.getByText('1 өөрчлөлт нийтлээгүй')).toBeVisible();
  await expect(preview(page).getByRole('heading', { name: words })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('d');
  await expect(page.getByTitle('Ширээний дэлгэц дээр харагдах байдал')).toBeVisible();
  await expect(preview(page).getByRole('heading', { name: words })).toBeVisible();
  const shop = await context.newPage();
  await expectInShop(shop, words, false);

  await publish(page);
  await expectInShop(shop, words);

  // The previous version is restored.
  await page.getByRole('link', { name: 'Нүүр хуудас', exact: true }).last().click();
  const published = page.getByRole('table', { name: 'Нийтэлсэн' }).getByRole('row');
  await expect(published.nth(1)).toContainText('Дэлгүүрт байгаа');
  await expectAccessible(page);
  await published
    .nth(2)
    .getByRole('button', { name: /^Сэргээх/ })
    .click();
  await expect(page.getByLabel('Гарчиг')).toHaveValue(before);
  await publish(page);
  await expectInShop(shop, words, false);
  await expectInShop(shop, before);
  await shop.close();
  console.expectSilence();
});

test('a version is published at its minute with nobody present, and can be taken off its schedule before', async ({
  page,
  context,
}) => {
  test.slow();
  const words = `Шинэ жил ${crypto.randomUUID().slice(0, 6)}`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await workAs(page, ['content'], 'Номундарь');
  await beginDraft(page);
  const before = await page.getByLabel('Гарчиг').inputValue();
  await page.getByLabel('Гарчиг').fill(words);
  // A day ahead: the worker of the journeys has a different clock from this test.
  const minute = new Date(Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS + 24 * 60 * MINUTE_MS);
  const schedule = async () => {
    await page.getByRole('button', { name: 'Цаг товлох' }).click();
    const dialog = page.getByRole('dialog', { name: 'Цаг товлох' });
    await dialog.getByLabel('Нийтлэх минут').fill(typed(minute));
    await expect(dialog.getByRole('button', { name: /товлох/ })).toBeEnabled();
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await expect(heading(page, 'Товлосон')).toBeVisible();
  };
  await schedule();
  await expect(preview(page).getByRole('heading', { name: words })).toBeVisible();
  await page.getByRole('button', { name: 'Товлосноос гаргаж засах' }).click();
  await expect(page.getByLabel('Гарчиг')).toHaveValue(words);
  await schedule();

  const shop = await context.newPage();
  await prepare('publish-front-pages', new Date(minute.getTime() - 1).toISOString());
  await expectInShop(shop, words, false);
  await prepare('publish-front-pages', minute.toISOString());
  await expectInShop(shop, words);

  // Restores what other journeys expect.
  await openAdmin(page, '/front-page');
  const published = page.getByRole('table', { name: 'Нийтэлсэн' }).getByRole('row');
  await published
    .nth(2)
    .getByRole('button', { name: /^Сэргээх/ })
    .click();
  await expect(page.getByLabel('Гарчиг')).toHaveValue(before);
  await publish(page);
  await expectInShop(shop, words, false);
  await shop.close();
});

test('of two who save one draft the second reads who was first and chooses', async ({ page, browser }) => {
  test.slow();
  await workAs(page, ['content'], 'Номундарь');
  await beginDraft(page);
  const other = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await workAs(other, ['content'], 'Сарнай');
  await openAdmin(other, new URL(page.url()).pathname);
  await other.getByLabel('Шошго').fill('Сарнайн шошго');
  await expect(other.getByLabel('Шошго')).toHaveValue('Сарнайн шошго');
  await page.getByLabel('Гарчиг').fill('Номундарийн гарчиг');
  await other.keyboard.press('Control+s');
  await expect(other.getByText('Ноорогт хадгаллаа.')).toBeVisible();
  await page.keyboard.press('Control+s');
  const note = page.getByRole('alert').filter({ hasText: 'Сарнай' });
  await expect(note).toContainText('түрүүлж хадгалсан');
  await expect(note).toContainText('Сарнайн шошго');
  await expectAccessible(page);
  await note.getByRole('button', { name: /^Түүнийхийг авах/ }).click();
  await expect(page.getByLabel('Шошго')).toHaveValue('Сарнайн шошго');
  await expect(page.getByLabel('Гарчиг')).not.toHaveValue('Номундарийн гарчиг');
  // An empty title is not sent, and the bar links to it.
  await page.getByLabel('Гарчиг').fill('');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('region', { name: 'Хадгалаагүй өөрчлөлт' })).toContainText(
    'Том баннер 1: Хоосон байж болохгүй',
  );
  await page.getByRole('button', { name: 'Болих' }).click();
  await other.context().close();
  // Deleting the draft can be undone for a while.
  const draft = page.url().split('/').at(-1)?.split('?')[0] ?? '';
  await openAdmin(page, '/front-page');
  await page.getByRole('button', { name: `Устгах: Ноорог ${draft}` }).click();
  await expect(page.getByText(`Ноорог ${draft} устана`)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: `Устгах: Ноорог ${draft}` })).toBeVisible();
});

test('a picture is uploaded, described and chosen, a room gets its marks by keys, and all of it works on a phone', async ({
  page,
}) => {
  // Encoding takes a whole core for seconds, which browsers share here.
  test.slow();
  const alt = `Зураг ${crypto.randomUUID().slice(0, 6)}`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await workAs(page, ['content'], 'Номундарь');
  await beginDraft(page);
  const console = watchConsole(page);
  await page.getByRole('button', { name: 'Солих' }).click();
  const library = page.getByRole('dialog', { name: 'Зургийн сан' });
  await library.getByLabel('Зургийн файл').setInputFiles({ name: 'room.webp', mimeType: 'image/webp', buffer: room() });
  await expect(library.getByRole('button', { name: 'alt дутуу' }).first()).toBeVisible({ timeout: 240_000 });
  await library.getByRole('button', { name: 'alt дутуу' }).first().click();
  await expect(library.getByRole('button', { name: 'Энэ зургийг сонгох' })).toBeDisabled();
  await library.getByLabel('Зурагт юу харагдаж байна вэ (alt)').fill(alt);
  await page.keyboard.press('Enter');
  await expect(library.getByRole('button', { name: alt })).toBeVisible();
  await expectAccessible(page);
  await library.getByRole('button', { name: 'Энэ зургийг сонгох' }).click();
  await expect(page.getByRole('region', { name: 'Слайд 1' })).toContainText(alt);

  await page.getByRole('navigation', { name: 'Хэсэг' }).getByRole('button', { name: /^Өрөө/ }).click();
  const mark = page.getByRole('button', { name: /^Тэмдэг 1: / });
  const [, x = '', y = ''] = /, ([\d.]+) × ([\d.]+)$/.exec((await mark.getAttribute('aria-label')) ?? '') ?? [];
  await mark.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  const place = new RegExp(`, ${Number(x) + 1} × ${Number(y) - 5}$`);
  await expect(mark).toHaveAccessibleName(place);
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Ноорогт хадгаллаа.')).toBeVisible();
  await page.reload();
  await expect(mark).toHaveAccessibleName(place);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('combobox', { name: 'Хэсэг' }).selectOption({ index: 3 });
  await expect(page.getByRole('heading', { name: 'Шуурхай ангилал' })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page, { onPhone: true });
  await page.getByRole('button', { name: 'Харах', exact: true }).click();
  await expect(preview(page).getByRole('main')).toBeVisible();
  await expectFits(page);
  console.expectSilence();
});
