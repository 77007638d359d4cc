import type { ShownCustomer } from '@tokhi/contract/admin/customer-fields';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import type { Db } from '../../../db/database.ts';
import { devicesOf, lastAddressOf, notesAbout, shownCustomer } from '../../accounts/public.ts';
import { approvalsAbout } from '../../approvals/public.ts';
import { staffEventsOf } from '../../audit/public.ts';
import { balancesOf, staffLedger } from '../../bonus/public.ts';
import { noticesOfCustomer } from '../../notifications/public.ts';
import { boughtBy, countInWork, newestOrdersOf, numberOfOrder } from '../../orders/public.ts';
import { districts as districtsOf } from '../../settings/public.ts';
import { subjectOfCorrection } from './correction.ts';
import { presentListed } from './customer.present.ts';
import type { CustomerDeps } from './customer-deps.ts';
import { type PageFacts, presentPage } from './customer-page.present.ts';
import { pointsAlone } from './points-alone.ts';

const MOST = 20;

/**
 * Everything on the page of one customer. One query after the other: a rare request must not take all connections. Districts use the same
 * connection, because changing calls return the page from inside their transaction.
 */
export async function showCustomer(
  deps: CustomerDeps,
  id: number,
  caller: Pick<Staff, 'staffId'>,
): Promise<{ result: 'success'; customer: ShownCustomer }> {
  const { db, now } = deps;
  const row = await shownCustomer(db, id);
  if (row === undefined) throw refuse('customer_not_found');
  const districts = (await districtsOf(db)).map(({ id: number, district }) => ({ id: number, name: district }));
  const [bought, balances] = [await boughtBy(db, [id]), await balancesOf(db, [id])];
  const listed = presentListed(row, { bought: bought.get(id), bonus: balances.get(id) ?? 0, districts });
  const facts = await factsOf(db, id, now());
  const names = await deps.namesOfStaff(db, staffIn(facts, row.blocked_by));
  const customer = presentPage(row, listed, facts, { names, districts, staffId: caller.staffId });
  return { result: 'success', customer };
}

async function factsOf(db: Db, id: number, now: Date): Promise<PageFacts> {
  return {
    address: await lastAddressOf(db, id),
    orders: await newestOrdersOf(db, id, MOST),
    inWork: await countInWork(db, id),
    ledger: await staffLedger(db, id, numberOfOrder, MOST),
    approvals: await approvalsAbout(db, 'bonus', [subjectOfCorrection(id)], now),
    notices: await noticesOfCustomer(db, id, MOST),
    devices: await devicesOf(db, id, now, MOST),
    notes: await notesAbout(db, id, MOST),
    events: await staffEventsOf(db, { kind: 'customer', id: String(id) }, MOST),
    secondPersonAbove: await pointsAlone(db, id, now),
  };
}

const staffIn = ({ ledger, approvals, notes, events }: PageFacts, blockedBy: number | null): number[] => [
  ...ledger.flatMap(({ staff_id }) => staff_id ?? []),
  ...approvals.map(({ requested_by }) => requested_by),
  ...notes.map(({ staff_id }) => staff_id),
  ...events.flatMap(({ staff_id }) => staff_id ?? []),
  ...(blockedBy === null ? [] : [blockedBy]),
];
