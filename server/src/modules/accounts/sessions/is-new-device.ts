import { isSameBrowser } from '@tokhi/contract/texts/browser-name';
import type { Caller } from '../../../callers/caller.ts';
import type { Tx } from '../../../db/database.ts';
import { hashOfBrowser } from '../secrets.ts';
import { pastBrowsers } from './sessions.queries.ts';

/**
 * Whether the owner is to be told of this login: it comes from neither a browser with a known cookie nor one of the same name and
 * network as before (record 147). The first login of an account is no news.
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
