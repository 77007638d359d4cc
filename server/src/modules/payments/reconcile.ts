import { type PaymentMethod, paymentMethods } from '@tokhi/rules/payment/payment-methods';
import { JobFailure } from '../../jobs/failure-reason.ts';
import { storedMethod } from '../settings/public.ts';
import { applyPayment } from './apply-payment.ts';
import { closeInvoice } from './close-invoice.ts';
import { claimCheck, givenUpToCheck, type InvoiceRow, invoiceById, invoicesToCheck } from './invoices.queries.ts';
import { lookAndFollow } from './look-at-invoice.ts';
import type { PaymentParts } from './parts.ts';
import { isProviderError } from './provider-errors.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 3_600_000;
/** A page that polls has asked by then. */
const NOT_ASKED_FOR_MS = 45 * SECOND_MS;
/** Few pay a bill that they gave up, and nobody waits for them at the screen. */
const GIVEN_UP_NOT_ASKED_FOR_MS = 10 * MINUTE_MS;
/** So much of a minute; a job that lasted longer would meet the next one. */
const TURN_MS = 50 * SECOND_MS;
const AT_ONCE = 500;
/** Of each provider. */
const HANDS = 8;
/** A provider who does not answer so often is left alone until the next minute. */
const SILENCES = 3;
/** The day before and some hours, so that no minute is left out between two nights. */
const LISTED_MS = 30 * HOUR_MS;

/** After a callback. */
export async function checkInvoice(parts: PaymentParts, invoiceId: number): Promise<void> {
  const invoice = await invoiceById(parts.db, invoiceId);
  if (invoice === undefined) return;
  if ((await lookAndFollow(parts, invoice, 'callback')) === 'unsure') throw new JobFailure('the provider does not say');
}

/** A bill whose order was paid otherwise. */
export async function giveUpInvoice(parts: PaymentParts, invoiceId: number): Promise<void> {
  const invoice = await invoiceById(parts.db, invoiceId);
  if (invoice === undefined || invoice.status === 'paid') return;
  if ((await closeInvoice(parts, invoice)) === 'unsure') throw new JobFailure('the provider does not say');
}

interface Heap {
  waiting: typeof invoicesToCheck;
  /** Who was asked about since then is left to a later turn: what a turn has asked, it does not meet again. */
  since: Date;
}

/**
 * Every minute: asks about all open bills that neither a callback nor a page has asked about, then about those that were given up and
 * may be paid all the same (record 136); how many. Providers beside each other, so that nobody's bills wait for one who is slow or has
 * been away with hundreds of them.
 */
export async function reconcile(parts: PaymentParts): Promise<number> {
  const at = parts.now().getTime();
  const heaps = [
    { waiting: invoicesToCheck, since: new Date(at - NOT_ASKED_FOR_MS) },
    { waiting: givenUpToCheck, since: new Date(at - GIVEN_UP_NOT_ASKED_FOR_MS) },
  ];
  const until = new Date(at + TURN_MS);
  const asked = await Promise.all(paymentMethods.map((method) => askAbout(parts, storedMethod(method), heaps, until)));
  return asked.reduce((sum, count) => sum + count, 0);
}

/** `until`: then the next minute goes on. */
async function askAbout(parts: PaymentParts, provider: string, heaps: readonly Heap[], until: Date): Promise<number> {
  const { db, now } = parts;
  let asked = 0;
  let silences = 0;
  const goesOn = () => silences < SILENCES && now() < until;
  async function look(invoice: InvoiceRow): Promise<void> {
    asked += 1;
    const seen = await lookAndFollow(parts, invoice, 'reconciliation');
    if (seen !== 'unsure') silences = 0;
    // Of a bill whose number we never heard a provider may be well and say nothing.
    else if (invoice.provider_invoice_id !== null) silences += 1;
  }
  for (const { waiting, since } of heaps) {
    while (goesOn()) {
      const bills = await waiting(db, provider, since, AT_ONCE);
      if (bills.length === 0) break;
      const rest = bills.values();
      const hand = async () => {
        for (const invoice of rest) {
          if (!goesOn()) return;
          if (await claimCheck(db, invoice.id, now(), since)) await look(invoice);
        }
      };
      await Promise.all(Array.from({ length: HANDS }, hand));
    }
  }
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
