import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { SearchWordsDeps } from '../search-words-deps.ts';
import { synonymsBefore } from './synonyms.queries.ts';

const AT_ONCE = 50;

export async function listSynonyms(
  { db, namesOfStaff }: SearchWordsDeps,
  { after }: CallBody<AdminCalls['listSynonyms']>,
): Promise<CallReply<AdminCalls['listSynonyms']>> {
  const rows = await synonymsBefore(db, after, AT_ONCE + 1);
  const shown = rows.slice(0, AT_ONCE);
  const names = await namesOfStaff(
    db,
    shown.map(({ created_by }) => created_by),
  );
  return {
    result: 'success',
    synonyms: shown.map(({ id, said, meant, both_ways, created_by, created_at }) => ({
      ...{ id, said, meant, both_ways },
      ...{ by: names.get(created_by) ?? null, created_at: created_at.toISOString() },
    })),
    next: rows.length > AT_ONCE ? (shown.at(-1)?.id ?? null) : null,
  };
}
