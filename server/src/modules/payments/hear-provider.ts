import { paymentMethods } from '@tokhi/rules/payment/payment-methods';
import { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { hashOf } from '../accounts/public.ts';
import { storedMethod } from '../settings/public.ts';
import { checkInvoiceJob } from './check-invoice.jobs.ts';
import { type InvoiceRow, invoiceByReference, invoiceByToken, keepLateId } from './invoices.queries.ts';
import type { PaymentParts } from './parts.ts';

interface Told {
  provider: string;
  query: Readonly<Record<string, unknown>>;
  body: Buffer;
}

/** Committed before the provider hears SUCCESS: he does not tell again what he believes to be heard. False: of no bill of ours. */
export async function hearProvider(parts: Pick<PaymentParts, 'db' | 'gateways'>, told: Told): Promise<boolean> {
  const invoice = await namedInvoice(parts, told);
  if (invoice === undefined) return false;
  await inTransaction(parts.db, (tx) =>
    enqueue(tx, checkInvoiceJob, { invoiceId: invoice.id }, `${checkInvoiceJob.name}:${invoice.id}`),
  );
  return true;
}

const Token = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/**
 * The bill by the token of its address; then its number at the provider is believed, where the answer that told it was lost. Some
 * call one address for all bills and name the bill by our number of it: no secret, and all that follows is that we ask.
 */
async function namedInvoice(
  { db, gateways }: Pick<PaymentParts, 'db' | 'gateways'>,
  { provider, query, body }: Told,
): Promise<InvoiceRow | undefined> {
  const method = paymentMethods.find((one) => one === provider);
  if (method === undefined) return undefined;
  const heard = gateways[method]?.readCallback?.({ query, body: readJson(body) });
  const token = Token.safeParse(query['token']);
  if (!token.success) {
    return heard?.reference == null ? undefined : invoiceByReference(db, storedMethod(method), heard.reference);
  }
  const invoice = await invoiceByToken(db, storedMethod(method), hashOf(token.data));
  if (invoice?.provider_invoice_id === null && heard?.providerInvoiceId != null) {
    await keepLateId(db, invoice, heard.providerInvoiceId);
  }
  return invoice;
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    // Not JSON, so it names nothing: answered as an unknown bill.
    return null;
  }
}
