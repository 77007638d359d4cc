import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

/** One writer at a time, so that versions are seen in the order in which they were committed. */
const WRITER_LOCK = 7_202_611;

export async function lockWriters(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${WRITER_LOCK})`.execute(tx);
}

interface Taken {
  taken: number;
  /** Products with changed facts, and those of which only stock or opinions changed. */
  productIds: number[];
  touchedIds: number[];
  content: boolean;
}

/** The oldest entries, taken out; what comes in meanwhile waits for the next batch. */
export async function takeDirty(tx: Tx, limit: number): Promise<Taken> {
  const rows = await tx
    .deleteFrom('search_dirty')
    .where('id', 'in', tx.selectFrom('search_dirty').select('id').orderBy('id').limit(limit))
    .returning(['product_id', 'facts'])
    .execute();
  const products = rows.flatMap(({ product_id, facts }) => (product_id === null ? [] : [{ id: product_id, facts }]));
  const changed = new Set(products.filter(({ facts }) => facts).map(({ id }) => id));
  const touched = new Set(products.filter(({ id }) => !changed.has(id)).map(({ id }) => id));
  return {
    taken: rows.length,
    productIds: [...changed],
    touchedIds: [...touched],
    content: products.length < rows.length,
  };
}

/** Which of the counters a batch raises beside its own version. */
interface Raised {
  facts: boolean;
  content: boolean;
}

export async function nextVersion(tx: Tx, { facts, content }: Raised): Promise<number> {
  const { version } = await tx
    .updateTable('search_state')
    .set((eb) => ({
      version: eb('version', '+', 1),
      facts_version: eb('facts_version', '+', facts ? 1 : 0),
      content_version: eb('content_version', '+', content ? 1 : 0),
    }))
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function raiseStockVersion(tx: Tx): Promise<void> {
  await tx
    .updateTable('search_state')
    .set((eb) => ({ stock_version: eb('stock_version', '+', 1) }))
    .execute();
}
