import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits, expectFitsNarrowAndLarge } from '../expect-fits.ts';
import { openPage } from '../open-page.ts';
import { makeOrder } from '../orders/made-order.ts';
import { newCustomer, signIn } from '../signed-in.ts';
import { watchConsole } from '../watch-console.ts';
import { bringCart, keptLines, NARAN, SOLD_OUT } from './cart-of-browser.ts';

const CART = '/cart?role=cart';

const row = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const summary = (page: Page) => page.getByRole('complementary', { name: 'Захиалгын дүн' });
const goOn = (page: Page) => page.getByRole('button', { name: 'Хаяг баталгаажуулах' });

test('an empty cart says so, and three tabs have their addresses', async ({ page }) => {
  const console = watchConsole(page);
  await openPage(page, CART);
  await expect(page.getByText('Таны сагс хоосон байна')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Сагс' }).first()).toHaveAttribute('aria-current', 'step');
  await expectAccessible(page);
  for (const [name, role] of [
    ['Хадгалсан', 'saved'],
    ['Миний захиалга', 'orders'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Сагсны хэсгүүд' }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/cart\\?role=${role}$`));
    await expect(page.getByRole('heading', { name: 'Нэвтэрсэн байх шаардлагатай' })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Нэвтрэх' }).click();
  await expect(page).toHaveURL(/\/login$/);
  console.expectSilence();
});

test('rows are ticked, counted and deleted, and the sum follows', { tag: '@phone' }, async ({ page }) => {
  await bringCart(page, [NARAN, { ...NARAN, id: '70489216', remain: 2 }]);
  await openPage(page, CART);
  await expect(row(page, 'NARAN')).toHaveCount(2);
  await expect(summary(page)).toContainText('2 ширхэг');
  await row(page, 'NARAN').first().getByRole('button', { name: 'Нэмэх', exact: true }).click();
  await expect(summary(page)).toContainText('3 ширхэг');
  await row(page, 'NARAN').last().getByRole('checkbox').press('Space');
  await expect(summary(page)).toContainText('3,699,800₮');
  await expect(summary(page).getByRole('term').first()).toHaveText('Сонгосон бараа');
  await expect(summary(page).getByRole('definition').first()).toHaveText('1');
  await expect(summary(page)).toContainText('Энэ захиалгаар 110,994 бонус цуглана');
  await expect(page.getByText('Сонгоогүй тул нийт дүнд ороогүй')).toBeVisible();
  await expect(page.getByText('1 бараа сонгосон')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('checkbox', { name: 'Бүгдийг сонгох' }).press('Space');
  await expect(page.getByText('2 бараа сонгосон')).toBeVisible();
  await page.getByRole('button', { name: 'Сонгосныг устгах' }).click();
  await expect(page.getByText('Таны сагс хоосон байна')).toBeVisible();
  await page.getByRole('button', { name: 'Буцаах' }).click();
  await expect(row(page, 'NARAN')).toHaveCount(2);
  await page.reload();
  await expect(summary(page)).toContainText('3 ширхэг');
  await goOn(page).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('what changed since the last look is told once, and remembered as seen', async ({ page }) => {
  await bringCart(page, [
    { ...NARAN, price: 2_149_900 },
    { ...SOLD_OUT },
    { id: '00000001', name: 'ALGA', price: 10_000, remain: 3 },
  ]);
  await openPage(page, CART);
  const shown = page.locator('.cart-changes', { hasText: 'Таныг сүүлд үзсэнээс хойш өөрчлөгдсөн' });
  await expect(shown).toContainText('NARAN 300,000₮-өөр хямдарсан');
  await expect(shown).toContainText('KHUN дууссан, нийт дүнд ороогүй');
  await expect(shown).toContainText('ALGA худалдаанд байхгүй болсон тул сагснаас хасагдлаа');
  await expect(row(page, 'KHUN')).toContainText('Үлдэгдэлгүй');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('KHUN дууссан, нийт дүнд ороогүй')).toBeVisible();
  await expect(page.getByText('300,000₮-өөр хямдарсан')).toHaveCount(0);
  await expect(page.getByText('ALGA')).toHaveCount(0);
});

test('going on needs something that can be bought, and leaves out what cannot', async ({ page }) => {
  await bringCart(page, [{ ...NARAN, checked: false }, SOLD_OUT]);
  await openPage(page, CART);
  await expect(row(page, 'KHUN')).toContainText('Үлдэгдэлгүй');
  await goOn(page).click();
  await expect(page.getByText('Худалдан авах бүтээгдэхүүн үлдэгдэлтэй эсэхийг шалгана уу')).toBeVisible();
  await expect(page).toHaveURL(/\/cart/);
  await row(page, 'NARAN').getByRole('checkbox').press('Space');
  await goOn(page).click();
  await expect(page.getByText('Үлдэгдэлгүй бүтээгдэхүүн хасагдлаа')).toBeVisible();
  await expect(page).toHaveURL(/\/shipping|\/login/);
  expect(await keptLines(page)).toMatchObject({ [SOLD_OUT.id]: { checked: false }, [NARAN.id]: { checked: true } });
});

test('without the network the page goes on, and the way on says what is the matter', async ({ page, context }) => {
  await bringCart(page, [NARAN]);
  await openPage(page, CART);
  await expect(summary(page)).toContainText('1,849,900₮');
  await context.setOffline(true);
  await row(page, 'NARAN').getByRole('button', { name: 'Нэмэх', exact: true }).click();
  await expect(summary(page)).toContainText('3,699,800₮');
  await goOn(page).click();
  await expect(page.getByText('Холболт тасарлаа.', { exact: false })).toBeVisible();
  await expect(goOn(page)).toBeEnabled();
  await context.setOffline(false);
  expect(await keptLines(page)).toEqual({ [NARAN.id]: { qty: 2, checked: true } });
});

test('ready and ordered goods together: the ready ones wait, and can be ticked alone', async ({ page }) => {
  await openPage(page, '/finished-product');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Сагсанд нэмэх/ })
    .first()
    .press('Enter');
  await openPage(page, '/single-product/70489215');
  await page.locator('button:visible', { hasText: 'Сагсанд нэмэх' }).first().click();
  await openPage(page, CART);
  await expect(page.getByText('Бэлэн бараа захиалгаар ирэх бараагаа хүлээнэ')).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Бэлэн, 24–48 цагт$/)).toBeVisible();
  await page.getByRole('button', { name: 'Зөвхөн бэлэн барааг сонгох' }).click();
  await expect(page.getByText('1 бараа сонгосон')).toBeVisible();
  await expect(page.getByText('Бэлэн бараа захиалгаар ирэх бараагаа хүлээнэ')).toHaveCount(0);
});

test('the guest’s cart joins the account’s at login, and another device sees it', async ({
  page,
  request,
  browser,
}) => {
  const { token, data } = await newCustomer(request);
  const headers = { authorization: `Bearer ${token}` };
  await request.post('/api/user/addcart', { headers, data: { code: '70489216', qty: 1 } });
  await bringCart(page, [{ ...NARAN, qty: 2 }]);
  await openPage(page, CART);
  await expect(row(page, 'NARAN')).toHaveCount(1);
  // As the login does.
  await page.evaluate(
    ([kept, user]) => {
      localStorage.setItem('token', JSON.stringify(kept));
      localStorage.setItem('user', JSON.stringify(user));
    },
    [token, data] as const,
  );
  await page.reload();
  await expect(row(page, 'NARAN')).toHaveCount(2);
  await row(page, 'NARAN').last().getByRole('button', { name: 'Нэмэх', exact: true }).click();
  // Leaving the page sends its changes.
  await page.getByRole('navigation', { name: 'Сагсны хэсгүүд' }).getByRole('link', { name: 'Хадгалсан' }).click();
  const keptOnServer = async () => {
    const answer = await request.post('/api/product/cart-product', { headers, data: { products: [] } });
    const { cart } = await answer.json();
    return Object.fromEntries(cart.map(({ code, quantity }: never) => [code, quantity]));
  };
  await expect.poll(keptOnServer).toEqual({ '70489216': 1, [NARAN.id]: 3 });

  const other = await browser.newContext();
  const device = await other.newPage();
  await device.addInitScript((kept) => localStorage.setItem('token', JSON.stringify(kept)), token);
  await openPage(device, new URL(CART, page.url()).href);
  await expect(row(device, 'NARAN')).toHaveCount(2);
  await other.close();
});

test('a saved product goes into the cart by its name, and can be taken off', async ({ page, request }) => {
  const { token } = await signIn(page, request);
  const headers = { authorization: `Bearer ${token}` };
  await request.post('/api/product/add-favourite-product', { headers, data: { id: NARAN.id } });
  await openPage(page, '/cart?role=saved');
  await expect(page.getByText('Хадгалсан барааны үнэ буувал бид танд имэйлээр мэдэгдэнэ.')).toBeVisible();
  await page.getByRole('button', { name: 'Сагсанд нэмэх: NARAN' }).click();
  await expect(page.getByText('NARAN бүтээгдэхүүн нэмэгдлээ')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Хадгалах: NARAN' }).click();
  await expect(page.getByText('Хадгалсан бараа алга')).toBeVisible();
  await page.getByRole('navigation', { name: 'Сагсны хэсгүүд' }).getByRole('link', { name: 'Миний захиалга' }).click();
  await expect(page.getByText('Танд захиалга алга')).toBeVisible();
});

test('buying at once puts the product in and goes to the cart, which tells what the delivery costs', {
  tag: '@phone',
}, async ({ page }) => {
  await openPage(page, '/single-product/70489215');
  await page.locator('button:visible', { hasText: /^(Шууд худалдан авах|Авах)$/ }).click();
  await expect(page).toHaveURL(/\/cart\?role=cart$/);
  await expect(row(page, 'NARAN')).toHaveCount(1);
  const estimate = page.getByRole('region', { name: 'Хүргэлтийн урьдчилсан тооцоо' });
  await estimate.getByRole('combobox', { name: 'Дүүрэг' }).selectOption('Баянгол');
  await expect(page.locator('.sum__row--total dt')).toHaveText('Нийт, хүргэлтгүй');
  await estimate.getByRole('combobox', { name: 'Хороо' }).selectOption('9-р хороо');
  await expect(estimate).toContainText('Хүргэлт');
  await expect(estimate).toContainText('₮');
  // The total includes every figure above it, announced by the sum or by the estimate.
  const sum = page.getByRole('complementary', { name: 'Захиалгын дүн' });
  const figures = async (rows: Locator) =>
    (await rows.allInnerTexts())
      .filter((text) => text.includes('₮'))
      .map((text) => Number(text.replace(/[^\d−]/g, '').replace('−', '-')));
  const total = sum.locator('.sum__row--total');
  await expect(total.locator('dt')).toHaveText('Нийт');
  await expect(sum).toContainText('Үйлчилгээний хураамж');
  await expect(sum).toContainText('Бээжингээс тээвэрлэх');
  const parts = [
    ...(await figures(sum.locator('.sum__row:not(.sum__row--total) dd'))),
    ...(await figures(estimate.locator('dd'))),
  ];
  expect(await figures(total.locator('dd'))).toEqual([parts.reduce((all, part) => all + part, 0)]);
  await expectAccessible(page);
  await expectFits(page);
  const shown = await estimate.locator('dd').allInnerTexts();
  // The buy box shows the same for one piece, for the last chosen khoroo.
  await openPage(page, '/single-product/70489215');
  await page.getByRole('button', { name: 'Хүргэлтийн үнэ тооцох' }).click();
  await expect(estimate.getByRole('combobox', { name: 'Хороо' })).toHaveValue('9');
  expect(await estimate.locator('dd').allInnerTexts()).toEqual(shown);
});

test('a cart that was sent as a link is put in when the visitor says so', async ({ page }) => {
  await openPage(page, '/cart?role=cart#goods=70489215*2,70489216,00000001');
  await expect(page.getByText('Танд 3 бүтээгдэхүүнтэй сагс илгээсэн байна')).toBeVisible();
  expect(await keptLines(page)).toEqual({});
  await page.getByRole('button', { name: 'Сагсандаа нэмэх' }).click();
  await expect(row(page, 'NARAN')).toHaveCount(2);
  expect(await keptLines(page)).toMatchObject({ '70489215': { qty: 2 }, '70489216': { qty: 1 } });
  await expect(page).toHaveURL(/\/cart\?role=cart$/);
  await expect(page.getByRole('button', { name: 'Сагсаа хуваалцах' })).toBeVisible();
});

test('a full cart loses nothing on a screen 320 pixels wide, nor with letters twice as large', async ({ page }) => {
  await bringCart(page, [{ ...NARAN, qty: 3 }, { ...NARAN, id: '70489216', checked: false }, SOLD_OUT]);
  await openPage(page, CART);
  await expect(row(page, 'KHUN')).toContainText('Үлдэгдэлгүй');
  await expectFitsNarrowAndLarge(page);
});

test('the orders tab tells number, sum and status, leads to the order, and loses nothing on a narrow screen', async ({
  page,
  request,
}) => {
  const { token } = await signIn(page, request);
  const number = await makeOrder(request, { token });
  await openPage(page, '/cart?role=orders');
  const order = page.getByRole('main').getByRole('link', { name: new RegExp(number) });
  await expect(order).toContainText(/₮.*Төлбөр хүлээгдэж байгаа/s);
  await expectAccessible(page);
  await expectFitsNarrowAndLarge(page);
  await order.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/show-order/${number}$`));
});
