import { expect, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { emailTo } from '../mailbox.ts';
import { openPage, untilAlive } from '../open-page.ts';
import { newVoucher } from '../shipping/shipping-form.ts';
import { stableText, stopClock } from '../stop-clock.ts';
import { pay, payNewest, turnCallbacks } from './payer.ts';
import { choose, dialog, expectPaid, openPayment, payButton, paymentMethod, sum, untilAsked } from './payment-page.ts';

test('a closed dialog and a closed tab change nothing: the order waits, and is paid when somebody looks', async ({
  page,
  request,
  context,
}) => {
  const { number } = await openPayment(page, request);
  await choose(page, 'QPay');
  const paying = dialog(page, 'QPay-ээр төлөх');
  await expect(paying).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(paying).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: 'Төлөх' }).press('Enter');
  await expect(paying).toBeVisible();
  const state = await context.storageState();
  await page.close();
  await pay(request, number);
  const later = await context.newPage();
  await later.addInitScript((kept) => {
    for (const { name, value } of kept) localStorage.setItem(name, value);
  }, state.origins[0]?.localStorage ?? []);
  await openPage(later, `/show-order/${number}`);
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('Төлбөр тань төлөгдлөө');
  await expectAccessible(later);
});

test('a callback that is lost: the page notices by itself', async ({ page, request }) => {
  const { number } = await openPayment(page, request);
  await choose(page, 'M credit');
  await expect(dialog(page, 'M credit')).toBeVisible();
  await expectAccessible(page);
  await turnCallbacks(request, 'mcredit', 'lost');
  await pay(request, number);
  await turnCallbacks(request, 'mcredit', 'sent');
  await expectPaid(page);
});

test('the page asks every five seconds whether the order is paid, and its notice stays', async ({ page, request }) => {
  let asked = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/purchase/is-paid-qpay')) asked += 1;
  });
  await page.clock.install();
  const { number } = await openPayment(page, request);
  await choose(page, 'QPay');
  const paying = dialog(page, 'QPay-ээр төлөх');
  await expect(paying).toBeVisible();
  await stopClock(page);
  // An answer on its way starts the next five seconds.
  await stableText(paying);
  const before = asked;
  await page.clock.runFor(4_900);
  await stableText(paying);
  expect(asked).toBe(before);
  await page.clock.runFor(200);
  await expect.poll(() => asked).toBe(before + 1);
  await pay(request, number);
  await page.clock.resume();
  await expectPaid(page);
  await page.clock.runFor(60_000);
  await expectPaid(page);
});

