import type { Bills } from '../orders/public.ts';
import { settleOrder } from './close-invoice.ts';
import { offeredMethods } from './offered-methods.ts';
import type { PaymentParts } from './parts.ts';
import { shownBill } from './payments.present.ts';
import { orderOfInvoice } from './payments.queries.ts';
import { refusePartlyPaid, releaseBills } from './release-bills.ts';

/** What orders have to know of their bills. */
export const billsOfOrders = (parts: PaymentParts): Bills => ({
  orderOf: orderOfInvoice,
  shownOf: shownBill,
  methods: (db) => offeredMethods(db, parts.gateways),
  settle: (orderId) => settleOrder(parts, orderId),
  mayRelease: refusePartlyPaid,
  release: releaseBills,
});
