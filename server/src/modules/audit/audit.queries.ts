import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

type Fact = string | number | boolean | null | readonly Fact[] | { readonly [name: string]: Fact };
export type Facts = Readonly<Record<string, Fact>>;

/** The actor: a staff member, a customer, or null if unknown (the system, a command, a visitor). */
type Actor = { staffId: number } | { customerId: number } | null;

export interface AuditEntry {
  action: string;
  subject: { kind: string; id: string };
  actor?: Actor;
  /** Values before; no secrets and no personal data that the subject itself does not contain. */
  before?: Facts;
  /** Values after or input; the same rule. */
  after?: Facts;
  /** The request and its network address; a command has none. */
  from?: { requestId: string; address: string };
}

/** Writes an action of a person, in the transaction that does it (decision 17); a command has no signed-in person. */
export async function writeAudit(tx: Tx, entry: AuditEntry, now: Date): Promise<void> {
  await tx.insertInto('audit_log').values(rowOf(entry, now)).execute();
}

/** The same for a security event: identical events of one minute are one row with a count. */
export async function writeSecurityEvent(db: Db, entry: AuditEntry, now: Date, occurrences = 1): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({ ...rowOf(entry, now), is_security_event: true, occurrences })
    .onConflict((conflict) =>
      conflict
        .expression(sql`action, subject_kind, subject_id, ip, date_trunc('minute', created_at at time zone 'UTC')`)
        .where('is_security_event', '=', sql.lit(true))
        .doUpdateSet({
          occurrences: sql`audit_log.occurrences + excluded.occurrences`,
          last_at: sql`excluded.created_at`,
        }),
    )
    .execute();
}

/** Actions on a subject, newest first. */
export const eventsOfSubject = (db: Db, subject: AuditEntry['subject'], limit: number) =>
  db
    .selectFrom('audit_log')
    .select(['id', 'action', 'staff_id', 'before', 'after', 'created_at'])
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Actions of staff on a subject, newest first. */
export const staffEventsOf = (db: Db, subject: AuditEntry['subject'], limit: number) =>
  db
    .selectFrom('audit_log')
    .select(['id', 'action', 'staff_id', 'after', 'created_at'])
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('staff_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** How often one of these actions was done on a subject since then. */
export async function countEvents(
  db: Db,
  subject: AuditEntry['subject'],
  actions: readonly string[],
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('audit_log')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('action', 'in', actions)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function rowOf({ action, subject, actor = null, before, after, from }: AuditEntry, now: Date) {
  return {
    action,
    subject_kind: subject.kind,
    subject_id: subject.id,
    staff_id: actor !== null && 'staffId' in actor ? actor.staffId : null,
    customer_id: actor !== null && 'customerId' in actor ? actor.customerId : null,
    before: before === undefined ? null : JSON.stringify(before),
    after: after === undefined ? null : JSON.stringify(after),
    request_id: from?.requestId ?? null,
    ip: from?.address || null,
    created_at: now,
  };
}
