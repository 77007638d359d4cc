import { expect, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { newAddress } from '../mailbox.ts';
import { openPage } from '../open-page.ts';
import { fromElsewhere, mailedCode } from '../signed-in.ts';
import { confirm, linkOf, logIn, PASSWORD, register, tickTerms, typeLogin } from './account-forms.ts';

test.beforeEach(({ page }) => page.setExtraHTTPHeaders(fromElsewhere()));

test('an empty registration is told field by field', async ({ page }) => {
  await openPage(page, '/register');
  await page.getByRole('button', { name: 'Бүртгүүлэх', exact: true }).click();
  await expect(page.getByLabel('Нэр', { exact: true })).toBeFocused();
  for (const said of [
    'Нэр оруулна уу.',
    'И-мэйл хаягаа оруулна уу.',
    'Утасны дугаараа оруулна уу.',
    'Нууц үг хамгийн багадаа 8 тэмдэгттэй байна.',
    'Үйлчилгээний нөхцөлийг зөвшөөрнө үү.',
  ])
    await expect(page.getByText(said, { exact: true })).toBeVisible();
  await page.getByLabel('Нууц үг', { exact: true }).fill('12345678');
  await page.getByLabel('Нууц үг давтах', { exact: true }).fill('12345679');
  await page.getByRole('button', { name: 'Бүртгүүлэх', exact: true }).click();
  await expect(page.getByText('Уучлаарай. Нууц үг тохирсонгүй', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('somebody registers, confirms the address, comes in and changes the password: the other browser is out', async ({
  page,
  browser,
}) => {
  const address = newAddress();
  await register(page, address);
  // The login form already has the address, offers to resend the email, and refuses until the address is confirmed.
  await expect(page.getByLabel('Имэйл', { exact: true })).toHaveValue(address);
  await expect(page.getByRole('button', { name: 'Дахин илгээх' })).toBeVisible();
  await typeLogin(page, address, PASSWORD);
  await expect(page.getByText('Имэйл хаягаа баталгаажуулаагүй байна.', { exact: false })).toBeVisible();
  await confirm(page, address);
  await expectAccessible(page);

  const elsewhere = await browser.newPage({ extraHTTPHeaders: fromElsewhere() });
  await logIn(elsewhere, address, PASSWORD);
  await openPage(elsewhere, '/profile');
  await expect(elsewhere.getByLabel('Нэр', { exact: true })).toHaveValue('Номин Батболд');

  await typeLogin(page, address, PASSWORD);
  await expect(page.getByText('Системд амжилттай нэвтэрлээ')).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);

  await openPage(page, '/profile?role=password');
  await page.getByLabel('Одоогийн нууц үг').fill(PASSWORD);
  await page.getByLabel('Шинэ нууц үг', { exact: true }).fill('Шинэ нууц 2027');
  await page.getByLabel('Шинэ нууц үг давтах').fill('Шинэ нууц 2028');
  await page.getByRole('button', { name: 'Нууц үг солих' }).click();
  await expect(page.getByText('Давтан нууц үг буруу', { exact: true })).toBeVisible();
  await page.getByLabel('Шинэ нууц үг давтах').fill('Шинэ нууц 2027');
  await page.getByRole('button', { name: 'Нууц үг солих' }).click();
  await expect(page.getByText('Нууц үг шинэчлэгдлээ')).toBeVisible();

  // This browser stays signed in with a new token; the other one is signed out, sees one message and the login page.
  await openPage(page, '/profile');
  await expect(page.getByLabel('Нэр', { exact: true })).toHaveValue('Номин Батболд');
  await elsewhere.goto('/profile?role=devices');
  await expect(elsewhere.getByText('Нэвтэрсэн байх шаардлагатай')).toHaveCount(1);
  await expect(elsewhere).toHaveURL(/\/login$/);
  await typeLogin(elsewhere, address, 'Шинэ нууц 2027');
  await expect(elsewhere).toHaveURL(/\/profile\?role=devices$/);
  await elsewhere.close();
});

test('a forgotten password is set anew by a mailed link, which holds once', async ({ page }) => {
  const address = newAddress();
  await register(page, address);
  await openPage(page, '/login');
  await page.getByRole('link', { name: 'Нууц үгээ мартсан уу?' }).click();
  await expect(page.getByRole('heading', { name: 'Нууц үг сэргээх' })).toBeVisible();
  await page.getByLabel('Имэйл', { exact: true }).fill('nomin@');
  await page.getByRole('button', { name: 'Холбоос авах' }).click();
  await expect(page.getByText('Invalid Email', { exact: true })).toBeVisible();
  await page.getByLabel('Имэйл', { exact: true }).fill(address);
  await page.getByRole('button', { name: 'Холбоос авах' }).click();
  await expect(page.getByText('Хэрэв энэ хаяг бүртгэлтэй бол', { exact: false })).toBeVisible();
  await expectAccessible(page);

  const link = await linkOf(address, 'Нууц үг сэргээх холбоос');
  await openPage(page, link);
  await page.getByLabel('Шинэ нууц үг', { exact: true }).fill('Шинэ нууц 2027');
  await page.getByLabel('Нууц үг давтах').fill('Шинэ нууц 2027');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Нууц үг солих' }).click();
  await expect(page.getByRole('heading', { name: 'Нууц үг шинэчлэгдлээ' })).toBeVisible();

  // The email has confirmed the address, too, and the customer is signed in.
  await page.getByRole('button', { name: 'Үргэлжлүүлэх' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await openPage(page, '/profile');
  await expect(page.getByLabel('Имэйл', { exact: true })).toHaveValue(address);

  await page.goto('about:blank');
  await openPage(page, link);
  await page.getByLabel('Шинэ нууц үг', { exact: true }).fill('Өөр нууц 2028');
  await page.getByLabel('Нууц үг давтах').fill('Өөр нууц 2028');
  await page.getByRole('button', { name: 'Нууц үг солих' }).click();
  await expect(page.getByRole('heading', { name: 'Холбоос хүчингүй болсон' })).toBeVisible();
});

test('who wanted a guarded page comes in by a mailed code, also after a reload, and is led on to it', {
  tag: '@phone',
}, async ({ page }) => {
  const address = newAddress();
  await page.goto('/profile?role=saved');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Нэвтэрсэн байх шаардлагатай')).toBeVisible();
  await page.getByRole('button', { name: 'Имэйлийн кодоор нэвтрэх' }).click();
  await page.getByLabel('Имэйл', { exact: true }).fill(address);
  await page.getByRole('button', { name: 'Код авах' }).click();
  await expect(page.getByText('Үйлчилгээний нөхцөлийг зөвшөөрнө үү.', { exact: true })).toBeVisible();
  await tickTerms(page);
  await page.getByRole('button', { name: 'Код авах' }).click();
  await expect(page.getByLabel('6 оронтой код')).toBeFocused();
  await expectAccessible(page);

  // A phone may unload the page while the customer reads the email.
  const code = await mailedCode(address);
  await page.reload();
  await page.getByLabel('6 оронтой код').fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Нэвтрэх', exact: true }).click();
  await expect(page.getByText('Код буруу эсвэл хугацаа нь дууссан байна.', { exact: false })).toBeVisible();
  await page.getByLabel('6 оронтой код').fill(code);
  await page.getByRole('button', { name: 'Нэвтрэх', exact: true }).click();
  await expect(page.getByText('Системд амжилттай нэвтэрлээ')).toBeVisible();
  await expect(page).toHaveURL(/\/profile\?role=saved$/);
  await expect(page.getByRole('heading', { name: 'Хадгалсан бараа', exact: true })).toBeVisible();
});

test('a login with both fields empty is a registration, a wrong one says so, and neither asks for the terms', async ({
  page,
}) => {
  await openPage(page, '/login');
  await page.getByRole('button', { name: 'Нэвтрэх', exact: true }).click();
  await expect(page).toHaveURL(/\/register$/);
  await openPage(page, '/login');
  await typeLogin(page, newAddress(), PASSWORD);
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('Амжилтгүй');
  await expect(failure).toContainText('Имэйл хаяг эсвэл нууц үг буруу байна.');
  await expectAccessible(page);
});

test('an address that is confirmed cannot be registered again', async ({ page }) => {
  const address = newAddress();
  await register(page, address);
  await confirm(page, address);
  await openPage(page, '/register');
  await page.getByLabel('Нэр', { exact: true }).fill('Өөр хүн');
  await page.getByLabel('Имэйл', { exact: true }).fill(address);
  await page.getByLabel('Утас', { exact: true }).fill('88112020');
  await page.getByLabel('Нууц үг', { exact: true }).fill('12345678');
  await page.getByLabel('Нууц үг давтах', { exact: true }).fill('12345678');
  await tickTerms(page);
  await page.getByRole('button', { name: 'Бүртгүүлэх', exact: true }).click();
  await expect(page.getByText('Энэ нууц үгийг хүмүүс хэт олон хэрэглэдэг', { exact: false })).toBeVisible();
  await page.getByLabel('Нууц үг', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Нууц үг давтах', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Бүртгүүлэх', exact: true }).click();
  await expect(page.getByText('Уучлаарай. Цахим хаяг бүртгэлтэй байна')).toBeVisible();
});

test('the login can be filled in by keys alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a keyboard comes with a wide screen');
  const address = newAddress();
  await openPage(page, '/bonus');
  const bar = page.getByRole('region', { name: 'Дэлгүүрийн мэдээлэл' });
  await bar.getByRole('link', { name: 'Нэвтрэх' }).press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('main').getByRole('link', { name: 'Бүртгүүлэх' }).press('Enter');
  await expect(page).toHaveURL(/\/register$/);
  await register(page, address);
  await confirm(page, address);
  await page.getByLabel('Имэйл', { exact: true }).focus();
  await page.keyboard.type(address);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Нууц үгийг харуулах' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Нууц үг', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByLabel('Нууц үг', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);
  // The address changes before the page, whose arrival closes menus of the previous one.
  await expect(page.getByRole('heading', { level: 1, name: /^Тохь/ })).toBeVisible();
  const greeting = page.getByRole('button', { name: 'Сайн байна уу, Номин' });
  await greeting.focus();
  await page.keyboard.press('Enter');
  const profile = page.getByRole('link', { name: 'Миний профайл' });
  await expect(profile).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(profile).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(greeting).toBeFocused();
});
