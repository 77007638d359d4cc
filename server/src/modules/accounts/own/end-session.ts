import type { Customer } from '../../../callers/caller.ts';
import type { Db } from '../../../db/database.ts';
import { revokeSessions } from '../sessions/sessions.queries.ts';

/** Ends one of the customer's sessions. A session of another customer gets the same answer as an unknown one. */
export async function endSession(
  db: Db,
  { customerId }: Customer,
  id: string,
  now: Date,
): Promise<{ result: 'success' }> {
  await revokeSessions(db, customerId, now, { only: Buffer.from(id, 'hex') });
  return { result: 'success' };
}
