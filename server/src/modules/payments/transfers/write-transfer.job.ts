import { Refusal, refuse } from '@tokhi/contract/texts/refusals';
import { z } from 'zod';
import type { Db, Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { writeAudit } from '../../audit/public.ts';
import { type ActingStaff, actedBy } from '../acting-staff.ts';
import { confirmIn } from '../by-hand/confirm-by-hand.ts';
import { applyIn } from '../received/apply-payment.ts';
import { paymentNumbered } from '../received/money.queries.ts';
import { expectedOutcome, isAsExpected } from './expected-outcome.ts';
import { lockOrderById } from './lock-order-by-id.ts';
import { numberOfMoney } from './number-of-money.ts';
import { type LockedTransfer, lockTransfers, writeConfirmed, writeUndecided } from './transfers.queries.ts';

/** Records the money of a line that staff matched, when the time to withdraw is over. */
export const writeTransferJob = defineJob({
  name: 'transfer.write',
  queue: 'money',
  payload: z.object({ rowId: z.int().positive() }),
  priority: 10,
  attempts: 12,
});

export const keyOfWriting = (rowId: number): string => `${writeTransferJob.name}:${rowId}`;

interface Deps {
  db: Db;
  now: () => Date;
}

/**
 * The line is locked first: a withdrawn decision is ignored. The payment and its line are written in one transaction, so that a job that is
 * killed and run again finds either both or nothing. If the outcome would differ from what staff were shown, nothing is recorded: the line
 * is undecided again, with the reason.
 */
export const writeTransfer = ({ db, now }: Deps, rowId: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const [line] = await lockTransfers(tx, [rowId]);
    if (line?.decision !== 'pending' || line.run_at === null) return;
    // Withdrawn and decided again: the job runs again at the new time.
    if (line.run_at > now()) {
      await enqueue(tx, writeTransferJob, { rowId }, keyOfWriting(rowId), line.run_at);
      return;
    }
    const written = await tryToWrite(tx, line, now());
    if ('problem' in written) return writeUndecided(tx, rowId, 'open', written.problem);
    const payment = await paymentNumbered(tx, 'bank_transfer', written.number);
    if (payment === undefined) throw new Error('the payment of a transfer was not written');
    await writeConfirmed(tx, rowId, payment.id);
  });

/** The number under which the money is recorded, or why it is not. A refusal comes before anything is written. */
async function tryToWrite(tx: Tx, line: LockedTransfer, now: Date): Promise<{ number: string } | { problem: string }> {
  const by = deciderOf(line);
  try {
    const number = await numberOfMoney(tx, line);
    const money = moneyOf(line, number);
    if (line.order_id === null) await writeUnknown(tx, { line, money }, by, now);
    else {
      const order = await lockOrderById(tx, line.order_id);
      if (!isAsExpected(line.expected, await expectedOutcome(tx, order, line))) return { problem: 'changed_meanwhile' };
      await confirmIn(tx, { ...money, orderNumber: order.order_number, method: 'mobile' }, by, now);
    }
    return { number };
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.code };
    throw error;
  }
}

/** The staff member who decided, hours or seconds ago: a rule of the table requires a name for a waiting decision. */
function deciderOf({ decided_by: staffId, request_id }: LockedTransfer): ActingStaff {
  if (staffId === null) throw new Error('a decision that waits names nobody');
  return { staffId, requestId: request_id ?? '', address: '' };
}

const moneyOf = ({ amount_tug, received_at, payer }: LockedTransfer, number: string) => ({
  ...{ amountTug: amount_tug, bankId: number, receivedAt: received_at, payer: payer || null },
});

/** Unknown money: a row with a task to send it back, until somebody finds its order. */
async function writeUnknown(
  tx: Tx,
  { line, money }: { line: LockedTransfer; money: ReturnType<typeof moneyOf> },
  by: ActingStaff,
  now: Date,
): Promise<void> {
  const { amountTug, bankId, receivedAt, payer } = money;
  const entered = await paymentNumbered(tx, 'bank_transfer', bankId);
  if (entered !== undefined && entered.amount_tug !== amountTug) throw refuse('payment_entered_already');
  await applyIn(
    tx,
    {
      ...{ provider: 'bank_transfer', invoiceId: null, providerPaymentId: bankId, providerInvoiceId: null },
      ...{ reference: null, amountTug, feeTug: 0, receivedAt, payer, evidence: { memo: line.memo } },
      ...{ noticedBy: 'staff', staffId: by.staffId },
    },
    now,
  );
  const subject = { kind: 'bank row', id: String(line.id) };
  await writeAudit(tx, { action: 'record unknown money', subject, ...actedBy(by), after: { amountTug } }, now);
}

/** After the last attempt the line is undecided again, and failed_jobs says why. */
const reopen = async (tx: Tx, { rowId }: { rowId: number }): Promise<void> => {
  const [line] = await lockTransfers(tx, [rowId]);
  if (line?.decision === 'pending') await writeUndecided(tx, rowId, 'open', 'internal');
};

export const writeTransferHandler = (deps: Deps): JobHandler =>
  handleJob(writeTransferJob, ({ rowId }) => writeTransfer(deps, rowId), reopen);
