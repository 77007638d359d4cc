import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { lockForStaff } from '../../accounts/public.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import { insertAnswer, markThreadHandled, messagesOfThread, queueEmail } from '../../notifications/public.ts';
import { showThread, type ThreadDeps } from './show-thread.ts';

/**
 * Locks the customer, where messages wait too, and compares the last one with the page: nobody answers or closes a message that they have
 * not read.
 */
async function lockThread(tx: Tx, customer: number, last: number) {
  const person = await lockForStaff(tx, customer);
  const newest = (await messagesOfThread(tx, customer)).at(-1);
  if (person === undefined || newest === undefined) throw refuse('thread_not_found');
  if (newest.id !== last) throw refuse('changed_meanwhile', { status: 'new message', last: newest.id });
  return person;
}

const subjectOf = (customer: number) => ({ kind: 'thread', id: String(customer) });

/** Answers by email. The audit row has the answer's id and not its text, which is erased with the customer. */
export const answerThread = (
  deps: ThreadDeps,
  { customer, last, text }: CallBody<AdminCalls['answerThread']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['answerThread']>> =>
  withIdempotency(deps.db, caller, async (tx) => {
    const now = deps.now();
    const { email, name } = await lockThread(tx, customer, last);
    const answer = await insertAnswer(tx, { customerId: customer, staffId: caller.staffId, text }, now);
    await markThreadHandled(tx, customer, caller.staffId, now);
    const to = { email, customerId: customer, name };
    await queueEmail(tx, { kind: 'contact-answer', text }, to, `contact-answer:${answer}`);
    const entry = { action: 'answer message', subject: subjectOf(customer), after: { answer } };
    await writeAudit(tx, { ...entry, ...auditedBy(caller) }, now);
    return showThread({ ...deps, db: tx }, customer);
  });

/** No answer is needed: the messages leave the list. */
export const closeThread = (
  deps: ThreadDeps,
  { customer, last }: CallBody<AdminCalls['closeThread']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['closeThread']>> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    await lockThread(tx, customer, last);
    await markThreadHandled(tx, customer, caller.staffId, now);
    const entry = { action: 'close messages', subject: subjectOf(customer), after: { last } };
    await writeAudit(tx, { ...entry, ...auditedBy(caller) }, now);
    return showThread({ ...deps, db: tx }, customer);
  });
