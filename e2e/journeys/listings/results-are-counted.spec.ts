import { expect, type Page, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

/** The body of the next count, after the shop has accepted it. */
async function nextCount(page: Page): Promise<unknown> {
  const answer = await page.waitForResponse(/\/api\/product\/search-outcome$/);
  expect(answer.status()).toBe(200);
  // It does not identify the customer.
  expect(answer.request().headers()['authorization']).toBeUndefined();
  return answer.request().postDataJSON();
}

test('a result that is opened counts, and again when it is put into the cart', async ({ page }) => {
  await openPage(page, '/search?p=буйдан');
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const product = (await link.getAttribute('href'))?.split('/').at(-1);
  const opened = nextCount(page);
  await link.click();
  expect(await opened).toEqual({ search: 'буйдан', product, did: 'open' });
  await expect(page).toHaveURL(/single-product/);
  const put = nextCount(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Сагсанд нэмэх/ })
    .first()
    .click();
  expect(await put).toEqual({ search: 'буйдан', product, did: 'cart' });
});

test('a result that is put into the cart from the list counts', async ({ page }) => {
  await openPage(page, '/search?p=сандал');
  const put = nextCount(page);
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Сагсанд нэмэх/ })
    .click();
  expect(await put).toMatchObject({ search: 'сандал', did: 'cart' });
});
