import { isSameBrowser } from '@tokhi/contract/texts/browser-name';
import type { Caller } from '../../../callers/caller.ts';
import type { Tx } from '../../../db/database.ts';
import { hashOfBrowser } from '../secrets.ts';
import { pastBrowsers } from './sessions.queries.ts';

/**
 * Whether to notify the owner of this login: the browser has no known cookie, and no earlier one had the same name and network (record
 * 147). The first login of an account is never reported.
 */
export async function isNewDevice(
  tx: Tx,
  customerId: number,
  { address, browser, browserKey }: Pick<Caller, 'address' | 'browser' | 'browserKey'>,
): Promise<boolean> {
  const past = await pastBrowsers(tx, customerId, hashOfBrowser(browserKey), address);
  const isKnown = past.some((one) => one.isThis || (one.isNear && isSameBrowser(one.browser, browser)));
  return past.length > 0 && !isKnown;
}
