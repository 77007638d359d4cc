import { type Work, workOn } from '../../jobs/define-job.ts';
import { expireOrderJob, sweepExpiredJob } from '../orders/public.ts';
import { announceCallbacks } from './announce-callbacks.ts';
import {
  announceCallbacksJob,
  checkInvoiceJob,
  closeInvoiceJob,
  compareListsJob,
  reconcileJob,
} from './check-invoice.jobs.ts';
import { endAtItsMoment, sweepOverdue } from './end-overdue.ts';
import type { PaymentParts } from './parts.ts';
import { checkInvoice, compareLists, giveUpInvoice, reconcile } from './reconcile.ts';

/** How money is noticed without a page, and how unpaid orders end. */
export const noticesMoney = (parts: PaymentParts): Work[] => [
  workOn(checkInvoiceJob, ({ invoiceId }) => checkInvoice(parts, invoiceId)),
  workOn(closeInvoiceJob, ({ invoiceId }) => giveUpInvoice(parts, invoiceId)),
  workOn(reconcileJob, () => reconcile(parts)),
  workOn(compareListsJob, () => compareLists(parts)),
  workOn(announceCallbacksJob, () => announceCallbacks(parts)),
  workOn(expireOrderJob, ({ orderId }) => endAtItsMoment(parts, orderId)),
  workOn(sweepExpiredJob, () => sweepOverdue(parts)),
];
