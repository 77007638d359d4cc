import type { Page } from '@playwright/test';
import type { StaffRole } from '@tokhi/contract/admin/permissions';
import { adminOrigin } from '../../processes-of-journeys.ts';
import { prepare } from '../setup-process.ts';

/** Signs the page in as a new staff member with these roles, with both factors confirmed. */
export async function workAs(page: Page, roles: readonly StaffRole[], name = 'Ануужин'): Promise<void> {
  const value = await prepare('member', roles.join(','), name);
  // A `__Host-` cookie can be set for HTTPS only; to localhost the browser sends it over HTTP, too.
  const cookie = {
    name: '__Host-admin',
    value,
    url: adminOrigin.replace('http:', 'https:'),
    httpOnly: true,
    secure: true,
  };
  await page.context().addCookies([{ ...cookie, sameSite: 'Strict' }]);
}

/** Opens a screen and waits for its heading: before it the page is empty. */
export async function openAdmin(page: Page, path: string): Promise<void> {
  await page.goto(`${adminOrigin}${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}
