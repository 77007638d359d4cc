import type { Caller } from '../../callers/caller.ts';
import type { Db } from '../../db/database.ts';
import { writeSecurityEvent } from './audit.queries.ts';
import type { SecurityAction } from './security-actions.ts';
import { CUSTOMER } from './security-events.queries.ts';

/** Writes down what a customer did with the own account, in the transaction that does it. */
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
  /** The account that it was about, or null: then it is kept under the network that it came from. */
  accountId: number | null;
  /** Whoever was signed in. */
  customerId: number | null;
  network: string;
  requestId: string;
  occurrences: number;
}

/** Attempts that were refused, so many of them together. */
export async function noteRefusedAttempts(db: Db, attempt: RefusedAttempt, now: Date): Promise<void> {
  const { action, accountId, customerId, network, requestId, occurrences } = attempt;
  const subject =
    accountId === null ? { kind: 'network', id: network || 'several' } : { kind: CUSTOMER, id: String(accountId) };
  const actor = customerId === null ? null : { customerId };
  await writeSecurityEvent(db, { action, subject, actor, from: { requestId, address: network } }, now, occurrences);
}
