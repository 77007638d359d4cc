import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { Customer } from '../../../callers/caller.ts';
import type { AccountDeps } from '../account-deps.ts';
import { revokeSessions } from './sessions.queries.ts';

/** Ends the caller's session (decision 40). */
export async function logout(
  { db, now }: Pick<AccountDeps, 'db' | 'now'>,
  { customerId, sessionId }: Customer,
): Promise<CallReply<Calls['logout']>> {
  await revokeSessions(db, customerId, now(), { only: Buffer.from(sessionId, 'hex') });
  return { result: 'success' };
}
