import { expect, test } from '@playwright/test';
import { watchConsole } from './watch-console.ts';

test('the page of the calls opens, lists a call and shows what it takes', async ({ page }) => {
  const console = watchConsole(page);
  await page.goto('/api/docs');
  await page.getByText('/api/product/single-product').click();
  await expect(page.getByText('Everything the product page shows').first()).toBeVisible();
  await expect(page.getByText('Request body')).toBeVisible();
  console.expectSilence();
});
