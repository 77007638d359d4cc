import { expect, type Request, test } from '@playwright/test';
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { openAdmin, workAs } from './staff.ts';

const STREAM = `**${adminRawEndpoints.liveStream.path}`;
const isPoll = (request: Request) => request.url().endsWith('/api/admin/live/since');

test('a page whose stream is refused asks instead, and follows the stream again without a reload', async ({ page }) => {
  await workAs(page, ['orders']);
  await page.clock.install();
  await page.route(STREAM, (route) => route.fulfill({ status: 503 }));
  const asked = page.waitForRequest(isPoll);
  await openAdmin(page, '/orders');
  await asked;
  await expect(page.getByText('Шууд', { exact: true })).toBeVisible();

  await page.unroute(STREAM);
  const followed = page.waitForResponse(STREAM);
  await page.clock.fastForward('01:00');
  expect((await followed).status()).toBe(200);
  await expect(page.getByText('Шууд', { exact: true })).toBeVisible();
  // With a stream the page no longer polls.
  let polls = 0;
  page.on('request', (request) => {
    if (isPoll(request)) polls += 1;
  });
  const pollsOfTenSeconds = async () => {
    const before = polls;
    await page.clock.runFor('00:10');
    return polls - before;
  };
  await expect.poll(pollsOfTenSeconds).toBe(0);
});
