import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import type { Staff } from '../../../callers/caller.ts';
import { namesOfSuppliers, seesCosts } from '../../catalogue/public.ts';
import type { PurchaseDeps } from '../purchases-deps.ts';
import { presentPurchase } from './purchase.present.ts';
import { listedRows, PURCHASES_SHOWN } from './purchases.queries.ts';

/** A page of purchases. */
export async function listPurchases(
  { db, now, namesOfStaff }: PurchaseDeps,
  { list, supplier, after }: CallBody<AdminCalls['listPurchases']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['listPurchases']>> {
  const rows = await listedRows[list](db, supplier, after);
  const isPaged = list !== 'open';
  const shown = isPaged ? rows.slice(0, PURCHASES_SHOWN) : rows;
  const beside = {
    suppliers: await namesOfSuppliers(
      db,
      shown.map(({ supplier_id }) => supplier_id),
    ),
    names: await namesOfStaff(
      db,
      shown.map(({ created_by }) => created_by),
    ),
    ...{ today: isoDate(ulaanbaatarDate(now())), seesCosts: seesCosts(caller) },
  };
  return {
    result: 'success',
    purchases: shown.map((row) => presentPurchase(row, beside)),
    next: isPaged && rows.length > PURCHASES_SHOWN ? (shown.at(-1)?.id ?? null) : null,
  };
}
