import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits } from '../expect-fits.ts';
import { emailTo, newAddress } from '../mailbox.ts';
import { makeOrder } from '../orders/made-order.ts';
import { moveOrder } from '../orders/run-order-scripts.ts';
import { prepare } from '../setup-process.ts';
import { newCustomer } from '../signed-in.ts';
import { watchConsole } from '../watch-console.ts';
import { openAdmin, workAs } from './staff.ts';

const USUAL = 'Барааг тань бэлтгэж эхэллээ.';
const MORE = 'Амралтын өдөр ч ажиллана.';

async function saveText(page: Page, form: string, label: string, text: string): Promise<void> {
  await openAdmin(page, `/settings/${form}`);
  await page.getByLabel(label, { exact: true }).fill(text);
  await expect(page.getByText('1 өөрчлөлт')).toBeVisible();
  await page.keyboard.press('Control+s');
}

test('a text that the owner writes is in the next email, and one without its fact is refused', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await workAs(page, ['owner'], 'Болор');
  await saveText(page, 'sms_texts', 'Захиалга бүртгэгдсэн, {дүн}', 'бүртгэгдлээ.');
  await expect(page.getByText('Тохирохгүй утга, 70 тэмдэгт хүртэл')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Болих' }).click();

  const console = watchConsole(page);
  await saveText(page, 'email_texts', 'Баталгаажсан', `${USUAL} ${MORE}`);
  await expect(page.getByRole('region', { name: 'Түүх' })).toContainText(MORE);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await page.setViewportSize({ width: 1440, height: 1000 });

  const { token } = await newCustomer(request);
  const email = newAddress();
  const number = await makeOrder(request, { token, email });
  await moveOrder(number, 'ordered');
  await prepare('notify-steps', number);
  expect((await emailTo(email, `Захиалга тань баталгаажлаа, ${number}`)).text).toContain(MORE);
  await saveText(page, 'email_texts', 'Баталгаажсан', USUAL);
  await expect(page.getByRole('region', { name: 'Түүх' }).getByRole('listitem').first()).toContainText(USUAL);
  console.expectSilence();
});
