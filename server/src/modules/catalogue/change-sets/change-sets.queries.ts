import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { PricingSettings } from '../../settings/public.ts';
import { countedFigures, type Figures, figuredRows } from './figured-rows.queries.ts';

export interface NewChangeSet {
  source: 'import' | 'rule' | 'grid';
  name: string;
  /** Written to the history of each price and to the audit row. */
  reason: string;
  /** Null: as soon as a staff member applies it. */
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

/** Products per statement: keeps each one short for any size of set. */
const AT_ONCE = 2_000;

/** Writes the rows of a new set and returns its figures; stops once more than `most` products are written. */
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
 * Serialises staff members who send or apply a set at once. A running portion is not blocked: the history that it writes references the
 * set.
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

/** Due scheduled sets, the earliest first. */
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

/** The newest sets before this one. */
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

/** The subject of a set's approval: a set is sent to one second person at a time. */
export const subjectOfSet = (setId: number): string => `change set ${setId}`;
