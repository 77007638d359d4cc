import { type PaymentMethod, paymentMethods } from '@tokhi/rules/payment/payment-methods';
import { JobFailure } from '../../../jobs/failure-reason.ts';
import { storedMethod } from '../../settings/public.ts';
import { checkAndFollow } from '../invoices/check-invoice.ts';
import { closeInvoice } from '../invoices/close-invoice.ts';
import {
  claimCheck,
  type InvoiceRow,
  invoiceById,
  invoicesToCheck,
  supersededToCheck,
} from '../invoices/invoices.queries.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { isProviderError } from '../provider-errors.ts';
import { applyPayment } from '../received/apply-payment.ts';
import { comparedUntil, noteCompared, writeListed } from './comparisons.queries.ts';
import { listWindows } from './list-windows.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** By then a page that polls has asked. */
const NOT_ASKED_FOR_MS = 45 * SECOND_MS;
/** Few customers pay a superseded invoice, and nobody waits for it at a screen. */
const SUPERSEDED_NOT_ASKED_FOR_MS = 10 * MINUTE_MS;
/** Less than a minute, so that a run does not overlap the next one. */
const TURN_MS = 50 * SECOND_MS;
const AT_ONCE = 500;
/** For each provider. */
const CONCURRENCY = 8;
/** After so many requests without an answer a provider is skipped until the next minute. */
const SILENCES = 3;

/** Runs after a callback. */
export async function checkInvoice(deps: PaymentDeps, invoiceId: number): Promise<void> {
  const invoice = await invoiceById(deps.db, invoiceId);
  if (invoice === undefined) return;
  const seen = await checkAndFollow(deps, invoice, 'callback');
  if (seen === 'unsure' || seen === 'unknown') throw new JobFailure('the provider does not say');
}

/** Closes an invoice whose order was paid otherwise. */
export async function supersedeInvoice(deps: PaymentDeps, invoiceId: number): Promise<void> {
  const invoice = await invoiceById(deps.db, invoiceId);
  if (invoice === undefined || invoice.status === 'paid') return;
  if ((await closeInvoice(deps, invoice)) === 'unsure') throw new JobFailure('the provider does not say');
}

interface Heap {
  waiting: typeof invoicesToCheck;
  /** Invoices checked since then are left to a later run: a run never checks one twice. */
  since: Date;
}

/**
 * Every minute: checks all open invoices that neither a callback nor a page has checked, then superseded ones that may still be paid
 * (record 136); returns how many. Providers run concurrently, so that no invoice waits for a provider that is slow or has been away with
 * hundreds of them.
 */
export async function reconcile(deps: PaymentDeps): Promise<number> {
  const at = deps.now().getTime();
  const heaps = [
    { waiting: invoicesToCheck, since: new Date(at - NOT_ASKED_FOR_MS) },
    { waiting: supersededToCheck, since: new Date(at - SUPERSEDED_NOT_ASKED_FOR_MS) },
  ];
  const until = new Date(at + TURN_MS);
  const asked = await Promise.all(paymentMethods.map((method) => askAbout(deps, storedMethod(method), heaps, until)));
  return asked.reduce((sum, count) => sum + count, 0);
}

/** `until`: after it the next run continues. */
async function askAbout(deps: PaymentDeps, provider: string, heaps: readonly Heap[], until: Date): Promise<number> {
  const { db, now } = deps;
  let asked = 0;
  let silences = 0;
  const goesOn = () => silences < SILENCES && now() < until;
  async function look(invoice: InvoiceRow): Promise<void> {
    asked += 1;
    const seen = await checkAndFollow(deps, invoice, 'reconciliation');
    if (seen !== 'unsure') silences = 0;
    // For an invoice without a provider's number even a healthy provider may not answer.
    else if (invoice.provider_invoice_id !== null) silences += 1;
  }
  for (const { waiting, since } of heaps) {
    while (goesOn()) {
      const invoices = await waiting(db, provider, since, AT_ONCE);
      if (invoices.length === 0) break;
      const rest = invoices.values();
      const worker = async () => {
        for (const invoice of rest) {
          if (!goesOn()) return;
          if (await claimCheck(db, invoice.id, now(), since)) await look(invoice);
        }
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    }
  }
  return asked;
}

/**
 * Every night: makes sure that all payments to the providers since the last comparison are recorded, whoever failed to report them; returns
 * their number. A provider that is away does not affect the others: the queue retries it, and the next night starts from its own last list.
 */
export async function compareLists(deps: PaymentDeps): Promise<number> {
  const away: string[] = [];
  let compared = 0;
  for (const method of paymentMethods) {
    try {
      for await (const payment of listedSinceLastTime(deps, method)) {
        const provider = storedMethod(method);
        await applyPayment(deps, { ...payment, provider, invoiceId: null, noticedBy: 'reconciliation' });
        compared += 1;
      }
    } catch (error) {
      if (!isProviderError(error)) throw error;
      away.push(method);
    }
  }
  if (away.length > 0) throw new JobFailure(`no list of ${away.join(', ')}`);
  return compared;
}

/**
 * Yields nothing if the provider has no list. A list is stored before it is applied, so that the closing of the day names what could not be
 * applied; a window is noted when all of it was applied.
 */
async function* listedSinceLastTime({ db, gateways, now }: PaymentDeps, method: PaymentMethod) {
  const gateway = gateways[method];
  if (gateway?.listPayments === undefined) return;
  const provider = storedMethod(method);
  for (const { from, to } of listWindows(await comparedUntil(db, provider), now())) {
    const listed = await gateway.listPayments(from, to);
    await writeListed(db, provider, listed, now());
    yield* listed;
    await noteCompared(db, provider, { from, to });
  }
}
