import { expect, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits } from '../expect-fits.ts';
import { pay } from './payer.ts';
import { AT_THE_BANK, choose, dialog, expectPaid, openPayment, payButton, paymentMethod } from './payment-page.ts';

test('QPay on a phone: a tile for each bank’s app, with the invoice in its link', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const { number } = await openPayment(page, request);
  await expectAccessible(page, { onPhone: true });
  await expectFits(page);
  await paymentMethod(page, 'QPay').check({ force: true });
  await payButton(page).tap();
  const paying = dialog(page, 'QPay-ээр төлөх');
  await expect(paying.getByRole('link', { name: 'Хаан банк', exact: true })).toHaveAttribute(
    'href',
    /^khanbank:\/\/q\?qPay/,
  );
  await expect(paying.getByRole('img', { name: 'QPay төлбөрийн QR код' })).toBeVisible();
  await expectAccessible(page, { onPhone: true });
  await expectFits(page);
  await pay(request, number);
  await expectPaid(page);
  await expectFits(page);
});

test('MonPay on a phone', { tag: '@phone' }, async ({ page, request }) => {
  const { number } = await openPayment(page, request);
  await choose(page, 'MonPay');
  await expect(dialog(page, 'MonPay-ээр төлөх').getByRole('img')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await pay(request, number);
  await expectPaid(page);
});

test('Golomt on a phone', { tag: '@phone' }, async ({ page, request }) => {
  const { number } = await openPayment(page, request);
  await choose(page, 'Голомт');
  await expect(page).toHaveURL(AT_THE_BANK);
  await page.getByRole('button', { name: 'Төлөх', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/show-order/${number}`));
  await expectPaid(page);
  await expectAccessible(page);
});

test('StorePay on a phone', { tag: '@phone' }, async ({ page, request }) => {
  const { number } = await openPayment(page, request);
  await paymentMethod(page, 'Storepay').check({ force: true });
  await expect(page.getByText(/энэ захиалгад хүрнэ/)).toBeVisible();
  await expectFits(page);
  await payButton(page).tap();
  await expect(dialog(page, 'Storepay')).toBeVisible();
  await expectAccessible(page);
  await pay(request, number);
  await expectPaid(page);
});
