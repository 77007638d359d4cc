import type { Caller } from '../../callers/caller.ts';
import type { Db } from '../../db/database.ts';
import { writeSecurityEvent } from './audit.queries.ts';
import type { SecurityAction } from './security-actions.ts';
import { CUSTOMER } from './security-events.queries.ts';

/** Records what customers did with their own account, in the transaction that does it. */
export const noteSecurityEvent = (
  tx: Db,
  action: SecurityAction,
  customerId: number,
  from: Pick<Caller, 'requestId' | 'address'>,
  now: Date,
): Promise<void> =>
  writeSecurityEvent(
    tx,
    { action, subject: { kind: CUSTOMER, id: String(customerId) }, actor: { customerId }, from },
    now,
  );

interface RefusedAttempt {
  action: SecurityAction;
  /** The targeted account, or null: then it is recorded under its network. */
  accountId: number | null;
  /** The signed-in customer, if any. */
  customerId: number | null;
  network: string;
  requestId: string;
  occurrences: number;
}

/** A group of refused attempts, with their count. */
export async function noteRefusedAttempts(db: Db, attempt: RefusedAttempt, now: Date): Promise<void> {
  const { action, accountId, customerId, network, requestId, occurrences } = attempt;
  const subject =
    accountId === null ? { kind: 'network', id: network || 'several' } : { kind: CUSTOMER, id: String(accountId) };
  const actor = customerId === null ? null : { customerId };
  await writeSecurityEvent(db, { action, subject, actor, from: { requestId, address: network } }, now, occurrences);
}
