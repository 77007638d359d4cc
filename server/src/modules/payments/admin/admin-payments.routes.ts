import type { AdminTable } from '../../../http/admin/admin-table.ts';
import type { RefundTaskDeps } from './admin-payment-deps.ts';
import { approveRefund, prepareRefund } from './approve-refund.ts';
import { confirmPayment } from './confirm-payment.ts';
import { createRefund, refundTerms } from './create-refund.ts';
import { closeRefundTask, declineRefundTask, sendRefundTask } from './decide-refund.ts';
import { endUnpaidOrder } from './end-unpaid-order.ts';
import { enterNumberOfLender } from './enter-number-of-lender.ts';
import { listLoans } from './list-loans.ts';
import { listRefundTasks } from './list-refund-tasks.ts';
import { revealAccount, showRefund } from './show-refund.ts';

export function bindAdminPayments(table: AdminTable, deps: RefundTaskDeps): void {
  table.bind('confirmPayment', (body, caller) => confirmPayment(deps, body, caller));
  table.bind('enterLenderNumber', (body, caller) => enterNumberOfLender(deps, body, caller));
  table.bind('listLoans', () => listLoans(deps));
  table.bind('endUnpaidOrder', (body, caller) => endUnpaidOrder(deps, body, caller));
  table.bind('listRefunds', (body, caller) => listRefundTasks(deps, body, caller));
  table.bind('showRefund', ({ id }, caller) => showRefund(deps, id, caller));
  table.bind('revealAccount', ({ id }, caller) => revealAccount(deps, id, caller));
  table.bind('refundTerms', (body) => refundTerms(deps, body));
  table.bind('createRefund', (body, caller) => createRefund(deps, body, caller));
  table.bind('prepareRefund', (body, caller) => prepareRefund(deps, body, caller));
  table.bind('approveRefund', (body, caller) => approveRefund(deps, body, caller));
  table.bind('closeRefund', (body, caller) => closeRefundTask(deps, body, caller));
  table.bind('sendRefund', ({ id }, caller) => sendRefundTask(deps, id, caller));
  table.bind('declineRefund', (body, caller) => declineRefundTask(deps, body, caller));
}
