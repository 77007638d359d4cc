import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface AuditKey {
  /** Microseconds, the precision of PostgreSQL. */
  at: number;
  id: number;
}

export interface AuditFilter {
  actions?: readonly string[] | undefined;
  /** `system`: rows without a known actor. */
  who?: number | 'system' | undefined;
  subject?: string | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

const COLUMNS = [
  ...(['id', 'created_at', 'staff_id', 'action', 'subject_kind', 'subject_id'] as const),
  ...(['before', 'after', 'occurrences'] as const),
] as const;

/** Audit rows, and security events of staff: the indexes of the lists have the same condition. */
const STAFF_ROWS = sql<boolean>`(not is_security_event or subject_kind = 'staff')`;
const ALL = sql<boolean>`true`;

const rows = (db: Db) => db.selectFrom('audit_log').where(STAFF_ROWS);

function matching(db: Db, { actions, who, subject, from, before }: AuditFilter) {
  const conditions: RawBuilder<boolean>[] = [
    actions === undefined ? ALL : sql`action = any(${[...actions]}::text[])`,
    who === undefined ? ALL : who === 'system' ? sql`staff_id is null` : sql`staff_id = ${who}`,
    subject === undefined ? ALL : sql`subject_id = ${subject}`,
    from === undefined ? ALL : sql`created_at >= ${from}`,
    before === undefined ? ALL : sql`created_at < ${before}`,
  ];
  return rows(db).where(sql<boolean>`${sql.join(conditions.filter((one) => one !== ALL).concat(ALL), sql` and `)}`);
}

/** Rows that match, newest first. */
export function auditRows(db: Db, filter: AuditFilter, after: AuditKey | undefined, limit: number) {
  const query = matching(db, filter)
    .select([...COLUMNS, sql<number>`(extract(epoch from created_at) * 1000000)::bigint`.as('at')])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (after === undefined) return query.execute();
  const key = sql<boolean>`(created_at, id) < (timestamptz 'epoch' + ${after.at} * interval '1 microsecond', ${after.id})`;
  return query.where(key).execute();
}

export type AuditRow = Omit<Awaited<ReturnType<typeof auditRows>>[number], 'at'>;

/** How many match, counted up to `most`. */
export async function countAuditRows(db: Db, filter: AuditFilter, most: number): Promise<number> {
  const { count } = await db
    .selectFrom(matching(db, filter).select('id').orderBy('created_at', 'desc').limit(most).as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const auditRow = (db: Db, id: number) =>
  rows(db)
    .select([...COLUMNS, 'request_id', sql<string | null>`host(ip)`.as('address')])
    .where('id', '=', id)
    .executeTakeFirst();

/** Everything one request did: a transaction writes all its rows with the same timestamp. */
export const rowsOfRequest = (db: Db, request: string, at: Date, limit: number): Promise<AuditRow[]> =>
  rows(db)
    .select(COLUMNS)
    .where('created_at', '=', at)
    .where('request_id', '=', request)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** What happened to a subject, newest first. */
export const rowsAbout = (db: Db, subject: { kind: string; id: string }, limit: number): Promise<AuditRow[]> =>
  rows(db)
    .select(COLUMNS)
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
