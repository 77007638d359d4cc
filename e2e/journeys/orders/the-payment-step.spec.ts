import { expect, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits, expectFitsPhone } from '../expect-fits.ts';
import { openPage } from '../open-page.ts';
import { signIn } from '../signed-in.ts';
import { watchConsole } from '../watch-console.ts';
import { makeOrder } from './made-order.ts';
import { moveOrder } from './run-order-scripts.ts';

test('the last step has goods, terms that explain themselves, address and time left', async ({ page, request }) => {
  const console = watchConsole(page);
  const { token } = await signIn(page, request);
  const number = await makeOrder(request, { token, qty: 2, warehouse: 0 });
  await openPage(page, `/confirm-order/${number}`);
  await expect(page).toHaveTitle('Төлбөр — Тохь');
  const sum = page.getByRole('complementary', { name: `Захиалга ${number}` });
  await expect(sum).toContainText('Бараа, 2 ширхэг');
  await expect(sum).toContainText('Төлөх дүн');
  await expect(sum).toContainText('2-р хороо, Номин хотхон, 304-р байр, 71 тоот');
  const why = page.getByText('Хямдралаас өмнөх барааны үнийн 2%, 5,000₮-өөс 50,000₮ хүртэл.');
  await expect(why).toBeHidden();
  await sum.getByRole('button', { name: 'Тайлбар: Үйлчилгээний хураамж' }).press('Enter');
  await expect(why).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^23:\d\d:\d\d$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Төлбөр' }).first()).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(page.getByRole('main').getByText('Код 704.892.15')).toBeVisible();
  await expect(sum.getByRole('link', { name: 'Засах' })).toHaveAttribute('href', `/shipping?replaces=${number}`);
  await expectAccessible(page);
  await expectFits(page);
  await expectFitsPhone(page);
  console.expectSilence();
});

test('an order that is paid already is shown as it is now', async ({ page, request }) => {
  const { token } = await signIn(page, request);
  const number = await makeOrder(request, { token });
  await moveOrder(number, 'paid');
  await openPage(page, `/confirm-order/${number}`);
  await expect(page).toHaveURL(new RegExp(`/show-order/${number}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Төлбөр тань төлөгдлөө');
});

test('cancelling at the last step ends at the order, and holds nothing any more', async ({ page, request }) => {
  const { token } = await signIn(page, request);
  const number = await makeOrder(request, { token });
  await openPage(page, `/confirm-order/${number}`);
  await page.getByRole('button', { name: 'Захиалга цуцлах' }).click();
  await page.getByRole('button', { name: 'Тийм, цуцлах' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Захиалга цуцлагдсан');
  await expect(page.getByText('Захиалга цуцлагдлаа')).toBeVisible();
});
