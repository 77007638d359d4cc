// `npm run screens`: pictures of the shop for docs/screens, from a running shop (npm run build && npm start), as small WebP files.
// Those of an account need its worker and the sandbox beside it, for the code by mail: BASE_URL=http://127.0.0.1:3000 npm run screens.
// `npm run screens -- cart menu` takes only those.
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { moveOrder } from './journeys/orders/beside-the-shop.ts';
import { makeOrder } from './journeys/orders/made-order.ts';
import { newCustomer } from './journeys/signed-in.ts';
import { screens as addresses } from './screens.ts';

interface Screen {
  name: string;
  path: string;
  /** What has to be done first, such as opening a menu. */
  prepare?: (page: Page) => Promise<void>;
  /** A part that is over the page is shown as a visitor sees it, not the whole page under it. */
  over?: true;
  only?: 360 | 1440;
}

const origin = process.env['SHOP_ORIGIN'] ?? 'http://127.0.0.1:3000';
const folder = new URL('../docs/screens/', import.meta.url);
/** Longer pages are cut: below stand more of the same cards and the footer. */
const LONGEST = 3_000;
const LARGEST_BYTES = 120_000;
const QUALITIES = [70, 55, 40, 25, 12];
const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

const COMPARED = ['70489215', '70489216', '70512101'];

/** Somebody with a name and some saved products; `path` is opened anew as that customer. */
const signIn = async (page: Page): Promise<string> => {
  const customer = await newCustomer(page.request);
  const headers = { authorization: `Bearer ${customer.token}` };
  for (const id of COMPARED) await page.request.post('/api/product/add-favourite-product', { headers, data: { id } });
  await page.evaluate(({ token, data }) => {
    localStorage.setItem('token', JSON.stringify(token));
    localStorage.setItem('user', JSON.stringify({ ...data, name: 'Номин (жишээ)' }));
  }, customer);
  return customer.token;
};
/** An unpaid order at its payment, and what is opened from there. */
const atPayment =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page): Promise<void> => {
    const number = await makeOrder(page.request, { token: await signIn(page), warehouse: 0 });
    await page.goto(`${origin}/confirm-order/${number}`, { waitUntil: 'networkidle' });
    for (const step of steps) await step(page);
  };
const choose = (name: string) => (page: Page) =>
  page.getByRole('radio', { name: new RegExp(`^${name}`) }).check({ force: true });
const pay = async (page: Page) => {
  await page.locator('.sum button[type=submit]').click();
  await page.getByRole('dialog').waitFor();
};
const asCustomer =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await signIn(page);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
  };

/** An order of the customer who is signed in, and the page that shows it. */
const atOrder =
  (pathOf: (ordernumber: string) => string, paid: boolean) =>
  async (page: Page): Promise<void> => {
    await signIn(page);
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? ''));
    const ordernumber = await makeOrder(page.request, { token, qty: 2, warehouse: 0 });
    if (paid) await moveOrder(ordernumber, 'ordered');
    await page.goto(origin + pathOf(ordernumber), { waitUntil: 'networkidle' });
  };

/** A sofa and two chairs in the kept cart. */
const fillCart = async (page: Page): Promise<void> => {
  await signIn(page);
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? ''));
  const headers = { authorization: `Bearer ${token}` };
  for (const data of [
    { code: '70489215', qty: 1 },
    { code: '70512101', qty: 2 },
  ])
    await page.request.post('/api/user/addcart', { headers, data });
};

/** The form of the shipping page, filled in. */
const atShipping = async (page: Page): Promise<void> => {
  await fillCart(page);
  await page.goto(`${origin}/shipping`, { waitUntil: 'networkidle' });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field('Нэр').fill('Номин Батболд');
  await field('Имэйл').fill('nomin@tokhi.example');
  await field('Утас').fill('99112020');
  await page.getByRole('radio', { name: /^Хаягаар хүргүүлэх/ }).check({ force: true });
  await field('Дүүрэг').selectOption('Баянзүрх');
  await field('Хороо').fill('26');
  await field('Дэлгэрэнгүй хаяг').fill('Номин хотхон, 304-р байр, 2 орц, 9 давхар, 71 тоот');
  await page.getByRole('checkbox', { name: /^Угсралт/ }).check({ force: true });
  await page.evaluate(() => window.scrollTo(0, 0));
};

