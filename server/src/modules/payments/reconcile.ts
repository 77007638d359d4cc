import { type PaymentMethod, paymentMethods } from '@tokhi/rules/payment/payment-methods';
import { JobFailure } from '../../jobs/failure-reason.ts';
import { storedMethod } from '../settings/public.ts';
import { applyPayment } from './apply-payment.ts';
import { closeInvoice } from './close-invoice.ts';
import { claimCheck, closeInvoiceRow, type InvoiceRow, invoiceById, invoicesToCheck } from './invoices.queries.ts';
import { lookAtInvoice } from './look-at-invoice.ts';
import type { NoticedMoney } from './money.queries.ts';
import type { PaymentParts } from './parts.ts';
import { isProviderError } from './provider-errors.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
/** A page that polls has asked by then. */
const NOT_ASKED_FOR_MS = 45 * SECOND_MS;
const AT_ONCE = 500;
const HANDS = 8;
/** A provider who does not answer so often is left alone until the next minute. */
const SILENCES = 3;
/** The day before and some hours, so that no minute is left out between two nights. */
const LISTED_MS = 30 * HOUR_MS;

/** After a callback. */
export async function checkInvoice(parts: PaymentParts, invoiceId: number): Promise<void> {
  const invoice = await invoiceById(parts.db, invoiceId);
  if (invoice === undefined) return;
  if ((await look(parts, invoice, 'callback')) === 'unsure') throw new JobFailure('the provider does not say');
}

/** A bill whose order was paid otherwise. */
export async function giveUpInvoice(parts: PaymentParts, invoiceId: number): Promise<void> {
  const invoice = await invoiceById(parts.db, invoiceId);
  if (invoice === undefined || invoice.status === 'paid') return;
  if ((await closeInvoice(parts, invoice)) === 'unsure') throw new JobFailure('the provider does not say');
}

/** What a provider has closed by himself is closed here, so that the customer can choose anew. */
async function look(parts: PaymentParts, invoice: InvoiceRow, noticedBy: NoticedMoney['noticedBy']) {
  const seen = await lookAtInvoice(parts, invoice, noticedBy);
  if (seen === 'closed') await closeInvoiceRow(parts.db, invoice.id, 'expired', parts.now());
  return seen;
}

/** Every minute: asks about open bills that neither a callback nor a page has asked about; how many. */
export async function reconcile(parts: PaymentParts): Promise<number> {
  const { db, now } = parts;
  const since = new Date(now().getTime() - NOT_ASKED_FOR_MS);
  const waiting = await invoicesToCheck(db, since, AT_ONCE);
  const silences = new Map<string, number>();
  const rest = waiting.values();
  let asked = 0;
  const hand = async () => {
    for (const invoice of rest) {
      const silent = silences.get(invoice.provider) ?? 0;
      if (silent >= SILENCES || !(await claimCheck(db, invoice.id, now(), since))) continue;
      asked += 1;
      const seen = await look(parts, invoice, 'reconciliation');
      silences.set(invoice.provider, seen === 'unsure' ? silent + 1 : 0);
    }
  };
  await Promise.all(Array.from({ length: HANDS }, hand));
  return asked;
}

/**
 * Every night: whatever the providers were paid is a row of ours, whoever did not tell; how much of it. One who is away keeps nobody
 * from comparing the others, and is asked again by the queue.
 */
export async function compareLists(parts: PaymentParts): Promise<number> {
  const to = parts.now();
  const away: string[] = [];
  let compared = 0;
  for (const method of paymentMethods) {
    const listed = await listOf(parts, method, to).catch((error: unknown) => {
      if (!isProviderError(error)) throw error;
      away.push(method);
    });
    for (const payment of listed ?? []) {
      await applyPayment(parts, {
        ...payment,
        provider: storedMethod(method),
        invoiceId: null,
        noticedBy: 'reconciliation',
      });
      compared += 1;
    }
  }
  if (away.length > 0) throw new JobFailure(`no list of ${away.join(', ')}`);
  return compared;
}

/** Undefined: he has none. */
const listOf = async ({ gateways }: PaymentParts, method: PaymentMethod, to: Date) =>
  gateways[method]?.listPayments?.(new Date(to.getTime() - LISTED_MS), to);
