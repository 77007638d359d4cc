// Every step of the form separately: the input so far is kept, whatever happens to the page, and nothing waits for ever.
import { expect, type Page, test } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { signInAs } from '../signed-in.ts';
import {
  deliveryMethod,
  field,
  fillAddress,
  newVoucher,
  openForm,
  ordersOf,
  payButton,
  summary,
  untilForm,
} from './shipping-form.ts';

interface Step {
  does: (page: Page) => Promise<void>;
  stays: (page: Page) => Promise<void>;
}

const assembly = (page: Page) => page.getByRole('checkbox', { name: /^Угсралт/ });

const STEPS: Step[] = [
  {
    does: async (page) => {
      await page.getByRole('radio', { name: 'Байгууллага' }).check({ force: true });
      await field(page, 'Байгууллагын регистр').fill('5900001');
    },
    stays: (page) => expect(field(page, 'Байгууллагын регистр')).toHaveValue('5900001'),
  },
  {
    // Half a number: invalid input is kept as well.
    does: (page) => field(page, 'Утас').fill('9911'),
    stays: (page) => expect(field(page, 'Утас')).toHaveValue('9911'),
  },
  {
    does: (page) => deliveryMethod(page, 'Хаягаар хүргүүлэх').check({ force: true }),
    stays: (page) => expect(deliveryMethod(page, 'Хаягаар хүргүүлэх')).toBeChecked(),
  },
  {
    does: fillAddress,
    stays: async (page) => {
      await expect(field(page, 'Дүүрэг').locator('option:checked')).toHaveText('Баянгол');
      await expect(field(page, 'Хороо')).toHaveValue('9');
      await expect(field(page, 'Дэлгэрэнгүй хаяг')).toHaveValue('12-р байр, 34 тоот');
    },
  },
  {
    does: (page) => assembly(page).check({ force: true }),
    stays: (page) => expect(assembly(page)).toBeChecked(),
  },
];

async function expectAllStays(page: Page, steps: readonly Step[]): Promise<void> {
  await untilForm(page);
  for (const { stays } of steps) await stays(page);
}

test('after each step reload, back and a second tab find all that was typed until then', async ({
  page,
  request,
  context,
}) => {
  await openForm(page, request);
  for (const [at, { does }] of STEPS.entries()) {
    const done = STEPS.slice(0, at + 1);
    await does(page);
    await page.reload();
    await expectAllStays(page, done);
    await page.getByRole('link', { name: 'Сагс руу буцах' }).click();
    await expect(page.getByRole('button', { name: 'Хаяг баталгаажуулах' })).toBeVisible();
    await page.goBack();
    await expectAllStays(page, done);
    const other = await context.newPage();
    await openPage(other, '/shipping');
    await expectAllStays(other, done);
    await other.close();
  }
});

test('with the network gone every step says what is the matter, waits for nothing and loses nothing', async ({
  page,
  request,
  context,
}) => {
  const code = await newVoucher(3_000);
  const { headers } = await openForm(page, request);
  await context.setOffline(true);
  for (const { does } of STEPS) await does(page);
  await field(page, 'Нэр').fill('Номин Батболд');
  await field(page, 'Купон код').fill(code);
  const use = page.getByRole('button', { name: 'Ашиглах' });
  await use.click();
  await expect(summary(page).getByText('Холболт тасарлаа.', { exact: false })).toBeVisible();
  await expect(use).not.toHaveAttribute('aria-busy');
  await expect(field(page, 'Купон код')).toHaveValue(code);
  await page.getByRole('button', { name: 'Газрын зураг дээр тэмдэглэх' }).click();
  await expect(page.getByText('Газрын зураг ачаалагдсангүй.', { exact: false })).toBeVisible();
  await expectAllStays(page, STEPS);
  await field(page, 'Утас').fill('99112020');
  await payButton(page).click();
  await expect(summary(page).getByRole('alert')).toContainText('Холболт тасарлаа.');
  await expect(payButton(page)).not.toHaveAttribute('aria-busy');
  expect(await ordersOf(request, headers)).toEqual([]);

  await context.setOffline(false);
  await use.click();
  await expect(page.getByText('Үнийн дүнгээс 3,000₮ хасагдлаа')).toBeVisible();
  await payButton(page).click();
  await expect(page).toHaveURL(/\/confirm-order\/IK\d{10}$/);
  expect(await ordersOf(request, headers)).toHaveLength(1);
});

test('what was ordered here leaves the cart of another device, which orders it no second time', async ({
  page,
  request,
  browser,
}) => {
  const { customer, goods, headers } = await openForm(page, request);
  await request.post('/api/user/addcart', { headers, data: { code: goods.id, qty: 1 } });
  const elsewhere = await browser.newContext();
  const device = await elsewhere.newPage();
  await signInAs(device, customer);
  await openPage(device, '/shipping');
  await untilForm(device);
  await field(page, 'Нэр').fill('Номин Батболд');
  await field(page, 'Утас').fill('99112020');
  await deliveryMethod(page, 'Дэлгүүрээс очиж авах').check({ force: true });
  await payButton(page).click();
  await expect(page).toHaveURL(/\/confirm-order\/IK\d{10}$/);
  await device.reload();
  await expect(device).toHaveURL(/\/error-page$/);
  expect(await ordersOf(request, headers)).toHaveLength(1);
  await elsewhere.close();
});
