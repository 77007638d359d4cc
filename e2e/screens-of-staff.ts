// The admin screens of docs/screens, of a shop with `npm run demo:orders`, as an owner sees them.
import type { Cookie, Page } from '@playwright/test';
import { statementOf } from './journeys/admin/bank-statement.ts';
import { openAdmin, workAs } from './journeys/admin/staff.ts';
import { prepare } from './journeys/setup-process.ts';

/** All of one model. */
const COLOURS = ['70489215', '70489216', '70489217', '70489218'];

const WEEK_MS = 604_800_000;

/** One owner for all pictures: otherwise each would add a member to the team. */
let owner: Promise<Cookie[]> | undefined;

async function loginAsOwner(page: Page): Promise<void> {
  owner ??= workAs(page, ['owner'], 'Ануужин (жишээ)').then(() => page.context().cookies());
  await page.context().addCookies((await owner).filter(({ name }) => name === '__Host-admin'));
}

const atDesk =
  (path: string, ...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page): Promise<void> => {
    await loginAsOwner(page);
    await openAdmin(page, path);
    await page.waitForLoadState('networkidle');
    for (const step of steps) await step(page);
  };

/** Opens the newest one, by its link. */
const openFirst = (path: string) => async (page: Page) => {
  const list = (await page.locator('main h1').textContent()) ?? '';
  await page.locator(`main a[href^="${path}"]`).first().click();
  await page.locator('main h1').filter({ hasNotText: list }).waitFor();
  await page.waitForLoadState('networkidle');
};

/** Imports a statement for twelve orders that wait for a transfer; at the second size its rows are already there. */
async function importStatement(page: Page): Promise<void> {
  if ((await page.getByRole('checkbox').count()) > 0) return;
  await page.getByRole('button', { name: 'Хуулга оруулах' }).click();
  const buffer = statementOf(JSON.parse(await prepare('transfers', '12')));
  await page.getByLabel('Файл').setInputFiles({ name: 'khan.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Хадгалаад оруулах' }).click();
  await page.getByText('шинэ мөр орлоо').waitFor();
  await page.getByRole('button', { name: 'Хаах' }).last().click();
  await page.waitForLoadState('networkidle');
}

/** Puts three products on a shelf; at the second size they are already there. */
async function fillShelf(page: Page): Promise<void> {
  for (const [at, code] of COLOURS.slice(0, 3).entries()) {
    const data = { code, units: 1, location: `C-02-${at + 1}` };
    await page.request.post(new URL('/api/admin/stock/receive', page.url()).href, {
      headers: { origin: new URL(page.url()).origin, 'idempotency-key': crypto.randomUUID() },
      data,
    });
  }
  await page.goto(new URL('/stock?place=beijing&shelf=C-02', page.url()).href);
  await page.locator('main table').first().waitFor();
}

/** Starts or continues the stocktake of that shelf, with two labels read. */
async function startCounting(page: Page): Promise<void> {
  await fillShelf(page);
  const open = page.locator('main nav a[href^="/stock/stocktakes/"]');
  if ((await open.count()) > 0) await open.first().click();
  else {
    await page.keyboard.press('s');
    await page.getByRole('button', { name: 'Тоолж эхлэх' }).click();
  }
  const field = page.getByLabel('Шошго уншуулах эсвэл код бичих');
  for (const code of COLOURS.slice(0, 2)) {
    await field.fill(code);
    await field.press('Enter');
  }
  await page.waitForLoadState('networkidle');
}

/** Fast-selling goods, two of three selected for one supplier, and a purchase in progress; at the second size both exist. */
async function chooseGoods(page: Page): Promise<void> {
  await prepare('soon-out', ...COLOURS);
  const ask = async (path: string, data: object) => {
    const headers = { origin: new URL(page.url()).origin, 'idempotency-key': crypto.randomUUID() };
    const reply = await page.request.post(new URL(`/api/admin/${path}`, page.url()).href, { headers, data });
    return reply.json();
  };
  const name = 'Хэнда (жишээ)';
  const { suppliers } = await ask('suppliers/list', {});
  if (!suppliers.some((one: { name: string }) => one.name === name)) {
    const words = { full_name: 'Beijing Hengda Furniture', contact: '', email: '', phone: '', address: '', note: '' };
    const { supplier } = await ask('suppliers/create', { name, ...words, deposit_percent: 30 });
    await ask('suppliers/assign', { codes: COLOURS, supplier: supplier.id });
    const lines = COLOURS.slice(0, 2).map((code, at) => ({ code, units: 6 - at }));
    const expected_on = new Date(Date.now() + WEEK_MS).toISOString().slice(0, '2026-11-25'.length);
    const { purchase } = await ask('purchases/create', { supplier: supplier.id, expected_on, lines });
    await ask('purchases/send', { number: purchase.number, version: purchase.version });
  }
  await page.reload();
  await page.locator('main table').first().waitFor();
  for (const key of ['Space', 'j', 'Space']) await page.keyboard.press(key);
}

/** Fills in a campaign without saving it: its effects are shown beside it. */
async function typeCampaign(page: Page): Promise<void> {
  await page
    .getByLabel(/, шинэ үнэ$/)
    .first()
    .waitFor();
  await page.keyboard.press('3');
  await page.getByLabel('Хямдрал, %').fill('10');
  await page.getByText(/^Сагсанд/).waitFor();
}

