import { expect, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFitsNarrowAndLarge } from '../expect-fits.ts';
import { field, fillAddress, fillContact, openForm, payButton } from './shipping-form.ts';

test('with keys alone: from the first field to the order', async ({ page, request }) => {
  await openForm(page, request);
  await field(page, 'Нэр').focus();
  await page.keyboard.type('Номин Батболд');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Имэйл')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('99112020');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: /^Хаягаар хүргүүлэх/ })).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Дэлгүүрээс очиж авах/ })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Дүүрэг')).toBeFocused();
  await field(page, 'Дүүрэг').press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Хороо')).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12-р байр, 34 тоот');
  await expect(field(page, 'Дэлгэрэнгүй хаяг')).toHaveValue('12-р байр, 34 тоот');
  await page.getByRole('checkbox', { name: /^Угсралт/ }).press('Space');
  await expectAccessible(page);
  await payButton(page).press('Enter');
  await expect(page).toHaveURL(/\/confirm-order\/IK\d{10}$/);
});

test('a filled form loses nothing on a screen 320 pixels wide, nor with letters twice as large', async ({
  page,
  request,
}) => {
  await openForm(page, request);
  await fillContact(page);
  await fillAddress(page);
  await page.getByRole('checkbox', { name: /^Угсралт/ }).check({ force: true });
  await expectFitsNarrowAndLarge(page);
  await page.getByRole('radio', { name: /^Дэлгүүрээс очиж авах/ }).check({ force: true });
  await expect(page.getByRole('group', { name: 'Очиж авах салбар' })).toBeVisible();
  await expectFitsNarrowAndLarge(page);
});
