import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { needsSecondSender } from '@tokhi/rules/purchase/purchase-limit';
import type { Staff } from '../../../callers/caller.ts';
import type { Db } from '../../../db/database.ts';
import { approvalsAbout } from '../../approvals/public.ts';
import { namesOfSuppliers, orderedGoods, seesCosts } from '../../catalogue/public.ts';
import { namesOfTrucks, openTrucks } from '../../delivery/public.ts';
import { pricingSettings, purchaseSettings } from '../../settings/public.ts';
import type { PurchaseDeps } from '../purchases-deps.ts';
import { linesOfPurchase } from './lines.queries.ts';
import { presentWhole } from './purchase.present.ts';
import { isDraft, isOpen, type PurchaseRow, requirePurchase } from './purchases.queries.ts';
import { linesOfReceipts, receiptsOfPurchase } from './receipts.queries.ts';

/** The subject of a purchase's approval. */
export const subjectOfPurchase = (id: number): string => `purchase ${id}`;

type Reply = CallReply<AdminCalls['showPurchase']>;

/** A purchase with its lines and parts. */
export async function showPurchase(
  { db, now, namesOfStaff }: PurchaseDeps,
  number: number,
  caller: Staff,
): Promise<Reply> {
  const row = await requirePurchase(db, number);
  const lines = await linesOfPurchase(db, row.id);
  const receipts = await receiptsOfPurchase(db, row.id);
  const approval = isDraft(row) ? await openApproval(db, row, now()) : undefined;
  const ids = (all: readonly (number | null | undefined)[]) => all.flatMap((id) => id ?? []);
  const { secondPersonAboveYuan } = await purchaseSettings(db);
  const names = await namesOfStaff(
    db,
    ids([row.created_by, row.sent_by, row.ended_by, approval?.requested_by, ...receipts.map((one) => one.received_by)]),
  );
  const whole = {
    ...{ lines, receipts, names, seesCosts: seesCosts(caller), today: isoDate(ulaanbaatarDate(now())) },
    suppliers: await namesOfSuppliers(db, [row.supplier_id]),
    goods: await orderedGoods(
      db,
      lines.map(({ product_id }) => product_id),
    ),
    came: await linesOfReceipts(
      db,
      receipts.map(({ id }) => id),
    ),
    truckNames: await namesOfTrucks(db, ids(receipts.map(({ shipment_id }) => shipment_id))),
    trucks: isOpen(row) ? (await openTrucks(db)).map(presentTruck) : [],
    approval: approval === undefined ? null : presentApproval(approval, caller, names),
    needsSecondPerson: needsSecondSender(row.total_fen, secondPersonAboveYuan),
    yuanRate: (await pricingSettings(db)).yuanRateTug,
  };
  return { result: 'success', purchase: presentWhole(row, whole) };
}

async function openApproval(db: Db, row: PurchaseRow, now: Date) {
  const [approval] = await approvalsAbout(db, 'purchase', [subjectOfPurchase(row.id)], now);
  return approval?.state === 'requested' ? approval : undefined;
}

type Approval = NonNullable<Awaited<ReturnType<typeof openApproval>>>;

const presentApproval = (
  { id, version, reason, requested_by, requested_at, expires_at }: Approval,
  { staffId }: Staff,
  names: ReadonlyMap<number, string>,
): NonNullable<Reply['purchase']['approval']> => ({
  ...{ id, version, reason, is_own: requested_by === staffId, requested_by: names.get(requested_by) ?? null },
  ...{ requested_at: requested_at.toISOString(), expires_at: expires_at.toISOString() },
});

const presentTruck = ({ id, name, departs_at, arrives_at }: Awaited<ReturnType<typeof openTrucks>>[number]) => ({
  ...{ id, name },
  ...{ departs_at: departs_at?.toISOString() ?? null, arrives_at: arrives_at?.toISOString() ?? null },
});
