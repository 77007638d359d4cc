import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { PurchaseState } from '@tokhi/contract/admin/purchases/purchase-words';
import type { CallReply } from '@tokhi/contract/call';
import { DAY_MS } from '@tokhi/rules/delivery/calendar';
import { costTug } from '@tokhi/rules/money/price-change';
import { depositFen } from '@tokhi/rules/purchase/purchase-limit';
import type { OrderedProduct } from '../../catalogue/public.ts';
import type { LineRow } from './lines.queries.ts';
import { isDraft, isOpen, type PurchaseRow } from './purchases.queries.ts';
import type { linesOfReceipts, receiptsOfPurchase } from './receipts.queries.ts';

type Listed = CallReply<AdminCalls['listPurchases']>['purchases'][number];
type Shown = CallReply<AdminCalls['showPurchase']>['purchase'];

/** Names and dates for the presentation, and whether costs are shown. */
export interface Beside {
  suppliers: ReadonlyMap<number, string>;
  names: ReadonlyMap<number, string>;
  /** In Ulaanbaatar. */
  today: string;
  seesCosts: boolean;
}

const at = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export function stateOf(row: PurchaseRow): PurchaseState {
  if (row.cancelled_at !== null) return 'cancelled';
  if (row.closed_at !== null) return 'closed';
  if (row.sent_at === null) return 'draft';
  if (row.parts > 0) return 'receiving';
  return row.confirmed_at === null ? 'sent' : 'confirmed';
}

/** Days since it was expected; 0 if it is on time, or not under way. */
export function lateDays(row: PurchaseRow, today: string): number {
  if (!isOpen(row) || row.expected_on === null) return 0;
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(row.expected_on)) / DAY_MS));
}

export const presentPurchase = (row: PurchaseRow, { suppliers, names, today, seesCosts }: Beside): Listed => ({
  ...{ number: row.id, supplier: { id: row.supplier_id, name: suppliers.get(row.supplier_id) ?? '' } },
  ...{ state: stateOf(row), expected_on: row.expected_on, late_days: lateDays(row, today) },
  ...{ units: row.units, received: row.received, parts: row.parts, lines: row.lines },
  ...{ created_at: row.created_at.toISOString(), created_by: names.get(row.created_by) ?? null },
  ...{ sent_at: at(row.sent_at), confirmed_at: at(row.confirmed_at), ended_at: at(row.closed_at ?? row.cancelled_at) },
  ...(seesCosts && { total_fen: row.total_fen }),
});

const nameOf = (names: ReadonlyMap<number, string>, id: number | null) =>
  id === null ? null : (names.get(id) ?? null);

interface Whole extends Beside {
  lines: readonly LineRow[];
  goods: ReadonlyMap<number, OrderedProduct>;
  receipts: Awaited<ReturnType<typeof receiptsOfPurchase>>;
  came: Awaited<ReturnType<typeof linesOfReceipts>>;
  truckNames: ReadonlyMap<number, string>;
  trucks: Shown['trucks'];
  approval: Shown['approval'];
  needsSecondPerson: boolean;
  /** The current rate, for a draft. */
  yuanRate: number;
}

export function presentWhole(row: PurchaseRow, whole: Whole): Shown {
  const { lines, goods, names, seesCosts, yuanRate } = whole;
  const measured = (what: 'volume_ml' | 'weight_grams') =>
    lines.reduce((sum, line) => sum + line.units * (goods.get(line.product_id)?.[what] ?? 0), 0) / 1_000;
  const rate = row.yuan_rate_tug ?? yuanRate;
  const isEnded = row.closed_at !== null || row.cancelled_at !== null;
  return {
    ...presentPurchase(row, whole),
    ...{ version: row.version, note: row.note, deposit_percent: row.deposit_percent },
    ...(seesCosts && {
      yuan_rate: rate,
      deposit_fen: depositFen(row.total_fen, row.deposit_percent),
      total_tug: costTug(row.total_fen, rate),
    }),
    ...{ litres: measured('volume_ml'), kg: measured('weight_grams'), sent_by: nameOf(names, row.sent_by) },
    ended: isEnded ? { by: nameOf(names, row.ended_by), short_reason: row.short_reason, reason: row.end_note } : null,
    shown_lines: lines.map((line) => presentLine(line, goods.get(line.product_id), { seesCosts, isEnded })),
    receipts: whole.receipts.map((receipt) => presentReceipt(receipt, whole)),
    ...{ needs_second_person: isDraft(row) && whole.needsSecondPerson, approval: whole.approval, trucks: whole.trucks },
  };
}

function presentLine(
  line: LineRow,
  product: OrderedProduct | undefined,
  { seesCosts, isEnded }: { seesCosts: boolean; isEnded: boolean },
): Shown['shown_lines'][number] {
  return {
    ...{ code: product?.code ?? '', name: product?.name ?? '', colour: product?.colour ?? '' },
    ...{ picture: product?.picture ?? null, units: line.units, expected_on: line.expected_on },
    ...(seesCosts && { unit_fen: line.unit_cost_fen }),
    ...{ received: line.received, missing: isEnded ? 0 : Math.max(0, line.units - line.received) },
    over_reason: line.over_reason,
  };
}

function presentReceipt(
  receipt: Whole['receipts'][number],
  { came, goods, names, truckNames }: Whole,
): Shown['receipts'][number] {
  const lines = came.filter(({ receipt_id }) => receipt_id === receipt.id);
  const truck = receipt.shipment_id;
  return {
    ...{ part: receipt.part, at: receipt.received_at.toISOString(), by: nameOf(names, receipt.received_by) },
    truck: truck === null ? null : { id: truck, name: truckNames.get(truck) ?? '' },
    ...{ note: receipt.note, units: lines.reduce((sum, { units }) => sum + units, 0) },
    lines: lines.map(({ product_id, units, damaged }) => {
      const product = goods.get(product_id);
      return {
        code: product?.code ?? '',
        name: product === undefined ? '' : `${product.name}, ${product.colour}`,
        units,
        damaged,
      };
    }),
  };
}
