import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { WRITTEN_FORMAT, writtenBy, writtenUpTo } from './written-format.queries.ts';

/** One writer at a time, so that versions become visible in commit order. */
const WRITER_LOCK = 7_202_611;

export async function lockWriters(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${WRITER_LOCK})`.execute(tx);
}

interface Taken {
  taken: number;
  /** Products with changed facts, with only a changed price, and with only changed stock or ratings. */
  productIds: number[];
  pricedIds: number[];
  touchedIds: number[];
  content: boolean;
}

/** Takes the oldest entries; new ones wait for the next batch. */
export async function takeDirty(tx: Tx, limit: number): Promise<Taken> {
  const rows = await tx
    .deleteFrom('search_dirty')
    .where('id', 'in', tx.selectFrom('search_dirty').select('id').orderBy('id').limit(limit))
    .returning(['product_id', 'facts', 'words'])
    .execute();
  const products = rows.flatMap(({ product_id: id, ...what }) => (id === null ? [] : [{ id, ...what }]));
  const changed = new Set(products.filter(({ facts, words }) => facts && words).map(({ id }) => id));
  const priced = new Set(products.filter(({ id, facts }) => facts && !changed.has(id)).map(({ id }) => id));
  const touched = new Set(products.filter(({ id }) => !changed.has(id) && !priced.has(id)).map(({ id }) => id));
  return {
    taken: rows.length,
    ...{ productIds: [...changed], pricedIds: [...priced], touchedIds: [...touched] },
    content: products.length < rows.length,
  };
}

/** The counters that a batch raises besides its version. */
interface Raised {
  facts: boolean;
  content: boolean;
}

/**
 * The version of a batch. After batches of a worker with an older format every counter is raised, and their documents are written again.
 */
export async function nextVersion(tx: Tx, { facts, content }: Raised, format = WRITTEN_FORMAT): Promise<number> {
  const upTo = writtenUpTo(format);
  const { rows } = await sql<{ version: number; known: number; missed: boolean }>`
    update search_state set
      version = search_state.version + 1,
      facts_version = search_state.facts_version + (${facts} or before.missed)::int,
      content_version = search_state.content_version + (${content} or before.missed)::int,
      stock_version = search_state.stock_version + before.missed::int,
      written_formats = ${writtenBy(format, sql`search_state.version + 1`)}
    from (select ${upTo} as known, ${upTo} <> version as missed from search_state) as before
    returning search_state.version, before.known, before.missed`.execute(tx);
  const [{ version, known, missed } = { version: 0, known: 0, missed: false }] = rows;
  if (missed) {
    await sql`insert into search_dirty (product_id)
      select product_id from search_docs where version > ${known} and version < ${version}`.execute(tx);
  }
  return version;
}

/** At its start a worker also handles what an older one wrote, even when nothing changed since. */
export async function noticeOlderWriter(db: Db, format = WRITTEN_FORMAT): Promise<void> {
  await sql`insert into search_dirty (product_id)
    select null from search_state where ${writtenUpTo(format)} <> version`.execute(db);
}

export async function raiseStockVersion(tx: Tx): Promise<void> {
  await tx
    .updateTable('search_state')
    .set((eb) => ({ stock_version: eb('stock_version', '+', 1) }))
    .execute();
}
