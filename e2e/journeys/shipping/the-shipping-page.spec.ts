import { expect, test } from '@playwright/test';
import { tickTerms } from '../account/account-forms.ts';
import { bringCart, NARAN } from '../cart/cart-of-browser.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits } from '../expect-fits.ts';
import { newAddress } from '../mailbox.ts';
import { openPage } from '../open-page.ts';
import { fromElsewhere, mailedCode, signIn } from '../signed-in.ts';
import { watchConsole } from '../watch-console.ts';
import {
  deliveryMethod,
  field,
  fillAddress,
  fillContact,
  newVoucher,
  openForm,
  ordersOf,
  payButton,
  summary,
  untilForm,
} from './shipping-form.ts';

test('an empty form is told field by field, and the first error has the focus', async ({ page, request }) => {
  await openForm(page, request);
  await field(page, 'Имэйл').fill('');
  await payButton(page).click();
  await expect(field(page, 'Нэр')).toBeFocused();
  for (const said of [
    'Нэр оруулна уу.',
    'Уучлаарай. Өөрийн имэйл хаягыг оруулна уу.',
    'Утасны дугаараа оруулна уу.',
    'Хүргэлт сонгох эсвэл очиж авах хаяг сонгоно уу',
  ])
    await expect(page.getByText(said, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await deliveryMethod(page, 'Хаягаар хүргүүлэх').check({ force: true });
  await expect(page.getByText('Хүргэлт сонгох эсвэл очиж авах хаяг сонгоно уу')).toHaveCount(0);
  await payButton(page).click();
  await expect(page.getByText('Дүүрэг, хороо, дэлгэрэнгүй хаягаа бүрэн оруулна уу.').first()).toBeVisible();
  // An invalid field shows its error as soon as it loses the focus.
  await field(page, 'Нэмэлт утас (заавал биш)').fill('123');
  await field(page, 'Нэр').focus();
  await expect(field(page, 'Нэмэлт утас (заавал биш)')).toHaveAttribute('aria-invalid', 'true');
});

test('delivery: every fee explains itself, and the order is made for what the page showed', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const console = watchConsole(page);
  const { headers } = await openForm(page, request, { qty: 2 });
  await fillContact(page);
  await fillAddress(page);
  await expect(field(page, 'Хороо')).toHaveAccessibleDescription(/бүс: хүргэлт/);
  await expect(field(page, 'Дэлгэрэнгүй хаяг')).toHaveAccessibleDescription('18 / 100');
  await page.getByRole('checkbox', { name: /^Угсралт/ }).check({ force: true });
  const counter = page.getByRole('group', { name: 'Угсралт, тоо ширхэг' });
  await expect(counter.getByRole('button', { name: 'Хасах' })).toBeDisabled();
  await counter.getByRole('button', { name: 'Нэмэх' }).click();
  await expect(page.getByRole('group', { name: 'Нэмэлт үйлчилгээ' }).locator('.shipping__cost')).toHaveText('60,000₮');
  await expect(summary(page)).toContainText('60,000₮');
  await page.getByRole('button', { name: 'Тайлбар: Угсралт' }).click();
  await expect(summary(page)).toContainText('Угсралт: 2 ширхэг × 30,000₮.');
  await expect(page.getByText(/^2 бараа, \d+\sхайрцаг/)).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  const shown = await summary(page).locator('.sum__row--total dd').innerText();
  await payButton(page).click();
  await expect(page).toHaveURL(/\/confirm-order\/IK\d{10}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Төлбөр' })).toBeVisible();
  // The next page offers the welcome bonus; without it the total is the one shown here.
  await page.getByRole('checkbox', { name: 'Бонусоос төлөх' }).uncheck({ force: true });
  await expect(page.getByText(shown).first()).toBeVisible();
  const [made, ...others] = await ordersOf(request, headers);
  expect(others).toEqual([]);
  expect(page.url()).toContain(made);
  // The cart is empty, and going back does not lead to a form without goods.
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').product)).toEqual([]);
  expect(
    await page.evaluate(() => ['shipping', 'w3w', 'reg', 'coupon'].map((key) => localStorage.getItem(key))),
  ).toEqual([null, null, null, null]);
  console.expectSilence();
});

test('pickup takes place 1, turns services off and shows both places with address and hours', async ({
  page,
  request,
}) => {
  const { headers } = await openForm(page, request);
  await fillContact(page);
  await fillAddress(page);
  await page.getByRole('checkbox', { name: /^Хананд бэхлэх/ }).check({ force: true });
  await expect(summary(page)).toContainText('20,000₮');
  await deliveryMethod(page, 'Дэлгүүрээс очиж авах').check({ force: true });
  await expect(page.getByRole('group', { name: 'Нэмэлт үйлчилгээ' })).toHaveCount(0);
  const places = page.getByRole('group', { name: 'Очиж авах салбар' });
  await expect(places.getByRole('radio')).toHaveCount(2);
  await expect(places.getByRole('radio').first()).toBeChecked();
  await expect(places).toContainText('09:00');
  await places.getByRole('radio').last().check({ force: true });
  await expectAccessible(page);
  // Delivery clears it again, and selects no service by itself.
  await deliveryMethod(page, 'Хаягаар хүргүүлэх').check({ force: true });
  await expect(places).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /^Хананд бэхлэх/ })).not.toBeChecked();
  await deliveryMethod(page, 'Дэлгүүрээс очиж авах').check({ force: true });
  await payButton(page).click();
  await expect(page).toHaveURL(/\/confirm-order\/IK\d{10}$/);
  const [ordernumber] = await ordersOf(request, headers);
  const { order } = await (await request.post('/api/product/show-order', { headers, data: { ordernumber } })).json();
  expect(order).toMatchObject({ warehouse: 1, tax: 0, assemble: 0, mow: 0, district: null });
});

