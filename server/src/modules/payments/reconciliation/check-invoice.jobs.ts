import { z } from 'zod';
import { defineJob } from '../../../jobs/define-job.ts';

const payload = z.object({ invoiceId: z.int().positive() });

/** A provider called back: it is asked about the invoice (decision 16). */
export const checkInvoiceJob = defineJob({ name: 'check-invoice', queue: 'money', payload, priority: 0, attempts: 8 });

/** Closes an invoice at the provider that must not be paid any more. */
export const closeInvoiceJob = defineJob({
  name: 'close-invoice',
  queue: 'money',
  payload,
  priority: 10,
  attempts: 10,
});

/** Checks invoices without a callback that no page asked about. */
export const reconcileJob = defineJob({
  name: 'reconcile-invoices',
  queue: 'money',
  payload: z.object({}),
  priority: 20,
  attempts: 1,
  schedule: '* * * * *',
});

/** Finds money without a callback in the providers' own lists; half past three in Ulaanbaatar. */
export const compareListsJob = defineJob({
  name: 'compare-payment-lists',
  queue: 'money',
  payload: z.object({}),
  priority: 30,
  attempts: 5,
  schedule: '30 19 * * *',
  catchesUp: true,
});

/** Registers the callback address repeatedly with providers that call one address for all invoices: it gets lost on both sides. */
export const announceCallbacksJob = defineJob({
  name: 'announce-callbacks',
  queue: 'upkeep',
  payload: z.object({}),
  priority: 50,
  // Outlives an outage of ten minutes: the next round does the same, so an outage is not a failed job.
  attempts: 8,
  schedule: '*/10 * * * *',
});
