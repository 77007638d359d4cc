import type { Page } from '@playwright/test';
import type { StaffRole } from '@tokhi/contract/admin/permissions';
import { adminOrigin } from '../../processes-of-journeys.ts';
import { prepare } from '../setup-process.ts';

/** The page is that of a new staff member with these roles from here on; both factors have been shown. */
export async function workAs(page: Page, roles: readonly StaffRole[], name = 'Ануужин'): Promise<void> {
  const value = await prepare('member', roles.join(','), name);
  // A cookie of `__Host-` is set for HTTPS alone; to localhost the browser sends it over HTTP, too.
  const cookie = {
    name: '__Host-admin',
    value,
    url: adminOrigin.replace('http:', 'https:'),
    httpOnly: true,
    secure: true,
  };
  await page.context().addCookies([{ ...cookie, sameSite: 'Strict' }]);
}

/** Opens a screen; it is there when its heading is: until then the page is empty. */
export async function openAdmin(page: Page, path: string): Promise<void> {
  await page.goto(`${adminOrigin}${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}
