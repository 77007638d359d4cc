import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { Db } from '../../db/database.ts';
import { countOpenFailures, jobStates } from '../../jobs/queue-states.queries.ts';
import { findings } from '../../jobs/worker-findings.queries.ts';
import { countFailedNotices } from '../notifications/public.ts';
import { INVARIANTS_CHECKED, newestOrderAt } from '../orders/public.ts';
import { type OpenMoney, openMoney, overdueOrders, seenInTime } from '../payments/public.ts';
import { unregistered } from '../receipts/public.ts';
import { countDirty } from '../search/public.ts';
import { allHeartbeats } from './heartbeats.queries.ts';
import { presentProcesses, presentQueues, presentServices } from './status.present.ts';

export interface StatusDeps {
  db: Db;
  now: () => Date;
}

const DAY_MS = 86_400_000;
const text = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

/** What runs, what waits and which services answer, from heartbeats and tables. */
export async function showStatus({ db, now: clock }: StatusDeps): Promise<CallReply<AdminCalls['showStatus']>> {
  const now = clock();
  const yesterday = new Date(now.getTime() - DAY_MS);
  const [beats, jobs, failures, money, unanswered, seen, receipts, notices, invariants, dirty, newest] =
    await Promise.all([
      allHeartbeats(db),
      jobStates(db, yesterday),
      countOpenFailures(db),
      openMoney(db),
      overdueOrders(db, now),
      seenInTime(db, yesterday),
      unregistered(db),
      countFailedNotices(db, yesterday),
      findings(db, INVARIANTS_CHECKED),
      countDirty(db),
      newestOrderAt(db),
    ]);
  const moneyOf = (kind: OpenMoney['kind']) => {
    const open = money.find((one) => one.kind === kind);
    return { count: open?.count ?? 0, oldest_at: text(open?.oldestAt) };
  };
  const failedBy = (by: string) => notices.find(({ channel }) => channel === by)?.count ?? 0;
  const [checked] = invariants;
  const fresh = beats.flatMap(({ search_fresh_at }) => search_fresh_at ?? []).sort((one, other) => +other - +one);
  return {
    result: 'success',
    ...{ at: now.toISOString(), last_order_at: text(newest) },
    payments: { all: seen.all, in_time: seen.inTime },
    processes: presentProcesses(beats, now),
    queues: presentQueues(jobs, beats),
    services: presentServices(beats, now),
    money: {
      unanswered: { count: unanswered.length, oldest_at: text(unanswered[0]?.expires_at) },
      ...{ refunds: moneyOf('refunds'), unknown: moneyOf('unknown'), transfers: moneyOf('transfers') },
    },
    receipts: {
      waiting: { count: receipts.waiting, oldest_at: text(receipts.oldestAt) },
      failed: receipts.failed,
    },
    failed_notices: { email: failedBy('email'), sms: failedBy('sms') },
    open_failures: failures,
    invariants: checked === undefined ? null : { checked_at: checked.found_at.toISOString(), broken: checked.value },
    search: { waiting: dirty, fresh_at: text(fresh[0]) },
  };
}
