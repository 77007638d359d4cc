import { expect, type Page, test } from '@playwright/test';
import { openPage } from '../open-page.ts';
import {
  deliveryMethod,
  field,
  fillAddress,
  fillContact,
  openForm,
  ordersOf,
  payButton,
  summary,
  untilForm,
} from './shipping-form.ts';

const CREATE = '**/api/product/create-order';

async function expectTyped(page: Page): Promise<void> {
  await untilForm(page);
  await expect(field(page, 'Нэр')).toHaveValue('Номин Батболд');
  await expect(field(page, 'Утас')).toHaveValue('99112020');
  await expect(deliveryMethod(page, 'Хаягаар хүргүүлэх')).toBeChecked();
  await expect(field(page, 'Хороо')).toHaveValue('9');
  await expect(field(page, 'Дэлгэрэнгүй хаяг')).toHaveValue('12-р байр, 34 тоот');
}

const draftKey = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('shipping') ?? '{}').key);

test('the form and its key survive reload, back and another tab', async ({ page, request, context }) => {
  await openForm(page, request);
  await fillContact(page);
  await fillAddress(page);
  const key = await draftKey(page);
  expect(key).toMatch(/^[\da-f-]{36}$/);
  await page.reload();
  await expectTyped(page);
  await page.getByRole('link', { name: 'Сагс руу буцах' }).click();
  await expect(page.getByRole('button', { name: 'Хаяг баталгаажуулах' })).toBeVisible();
  await page.goBack();
  await expectTyped(page);
  const other = await context.newPage();
  await openPage(other, '/shipping');
  await expectTyped(other);
  await field(other, 'Дэлгэрэнгүй хаяг').fill('56-р байр');
  await expect(field(page, 'Дэлгэрэнгүй хаяг')).toHaveValue('56-р байр');
  expect(await draftKey(page)).toBe(key);
});

test('what is typed survives a login on the way', async ({ page, request }) => {
  const { customer } = await openForm(page, request);
  await fillContact(page);
  await fillAddress(page);
  // The session ends, in another tab or by itself.
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await page.evaluate((token) => localStorage.setItem('token', JSON.stringify(token)), customer.token);
  await openPage(page, '/shipping');
  await expectTyped(page);
});

test('pressed twice, the button makes one order', async ({ page, request }) => {
  const { headers } = await openForm(page, request);
  await fillContact(page);
  await deliveryMethod(page, 'Дэлгүүрээс очиж авах').check({ force: true });
  await payButton(page).dblclick();
  await expect(page).toHaveURL(/\/confirm-order\/IK\d{10}$/);
  expect(await ordersOf(request, headers)).toHaveLength(1);
});

test('pressed in two tabs, it is still one order', async ({ page, request, context }) => {
  const { headers } = await openForm(page, request);
  await fillContact(page);
  await deliveryMethod(page, 'Дэлгүүрээс очиж авах').check({ force: true });
  const other = await context.newPage();
  await openPage(other, '/shipping');
  await untilForm(other);
  // Both are delayed until both are pressed: otherwise the first order would empty the cart of the second.
  const bothPressed = Promise.all([page, other].map((tab) => tab.waitForRequest(CREATE)));
  await context.route(CREATE, async (route) => {
    await bothPressed;
    await route.continue();
  });
  await Promise.all([payButton(page).click(), payButton(other).click()]);
  await expect(page).toHaveURL(/\/confirm-order\/IK\d{10}$|\/error-page$/);
  await expect(other).toHaveURL(/\/confirm-order\/IK\d{10}$|\/error-page$/);
  expect(await ordersOf(request, headers)).toHaveLength(1);
});

test('without the network the page says so and keeps everything, and goes on when it is back', async ({
  page,
  request,
  context,
}) => {
  const { headers } = await openForm(page, request);
  await context.setOffline(true);
  await fillContact(page);
  await fillAddress(page);
  await payButton(page).click();
  await expect(summary(page).getByText('Холболт тасарлаа. Бичсэн зүйл тань хэвээрээ.', { exact: false })).toBeVisible();
  await expect(payButton(page)).not.toHaveAttribute('aria-busy');
  await expectTyped(page);
  expect(await ordersOf(request, headers)).toEqual([]);
  await context.setOffline(false);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/confirm-order\/IK\d{10}$/);
  expect(await ordersOf(request, headers)).toHaveLength(1);
});

test('an order whose answer was lost is found again by a reload, and not made twice', async ({ page, request }) => {
  const { headers } = await openForm(page, request);
  await fillContact(page);
  await deliveryMethod(page, 'Дэлгүүрээс очиж авах').check({ force: true });
  await page.route(CREATE, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await payButton(page).click();
  await expect(summary(page).getByText('Холболт тасарлаа.', { exact: false })).toBeVisible();
  await page.unroute(CREATE);
  const [made] = await ordersOf(request, headers);
  await page.reload();
  await expect(page).toHaveURL(new RegExp(`/confirm-order/${made}$`));
  expect(await ordersOf(request, headers)).toEqual([made]);
});

test('changed after its answer was lost, the form names the order that exists', async ({ page, request }) => {
  const { headers } = await openForm(page, request);
  await fillContact(page);
  await deliveryMethod(page, 'Дэлгүүрээс очиж авах').check({ force: true });
  await page.route(CREATE, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await payButton(page).click();
  await expect(summary(page).getByText('Холболт тасарлаа.', { exact: false })).toBeVisible();
  await page.unroute(CREATE);
  const [made] = await ordersOf(request, headers);
  await field(page, 'Нэр').fill('Болд');
  await payButton(page).click();
  await expect(page.getByText('Захиалга аль хэдийн үүссэн байна')).toBeVisible();
  await page.getByRole('button', { name: `${made} захиалгыг нээх` }).click();
  await expect(page).toHaveURL(new RegExp(`/confirm-order/${made}$`));
  expect(await ordersOf(request, headers)).toEqual([made]);
});
