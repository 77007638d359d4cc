import { paymentMethods } from '@tokhi/rules/payment/payment-methods';
import { storedMethod } from '../../settings/public.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { isProviderError } from '../provider-errors.ts';
import { applyPayment } from '../received/apply-payment.ts';
import { writeListed } from './comparisons.queries.ts';
import { paymentsBetween, type WrittenPayment } from './found-payments.queries.ts';
import { reconcile } from './reconcile.ts';

export interface Gap {
  from: Date;
  to: Date;
}

interface FoundPayment extends WrittenPayment {
  /** The reference at the provider: if the order is lost, nothing else is known of it. */
  reference: string | null;
}

export interface FoundPayments {
  /** All payments of the gap that have a row now, whoever wrote it. */
  payments: readonly FoundPayment[];
  /** Providers that have a list and gave none: ask again later. */
  away: readonly string[];
  /** Providers without a list: lost orders cannot be looked up there. */
  withoutList: readonly string[];
}

/** A checked invoice is not checked again; more rounds would only meet providers that are away. */
const MOST_TURNS = 20;

/**
 * After a restore: records the payments of the lost minutes, from the lists of providers and by checking every open invoice. Money for a
 * lost order is unknown money. A second run finds the same and changes nothing.
 */
export async function findPayments(deps: PaymentDeps, { from, to }: Gap): Promise<FoundPayments> {
  const [away, withoutList]: [string[], string[]] = [[], []];
  const references = new Map<string, string | null>();
  for (const method of paymentMethods) {
    const gateway = deps.gateways[method];
    if (gateway === undefined) continue;
    if (gateway.listPayments === undefined) {
      withoutList.push(method);
      continue;
    }
    const provider = storedMethod(method);
    try {
      const listed = await gateway.listPayments(from, to);
      await writeListed(deps.db, provider, listed, deps.now());
      for (const payment of listed) {
        references.set(`${provider} ${payment.providerPaymentId}`, payment.reference);
        await applyPayment(deps, { ...payment, provider, invoiceId: null, noticedBy: 'reconciliation' });
      }
    } catch (error) {
      if (!isProviderError(error)) throw error;
      away.push(method);
    }
  }
  for (let turn = 0; turn < MOST_TURNS && (await reconcile(deps)) > 0; turn += 1);
  const payments = (await paymentsBetween(deps.db, { from, to })).map((row) => ({
    ...row,
    reference: references.get(`${row.provider} ${row.provider_payment_id}`) ?? null,
  }));
  return { payments, away, withoutList };
}
