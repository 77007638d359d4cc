import { expect, test } from '@playwright/test';
import { sandboxOrigin } from '../../processes-of-journeys.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { untilAlive } from '../open-page.ts';
import { pay } from './payer.ts';
import { choose, dialog, expectPaid, openPayment, payButton, untilAsked } from './payment-page.ts';

interface Registered {
  id: string;
  body: { consumerNo?: string };
}

/** The receipts at the tax office. */
async function registered(): Promise<Registered[]> {
  return (await (await fetch(`${sandboxOrigin}/pos-api/receipts`)).json()).receipts;
}

test('the page that is open when the order gets paid shows lottery and QR, once, of whoever gave the number', async ({
  page,
  request,
}) => {
  const { number } = await openPayment(page, request);
  const consumer = page.getByLabel(/^И-баримтын дугаар/);
  await consumer.fill('1003807');
  await choose(page, 'QPay');
  await expect(consumer).toBeFocused();
  await expect(page.getByText('И-баримтын 8 оронтой дугаараа оруулна уу.')).toBeVisible();
  await expectAccessible(page);
  await consumer.fill('10038071');
  await payButton(page).press('Enter');
  await expect(dialog(page, 'QPay-ээр төлөх')).toBeVisible();
  await pay(request, number);
  await expectPaid(page);

  // The page polls for two minutes, and its clock runs ahead of a busy worker.
  await expect.poll(async () => (await registered()).some(({ body }) => body.consumerNo === '10038071')).toBe(true);
  const receipt = page.locator('section').filter({ has: page.getByRole('heading', { name: 'И-баримт' }) });
  await untilAsked(page, receipt.getByRole('img', { name: 'И-баримтын QR код' }));
  await expect(receipt).toContainText(/Сугалааны дугаар\s*[A-ZА-ЯӨҮ]{2}\s?\d+/);
  await expectAccessible(page);
  const id = (await receipt.getByText(/^\d{33}$/).textContent()) ?? '';
  expect((await registered()).find((one) => one.id === id)?.body).toMatchObject({
    type: 'B2C_RECEIPT',
    consumerNo: '10038071',
  });

  await page.reload();
  await untilAlive(page);
  await expect(receipt.getByText(id)).toBeVisible();
  await expect(receipt.getByRole('img')).toHaveCount(0);
  await expect(receipt).not.toContainText('Энэ хуудсанд нэг удаа харагдана.');
});

test('the bonus in the header follows: held with the choice, earned with the payment', async ({ page, request }) => {
  const { number } = await openPayment(page, request);
  const bonus = page.getByRole('link', { name: /^Миний бонус/ });
  await expect(bonus).toHaveText(/2,020$/);
  await choose(page, 'QPay');
  await expect(dialog(page, 'QPay-ээр төлөх')).toBeVisible();
  await expect(page.locator('a', { hasText: /^Миний бонус/ })).toHaveText(/\D0$/);
  await pay(request, number);
  await expectPaid(page);
  const earned = /Танд ([\d,]+) бонус/.exec((await page.getByText(/^Төлбөр амжилттай/).textContent()) ?? '')?.[1];
  await expect(bonus).toHaveText(new RegExp(`\\D${earned}$`));
});
