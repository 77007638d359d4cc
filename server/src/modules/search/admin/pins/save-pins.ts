import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../../callers/caller.ts';
import type { Db } from '../../../../db/database.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { auditedBy, writeAudit } from '../../../audit/public.ts';
import { searchSettings } from '../../../settings/public.ts';
import { tokensOf } from '../../words/tokens.ts';
import { idsByCode } from '../search-results.queries.ts';
import { freshIndex, presentResults, rowsFound } from '../search-results.ts';
import type { SearchWordsDeps } from '../search-words-deps.ts';
import { lockPins, pinsOfQuery, writePins } from './pins.queries.ts';
import { keyOfPinned, presentPins } from './show-pins.ts';

/** The product ids of the codes, in their order, each once; a withdrawn product may stay pinned. */
async function idsOf(db: Db, codes: readonly string[]): Promise<number[]> {
  const known = await idsByCode(db, codes);
  return [...new Set(codes)].map((code) => {
    const id = known.get(code);
    if (id === undefined) throw refuse('product_not_found');
    return id;
  });
}

/** Runs the shop's search with other pins. Writes nothing. */
export async function previewPins(
  deps: SearchWordsDeps,
  { text, codes }: CallBody<AdminCalls['previewPins']>,
): Promise<CallReply<AdminCalls['previewPins']>> {
  const key = keyOfPinned(text);
  const ids = await idsOf(deps.db, codes);
  const loaded = await freshIndex(deps);
  const pinned = { ...loaded, words: { ...loaded.words, pins: new Map([[key, ids]]) } };
  return { result: 'success', found: await presentResults(deps, await rowsFound(deps, text, pinned), loaded) };
}

/** Replaces the pins of a query; every process shows them once its index has caught up. */
export async function savePins(
  deps: SearchWordsDeps,
  { text, codes, ends_on, version }: CallBody<AdminCalls['savePins']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['savePins']>> {
  const key = keyOfPinned(text);
  await inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    await lockPins(tx);
    const saved = await pinsOfQuery(tx, key);
    if ((saved?.version ?? 0) !== version) throw refuse('changed_meanwhile', { version: saved?.version ?? 0 });
    const { mostPinned } = await searchSettings(tx);
    if (codes.length > mostPinned) throw refuse('too_many_pins', { most: mostPinned });
    const ids = await idsOf(tx, codes);
    const query = tokensOf(text).join(' ');
    const row = { query, query_key: key, ends_on, version: version + 1, changed_by: caller.staffId, changed_at: now };
    await writePins(tx, row, ids);
    const before = { products: saved?.product_ids ?? [], ends_on: saved?.ends_on ?? null };
    const change = { before, after: { products: ids, ends_on } };
    const subject = { kind: 'pins', id: query };
    await writeAudit(tx, { action: 'pin products', subject, ...auditedBy(caller), ...change }, now);
  });
  // After the transaction: the search that it shows reads on connections of its own.
  return { result: 'success', pins: await presentPins(deps, text, key) };
}
