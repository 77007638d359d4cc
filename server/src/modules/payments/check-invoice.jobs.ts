import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

const payload = z.object({ invoiceId: z.int().positive() });

/** A provider called: what he means is asked of him (decision 16). */
export const checkInvoiceJob = defineJob({ name: 'check-invoice', lane: 'money', payload, priority: 0, attempts: 8 });

/** A bill that must not be paid any more, closed at the provider. */
export const closeInvoiceJob = defineJob({ name: 'close-invoice', lane: 'money', payload, priority: 10, attempts: 10 });

/** What callbacks did not tell and no page asked about. */
export const reconcileJob = defineJob({
  name: 'reconcile-invoices',
  lane: 'money',
  payload: z.object({}),
  priority: 20,
  attempts: 1,
  schedule: '* * * * *',
});

/** Money that nobody was told of, out of the providers' own lists; half past three in Ulaanbaatar. */
export const compareListsJob = defineJob({
  name: 'compare-payment-lists',
  lane: 'money',
  payload: z.object({}),
  priority: 30,
  attempts: 5,
  schedule: '30 19 * * *',
});

/** Providers that call one address for all bills are told where it is, again and again: they forget, and so do we. */
export const announceCallbacksJob = defineJob({
  name: 'announce-callbacks',
  lane: 'upkeep',
  payload: z.object({}),
  priority: 50,
  // Outlives an outage of ten minutes: what the next round will tell anyhow is no failed job.
  attempts: 8,
  schedule: '*/10 * * * *',
});
