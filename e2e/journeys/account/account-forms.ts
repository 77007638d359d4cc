import { expect, type Page } from '@playwright/test';
import { emailTo } from '../mailbox.ts';
import { openPage } from '../open-page.ts';

export const PASSWORD = 'Цагаан сар 2026';

/** Clicks beside the text: the middle of the row is the link to the terms. */
export const tickTerms = (page: Page): Promise<void> =>
  page.getByRole('checkbox', { name: /зөвшөөрч байна/ }).check({ position: { x: 10, y: 10 } });

export async function register(page: Page, address: string): Promise<void> {
  await openPage(page, '/register');
  await page.getByLabel('Нэр', { exact: true }).fill('Номин Батболд');
  await page.getByLabel('Имэйл', { exact: true }).fill(address);
  await page.getByLabel('Утас', { exact: true }).fill('99112020');
  await page.getByLabel('Нууц үг', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Нууц үг давтах', { exact: true }).fill(PASSWORD);
  await tickTerms(page);
  await page.getByRole('button', { name: 'Бүртгүүлэх', exact: true }).click();
  await expect(page.getByText('Бүртгэгдлээ. Имейлээ шалгана уу.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
}

/** The link in an email, as a path of the shop. */
export async function linkOf(address: string, subject: string | RegExp): Promise<string> {
  const { text } = await emailTo(address, subject);
  const link = /https?:\/\/\S+#\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`no link in the letter «${subject}»`);
  const { pathname, hash } = new URL(link);
  return pathname + hash;
}

export async function confirm(page: Page, address: string): Promise<void> {
  await openPage(page, await linkOf(address, 'Имэйлээ баталгаажуулна уу'));
  await page.getByRole('button', { name: 'Хаягаа баталгаажуулах' }).click();
  await expect(page).toHaveURL(/\/login\?sms=1$/);
  await expect(page.getByText('И-мэйл хаяг амжилттай баталгаажлаа.')).toBeVisible();
}

/** On the login page; the journey checks the result. */
export async function typeLogin(page: Page, address: string, password: string): Promise<void> {
  await page.getByLabel('Имэйл', { exact: true }).fill(address);
  await page.getByLabel('Нууц үг', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Нэвтрэх', exact: true }).click();
}

export async function logIn(page: Page, address: string, password: string): Promise<void> {
  await openPage(page, '/login');
  await typeLogin(page, address, password);
  await expect(page.getByText('Системд амжилттай нэвтэрлээ')).toBeVisible();
}
