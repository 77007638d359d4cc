import type { FrontPage } from '@tokhi/contract/admin/front-page/front-page-fields';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.generated.ts';

type Table = Schema['front_page_versions'];

const facts = (db: Db) =>
  db
    .selectFrom('front_page_versions as one')
    .leftJoin('front_page_versions as base', 'base.id', 'one.based_on')
    .select(['one.id', 'one.number', 'one.state', 'one.version', 'one.created_at', 'one.created_by', 'one.saved_at'])
    .select(['one.saved_by', 'one.publish_at', 'one.scheduled_by', 'one.published_at', 'one.published_by'])
    .select(['base.number as based_on'])
    .select(sql<boolean>`one.number = (select max(number) from front_page_versions)`.as('is_current'));

export type VersionRow = Awaited<ReturnType<typeof versionById>>;

/** Scheduled versions first, then drafts by time of saving. */
export const openVersions = (db: Db) =>
  facts(db)
    .where('one.state', '<>', 'published')
    .orderBy('one.publish_at', (order) => order.asc().nullsLast())
    .orderBy('one.saved_at', 'desc')
    .orderBy('one.id', 'desc')
    .execute();

/** Newest first, below a number. */
export const publishedVersions = (db: Db, before: number | null, limit: number) =>
  facts(db)
    .where('one.number', 'is not', null)
    .$if(before !== null, (query) => query.where('one.number', '<', before))
    .orderBy('one.number', 'desc')
    .limit(limit)
    .execute();

export const versionById = (db: Db, id: number) => facts(db).where('one.id', '=', id).executeTakeFirstOrThrow();

/** One version with its page, or null. */
export async function pageOfVersion(db: Db, id: number) {
  const row = await db
    .selectFrom('front_page_versions')
    .select(['id', 'state', 'version', 'page', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, page: row.page as unknown as FrontPage };
}

/** The same, locked until the transaction ends. */
export async function lockVersion(tx: Tx, id: number) {
  const row = await tx
    .selectFrom('front_page_versions')
    .select(['id', 'state', 'version', 'page', 'publish_at', 'scheduled_by'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : { ...row, page: row.page as unknown as FrontPage };
}

/** The latest version published by `until`; null before the first one. */
export async function currentVersion(db: Db, until: Date | null = null) {
  const row = await db
    .selectFrom('front_page_versions')
    .select(['id', 'number', 'page'])
    .where('number', 'is not', null)
    .$if(until !== null, (query) => query.where('published_at', '<=', until))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, number: row.number ?? 0, page: row.page as unknown as FrontPage };
}

/** The lock of publishers: the second waits, and reads what the first wrote. */
const PUBLISHERS = 213_001;
export const lockPublishing = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${PUBLISHERS})`.execute(tx);
};

export async function insertVersion(
  tx: Tx,
  { page, ...row }: Omit<Insertable<Table>, 'page'> & { page: FrontPage },
): Promise<number> {
  const { id } = await tx
    .insertInto('front_page_versions')
    .values({ ...row, page: JSON.stringify(page) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function changeVersion(
  tx: Tx,
  id: number,
  { page, ...change }: Omit<Updateable<Table>, 'page'> & { page?: FrontPage },
): Promise<void> {
  await tx
    .updateTable('front_page_versions')
    .set(page === undefined ? change : { ...change, page: JSON.stringify(page) })
    .where('id', '=', id)
    .execute();
}

export async function deleteVersion(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('front_page_versions').where('id', '=', id).execute();
}

/** The next version that is due. */
export async function nextDue(tx: Tx, now: Date): Promise<number | null> {
  const row = await tx
    .selectFrom('front_page_versions')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
