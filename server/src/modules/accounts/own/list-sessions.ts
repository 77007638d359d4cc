import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { Customer } from '../../../callers/caller.ts';
import { listRecentEvents } from '../../audit/public.ts';
import type { AccountDeps } from '../account-deps.ts';
import { daysBefore } from '../sessions/session-lives.ts';
import { openSessionsOf } from './own-sessions.queries.ts';

/** The browsers in which the customer is signed in, and recent events of the account. */
export async function listSessions(
  { db, sessionLives }: Pick<AccountDeps, 'db' | 'sessionLives'>,
  caller: Customer,
  now: Date,
): Promise<CallReply<Calls['mySessions']>> {
  const [rows, events] = await Promise.all([
    openSessionsOf(db, caller.customerId, now, daysBefore(now, sessionLives.unusedDays)),
    listRecentEvents(db, caller.customerId),
  ]);
  return {
    result: 'success',
    events,
    sessions: rows.map(({ token_hash, ip, user_agent, created_at, last_seen_at }) => {
      const id = token_hash.toString('hex');
      return {
        id,
        current: id === caller.sessionId,
        browser: user_agent ?? '',
        address: ip ?? '',
        created_at: created_at.toISOString(),
        last_seen_at: last_seen_at.toISOString(),
      };
    }),
  };
}
