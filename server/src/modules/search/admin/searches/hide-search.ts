import { createHash } from 'node:crypto';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Staff } from '../../../../callers/caller.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { auditedBy, writeAudit } from '../../../audit/public.ts';
import { countedText } from '../../query-text.ts';
import type { SearchWordsDeps } from '../search-words-deps.ts';
import { deleteHidden, insertHidden } from './searches.queries.ts';

/** The audit row does not repeat what visitors typed; whoever has the text finds its rows by this hash. */
const subjectOf = (query: string) => ({
  kind: 'search',
  id: createHash('sha256').update(query).digest('hex').slice(0, 12),
});

/** Hides a text from the lists of staff and from the shop's popular searches. Idempotent. */
export const hideSearch = (
  { db, now: clock }: SearchWordsDeps,
  { text, because }: CallBody<AdminCalls['hideSearch']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['hideSearch']>> =>
  inTransaction(db, async (tx) => {
    const now = clock();
    const query = countedText(text);
    const isNew = await insertHidden(tx, { query, because, staff_id: caller.staffId, hidden_at: now });
    const entry = { action: 'hide search', subject: subjectOf(query), ...auditedBy(caller), after: { because } };
    if (isNew) await writeAudit(tx, entry, now);
    return { result: 'success' };
  });

export const showSearchAgain = (
  { db, now: clock }: SearchWordsDeps,
  { text }: CallBody<AdminCalls['showSearchAgain']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['showSearchAgain']>> =>
  inTransaction(db, async (tx) => {
    const query = countedText(text);
    const shown = await deleteHidden(tx, query);
    if (shown === undefined) return { result: 'success' };
    const before = { because: shown.because };
    const entry = { action: 'show search again', subject: subjectOf(query), ...auditedBy(caller), before };
    await writeAudit(tx, entry, clock());
    return { result: 'success' };
  });
