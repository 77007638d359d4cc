import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';

const PASSWORD_OF_STAFF = 'long enough for a whole shop';

/** From the invitation page to the first screen: password, login, TOTP. Returns the secret of the authenticator application. */
export async function enterInvited(page: Page, email: string): Promise<string> {
  await page.getByLabel('Шинэ нууц үг').fill(PASSWORD_OF_STAFF);
  await page.keyboard.press('Enter');
  await enterPassword(page, email);
  await expect(page.getByRole('heading', { name: 'Хоёр дахь хүчин зүйл' })).toBeVisible();
  const secret = (await page.locator('.totp__secret').textContent())?.replaceAll(' ', '') ?? '';
  await page.getByLabel('6 оронтой код').fill(new TOTP({ secret }).generate());
  await expect(page.locator('.rail')).toBeVisible();
  return secret;
}

export async function enterPassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Ажлын и-мэйл').fill(email);
  await page.getByLabel('Нууц үг', { exact: true }).fill(PASSWORD_OF_STAFF);
  await page.keyboard.press('Enter');
}
