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
/** A page that polls has asked by then. */
const NOT_ASKED_FOR_MS = 45 * SECOND_MS;
/** Few pay an invoice that they gave up, and nobody waits for them at the screen. */
const SUPERSEDED_NOT_ASKED_FOR_MS = 10 * MINUTE_MS;
/** So much of a minute; a job that lasted longer would meet the next one. */
const TURN_MS = 50 * SECOND_MS;
const AT_ONCE = 500;
/** Of each provider. */
const CONCURRENCY = 8;
/** A provider who does not answer so often is left alone until the next minute. */
const SILENCES = 3;

/** After a callback. */
export async function checkInvoice(deps: PaymentDeps, invoiceId: number): Promise<void> {
  const invoice = await invoiceById(deps.db, invoiceId);
  if (invoice === undefined) return;
  const seen = await checkAndFollow(deps, invoice, 'callback');
  if (seen === 'unsure' || seen === 'unknown') throw new JobFailure('the provider does not say');
}

/** An invoice whose order was paid otherwise. */
export async function supersedeInvoice(deps: PaymentDeps, invoiceId: number): Promise<void> {
  const invoice = await invoiceById(deps.db, invoiceId);
  if (invoice === undefined || invoice.status === 'paid') return;
  if ((await closeInvoice(deps, invoice)) === 'unsure') throw new JobFailure('the provider does not say');
}

interface Heap {
  waiting: typeof invoicesToCheck;
  /** Who was asked about since then is left to a later turn: what a turn has asked, it does not meet again. */
  since: Date;
}

/**
 * Every minute: asks about all open invoices that neither a callback nor a page has asked about, then about those that were given up and
 * may be paid all the same (record 136); how many. Providers beside each other, so that nobody's invoices wait for one who is slow or has
 * been away with hundreds of them.
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

/** `until`: then the next minute goes on. */
async function askAbout(deps: PaymentDeps, provider: string, heaps: readonly Heap[], until: Date): Promise<number> {
  const { db, now } = deps;
  let asked = 0;
  let silences = 0;
  const goesOn = () => silences < SILENCES && now() < until;
  async function look(invoice: InvoiceRow): Promise<void> {
    asked += 1;
    const seen = await checkAndFollow(deps, invoice, 'reconciliation');
    if (seen !== 'unsure') silences = 0;
    // Of an invoice whose number we never heard a provider may be well and say nothing.
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
 * Every night: whatever the providers were paid since the last comparison is a row of ours, whoever did not tell; how much of it. One
 * provider that is away leaves the others alone, and is asked again by the queue and on the next night, since its own last list.
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
 * Nothing where the provider has no list. What a list says is kept before it is applied, so that the day's closing names what could
 * not be; a window is noted when all of it was taken.
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