test('an organisation has a register, is shown by its name, and wants its VAT receipt', async ({ page, request }) => {
  await openForm(page, request);
  const vat = page.getByRole('checkbox', { name: 'НӨАТ-ын баримт авна, +10%' });
  await expect(vat).not.toBeChecked();
  await page.getByRole('radio', { name: 'Байгууллага' }).check({ force: true });
  await expect(vat).toBeChecked();
  await expect(summary(page)).toContainText('НӨАТ');
  await expect(field(page, 'Нэмэлт утас (заавал биш)')).toHaveCount(0);
  await field(page, 'Байгууллагын регистр').fill('590');
  await payButton(page).click();
  await expect(page.getByText('Байгууллагын 7 оронтой регистрийн дугаар оруулна уу.')).toBeVisible();
  await field(page, 'Байгууллагын регистр').fill('5900001');
  await expect(page.getByText('Жишээ Од ХХК, НӨАТ төлөгч', { exact: true })).toBeVisible();
  await field(page, 'Байгууллагын регистр').fill('5900002');
  await expect(page.getByText('Жишээ Гэр ХХК, НӨАТ төлөгч биш', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Хувь хүн' }).check({ force: true });
  await expect(vat).not.toBeChecked();
  await page.getByRole('radio', { name: 'Байгууллага' }).check({ force: true });
  await fillContact(page);
  await deliveryMethod(page, 'Дэлгүүрээс очиж авах').check({ force: true });
  await payButton(page).click();
  await expect(page).toHaveURL(/\/confirm-order\/IK\d{10}$/);
});

test('a district says whether it asks for a khoroo, which is chosen from its list and not assumed', async ({
  page,
  request,
}) => {
  await openForm(page, request);
  await deliveryMethod(page, 'Хаягаар хүргүүлэх').check({ force: true });
  await expect(field(page, 'Хороо')).toHaveCount(0);
  await field(page, 'Дүүрэг').selectOption('Баянзүрх');
  await expect(field(page, 'Хороо')).toHaveValue('');
  await expect(field(page, 'Хороо').getByRole('option')).toHaveCount(44);
  await payButton(page).click();
  await expect(field(page, 'Хороо')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Хороо').selectOption('43-р хороо');
  await expect(field(page, 'Хороо')).not.toHaveAttribute('aria-invalid', 'true');
  for (const without of ['Багануур', 'Багахангай']) {
    await field(page, 'Дүүрэг').selectOption(without);
    await expect(field(page, 'Хороо')).toHaveCount(0);
  }
  await field(page, 'Дүүрэг').selectOption('Баянгол');
  await expect(field(page, 'Хороо')).toHaveValue('');
});

test('a voucher takes its amount off, can be removed, and a wrong one is told', async ({ page, request }) => {
  const code = await newVoucher(7_000);
  await openForm(page, request);
  const total = summary(page).locator('.sum__row--total dd');
  const before = await total.innerText();
  await field(page, 'Купон код').fill('АЛГА');
  await page.getByRole('button', { name: 'Ашиглах' }).click();
  await expect(page.getByText('Купон код буруу эсвэл ашиглагдсан байна', { exact: true })).toBeVisible();
  await field(page, 'Купон код').fill(code.toLowerCase());
  await field(page, 'Купон код').press('Enter');
  await expect(page.getByText('Үнийн дүнгээс 7,000₮ хасагдлаа')).toBeVisible();
  await expect(total).not.toHaveText(before);
  await page.reload();
  await untilForm(page);
  await expect(page.getByText('Үнийн дүнгээс 7,000₮ хасагдлаа')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Купон хасах/ }).click();
  await expect(total).toHaveText(before);
  await expect(field(page, 'Купон код')).toHaveValue('');
});

test('the pin on the map and an address used before', async ({ page, request }) => {
  const { goods, headers } = await openForm(page, request);
  await fillContact(page);
  await fillAddress(page);
  await page.getByRole('button', { name: 'Газрын зураг дээр тэмдэглэх' }).click();
  const dialog = page.getByRole('dialog', { name: 'Хаягаа тэмдэглэх' });
  await expect(dialog.locator('.leaflet-tile-loaded').first()).toBeVisible();
  await expect(dialog.getByText('///')).toBeVisible();
  await dialog.getByRole('button', { name: 'Энд хүргүүлнэ' }).click();
  await expect(page.getByLabel('Тэмдэглэсэн газар')).toContainText('47.91900, 106.91800 ///');
  await payButton(page).click();
  await expect(page).toHaveURL(/\/confirm-order\//);

  // The ordered goods leave the cart a moment after the page.
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').product)).toEqual([]);
  await request.post('/api/user/addcart', { headers, data: { code: goods.id, qty: 1 } });
  await openPage(page, '/shipping');
  await untilForm(page);
  await deliveryMethod(page, 'Хаягаар хүргүүлэх').check({ force: true });
  await field(page, 'Өмнөх хаяг').selectOption({ index: 1 });
  await expect(field(page, 'Дэлгэрэнгүй хаяг')).toHaveValue('12-р байр, 34 тоот');
  await expect(field(page, 'Хороо')).toHaveValue('9');
  await expect(page.getByLabel('Тэмдэглэсэн газар')).toContainText('47.91900, 106.91800 ///');
});

test('a guest is led through the login to the form, with what was put into the cart', async ({ page }) => {
  await page.setExtraHTTPHeaders(fromElsewhere());
  const address = newAddress();
  await bringCart(page, [NARAN]);
  await openPage(page, '/cart?role=cart');
  await page.getByRole('button', { name: 'Хаяг баталгаажуулах' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Нэвтэрсэн байх шаардлагатай')).toBeVisible();
  await page.getByRole('button', { name: 'Имэйлийн кодоор нэвтрэх' }).click();
  await field(page, 'Имэйл').fill(address);
  await tickTerms(page);
  await page.getByRole('button', { name: 'Код авах' }).click();
  await page.getByLabel('6 оронтой код').fill(await mailedCode(address));
  await page.getByRole('button', { name: 'Нэвтрэх', exact: true }).click();
  await expect(page).toHaveURL(/\/shipping$/);
  await untilForm(page);
  await expect(field(page, 'Имэйл')).toHaveValue(address);
  await expect(summary(page)).toContainText('1,849,900₮');
});

test('an empty cart has no address to go to', async ({ page, request }) => {
  await signIn(page, request);
  await openPage(page, '/shipping');
  await expect(page).toHaveURL(/\/error-page$/);
});
