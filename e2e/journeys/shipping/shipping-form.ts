import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { bringCart } from '../cart/cart-of-browser.ts';
import { openPage } from '../open-page.ts';
import { prepare } from '../setup-process.ts';
import { signIn } from '../signed-in.ts';

/** The best seller with the largest stock: all journeys buy in one shop. */
export async function goodsInStock(request: APIRequestContext) {
  const { top } = await (await request.post('/api/product/top20', { data: { page: 1 } })).json();
  type Card = { code: string; name: string; price_tug: number; remain: number; discount: number };
  const [most] = (top as Card[]).filter(({ discount }) => discount === 0).sort((one, two) => two.remain - one.remain);
  if (most === undefined) throw new Error('nothing is in stock');
  return { id: most.code, name: most.name, price: most.price_tug, remain: most.remain };
}

/** A new customer with a filled cart, on the form. */
export async function openForm(page: Page, request: APIRequestContext, more: { qty?: number } = {}) {
  const goods = await goodsInStock(request);
  const customer = await signIn(page, request);
  await bringCart(page, [{ ...goods, ...more }]);
  await openPage(page, '/shipping');
  await untilForm(page);
  return { goods, customer, headers: { authorization: `Bearer ${customer.token}` } };
}

export const untilForm = (page: Page) => expect(page.getByRole('group', { name: 'Холбоо барих' })).toBeVisible();

export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const payButton = (page: Page) => page.getByRole('button', { name: 'Төлбөр рүү үргэлжлүүлэх' });
export const summary = (page: Page) => page.getByRole('complementary', { name: 'Захиалгын дүн' });
export const deliveryMethod = (page: Page, name: 'Хаягаар хүргүүлэх' | 'Дэлгүүрээс очиж авах') =>
  page.getByRole('radio', { name: new RegExp(`^${name}`) });

export async function fillContact(page: Page): Promise<void> {
  await field(page, 'Нэр').fill('Номин Батболд');
  await field(page, 'Утас').fill('99112020');
}

export async function fillAddress(page: Page): Promise<void> {
  await deliveryMethod(page, 'Хаягаар хүргүүлэх').check({ force: true });
  await field(page, 'Дүүрэг').selectOption('Баянгол');
  await field(page, 'Хороо').selectOption('9');
  await field(page, 'Дэлгэрэнгүй хаяг').fill('12-р байр, 34 тоот');
}

/** The order numbers of a customer. */
export async function ordersOf(request: APIRequestContext, headers: Record<string, string>): Promise<string[]> {
  const { order } = await (await request.post('/api/product/show-orders', { headers, data: {} })).json();
  return order.map(({ ordernumber }: { ordernumber: string }) => ordernumber);
}

/** An unused voucher. */
export async function newVoucher(amountTug: number): Promise<string> {
  const code = `ЗОЧИН-${crypto.randomUUID().slice(0, 8)}`.toUpperCase();
  await prepare('voucher', code, String(amountTug));
  return code;
}
