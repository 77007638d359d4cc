import { isSameBrowser } from '@tokhi/contract/texts/browser-name';
import { countedNetwork } from '@tokhi/rules/network/counted-network';
import type { Tx } from '../../../db/database.ts';
import { pastLogins } from './staff-sessions.queries.ts';

/** Whether no earlier login came from this kind of browser in this network. The first login of a member is never reported. */
export async function isNewDevice(
  tx: Tx,
  staffId: number,
  { address, browser }: { address: string; browser: string },
): Promise<boolean> {
  const past = await pastLogins(tx, staffId);
  const isKnown = (one: (typeof past)[number]) =>
    countedNetwork(one.address ?? '') === countedNetwork(address) && isSameBrowser(one.browser ?? '', browser);
  return past.length > 0 && !past.some(isKnown);
}
