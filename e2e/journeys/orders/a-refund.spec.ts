import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits, expectFitsPhone } from '../expect-fits.ts';
import { openPage } from '../open-page.ts';
import { signIn } from '../signed-in.ts';
import { watchConsole } from '../watch-console.ts';
import { money, typeMoney } from './money-command.ts';
import { paidOrder } from './paid-order.ts';

const box = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('the buyer asks for a refund, reads each deduction before sending, and sees it gone', async ({
  page,
  request,
}) => {
  const console = watchConsole(page);
  const { token } = await signIn(page, request);
  // Below the limit above which a second person must approve, which the command line refuses.
  const { number, total } = await paidOrder(request, token, { code: '71204111', qty: 2 });
  await openPage(page, `/show-order/${number}`);
  await box(page, 'Буцаалт').getByRole('button', { name: 'Буцаалт хүсэх' }).press('Enter');
  const asked = page.getByRole('dialog', { name: 'Цуцалж, мөнгөө буцаан авах' });
  const fee = Math.round(total / 100);
  const back = `${(total - 2 * fee).toLocaleString('en-US')}₮`;
  await expect(asked).toContainText('Захиалгыг цуцлахад буцаах барааны төлсөн дүнгийн 1%');
  await expect(asked).toContainText('Мөнгийг буцааж шилжүүлэхэд 1%');
  await expect(asked).toContainText('бонус хасагдана');
  const send = asked.getByRole('button', { name: `${back} буцаах хүсэлт илгээх` });
  await expectAccessible(page);
  await expectFits(page);
  await expectFitsPhone(page);

  await send.press('Enter');
  await expect(asked.getByLabel('Банк')).toBeFocused();
  await expect(asked).toContainText('Банкаа оруулна уу.');
  await expect(asked).toContainText('Дансны дугаар эсвэл IBAN-аа зөв оруулна уу.');
  await asked.getByRole('checkbox').press('Space');
  await expect(asked).toContainText('Буцаах бараагаа сонгоно уу.');
  await asked.getByRole('checkbox').press('Space');
  await expect(asked.locator('datalist option[value="Хаан банк"]')).toBeAttached();
  await asked.getByLabel('Банк').fill('Хаан банк');
  await asked.getByLabel('Дансны дугаар эсвэл IBAN').fill('5012 345 678');
  await asked.getByLabel('Данс эзэмшигчийн нэр').fill('Бат');
  await asked.getByLabel('Шалтгаан').fill('Өөр сандал авахаар болсон');
  await send.press('Enter');

  await expect(asked).toBeHidden();
  const refund = box(page, 'Буцаалт');
  await expect(refund).toContainText('Хүсэлтийг хүлээн авсан.');
  await expect(refund).toContainText('Хаан банк ••••5678');
  await expect(refund).toContainText(back);
  await expect(refund.getByRole('button')).toHaveCount(0);

  const task = (await typeMoney('refunds')).split('\n').find((line) => line.includes(number)) ?? '';
  expect(task).toContain('Хаан банк 5012345678 Бат');
  await typeMoney('refund', task.split(' · ')[0] ?? '', '--proof', `TX-${number}`);
  await openPage(page, `/show-order/${number}`);
  await expect(box(page, 'Буцаалт')).toContainText('Мөнгийг буцаан олгосон.');
  await expect(page.getByText('Буцаан олгогдсон').first()).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await expectFitsPhone(page);
  console.expectSilence();
});

test('a request that the staff decline says why, and the buyer can ask again', async ({ page, request }) => {
  const { token } = await signIn(page, request);
  const { number } = await paidOrder(request, token);
  await openPage(page, `/show-order/${number}`);
  await page.getByRole('button', { name: 'Буцаалт хүсэх' }).click();
  const asked = page.getByRole('dialog', { name: 'Цуцалж, мөнгөө буцаан авах' });
  await asked.getByLabel('Банк').fill('Голомт банк');
  await asked.getByLabel('Дансны дугаар эсвэл IBAN').fill('MN12 0015 0012 3456 7890');
  await asked.getByLabel('Данс эзэмшигчийн нэр').fill('Бат');
  await asked.getByRole('button', { name: /буцаах хүсэлт илгээх$/ }).click();
  await expect(asked).toBeHidden();
  await expect(box(page, 'Буцаалт')).toContainText('Хүсэлтийг хүлээн авсан.');
  const task = (await money('refunds')).split('\n').find((line) => line.includes(number)) ?? '';
  await money('refund', task.split(' · ')[0] ?? '', '--decline', 'Бараа аль хэдийн замд гарсан.');
  await openPage(page, `/show-order/${number}`);
  await expect(box(page, 'Буцаалт')).toContainText('Бараа аль хэдийн замд гарсан.');
  await expect(page.getByRole('button', { name: 'Буцаалт хүсэх' })).toBeVisible();
});
