// The customers of the pictures in docs/screens: each has a name, a cart, an order, and its further steps.
import type { Page } from '@playwright/test';
import { makeOrder } from './journeys/orders/made-order.ts';
import { moveOrder } from './journeys/orders/run-order-scripts.ts';
import { turnService } from './journeys/paying/payer.ts';
import { newCustomer } from './journeys/signed-in.ts';
import { sandboxOrigin } from './processes-of-journeys.ts';

export const origin = process.env['SHOP_ORIGIN'] ?? 'http://127.0.0.1:3000';

export const COMPARED = ['70489215', '70489216', '70512101'];

/** A customer with a name and some saved products; `path` is then opened as that customer. */
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
/** An unpaid order on its payment page, and further steps from there. */
export const atPayment =
  (more: { register?: string }, ...steps: ((page: Page, number: string) => Promise<unknown>)[]) =>
  async (page: Page): Promise<void> => {
    const number = await makeOrder(page.request, { token: await signIn(page), warehouse: 0, ...more });
    await page.goto(`${origin}/confirm-order/${number}`, { waitUntil: 'networkidle' });
    for (const step of steps) await step(page, number);
  };
export const choose = (name: string) => (page: Page) =>
  page.getByRole('radio', { name: new RegExp(`^${name}`) }).check({ force: true });
export const pay = async (page: Page) => {
  await page.locator('.sum button[type=submit]').click();
  await page.getByRole('dialog').waitFor();
};
export const asCustomer =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await signIn(page);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
  };

/** An order of the signed-in customer, and the page that shows it. */
export const atOrder =
  (pathOf: (ordernumber: string) => string, paid: boolean) =>
  async (page: Page): Promise<void> => {
    await signIn(page);
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? ''));
    const ordernumber = await makeOrder(page.request, { token, qty: 2, warehouse: 0 });
    if (paid) await moveOrder(ordernumber, 'ordered');
    await page.goto(origin + pathOf(ordernumber), { waitUntil: 'networkidle' });
  };

/** A sofa, four chairs and a lamp in the stored cart. */
export const fillCart = async (page: Page): Promise<void> => {
  await signIn(page);
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? ''));
  const headers = { authorization: `Bearer ${token}` };
  for (const data of [
    { code: '70489215', qty: 1 },
    { code: '70811204', qty: 4 },
    { code: '76110539', qty: 1 },
  ])
    await page.request.post('/api/user/addcart', { headers, data });
};

/** The filled-in form of the shipping page. */
export const atShipping = async (page: Page): Promise<void> => {
  await fillCart(page);
  await page.goto(`${origin}/shipping`, { waitUntil: 'networkidle' });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field('Нэр').fill('Номин Батболд');
  await field('Имэйл').fill('nomin@tokhi.example');
  await field('Утас').fill('99112020');
  await page.getByRole('radio', { name: /^Хаягаар хүргүүлэх/ }).check({ force: true });
  await field('Дүүрэг').selectOption('Баянзүрх');
  await field('Хороо').selectOption('26');
  await field('Дэлгэрэнгүй хаяг').fill('Номин хотхон, 304-р байр, 2 орц, 9 давхар, 71 тоот');
  await page.getByRole('checkbox', { name: /^Угсралт/ }).check({ force: true });
  await page.evaluate(() => window.scrollTo(0, 0));
};

/** The bank sends its callback, and the receipt arrives. */
export const payAtBank = async (page: Page, reference: string): Promise<void> => {
  await page.request.post(`${sandboxOrigin}/bank/pay`, { data: { reference } });
  await page.getByRole('img', { name: 'И-баримтын QR код' }).waitFor();
};

/** The bank does not answer whether it was paid: the order page during this wait. */
export const whileBankIsAway = async (page: Page, number: string): Promise<void> => {
  await turnService(page.request, 'qpay', 'down');
  await page.goto(`${origin}/show-order/${number}`);
  await page.getByText('Төлбөрийг шалгаж байна').first().waitFor();
  await turnService(page.request, 'qpay', 'well');
};

/** The refund dialog, with an account filled in. */
export const askRefund = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Хаах' }).click();
  await page.getByRole('button', { name: 'Буцаалт хүсэх' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Банк').fill('Хаан банк');
  await dialog.getByLabel('Дансны дугаар эсвэл IBAN').fill('5012345678');
  await dialog.getByLabel('Данс эзэмшигчийн нэр').fill('Номин');
};

/** A4 at 96 dots an inch. */
const SHEET = { width: 794, height: 1123 };

/** The printed invoice. */
export const onPaper = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Нэхэмжлэх хэвлэх' }).first().waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
};
