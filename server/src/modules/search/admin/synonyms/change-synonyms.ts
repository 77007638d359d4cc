import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../../callers/caller.ts';
import { withIdempotency } from '../../../../callers/with-idempotency.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { auditedBy, writeAudit } from '../../../audit/public.ts';
import type { SearchWordsDeps } from '../search-words-deps.ts';
import { checkSynonym } from './check-synonym.ts';
import { allSynonyms, deleteSynonym, insertSynonym, lockSynonyms } from './synonyms.queries.ts';

/** Every process keeps all of them in memory. */
const MOST = 1_000;

/** Saves a synonym; every process searches by it once its index has caught up. */
export const addSynonym = (
  { db, now: clock, namesOfStaff }: SearchWordsDeps,
  body: CallBody<AdminCalls['addSynonym']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['addSynonym']>> =>
  withIdempotency(db, caller, async (tx) => {
    const now = clock();
    await lockSynonyms(tx);
    const saved = await allSynonyms(tx);
    if (saved.length >= MOST) throw refuse('too_many_synonyms');
    const { said, meant, saidKey, meantKey, bothWays } = checkSynonym(body, saved);
    const { id } = await insertSynonym(tx, {
      ...{ said, meant, said_key: saidKey, meant_key: meantKey, both_ways: bothWays },
      ...{ created_by: caller.staffId, created_at: now },
    });
    const after = { said, meant, both_ways: bothWays };
    const subject = { kind: 'synonym', id: String(id) };
    await writeAudit(tx, { action: 'add synonym', subject, ...auditedBy(caller), after }, now);
    const by = (await namesOfStaff(tx, [caller.staffId])).get(caller.staffId) ?? null;
    return { result: 'success', synonym: { id, ...after, by, created_at: now.toISOString() } };
  });

export const removeSynonym = (
  { db, now: clock }: SearchWordsDeps,
  { id }: CallBody<AdminCalls['removeSynonym']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['removeSynonym']>> =>
  inTransaction(db, async (tx) => {
    await lockSynonyms(tx);
    const removed = await deleteSynonym(tx, id);
    if (removed === undefined) throw refuse('synonym_not_found');
    const subject = { kind: 'synonym', id: String(id) };
    const before = { said: removed.said, meant: removed.meant, both_ways: removed.both_ways };
    await writeAudit(tx, { action: 'remove synonym', subject, ...auditedBy(caller), before }, clock());
    return { result: 'success', removed };
  });
