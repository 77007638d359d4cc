import { expect, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { emailTo, newAddress } from '../mailbox.ts';
import { prepare } from '../setup-process.ts';
import { watchConsole } from '../watch-console.ts';
import { enterInvited, enterPassword } from './enter-invited.ts';
import { openAdmin, workAs } from './staff.ts';

test('the owner invites somebody, who works and is out at once when removed', async ({ page, browser }) => {
  const email = newAddress();
  const name = `Номин ${email.slice(0, 6)}`;
  await workAs(page, ['owner'], 'Болор');
  const console = watchConsole(page);
  await openAdmin(page, '/team');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Хүн урих' }).click();
  await page.getByLabel('Нэр', { exact: true }).fill(name);
  await page.getByLabel('Ажлын и-мэйл').fill(email);
  await page.getByLabel('Захиалга').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Урилга илгээх' }).click();
  await expect(page.getByText(`${email} хаягт урилга илгээлээ`)).toBeVisible();

  const [link = ''] = (await emailTo(email, /урьж байна/)).text.match(/http\S+\/invitation#[\w-]{43}/) ?? [];
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(link);
  await enterInvited(theirs, email);
  await expect(theirs.getByRole('heading', { name: 'Өнөөдөр', level: 1 })).toBeVisible();

  await page.reload();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('одоо');
  await row.getByRole('button', { name: `${name}: гаргах` }).click();
  await page.getByRole('button', { name: 'Гаргах', exact: true }).last().click();
  await expect(row).toContainText('Гарсан, хаагдсан');
  console.expectSilence();

  await theirs.getByRole('link', { name: 'Захиалга' }).first().click();
  await expect(theirs.getByRole('heading', { name: 'Удирдлагад нэвтрэх' })).toBeVisible();
  await enterPassword(theirs, email);
  await expect(theirs.getByRole('alert')).toBeVisible();
  await context.close();
});

test('a member adds a passkey, logs in with it, and shows it again for recovery codes', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  const invited: { email: string; token: string } = JSON.parse(await prepare('invite', 'support'));
  await openAdmin(page, `/invitation#${invited.token}`);
  await enterInvited(page, invited.email);

  await page.getByTitle('Миний аюулгүй байдал').click();
  await expect(page.getByRole('heading', { name: 'Миний аюулгүй байдал', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Түлхүүр нэмэх' }).click();
  await expect(page.getByRole('button', { name: /түлхүүрийг хасах/ })).toBeVisible();

  await page.getByRole('button', { name: 'Гарах' }).click();
  await enterPassword(page, invited.email);
  await page.getByRole('button', { name: 'Түлхүүрээр баталгаажуулах' }).click();
  await expect(page.getByRole('heading', { name: 'Өнөөдөр', level: 1 })).toBeVisible();

  await prepare('age-factor', invited.email);
  await page.getByTitle('Миний аюулгүй байдал').click();
  await page.getByRole('button', { name: 'Код үүсгэх' }).click();
  await expect(page.getByRole('heading', { name: 'Дахин баталгаажуулна уу' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Түлхүүрээр баталгаажуулах' }).click();
  await expect(page.locator('.security__codes').getByRole('listitem')).toHaveCount(10);
});
