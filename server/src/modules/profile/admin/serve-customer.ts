import type { AdminCalls } from '@tokhi/contract/admin/calls';
import { blockReasons } from '@tokhi/contract/admin/customer-words';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { insertCustomerNote, revokeSessions, writeBlock } from '../../accounts/public.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import type { CustomerDeps } from './customer-deps.ts';
import { lockNamedCustomer } from './lock-named-customer.ts';
import { showCustomer } from './show-customer.ts';

type Shown = Promise<CallReply<AdminCalls['showCustomer']>>;

const subjectOf = (id: number) => ({ kind: 'customer', id: String(id) });

/** Adds a note. The audit row has its id and not its text, because audit rows stay when the customer is erased. */
export const addCustomerNote = (
  deps: CustomerDeps,
  { id, text }: CallBody<AdminCalls['addCustomerNote']>,
  caller: Staff,
): Shown =>
  withIdempotency(deps.db, caller, async (tx) => {
    const now = deps.now();
    await lockNamedCustomer(tx, id);
    const note = await insertCustomerNote(tx, { customerId: id, staffId: caller.staffId, text }, now);
    const entry = { action: 'add note', subject: subjectOf(id), after: { note } };
    await writeAudit(tx, { ...entry, ...auditedBy(caller) }, now);
    return showCustomer({ ...deps, db: tx }, id, caller);
  });

/** Blocks the account and ends its sessions. A second caller learns that it is blocked already. */
export const blockCustomer = (
  deps: CustomerDeps,
  { id, because, note }: CallBody<AdminCalls['blockCustomer']>,
  caller: Staff,
): Shown =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    const { blocked_at } = await lockNamedCustomer(tx, id);
    if (blocked_at !== null) throw refuse('changed_meanwhile', { status: 'blocked', at: blocked_at.toISOString() });
    const reason = `${blockReasons[because]}. ${note}`;
    await writeBlock(tx, id, { blocked_at: now, blocked_by: caller.staffId, blocked_reason: reason });
    await revokeSessions(tx, id, now);
    const change = { before: { blocked: false }, after: { blocked: true, reason: blockReasons[because] } };
    await writeAudit(tx, { action: 'block customer', subject: subjectOf(id), ...auditedBy(caller), ...change }, now);
    return showCustomer({ ...deps, db: tx }, id, caller);
  });

/** Unblocks the account, unless it was unblocked or blocked again since the page was read. */
export const unblockCustomer = (
  deps: CustomerDeps,
  { id, was }: CallBody<AdminCalls['unblockCustomer']>,
  caller: Staff,
): Shown =>
  inTransaction(deps.db, async (tx) => {
    const { blocked_at } = await lockNamedCustomer(tx, id);
    if (blocked_at?.toISOString() !== was)
      throw refuse('changed_meanwhile', { status: blocked_at === null ? 'open' : 'blocked' });
    await writeBlock(tx, id, { blocked_at: null, blocked_by: null, blocked_reason: null });
    const change = { before: { blocked: true }, after: { blocked: false } };
    const entry = { action: 'unblock customer', subject: subjectOf(id), ...auditedBy(caller), ...change };
    await writeAudit(tx, entry, deps.now());
    return showCustomer({ ...deps, db: tx }, id, caller);
  });

export const endCustomerSessions = (
  deps: CustomerDeps,
  { id, session }: CallBody<AdminCalls['endCustomerSessions']>,
  caller: Staff,
): Shown =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    await lockNamedCustomer(tx, id);
    await revokeSessions(tx, id, now, session === undefined ? {} : { only: Buffer.from(session, 'hex') });
    const after = { sessions: session === undefined ? 'all' : 'one' };
    const entry = { action: 'end customer sessions', subject: subjectOf(id), after };
    await writeAudit(tx, { ...entry, ...auditedBy(caller) }, now);
    return showCustomer({ ...deps, db: tx }, id, caller);
  });
