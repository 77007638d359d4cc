import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

type Fact = string | number | boolean | null | readonly Fact[] | { readonly [name: string]: Fact };
export type Facts = Readonly<Record<string, Fact>>;

/** Who did it: a staff member, a customer, or nobody that is known (the system, a command, a visitor). */
type Actor = { staffId: number } | { customerId: number } | null;

export interface AuditEntry {
  action: string;
  subject: { kind: string; id: string };
  actor?: Actor;
  /** What it was; no secret and nothing personal that the subject does not hold itself. */
  before?: Facts;
  /** What was entered or became of it; the same. */
  after?: Facts;
  /** The request that did it, and where it came from; a command has none. */
  from?: { requestId: string; address: string };
}

/** Writes down what a person did, in the transaction that does it (decision 17); by a command nobody is signed in. */
export async function writeAudit(tx: Tx, entry: AuditEntry, now: Date): Promise<void> {
  await tx.insertInto('audit_log').values(rowOf(entry, now)).execute();
}

/** The same for a security event: of one minute the same event is one row, which counts them. */
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

/** What people did to a subject, the newest first. */
export const eventsOfSubject = (db: Db, subject: AuditEntry['subject'], limit: number) =>
  db
    .selectFrom('audit_log')
    .select(['id', 'action', 'staff_id', 'before', 'after', 'created_at'])
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** What staff did to a subject, the newest first. */
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

/** How often one of these was done to a subject since then. */
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
