// The admin screens of docs/screens, of a shop with `npm run demo:orders`, each as an owner sees it.
import type { Cookie, Page } from '@playwright/test';
import { statementOf } from './journeys/admin/bank-statement.ts';
import { openAdmin, workAs } from './journeys/admin/staff.ts';
import { prepare } from './journeys/setup-process.ts';

/** One owner for all pictures: the team would be as large as their number. */
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

/** The newest one, by its link. */
const openFirst = (path: string) => async (page: Page) => {
  const list = (await page.locator('main h1').textContent()) ?? '';
  await page.locator(`main a[href^="${path}"]`).first().click();
  await page.locator('main h1').filter({ hasNotText: list }).waitFor();
  await page.waitForLoadState('networkidle');
};

/** A statement of twelve orders that wait for a transfer; the second size finds its rows there. */
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

/** Three products on a shelf; the second size finds them there. */
async function fillShelf(page: Page): Promise<void> {
  const codes = ['70489215', '70489216', '70489217'];
  for (const [at, code] of codes.entries()) {
    const data = { code, units: 1, location: `C-02-${at + 1}` };
    await page.request.post(new URL('/api/admin/stock/receive', page.url()).href, {
      headers: { origin: new URL(page.url()).origin, 'idempotency-key': crypto.randomUUID() },
      data,
    });
  }
  await page.goto(new URL('/stock?place=beijing&shelf=C-02', page.url()).href);
  await page.locator('main table').first().waitFor();
}

/** The stocktake of that shelf, begun or gone on with, two labels read. */
async function startCounting(page: Page): Promise<void> {
  await fillShelf(page);
  const open = page.locator('main nav a[href^="/stock/stocktakes/"]');
  if ((await open.count()) > 0) await open.first().click();
  else {
    await page.keyboard.press('s');
    await page.getByRole('button', { name: 'Тоолж эхлэх' }).click();
  }
  const field = page.getByLabel('Шошго уншуулах эсвэл код бичих');
  for (const code of ['70489215', '70489216']) {
    await field.fill(code);
    await field.press('Enter');
  }
  await page.waitForLoadState('networkidle');
}

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
  screen('price', atDesk('/products/70489215/price')),
  screen('codes', atDesk('/codes')),
  screen('search', atDesk('/search-words')),
  screen('stock', atDesk('/stock', fillShelf)),
  { ...screen('stocktake', atDesk('/stock', startCounting)), mockup: 'admin-stock-count' },
  screen('reports', atDesk('/reports')),
  { ...screen('pictures', atDesk('/products/70489215/pictures')), mockup: undefined },
  screen('settings', atDesk('/settings/tariff')),
  screen('customers', atDesk('/customers')),
  { ...screen('customer', atDesk('/customers', openFirst('/customers/'))), mockup: 'admin-customers-one' },
  screen('messages', atDesk('/messages?show=all')),
  { ...screen('reviews', atDesk('/reviews')), mockup: 'admin-messages-review' },
  screen('audit', atDesk('/audit')),
  screen('team', atDesk('/team')),
  screen(
    'command',
    atDesk('/', async (page) => {
      await page.keyboard.press('Control+K');
      await page.getByRole('dialog').waitFor();
    }),
    true,
  ),
];
