import { expect, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits } from '../expect-fits.ts';
import { newAddress } from '../mailbox.ts';
import { openPage } from '../open-page.ts';
import { fromElsewhere } from '../signed-in.ts';
import { linkOf, logIn, PASSWORD, register } from './account-forms.ts';

const NEW_PASSWORD = 'Шинэ нууц 2027';

test('a link opened in another browser asks for the password or a new one, and says so when it was used', async ({
  page,
  browser,
  isMobile,
}) => {
  test.skip(isMobile, 'the same form on every width');
  await page.setExtraHTTPHeaders(fromElsewhere());
  const address = newAddress();
  await register(page, address);
  const link = await linkOf(address, 'Имэйлээ баталгаажуулна уу');

  const elsewhere = await browser.newPage({ extraHTTPHeaders: fromElsewhere() });
  await openPage(elsewhere, link);
  const confirm = elsewhere.getByRole('button', { name: 'Хаягаа баталгаажуулах' });
  await confirm.click();
  await expect(elsewhere.getByText('Та өөр хөтчөөс орж ирсэн байна.', { exact: false })).toBeVisible();
  await elsewhere.getByLabel('Нууц үг', { exact: true }).fill('өөр хүний нууц үг');
  await confirm.click();
  await expect(elsewhere.getByText('Одоогийн нууц үг буруу байна.')).toBeVisible();
  await expectAccessible(elsewhere);

  await elsewhere.getByRole('button', { name: 'Шинэ нууц үг үүсгэх' }).click();
  await elsewhere.getByLabel('Шинэ нууц үг', { exact: true }).fill(NEW_PASSWORD);
  await elsewhere.getByLabel('Нууц үг давтах').fill(NEW_PASSWORD);
  await confirm.click();
  await expect(elsewhere.getByText('Үйлчилгээний нөхцөлийг зөвшөөрнө үү.', { exact: true })).toBeVisible();
  await expectAccessible(elsewhere);
  await elsewhere.setViewportSize({ width: 360, height: 740 });
  await expectFits(elsewhere);
  await elsewhere.getByRole('checkbox', { name: /зөвшөөрч байна/ }).check({ position: { x: 10, y: 10 } });
  await confirm.click();
  await expect(elsewhere).toHaveURL(/\/login\?sms=1$/);
  await expect(elsewhere.getByText('И-мэйл хаяг амжилттай баталгаажлаа.')).toBeVisible();

  // Nothing of the first registration is left: neither password nor name.
  await openPage(page, link);
  await page.getByRole('button', { name: 'Хаягаа баталгаажуулах' }).click();
  await expect(page.getByText('Имэйл хаяг тань аль хэдийн баталгаажсан байна.')).toBeVisible();
  await page.getByRole('button', { name: 'Нэвтрэх хуудас руу очих' }).click();
  await page.getByLabel('Имэйл', { exact: true }).fill(address);
  await page.getByLabel('Нууц үг', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Нэвтрэх', exact: true }).click();
  await expect(page.getByText('Имэйл хаяг эсвэл нууц үг буруу байна.')).toBeVisible();
  await logIn(elsewhere, address, NEW_PASSWORD);
  await openPage(elsewhere, '/profile');
  await expect(elsewhere.getByLabel('Имэйл', { exact: true })).toHaveValue(address);
  await expect(elsewhere.getByLabel('Нэр', { exact: true })).toHaveValue('');
  await elsewhere.close();
});
