import type { Db } from '../../db/database.ts';

/** What staff did after a row, by id; security events of customers are private. */
export const auditedAfter = (db: Db, id: number, limit: number) =>
  db
    .selectFrom('audit_log')
    .select(['id', 'subject_kind', 'subject_id'])
    .where('id', '>', id)
    .where('is_security_event', '=', false)
    .orderBy('id')
    .limit(limit)
    .execute();

export async function newestAudited(db: Db): Promise<number> {
  const row = await db.selectFrom('audit_log').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? 0;
}
