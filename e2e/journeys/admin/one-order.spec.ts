import { expect, test } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectAccessible } from '../expect-accessible.ts';
import { emailTo, newAddress } from '../mailbox.ts';
import { makeOrder } from '../orders/made-order.ts';
import { moveOrder } from '../orders/run-order-scripts.ts';
import { prepare } from '../setup-process.ts';
import { newCustomer } from '../signed-in.ts';
import { watchConsole } from '../watch-console.ts';
import { openAdmin } from './staff.ts';

const PASSWORD = 'long enough for a whole shop';

test('an invited member sets up TOTP, finds an order, moves it one step, and the customer is notified', async ({
  page,
  request,
}) => {
  const { token } = await newCustomer(request);
  const email = newAddress();
  const number = await makeOrder(request, { token, email });
  await moveOrder(number, 'paid');
  const invited: { email: string; token: string } = JSON.parse(await prepare('invite', 'orders'));

  await openAdmin(page, `/invitation#${invited.token}`);
  await expectAccessible(page);
  await page.getByLabel('Шинэ нууц үг').fill(PASSWORD);
  await page.keyboard.press('Enter');

  await page.getByLabel('Ажлын и-мэйл').fill(invited.email);
  await page.getByLabel('Нууц үг', { exact: true }).fill('not this one at all');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Ажлын и-мэйл')).toHaveValue(invited.email);
  await page.getByLabel('Нууц үг', { exact: true }).fill(PASSWORD);
  const console = watchConsole(page);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Хоёр дахь хүчин зүйл' })).toBeVisible();
  const secret = (await page.locator('.totp__secret').textContent())?.replaceAll(' ', '') ?? '';
  await expectAccessible(page);
  await page.getByLabel('6 оронтой код').fill(new TOTP({ secret }).generate());

  await expect(page.getByRole('heading', { name: 'Өнөөдөр', level: 1 })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Удирдлага' })
    .getByRole('link', { name: 'Захиалга', exact: true })
    .press('Enter');
  await expect(page.getByRole('heading', { name: 'Захиалга', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('/');
  await page.keyboard.type(number.slice(-4));
  await expect(page.getByRole('row').filter({ hasText: number })).toBeVisible();
  await page.getByRole('link', { name: number }).click();

  await expect(page.getByRole('heading', { name: number, level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('N');
  const newest = page.getByRole('region', { name: 'Түүх' }).getByRole('listitem').first();
  await expect(newest).toHaveText(/Баталгаажсан.*Ануужин/);
  await prepare('notify-steps', number);
  await emailTo(email, /баталгаажлаа|Баталгаажсан/);
  console.expectSilence();
});
