import type { Db } from '../../db/database.ts';
import type { CallTable } from '../../http/calls/call-table.ts';
import { showShipping } from './show-shipping.ts';
import { type ChangeCode, useCoupon } from './use-coupon.ts';

export function bindCheckout(table: CallTable, parts: { db: Db; now: () => Date; changeCode: ChangeCode }): void {
  table.bind('useCoupon', (body, { customerId }) => useCoupon(parts, body, customerId));
  table.bind('cartShipping', (body, { customerId }) => showShipping(parts, body, customerId));
}
