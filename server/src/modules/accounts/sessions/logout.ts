import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { Customer } from '../../../callers/caller.ts';
import type { AccountParts } from '../account-parts.ts';
import { revokeSessions } from './sessions.queries.ts';

/** Ends the session that asks (decision 46). */
export async function logout(
  { db, now }: Pick<AccountParts, 'db' | 'now'>,
  { customerId, sessionId }: Customer,
): Promise<CallReply<Calls['logout']>> {
  await revokeSessions(db, customerId, now(), { only: Buffer.from(sessionId, 'hex') });
  return { result: 'success' };
}
