import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { PricingSettings } from '../../settings/public.ts';
import { countedFigures, type Figures, figuredRows } from './figured-rows.queries.ts';

export interface NewChangeSet {
  source: 'import' | 'rule' | 'grid';
  name: string;
  /** Stands in the history of each price and in the audit row. */
  reason: string;
  /** Null: as soon as somebody applies it. */
  applyAt: Date | null;
}

export async function insertChangeSet(
  tx: Tx,
  { source, name, reason, applyAt }: NewChangeSet,
  staffId: number,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('change_sets')
    .values({ source, name, reason, apply_at: applyAt, prepared_by: staffId, prepared_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Products a statement: each is short, whatever the set. */
const AT_ONCE = 2_000;

/** The rows of a new set, and what they come to; of more products than `most` only as many as say so. */
export async function insertChangeSetRows(
  tx: Tx,
  setId: number,
  wanted: RawBuilder<unknown>,
  { settings, most }: { settings: PricingSettings; most: number },
): Promise<Figures> {
  for (let [last, written] = [0, 0]; written <= most; ) {
    const portion = sql`
      select * from (${wanted}) as one (product_id, seen_version, after) where product_id > ${last} order by product_id limit ${AT_ONCE}`;
    const { rows } = await sql<{ last: number | null; written: number }>`
      with portion as materialized (${portion}),
      written as (
        insert into change_set_rows (set_id, product_id, seen_version, was_tug, now_tug, change_tenths, margin_tenths, warnings, before, after)
        select ${setId}::bigint, product_id, seen_version, was_tug, now_tug, change_tenths, margin_tenths, warnings, before, after
        from (${figuredRows(sql`select * from portion`, settings)}) as figured
        returning product_id)
      select (select max(product_id) from portion) as last, (select count(*) from written)::int as written`.execute(tx);
    const [done] = rows;
    if (done?.last == null) break;
    last = done.last;
    written += done.written;
  }
  return noteFigures(tx, setId);
}

async function noteFigures(tx: Tx, setId: number): Promise<Figures> {
  const { rows } = await sql<Figures>`
    with counted as (select ${countedFigures} from change_set_rows where set_id = ${setId}),
    noted as (update change_sets set figures = to_jsonb(counted) from counted where change_sets.id = ${setId})
    select * from counted`.execute(tx);
  const [figures] = rows;
  if (figures === undefined) throw new Error(`change set ${setId} was not counted`);
  return figures;
}

const sets = (db: Db) => db.selectFrom('change_sets').selectAll();

export const changeSetById = (db: Db, id: number) => sets(db).where('id', '=', id).executeTakeFirst();

export async function changeSetsById(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, ChangeSetRow>();
  const rows = await sets(db)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export type ChangeSetRow = NonNullable<Awaited<ReturnType<typeof changeSetById>>>;

/**
 * Of two who send or apply a set at once the second reads what the first did. A portion under way goes on: the history that it writes
 * refers to the set.
 */
export const lockChangeSet = (tx: Tx, id: number) => sets(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** The ids of its products, for another statement. */
export const productsOfSet = (setId: number): RawBuilder<unknown> =>
  sql`select product_id from change_set_rows where set_id = ${setId}`;

type Step =
  | { state: 'applied'; applied_at: Date; batch_id: number; approved_by?: number }
  | { state: 'scheduled'; apply_at: Date; approved_by?: number }
  | { state: 'discarded' }
  | { rolled_back_at: Date };

export async function noteStep(tx: Tx, id: number, step: Step): Promise<void> {
  await tx.updateTable('change_sets').set(step).where('id', '=', id).execute();
}

/** Scheduled sets whose moment has come, the earliest first. */
export async function dueChangeSets(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('change_sets')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('apply_at', '<=', now)
    .orderBy('apply_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

const COUNTED = sql<number>`coalesce((figures ->> 'rows')::int, 0)`.as('rows');

/** The newest first, before this one. */
export const lastChangeSets = (db: Db, before: number | undefined, limit: number) =>
  db
    .selectFrom('change_sets')
    .select(['id', 'source', 'name', 'state', 'prepared_by', 'prepared_at', 'apply_at', 'applied_at', 'rolled_back_at'])
    .select(COUNTED)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export type ListedSet = Awaited<ReturnType<typeof lastChangeSets>>[number];

/** What an approval of a set is about: it is sent to one second person at a time. */
export const subjectOfSet = (setId: number): string => `change set ${setId}`;
