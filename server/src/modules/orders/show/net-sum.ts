import { netSumOf as netSum } from '@tokhi/rules/payment/sum-to-pay';
import type { WholeRow } from './shown-orders.queries.ts';

/** The base of the lending fee (rules/order-total). */
export const netSumOf = (row: WholeRow): number =>
  netSum({
    totalTug: row.total_tug,
    vatTug: row.vat_tug,
    lendingFeeTug: row.lending_fee_tug,
    usedBonusTug: row.used_bonus_tug,
  });
