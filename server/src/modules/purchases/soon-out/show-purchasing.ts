import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import type { Staff } from '../../../callers/caller.ts';
import { costsOfProducts, namesOfSuppliers, seesCosts } from '../../catalogue/public.ts';
import { speedsCountedOn } from '../../reports/public.ts';
import { versionedPricing } from '../../settings/public.ts';
import { incomingInAll } from '../incoming.queries.ts';
import { lateDays } from '../purchase/purchase.present.ts';
import { countDrafts, listedRows } from '../purchase/purchases.queries.ts';
import type { PurchaseDeps } from '../purchases-deps.ts';
import { findSoonOut, type ProposedProduct, withProposals } from './find-soon-out.ts';

type Reply = CallReply<AdminCalls['showPurchasing']>;

/** The page's header: what will soon be sold out, what is under way and what is late. */
export async function showPurchasing({ db, now }: PurchaseDeps, caller: Staff): Promise<Reply> {
  const isSeen = seesCosts(caller);
  const { terms, products } = await findSoonOut(db);
  const open = await listedRows.open(db, undefined);
  const coming = await incomingInAll(db);
  const bySupplier = [...Map.groupBy(products, ({ supplierId }) => supplierId)];
  const names = await namesOfSuppliers(
    db,
    bySupplier.flatMap(([id]) => id ?? []),
  );
  const { value: pricing, updatedAt } = await versionedPricing(db);
  return {
    result: 'success',
    ...(isSeen && { yuan_rate: { tug: pricing.yuanRateTug, set_at: updatedAt.toISOString() } }),
    ...{ coming_days: terms.comingDays, reserve_days: terms.reserveDays, counted_on: await speedsCountedOn(db) },
    soon_out: products.length,
    ...(isSeen && { proposal_fen: await proposalFen(db, await withProposals(db, products, terms)) }),
    drafts: await countDrafts(db),
    open: {
      purchases: open.length,
      ...(isSeen && { total_fen: open.reduce((sum, { total_fen }) => sum + total_fen, 0) }),
    },
    coming: { units: coming.reduce((sum, { units }) => sum + units, 0), next: nextOf(coming) },
    late: lateOf(open.map((row) => ({ purchase: row.id, days: lateDays(row, isoDate(ulaanbaatarDate(now()))) }))),
    suppliers: bySupplier.map(([id, its]) => ({
      supplier: id === null ? null : { id, name: names.get(id) ?? '' },
      products: its.length,
    })),
    ...(isSeen && { second_person_above_fen: Math.round(terms.secondPersonAboveYuan * 100) }),
  };
}

async function proposalFen(db: PurchaseDeps['db'], products: readonly ProposedProduct[]) {
  const costs = await costsOfProducts(
    db,
    products.map(({ id }) => id),
  );
  return products.reduce((sum, { id, proposal }) => sum + (costs.get(id) ?? 0) * proposal.units, 0);
}

function nextOf([first]: Awaited<ReturnType<typeof incomingInAll>>): Reply['coming']['next'] {
  return first === undefined ? null : { expected_on: first.expected_on, purchase: first.purchase };
}

/** The purchase with the longest delay; of equal ones the oldest. */
function lateOf(open: readonly { purchase: number; days: number }[]): Reply['late'] {
  const late = open.filter(({ days }) => days > 0);
  const longest = late.reduce<(typeof late)[number] | null>(
    (worst, one) => (worst === null || one.days > worst.days ? one : worst),
    null,
  );
  return { purchases: late.length, longest };
}