/** Uploads a supplier's list with a zero too few; at the second size it is already there. */
async function uploadList(page: Page): Promise<void> {
  const open = page.locator('main a[href^="/imports/"]');
  if ((await open.count()) > 0) return openFirst('/imports/')(page);
  const rows = COLOURS.map((code, at) => `${code};${at === 1 ? 214_900 : 1_869_900 + at * 10_000}`);
  const buffer = Buffer.from(['Артикул;Шинэ үнэ ₮', ...rows, ''].join('\r\n'));
  await page.getByLabel('Нийлүүлэгч').fill('Жишээ нийлүүлэгч');
  await page
    .getByLabel('Файл', { exact: true })
    .setInputFiles({ name: 'price-list.csv', mimeType: 'text/csv', buffer });
  await page.keyboard.press('Control+Enter');
  await page.getByLabel('Артикул юу вэ').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText(/^Тэг дутуу: /).waitFor();
}

/** Prepares prices without applying them; at the second size they are already there. */
async function prepareSet(page: Page): Promise<void> {
  const open = page.locator('main a[href^="/prices/"]');
  if ((await open.count()) > 0) return openFirst('/prices/')(page);
  await openAdmin(page, `/products/grid?codes=${COLOURS.join(',')}`);
  const cells = page.getByLabel(/, Үнэ, ₮$/);
  await cells.first().waitFor();
  for (const cell of await cells.all()) {
    const now = Number((await cell.inputValue()).replaceAll(',', ''));
    await cell.fill(String(Math.round((now * 1.02) / 100) * 100));
  }
  await page.getByLabel('Багцын нэр').fill('Жишээ: ханшийн өсөлт');
  await page.getByLabel('Шалтгаан').fill('Ханш');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: /^Хэрэгжүүлэх/ }).waitFor();
}

/** Presses the first button with this name. */
const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await page.waitForLoadState('networkidle');
};

/** A draft of the front page, created or, at the second size, found, with something typed. */
async function composeFrontPage(page: Page): Promise<void> {
  const draft = page.getByRole('table', { name: 'Ноорог, товлосон' }).getByRole('link');
  if ((await draft.count()) > 0) await draft.first().click();
  else await page.getByRole('button', { name: /^Шинэ ноорог/ }).click();
  await page.getByLabel('Гарчиг').fill('Өвлийн урт үдэш');
  await page.frameLocator('iframe').getByRole('main').waitFor({ state: 'attached' });
  await page.getByText('1 өөрчлөлт', { exact: true }).waitFor();
}

/** Runs the nightly counts before the screen is opened. */
const afterNight =
  (counted: () => Promise<unknown>, show: (page: Page) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    await counted();
    await show(page);
  };
const countDays = () => prepare('sum-up-days', new Date().toISOString());
const countSearches = () => prepare('popular-searches', 'толь', 'хивс', 'матрас', 'хөшиг', 'ваар', 'адъяал');

const screen = (name: string, prepare: (page: Page) => Promise<void>, over?: true) => ({
  ...{ name: `admin-${name}`, mockup: `admin-${name}`, path: '/bonus', prepare },
  ...(over && { over }),
});

export const staffScreens = [
  screen('login', async (page) => {
    await openAdmin(page, '/login');
  }),
  screen('today', atDesk('/')),
  screen('orders', atDesk('/orders')),
  screen('order', atDesk('/orders?status=paid', openFirst('/orders/IK'))),
  screen('phone-order', atDesk('/phone-order')),
  screen('truck', atDesk('/trucks', openFirst('/trucks/'))),
  screen('transfers', atDesk('/transfers', importStatement)),
  { ...screen('refunds', atDesk('/refunds')), mockup: undefined },
  { ...screen('closing', atDesk('/closing')), mockup: undefined },
  screen('products', atDesk('/products')),
  screen('product', atDesk('/products/70489215')),
  screen('price', atDesk('/products/70489215/price', typeCampaign)),
  { ...screen('grid', atDesk(`/products/grid?codes=${COLOURS.join(',')}`)), mockup: 'admin-products#grid' },
  { ...screen('prices', atDesk('/prices')), mockup: undefined },
  { ...screen('set', atDesk('/prices', prepareSet)), mockup: undefined },
  { ...screen('imports', atDesk('/imports')), mockup: undefined },
  screen('import', atDesk('/imports', uploadList)),
  { ...screen('shelves', atDesk('/shelves', press(/^Буйдан, кресло/))), mockup: undefined },
  { ...screen('front-pages', atDesk('/front-page')), mockup: undefined },
  screen('content', atDesk('/front-page', composeFrontPage)),
  screen('codes', atDesk('/codes')),
  screen('search', afterNight(countSearches, atDesk('/search-words?show=frequent'))),
  screen('stock', atDesk('/stock', fillShelf)),
  { ...screen('stocktake', atDesk('/stock', startCounting)), mockup: 'admin-stock#count' },
  screen('purchases', atDesk('/purchases', chooseGoods)),
  { ...screen('purchase', atDesk('/purchases', chooseGoods, openFirst('/purchases/'))), mockup: undefined },
  screen('reports', afterNight(countDays, atDesk('/reports'))),
  { ...screen('pictures', atDesk('/products/70489215/pictures')), mockup: undefined },
  screen('settings', atDesk('/settings/tariff')),
  screen('customers', atDesk('/customers')),
  { ...screen('customer', atDesk('/customers', openFirst('/customers/'))), mockup: 'admin-customers#one' },
  screen('messages', atDesk('/messages?show=all')),
  { ...screen('reviews', atDesk('/reviews')), mockup: 'admin-messages#review' },
  screen('audit', atDesk('/audit')),
  screen('team', atDesk('/team')),
  { ...screen('security', atDesk('/security')), mockup: undefined },
  screen(
    'command',
    atDesk('/', async (page) => {
      await page.keyboard.press('Control+K');
      await page.getByRole('dialog').waitFor();
    }),
    true,
  ),
];
