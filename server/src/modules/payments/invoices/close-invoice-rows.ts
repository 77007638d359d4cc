import { refuse } from '@tokhi/contract/texts/refusals';
import type { InvoicesPort } from '../../orders/public.ts';
import { receivedInParts } from '../received/money.queries.ts';
import { returnParts } from '../received/return-money.ts';
import { closeInvoiceRow, openInvoiceOf } from './invoices.queries.ts';

/** An order that is partly paid cannot be changed; if it ends, the parts are sent back. */
export const refusePartlyPaid: InvoicesPort['mayCloseRows'] = async (tx, orderId, how) => {
  if (how === 'changed' && (await receivedInParts(tx, orderId)) > 0) throw refuse('partly_paid');
};

/**
 * The order is changed or ends in this transaction, after its invoices were closed. If one was opened since, the change is refused, and a
 * repeated request closes that one too. Partial payments stay with the order or are sent back.
 */
export const closeInvoiceRows: InvoicesPort['closeRows'] = async (tx, orderId, how, now) => {
  const open = await openInvoiceOf(tx, orderId);
  if (open !== undefined && !open.by_hand) throw refuse('payment_checking');
  await refusePartlyPaid(tx, orderId, how);
  if (open !== undefined) await closeInvoiceRow(tx, open.id, 'cancelled', now);
  if (how === 'ended') await returnParts(tx, orderId, 'wrong_amount', now);
};
