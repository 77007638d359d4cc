import { maskedAddress } from '@tokhi/rules/network/masked-address';
import type { Db } from '../../db/database.ts';
import { isSecurityAction, REFUSED_ACTIONS, SECURITY_ACTIONS } from './security-actions.ts';
import { recentEvents } from './security-events.queries.ts';

/** As many as a person reads. Separate limits, so that a flood of refused attempts cannot hide a sign-in. */
const MOST = { done: 15, refused: 5 };

/** Recent events of the customer's account, in words and with the address masked: a stranger's is not shown in full. */
export async function listRecentEvents(db: Db, customerId: number) {
  const rows = await recentEvents(db, customerId, REFUSED_ACTIONS, MOST);
  return rows.map(({ id, action, created_at, last_at, occurrences, address }) => ({
    id,
    words: isSecurityAction(action) ? SECURITY_ACTIONS[action] : action,
    count: occurrences,
    address: maskedAddress(address ?? ''),
    at: (last_at ?? created_at).toISOString(),
  }));
}
