import type { WholeRow } from './shown-orders.queries.ts';

/** The base of the lending fee (rules/order-total). */
export const netSumOf = (row: WholeRow): number =>
  row.total_tug - row.vat_tug - row.lending_fee_tug + row.used_bonus_tug;
