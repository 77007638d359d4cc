import type { Lender } from '@tokhi/rules/payment/payment-methods';
import type { WorkingCalendar } from '@tokhi/rules/payment/working-hours';
import type { Tx } from '../../../db/database.ts';
import type { LockedOrder, OrderToPrice } from '../../orders/public.ts';
import { type CheckoutSettings, calendarWith, parseCheckout, presentLender } from '../../settings/public.ts';
import { type InvoiceRow, invoiceFromJson } from '../invoices/invoices.queries.ts';
import { choiceFacts } from './choice-facts.queries.ts';

/** The facts at the moment of a choice; the order is locked, so that its own facts do not change. */
export interface ChoiceFacts {
  order: OrderToPrice;
  open: InvoiceRow | undefined;
  /** Points of the customer, without those that the order reserves. */
  balance: number;
  reserved: number;
  /** Partial payments by transfer. */
  received: number;
  lenders: Lender[];
  hoursToPay: CheckoutSettings['hoursToPay'];
  calendar: WorkingCalendar;
}

export async function readChoiceFacts(tx: Tx, locked: LockedOrder): Promise<ChoiceFacts> {
  const { order, open, balance, reserved, received, lenders, holidays } = await choiceFacts(tx, locked);
  if (order === null) throw new Error(`order ${locked.id} is locked and not there`);
  return {
    ...{ order, balance, reserved, received },
    open: open === null ? undefined : invoiceFromJson(open),
    lenders: lenders.map(presentLender),
    hoursToPay: parseCheckout(order.settings).hoursToPay,
    calendar: calendarWith(holidays),
  };
}
