import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('everything is there and works as links and native parts', async ({ page }) => {
  await page.goto('/single-product/70489215');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NARAN 3 хүний буйдан, тоосгон улаан');
  await expect(page.getByRole('main').getByText('1,849,900₮')).toBeVisible();
  await page.locator('summary', { hasText: 'Тайлбар' }).click();
  await expect(page.getByText('Өргөн суудалтай, зөөлөн түшлэгтэй')).toBeVisible();
  await page.getByRole('link', { name: '2-р зураг' }).click();
  await expect(page.getByText(/^2 \/ \d$/)).toBeVisible();
  await page.getByRole('link', { name: /элсэн шаргал/i }).click();
  await expect(page.getByText('Код 704.892.16')).toBeVisible();
});
