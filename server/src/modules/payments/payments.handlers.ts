import { handleJob, type JobHandler } from '../../jobs/define-job.ts';
import { expireOrderJob, sweepExpiredJob } from '../orders/public.ts';
import { announceCallbacks } from './callbacks/announce-callbacks.ts';
import { endAtItsMoment, sweepOverdue } from './expiry/end-overdue.ts';
import type { PaymentDeps } from './payment-deps.ts';
import {
  announceCallbacksJob,
  checkInvoiceJob,
  closeInvoiceJob,
  compareListsJob,
  reconcileJob,
} from './reconciliation/check-invoice.jobs.ts';
import { checkInvoice, compareLists, reconcile, supersedeInvoice } from './reconciliation/reconcile.ts';
import { writeTransferHandler } from './transfers/write-transfer.job.ts';

/** The jobs that notice money without a page, and end unpaid orders. */
export const paymentHandlers = (deps: PaymentDeps): JobHandler[] => [
  handleJob(checkInvoiceJob, ({ invoiceId }) => checkInvoice(deps, invoiceId)),
  handleJob(closeInvoiceJob, ({ invoiceId }) => supersedeInvoice(deps, invoiceId)),
  handleJob(reconcileJob, () => reconcile(deps)),
  handleJob(compareListsJob, () => compareLists(deps)),
  handleJob(announceCallbacksJob, () => announceCallbacks(deps)),
  writeTransferHandler(deps),
  handleJob(expireOrderJob, ({ orderId }) => endAtItsMoment(deps, orderId)),
  handleJob(sweepExpiredJob, () => sweepOverdue(deps)),
];
