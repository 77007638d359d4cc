// `npm run screens`: pictures of the shop for docs/screens, from a running shop (npm run build && npm start), as small WebP files.
// Those of an account need its database, its worker and the sandbox beside it: BASE_URL=http://127.0.0.1:3000 npm run screens; those
// of staff also the admin process and `npm run demo:orders`.
// `npm run screens -- cart menu` takes only those. `npm run screens -- --beside ../mockups` takes those with a mock-up in that
// folder at its widths, each beside its mock-up, into docs/screens/beside.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { compareWithMockup, mockupFile } from './compare-with-mockup.ts';
import { screens as addresses } from './screens.ts';
import {
  asCustomer,
  askRefund,
  atOrder,
  atPayment,
  atShipping,
  COMPARED,
  choose,
  fillCart,
  onPaper,
  origin,
  pay,
  payAtBank,
  whileBankIsAway,
} from './screens-of-customers.ts';
import { staffScreens } from './screens-of-staff.ts';

interface Screen {
  name: string;
  path: string;
  /** Steps before the picture, such as opening a menu. */
  prepare?: (page: Page) => Promise<void>;
  /** A part that overlays the page is shown as a visitor sees it, not the whole page under it. */
  over?: true;
  only?: 360 | 1440;
  /** The mock-up that it was built from. */
  mockup?: string;
}

const { values: options, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { beside: { type: 'string' } },
});
const mockups = options.beside;
const folder = new URL(`../docs/screens/${mockups === undefined ? '' : 'beside/'}`, import.meta.url);
/** Longer pages are cut: below are more of the same cards and the footer. */
const LONGEST = 3_000;
const LARGEST_BYTES = 120_000;
const QUALITIES = [70, 55, 40, 25, 12];
const SIZES = [
  { width: mockups === undefined ? 360 : 390, height: 740 },
  // The mock-ups have only a phone and a desktop size.
  ...(mockups === undefined ? [{ width: 768, height: 1024 }] : []),
  { width: 1440, height: 900 },
];

const parts: Screen[] = [
  {
    name: 'cart-page',
    mockup: 'cart',
    path: '/bonus',
    prepare: async (page) => {
      await fillCart(page);
      await page.goto(`${origin}/cart?role=cart`, { waitUntil: 'networkidle' });
    },
  },
  { name: 'shipping', mockup: 'shipping', path: '/bonus', prepare: atShipping },
  {
    name: 'confirm-order',
    mockup: 'payment',
    path: '/bonus',
    prepare: atOrder((number) => `/confirm-order/${number}`, false),
  },
  { name: 'order', path: '/bonus', prepare: atOrder((number) => `/show-order/${number}`, true) },
  { name: 'track-order', mockup: 'tracking', path: '/bonus', prepare: atOrder(() => '/track-order', true) },
  { name: 'profile', path: '/bonus', prepare: asCustomer('/profile') },
  ...['saved', 'bonus', 'password', 'notices', 'devices', 'data'].map((tab) => ({
    name: `profile-${tab}`,
    path: '/bonus',
    prepare: asCustomer(`/profile?role=${tab}`),
  })),
  { name: 'payment', path: '/bonus', prepare: atPayment({}, choose('Storepay')) },
  { name: 'payment-qr', path: '/bonus', over: true, prepare: atPayment({}, choose('QPay'), pay) },
  { name: 'payment-transfer', path: '/bonus', over: true, prepare: atPayment({}, choose('Дансаар'), pay) },
  {
    name: 'payment-checking',
    path: '/bonus',
    over: true,
    prepare: atPayment({}, choose('QPay'), pay, whileBankIsAway),
  },
  { name: 'order-paid', path: '/bonus', prepare: atPayment({}, choose('QPay'), pay, payAtBank) },
  { name: 'refund', path: '/bonus', prepare: atPayment({}, choose('QPay'), pay, payAtBank, askRefund), over: true },
  {
    name: 'invoice-paper',
    path: '/bonus',
    only: 1440,
    over: true,
    prepare: atPayment({ register: '5412378' }, choose('Дансаар'), pay, onPaper),
  },
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

const wanted = ([...addresses, ...parts, ...staffScreens] as Screen[])
  .filter(({ name }) => named.length === 0 || named.includes(name))
  .filter(({ mockup }) => mockups === undefined || mockup !== undefined);

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const screen of wanted) {
  for (const size of SIZES) if ((screen.only ?? size.width) === size.width) await take(browser, screen, size);
}
await browser.close();

async function take(
  from: Browser,
  { name, path, prepare, over, mockup }: Screen,
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
  // A new page is laid out at the first interaction (opened-page.tsx).
  await page.evaluate(() => document.documentElement.classList.remove('opened'));
  if (!over) await page.evaluate(() => window.scrollTo(0, 0));
  // Pictures further down load when the window comes near; the window is made as high as the picture will be.
  const height = over
    ? (page.viewportSize() ?? viewport).height
    : await page.evaluate(() => document.documentElement.scrollHeight);
  const { width } = page.viewportSize() ?? viewport;
  await page.setViewportSize({ width, height: Math.min(height, LONGEST) });
  await page.waitForTimeout(500);
  await page.waitForLoadState('networkidle');
  // Slides beside the window and pictures of hidden tabs and closed folds load when they are opened.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { left, top, width } = image.getBoundingClientRect();
      return image.complete || !image.checkVisibility() || width === 0 || left >= innerWidth || top >= innerHeight;
    }),
  );
  // A loaded picture may not be drawn yet.
  await page.evaluate(async () => {
    const come = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    await Promise.all(come.map((image) => image.decode()));
  });
  const file = `${name}-${viewport.width}.webp`;
  const shown =
    mockups === undefined || mockup === undefined ? page : await sideBySide(page, mockupFile(mockups, mockup));
  writeFileSync(new URL(file, folder), await smallEnough(shown));
  console.log(`docs/screens/${mockups === undefined ? '' : 'beside/'}${file}`);
  await page.close();
  await shown.close();
}

async function sideBySide(page: Page, mockup: string): Promise<Page> {
  const width = page.viewportSize()?.width ?? 0;
  return compareWithMockup(browser, await page.screenshot(), mockup, { width, height: LONGEST });
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