test('another way, another bonus and a code: the old invoice is closed, the new one is what the page says', async ({
  page,
  request,
}) => {
  const { number, token } = await openPayment(page, request);
  const bonus = page.getByRole('slider', { name: 'Ашиглах бонус' });
  await expect(bonus).toHaveAttribute('aria-valuetext', '2,020₮');
  await choose(page, 'QPay');
  await expect(dialog(page, 'QPay-ээр төлөх')).toBeVisible();
  await dialog(page, 'QPay-ээр төлөх').getByRole('link', { name: 'Өөр хэлбэрээр төлөх' }).press('Enter');
  await expect(paymentMethod(page, 'QPay')).toBeChecked();
  const counter = page.getByRole('group', { name: 'Ашиглах бонус' });
  await counter.getByRole('textbox').fill('500');
  await counter.getByRole('textbox').press('Enter');
  await expect(sum(page, number)).toContainText('−500₮');
  await choose(page, 'MonPay');
  const paying = dialog(page, 'MonPay-ээр төлөх');
  await expect(paying).toBeVisible();
  await page.goBack();
  await expect(paymentMethod(page, 'MonPay')).toBeChecked();
  await expect(bonus).toHaveAttribute('aria-valuetext', '500₮');

  const voucher = await newVoucher(10_000);
  await page.getByLabel('Купон код').fill(voucher);
  await page.getByRole('button', { name: 'Ашиглах', exact: true }).press('Enter');
  await expect(page.getByText('Үнийн дүнгээс 10,000₮ хасагдлаа')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Бонусоос төлөх' }).press('Space');
  await expect(sum(page, number)).not.toContainText('Ашигласан бонус');
  await page.getByRole('checkbox', { name: /^НӨАТ-ын баримт авна/ }).press('Space');
  await expect(sum(page, number)).toContainText('НӨАТ');
  await expectAccessible(page);
  const total = (await payButton(page).textContent())?.split('₮')[0] ?? '';
  await payButton(page).press('Enter');
  await expect(paying.getByText(`${total}₮`)).toBeVisible();
  await payNewest(request, number);
  await expectPaid(page);
  // An order is also found under its invoice id (spec §2 Routes).
  const headers = { authorization: `Bearer ${token}` };
  const shown = await request.post('/api/product/show-order', { headers, data: { ordernumber: number } });
  const { invoiceId } = (await shown.json()).order;
  expect(invoiceId).not.toBe(number);
  await openPage(page, `/show-order/${invoiceId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Төлбөр тань төлөгдлөө');
  await expect(page.getByRole('main')).toContainText(number);
});

test('what changed elsewhere is shown before anybody pays it', async ({ page, request }) => {
  const { number, token } = await openPayment(page, request);
  const headers = { authorization: `Bearer ${token}` };
  const data = { coupon: await newVoucher(10_000), ordernumber: number };
  expect((await request.post('/api/product/use-coupon', { headers, data })).status()).toBe(200);
  await choose(page, 'QPay');
  await expect(sum(page, number).getByRole('alert')).toContainText(/Танаас төлбөр аваагүй.*→/);
  await expect(sum(page, number)).toContainText('Үнийн дүнгээс 10,000₮ хасагдлаа');
  await expectAccessible(page);
  await payButton(page).press('Enter');
  await expect(dialog(page, 'QPay-ээр төлөх')).toBeVisible();
});

test('a lost network stops the waiting and changes nothing', async ({ page, request, context }) => {
  const { number } = await openPayment(page, request);
  await paymentMethod(page, 'QPay').press('Space');
  await context.setOffline(true);
  await payButton(page).press('Enter');
  await expect(sum(page, number).getByRole('alert')).toContainText('Холболт тасарлаа');
  await expectAccessible(page);
  await context.setOffline(false);
  await payButton(page).press('Enter');
  await expect(dialog(page, 'QPay-ээр төлөх')).toBeVisible();
  await page.reload();
  await untilAlive(page);
  await expect(dialog(page, 'QPay-ээр төлөх')).toBeVisible();
});

test('a provider that takes its time: the page says what it waits for, and goes on when the answer comes', async ({
  page,
  request,
}) => {
  const { number } = await openPayment(page, request);
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/purchase/submit-order', async (route) => {
    await answered.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/purchase/submit-order');
  await stopClock(page);
  await choose(page, 'QPay');
  await asked;
  await page.clock.runFor(15_000);
  await expect(sum(page, number).getByText('хариуг хүлээж байна. Түр хүлээнэ үү…')).toBeVisible();
  await expect(sum(page, number).getByRole('alert')).toHaveCount(0);
  answered.resolve();
  await page.clock.resume();
  await expect(dialog(page, 'QPay-ээр төлөх')).toBeVisible();
});

test('money of another amount pays nothing: the page says that it goes back, and the order is paid by another invoice', async ({
  page,
  request,
}) => {
  const { number } = await openPayment(page, request);
  await choose(page, 'QPay');
  await expect(dialog(page, 'QPay-ээр төлөх')).toBeVisible();
  await pay(request, number, 'short');
  await untilAsked(page, page.getByText(/^[\d,]+₮ захиалгад тооцогдсонгүй$/));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  const { text } = await emailTo('bat@tokhi.example', `Илүү төлсөн мөнгийг буцаан олгоно, ${number}`);
  expect(text).toContain('бүрэн буцаан олгоно');
  await page.getByRole('link', { name: 'Үргэлжлүүлэх' }).press('Enter');
  await choose(page, 'QPay');
  await expect(dialog(page, 'QPay-ээр төлөх')).toBeVisible();
  await payNewest(request, number);
  await expectPaid(page);
});

test('a lender that says no says it in its own words, and another method is open', async ({ page, request }) => {
  const { number } = await openPayment(page, request);
  await paymentMethod(page, 'Storepay').press('Space');
  // The sandbox lends nothing to a phone that ends in 0000.
  await page.getByLabel('Storepay-д бүртгэлтэй утас').fill('99110000');
  await payButton(page).press('Enter');
  const refused = sum(page, number).getByRole('alert');
  await expect(refused).toContainText('Танаас төлбөр аваагүй, захиалга тань хадгалагдсан.');
  await expect(refused).toContainText('Storepay: «Таны худалдан авах эрх хүрэлцэхгүй байна.»');
  await expectAccessible(page);
  await choose(page, 'QPay');
  await expect(dialog(page, 'QPay-ээр төлөх')).toBeVisible();
});
