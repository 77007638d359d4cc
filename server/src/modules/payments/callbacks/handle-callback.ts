import { paymentMethods } from '@tokhi/rules/payment/payment-methods';
import { z } from 'zod';
import { inTransaction } from '../../../db/in-transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { hashOf } from '../../accounts/public.ts';
import { storedMethod } from '../../settings/public.ts';
import { type InvoiceRow, invoiceByReference, invoiceByToken, keepLateId } from '../invoices/invoices.queries.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { checkInvoiceJob } from '../reconciliation/check-invoice.jobs.ts';

interface ReceivedCallback {
  provider: string;
  query: Readonly<Record<string, unknown>>;
  body: Buffer;
}

/** Committed before the provider gets SUCCESS, because it does not repeat a successful callback. False: not an invoice of ours. */
export async function handleCallback(
  deps: Pick<PaymentDeps, 'db' | 'gateways'>,
  callback: ReceivedCallback,
): Promise<boolean> {
  const invoice = await namedInvoice(deps, callback);
  if (invoice === undefined) return false;
  await inTransaction(deps.db, (tx) =>
    enqueue(tx, checkInvoiceJob, { invoiceId: invoice.id }, `${checkInvoiceJob.name}:${invoice.id}`),
  );
  return true;
}

/** Names of invoices, ours and theirs. Anybody may send them: PostgreSQL would fail on a text with a NUL. */
const Name = z.string().regex(/^[\x21-\x7e]{1,128}$/);
const nameIn = (said: unknown): string | undefined => Name.safeParse(said).data;

const Token = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/**
 * Finds the invoice by the token in the address; then the provider's own number is accepted if the answer with it was lost. Some providers
 * call one address for all invoices and name our reference: it is no secret, but a callback only makes us ask.
 */
async function namedInvoice(
  { db, gateways }: Pick<PaymentDeps, 'db' | 'gateways'>,
  { provider, query, body }: ReceivedCallback,
): Promise<InvoiceRow | undefined> {
  const method = paymentMethods.find((one) => one === provider);
  if (method === undefined) return undefined;
  const heard = gateways[method]?.readCallback?.({ query, body: readJson(body) });
  const token = Token.safeParse(query['token']);
  if (!token.success) {
    const reference = nameIn(heard?.reference);
    return reference === undefined ? undefined : invoiceByReference(db, storedMethod(method), reference);
  }
  const invoice = await invoiceByToken(db, storedMethod(method), hashOf(token.data));
  const providerInvoiceId = nameIn(heard?.providerInvoiceId);
  if (invoice?.provider_invoice_id === null && providerInvoiceId !== undefined) {
    await keepLateId(db, invoice, providerInvoiceId);
  }
  return invoice;
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    // Not JSON, so it names no invoice: answered like an unknown one.
    return null;
  }
}
