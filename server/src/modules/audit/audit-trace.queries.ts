import type { Db } from '../../db/database.ts';
import type { TraceEvent } from '../../trace-event.ts';

interface Subject {
  kind: string;
  id: string;
}

/** What staff did to these, with the request ids. Values before and after may be personal, and are left out, like addresses. */
export async function traceOfAudit(
  db: Db,
  subjects: readonly Subject[],
): Promise<{ requestIds: string[]; events: TraceEvent[] }> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['created_at', 'action', 'subject_kind', 'subject_id', 'staff_id', 'request_id'])
    .where((eb) =>
      eb.or(subjects.map(({ kind, id }) => eb.and([eb('subject_kind', '=', kind), eb('subject_id', '=', id)]))),
    )
    .orderBy('id')
    .execute();
  const events = rows.map(({ created_at, action, subject_kind, subject_id, staff_id, request_id }) => ({
    ...{ at: created_at, what: `staff: ${action}` },
    facts: { [subject_kind]: subject_id, staff: staff_id, request: request_id },
  }));
  return { requestIds: rows.flatMap(({ request_id }) => request_id ?? []), events };
}
