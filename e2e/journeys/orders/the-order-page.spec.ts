import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits, expectFitsNarrowAndLarge, expectFitsPhone } from '../expect-fits.ts';
import { openPage } from '../open-page.ts';
import { newCustomer, signIn } from '../signed-in.ts';
import { watchConsole } from '../watch-console.ts';
import { makeOrder } from './made-order.ts';
import { moveOrder } from './run-order-scripts.ts';

const box = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('an unpaid order tells its goods, every term with its reason, where it goes and how long it waits', {
  tag: '@phone',
}, async ({ page, request }) => {
  const console = watchConsole(page);
  const { token } = await signIn(page, request);
  const number = await makeOrder(request, { token, qty: 2, warehouse: 0 });
  await openPage(page, `/show-order/${number}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Бараа тань нөөцлөгдсөн');
  await expect(page.getByText('Төлбөр хүлээгдэж байгаа').first()).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^23:\d\d:\d\d$/);
  const goods = box(page, 'Захиалсан бараа').getByRole('listitem');
  await expect(goods).toHaveCount(1);
  await expect(goods).toContainText('NARAN');
  await expect(goods).toContainText('Код 704.892.15');
  await expect(goods).toContainText('3,699,800₮');
  await expect(goods).toContainText('2 × 1,849,900₮');
  const costs = box(page, 'Төлбөрийн задаргаа');
  await expect(costs).toContainText('Бараа, 2 ширхэг');
  await expect(costs).toContainText('2 ширхэг барааны үнэ.');
  await expect(costs).toContainText('Үйлчилгээний хураамж');
  await expect(costs).toContainText(/(Ойрын|Дунд|Холын) бүс: хүргэлт/);
  await expect(box(page, 'Хүлээн авах')).toContainText('2-р хороо, Номин хотхон, 304-р байр, 71 тоот');
  await expect(box(page, 'Явц')).toContainText('Захиалга хийсэн');
  await expectAccessible(page);
  await expectFits(page);
  console.expectSilence();
});

test('an order that is fetched says where the store is and when it is open, on each of its pages', async ({
  page,
  request,
}) => {
  const { token } = await signIn(page, request);
  const number = await makeOrder(request, { token, warehouse: 3 });
  const { pickup } = await (await request.post('/api/home/places')).json();
  const { name, address, hours } = pickup.find(({ warehouse }: { warehouse: number }) => warehouse === 3);
  for (const path of [`/show-order/${number}`, `/confirm-order/${number}`, '/track-order']) {
    await openPage(page, path);
    for (const fact of [name, address, hours]) await expect(page.getByRole('main')).toContainText(fact);
    await expectAccessible(page);
    await expectFits(page);
    await expectFitsPhone(page);
  }
});

test('its owner gives an unpaid order up by keys alone, and orders the same again', async ({ page, request }) => {
  const { token } = await signIn(page, request);
  const number = await makeOrder(request, { token, qty: 2 });
  await openPage(page, `/show-order/${number}`);
  await page.getByRole('button', { name: 'Захиалга цуцлах' }).press('Enter');
  const asked = page.getByRole('dialog', { name: 'Захиалгаа цуцлах уу?' });
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await expect(page.getByRole('button', { name: 'Захиалга цуцлах' })).toBeFocused();
  await page.keyboard.press('Enter');
  await asked.getByRole('button', { name: 'Тийм, цуцлах' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Захиалга цуцлагдсан');
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(box(page, 'Явц').getByRole('listitem')).toHaveText([/Захиалга хийсэн/, /Цуцлагдсан/]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Дахин захиалах' }).press('Enter');
  await expect(page).toHaveURL(/\/cart\?role=cart$/);
  await expect(page.getByRole('complementary', { name: 'Захиалгын дүн' })).toContainText('2 ширхэг');
});

test('an order whose time is over is shown as cancelled, and cannot be paid any more', async ({ page, request }) => {
  const { token } = await signIn(page, request);
  const number = await makeOrder(request, { token });
  await moveOrder(number, 'expired');
  await openPage(page, `/confirm-order/${number}`);
  await expect(page).toHaveURL(new RegExp(`/show-order/${number}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Захиалга цуцлагдсан');
  await expect(page.getByText('Энэ захиалгыг сэргээх боломжгүй', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Дахин захиалах' })).toBeVisible();
});

test('a number of somebody else leads where one leads that there is not', async ({ page, request }) => {
  const number = await makeOrder(request, { token: (await newCustomer(request)).token });
  await signIn(page, request);
  for (const path of [`/show-order/${number}`, '/show-order/IK0000000000', `/confirm-order/${number}`]) {
    await openPage(page, path);
    await expect(page).toHaveURL(/\/error-page$/);
    await expect(page).toHaveTitle('Алдаа');
  }
});

test('a guest is led to the login, and from there to the order', async ({ page, request }) => {
  const { token, data } = await newCustomer(request);
  const number = await makeOrder(request, { token });
  await page.goto(`/show-order/${number}`);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Нэвтэрсэн байх шаардлагатай')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('wanted'))).toBe(`/show-order/${number}`);
  await page.evaluate(
    ([kept, user]) => {
      localStorage.setItem('token', JSON.stringify(kept));
      localStorage.setItem('user', JSON.stringify(user));
    },
    [token, data] as const,
  );
  await openPage(page, `/show-order/${number}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Бараа тань нөөцлөгдсөн');
});

test('an order loses nothing on a screen 320 pixels wide, nor with letters twice as large', async ({
  page,
  request,
}) => {
  const { token } = await signIn(page, request);
  const number = await makeOrder(request, { token, warehouse: 0 });
  for (const path of [`/show-order/${number}`, `/confirm-order/${number}`, '/track-order']) {
    await openPage(page, path);
    await expect(page.getByText(number).first()).toBeVisible();
    await expectFitsNarrowAndLarge(page);
  }
});