const parts: Screen[] = [
  {
    name: 'cart-page',
    path: '/bonus',
    prepare: async (page) => {
      await fillCart(page);
      await page.goto(`${origin}/cart?role=cart`, { waitUntil: 'networkidle' });
    },
  },
  { name: 'shipping', path: '/bonus', prepare: atShipping },
  { name: 'confirm-order', path: '/bonus', prepare: atOrder((number) => `/confirm-order/${number}`, false) },
  { name: 'order', path: '/bonus', prepare: atOrder((number) => `/show-order/${number}`, true) },
  { name: 'track-order', path: '/bonus', prepare: atOrder(() => '/track-order', true) },
  { name: 'profile', path: '/bonus', prepare: asCustomer('/profile') },
  ...['saved', 'bonus', 'password', 'notices', 'devices', 'data'].map((tab) => ({
    name: `profile-${tab}`,
    path: '/bonus',
    prepare: asCustomer(`/profile?role=${tab}`),
  })),
  { name: 'payment', path: '/bonus', prepare: atPayment(choose('Storepay')) },
  { name: 'payment-qr', path: '/bonus', over: true, prepare: atPayment(choose('QPay'), pay) },
  { name: 'payment-transfer', path: '/bonus', over: true, prepare: atPayment(choose('Дансаар'), pay) },
  {
    name: 'login-code',
    path: '/login',
    prepare: (page) => page.getByRole('button', { name: 'Имэйлийн кодоор нэвтрэх' }).click(),
  },
  { name: 'not-found', path: '/nothing-here' },
  { name: 'error', path: '/error-page' },
  {
    name: 'compare',
    path: '/compare',
    prepare: async (page) => {
      await page.evaluate((codes) => localStorage.setItem('compare', JSON.stringify(codes)), COMPARED);
      await page.reload({ waitUntil: 'networkidle' });
    },
  },
  { name: 'menu', path: '/bonus', only: 1440, over: true, prepare: (page) => page.locator('.header__menu').click() },
  { name: 'menu', path: '/bonus', only: 360, over: true, prepare: (page) => page.getByText('Ангилал').last().click() },
  {
    name: 'filters',
    path: '/categories/1',
    only: 360,
    over: true,
    prepare: (page) => page.getByRole('button', { name: /^Шүүлтүүр/ }).click(),
  },
  {
    name: 'suggestions',
    path: '/bonus',
    over: true,
    prepare: (page) => page.getByRole('combobox', { name: 'Бараа хайх' }).pressSequentially('буйд'),
  },
  {
    name: 'cart',
    path: '/sub-category/sofa',
    over: true,
    prepare: async (page) => {
      for (const n of [0, 1])
        await page
          .getByRole('button', { name: /^Сагсанд нэмэх/ })
          .nth(n)
          .click();
      await page.locator('.cart-opener:visible').click();
    },
  },
];

const named = process.argv.slice(2);
const wanted = ([...addresses, ...parts] as Screen[]).filter(({ name }) => named.length === 0 || named.includes(name));

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const screen of wanted) {
  for (const size of SIZES) if ((screen.only ?? size.width) === size.width) await take(browser, screen, size);
}
await browser.close();

async function take(
  from: Browser,
  { name, path, prepare, over }: Screen,
  viewport: (typeof SIZES)[number],
): Promise<void> {
  const phone = viewport.width < 768;
  const page = await from.newPage({
    baseURL: origin,
    viewport,
    isMobile: phone,
    hasTouch: phone,
    reducedMotion: 'reduce',
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await prepare?.(page);
  // A page that was just opened is laid out when somebody stirs (opened-page.tsx).
  await page.evaluate(() => document.documentElement.classList.remove('opened'));
  // Pictures further down are asked for when the window comes near; the window is made as high as the picture will be.
  const height = over ? viewport.height : await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...viewport, height: Math.min(height, LONGEST) });
  await page.waitForTimeout(500);
  await page.waitForLoadState('networkidle');
  // Slides that wait beside the window and pictures of hidden tabs come when they are turned to.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { left, top, width } = image.getBoundingClientRect();
      return image.complete || width === 0 || left >= innerWidth || top >= innerHeight;
    }),
  );
  const file = `${name}-${viewport.width}.webp`;
  writeFileSync(new URL(file, folder), await smallEnough(page));
  console.log(`docs/screens/${file}`);
  await page.close();
}

// Playwright itself writes no WebP; the browser does.
async function smallEnough(page: Page): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page);
  let picture = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality });
    picture = Buffer.from(data, 'base64');
    if (picture.length <= LARGEST_BYTES) break;
  }
  return picture;
}
