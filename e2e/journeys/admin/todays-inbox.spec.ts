import { expect, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { signIn } from '../signed-in.ts';
import { watchConsole } from '../watch-console.ts';
import { openAdmin, workAs } from './staff.ts';

test('a message of a customer is taken, answered and done by keyboard, and comes back when that is undone', async ({
  page,
  request,
}) => {
  const title = `Хүргэлт ${crypto.randomUUID().slice(0, 8)}`;
  const { token } = await signIn(page, request);
  const sent = await request.post('/api/user/contact', {
    headers: { authorization: `Bearer ${token}` },
    data: { title, message: 'Угсрагч хэзээ ирэх вэ?' },
  });
  expect(sent.ok()).toBe(true);

  await workAs(page, ['support']);
  await openAdmin(page, '/?kind=message-unanswered');
  await expect(page.getByRole('heading', { name: 'Өнөөдөр', level: 1 })).toBeVisible();
  const console = watchConsole(page);
  const item = page.getByRole('listitem').filter({ hasText: title });
  await expect(item).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('heading', { level: 1 }).click();
  while ((await item.getAttribute('aria-current')) === null) await page.keyboard.press('j');
  await page.keyboard.press('a');
  await expect(item.getByTitle('Ануужин')).toBeVisible();
  await page.keyboard.press('e');
  await page.getByLabel('Яаж шийдсэн бэ').fill('Утсаар хариулсан');
  await page.keyboard.press('Enter');
  await expect(item).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(item).toBeVisible();
  console.expectSilence();
});
