import { expect, test } from '@playwright/test';
import { bringCart } from '../cart/cart-of-browser.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { openPage } from '../open-page.ts';
import { signIn } from '../signed-in.ts';
import {
  deliveryMethod,
  fillContact,
  goodsInStock,
  openForm,
  ordersOf,
  payButton,
  summary,
  untilForm,
} from './shipping-form.ts';

test('figures that have changed since the page was opened are shown, and only then ordered', async ({
  page,
  request,
}) => {
  // The page was opened when the goods were 1,000₮ cheaper.
  let isOld = true;
  await page.route('**/api/product/cart-shipping', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    for (const row of isOld ? json.price : []) {
      row.price_tug -= 1_000;
      row.sale_price -= 1_000;
    }
    isOld = false;
    await route.fulfill({ response, json });
  });
  const { goods, headers } = await openForm(page, request);
  await fillContact(page);
  await deliveryMethod(page, 'Дэлгүүрээс очиж авах').check({ force: true });
  const total = summary(page).locator('.sum__row--total dd');
  const before = await total.innerText();
  await payButton(page).click();
  await expect(
    page.getByText('Үнэ эсвэл төлбөрийн дүн өөрчлөгдсөн байна. Танаас төлбөр аваагүй.', { exact: false }),
  ).toBeVisible();
  const shown = (tug: number) => `${tug.toLocaleString('en-US')}₮`;
  await expect(summary(page)).toContainText(`${goods.name}: ${shown(goods.price - 1_000)} → ${shown(goods.price)}`);
  await expect(total).not.toHaveText(before);
  await expectAccessible(page);
  expect(await ordersOf(request, headers)).toEqual([]);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/confirm-order\/IK\d{10}$/);
});

test('what somebody else bought meanwhile is told with what remains', async ({ page, request }) => {
  const goods = await goodsInStock(request);
  // The page was opened when there were more.
  await page.route('**/api/product/cart-product', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    for (const row of [...json.product, ...json.cart]) {
      row.remain = 900;
      if ('quantity' in row) row.quantity = 800;
    }
    await route.fulfill({ response, json });
  });
  await signIn(page, request);
  await bringCart(page, [{ ...goods, qty: 1 }]);
  await openPage(page, '/shipping');
  await untilForm(page);
  await fillContact(page);
  await deliveryMethod(page, 'Дэлгүүрээс очиж авах').check({ force: true });
  await payButton(page).click();
  await expect(page.getByText('Үлдэгдэл хүрэлцэхгүй байна', { exact: true })).toBeVisible();
  await expect(summary(page)).toContainText(new RegExp(`${goods.name}: \\d+ ширхэг үлдсэн`));
  await expect(page.getByRole('link', { name: 'Сагсаа засах' })).toBeVisible();
  await expectAccessible(page);
});

test('with three unpaid orders the fourth is refused, and the one to pay or cancel is named', async ({
  page,
  request,
}) => {
  const { goods, headers } = await openForm(page, request);
  for (const before of [0, 1, 2]) {
    await fillContact(page);
    await deliveryMethod(page, 'Дэлгүүрээс очиж авах').check({ force: true });
    await payButton(page).click();
    await expect(page).toHaveURL(/\/confirm-order\/IK\d{10}$/);
    expect(await ordersOf(request, headers)).toHaveLength(before + 1);
    await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').product)).toEqual([]);
    await request.post('/api/user/addcart', { headers, data: { code: goods.id, qty: 1 } });
    await openPage(page, '/shipping');
    await untilForm(page);
  }
  await fillContact(page);
  await deliveryMethod(page, 'Дэлгүүрээс очиж авах').check({ force: true });
  await payButton(page).click();
  await expect(
    page.getByText('Төлбөр нь хүлээгдэж буй захиалга тань хэт олон болсон байна.', { exact: false }),
  ).toBeVisible();
  const named = page.getByRole('link', { name: /^IK\d{10} захиалгыг нээх$/ });
  const orders = await ordersOf(request, headers);
  expect(orders).toContain((await named.innerText()).slice(0, 12));
  await named.click();
  await expect(page).toHaveURL(/\/show-order\/IK\d{10}$/);
});

test('«Засах» opens the form as it was sent, and sent anew it takes the order’s place', async ({ page, request }) => {
  const { headers } = await openForm(page, request);
  await fillContact(page);
  await deliveryMethod(page, 'Дэлгүүрээс очиж авах').check({ force: true });
  await payButton(page).click();
  await expect(page).toHaveURL(/\/confirm-order\/IK\d{10}$/);
  const [first] = await ordersOf(request, headers);
  await page.getByRole('link', { name: 'Засах' }).click();
  await expect(page).toHaveURL(new RegExp(`/shipping\\?replaces=${first}$`));
  await untilForm(page);
  await expect(page.getByLabel('Нэр', { exact: true })).toHaveValue('Номин Батболд');
  await expect(deliveryMethod(page, 'Дэлгүүрээс очиж авах')).toBeChecked();
  await page.getByLabel('Нэр', { exact: true }).fill('Болд');
  await page.reload();
  await untilForm(page);
  await expect(page.getByLabel('Нэр', { exact: true })).toHaveValue('Болд');
  await payButton(page).click();
  await expect(page).not.toHaveURL(new RegExp(`${first}`));
  await expect(page).toHaveURL(/\/confirm-order\/IK\d{10}$/);
  const show = async (ordernumber: string | undefined) =>
    (await (await request.post('/api/product/show-order', { headers, data: { ordernumber } })).json()).order.status;
  expect(await show(first)).toBe('expired');
  expect(await show(page.url().slice(-12))).toBe('pending');
});
