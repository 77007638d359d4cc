import { paymentLink } from '@tokhi/contract/fields/order-fields';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { drawQr } from '../../draw-qr.ts';
import type { ShownInvoice } from '../orders/public.ts';
import { type InvoiceRow, newestInvoiceOf } from './invoices/invoices.queries.ts';

/** Links as providers return them; the pictures are the page's own (spec §3 requires the field). */
const Links = z.array(paymentLink.extend({ logo: z.string().default('') }));

export const linksOf = ({ deeplinks }: Pick<InvoiceRow, 'deeplinks'>) => Links.parse(deeplinks);

/** What the order page shows of the newest invoice; payment data only while it is open. */
export async function shownInvoice(db: Db, orderId: number): Promise<ShownInvoice> {
  const invoice = await newestInvoiceOf(db, orderId);
  if (invoice === undefined) return { invoiceId: null, QRCode: null, qpay_deeplink: null };
  const isOpen = invoice.status === 'open';
  return {
    invoiceId: invoice.reference,
    QRCode: isOpen && invoice.qr_text !== null ? await drawQr(invoice.qr_text) : null,
    qpay_deeplink: isOpen ? linksOf(invoice) : null,
  };
}
