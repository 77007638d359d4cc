import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { termLabels } from '@tokhi/rules/order/term-explanation';
import { receiptOf } from '@tokhi/rules/payment/receipt-lines';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { insertRows } from './insert-rows.ts';
import type { MadeOrder } from './write-orders.ts';

const [DISTRICT, GOODS_CODE, SERVICE_CODE] = ['2501', '3812100', '6511200'];
const ID_DIGITS = 33;

/** The tax receipt of every paid order: registered, voided with its order, or failed. */
export async function writeReceipts(tx: Tx, orders: readonly MadeOrder[], now: Date): Promise<void> {
  const paid = orders.filter(({ way }) => way.some(({ status }) => status === 'paid'));
  const { rows } = await sql<{ suffix: number }>`
    select nextval('receipt_suffix_sequence') as suffix from generate_series(1, ${paid.length}::int)`.execute(tx);
  await insertRows(
    tx,
    'receipts',
    paid.map((order, at) => receiptRow(order, rows[at]?.suffix ?? 0, now)),
  );
}

function receiptRow(order: MadeOrder, suffix: number, now: Date) {
  const { goods, total, story, way } = order;
  const receipt = receiptOf({
    lines: goods.map((one) => ({ ...one, chinaDeliveryTug: one.unitChinaDeliveryTug * one.quantity })),
    terms: total.amounts,
    returned: { grossTug: 0, pieces: goods.map(() => 0) },
  });
  const at = way.find(({ status }) => status === 'paid')?.at ?? now;
  const isFailed = story === 'receipt-failed';
  const isVoided = story === 'refunded';
  return {
    ...{ order_id: order.id, total_tug: receipt.totalTug, vat_tug: receipt.vatTug, city_tax_tug: 0, kind: 'b2c' },
    ...{ status: isFailed ? 'failed' : isVoided ? 'voided' : 'registered', created_at: at },
    ...{
      issued_at: isFailed ? null : at,
      voided_at: isVoided ? way.at(-1)?.at : null,
      failed_at: isFailed ? at : null,
    },
    ...{ attempts: isFailed ? 9 : 1, last_error: isFailed ? 'PosAPI: сүлжээний алдаа' : null, district_code: DISTRICT },
    ...{ bill_day: isoDate(ulaanbaatarDate(at)), bill_suffix: suffix },
    bill_id: isFailed ? null : String(suffix).padStart(ID_DIGITS, '0'),
    lines: receipt.lines.map(({ of, ...amounts }) => ({
      ...(typeof of === 'number'
        ? { name: goods[of]?.name, barCode: goods[of]?.code, classificationCode: GOODS_CODE }
        : { name: termLabels[of], barCode: 'FEE', classificationCode: SERVICE_CODE }),
      ...{ barCodeType: 'UNDEFINED', measureUnit: 'ш', ...amounts },
    })),
  };
}
