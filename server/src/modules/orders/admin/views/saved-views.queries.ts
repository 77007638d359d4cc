import { type OrderFilter, type OrderSort, orderFilter } from '@tokhi/contract/admin/order-filter';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/database.ts';

export interface ViewFields {
  name: string;
  shared: boolean;
  filter: OrderFilter;
  sort: OrderSort;
  columns: readonly string[];
}

const stored = ({ name, shared, filter, sort, columns }: ViewFields) => ({
  ...{ name, sort, is_shared: shared },
  filter: JSON.stringify(filter),
  columns: JSON.stringify(columns),
});

const views = (db: Db) =>
  db
    .selectFrom('saved_views')
    .select(['id', 'staff_id', 'version', 'is_shared', 'name', 'filter'])
    .select([sql<OrderSort>`sort`.as('sort'), sql<string[]>`columns`.as('columns')]);

/** The member's own views and the shared ones, by name. */
export const viewsFor = (db: Db, staffId: number) =>
  views(db)
    .where((eb) => eb.or([eb('staff_id', '=', staffId), eb('is_shared', '=', true)]))
    .orderBy('name')
    .orderBy('id')
    .execute();

export type ViewRow = Awaited<ReturnType<typeof viewsFor>>[number];

/** A filter saved by an older version of the application may have unknown fields: then it is empty. */
export const filterOf = ({ filter }: Pick<ViewRow, 'filter'>): OrderFilter => orderFilter.safeParse(filter).data ?? {};

export const lockView = (tx: Tx, id: number) => views(tx).where('id', '=', id).forUpdate().executeTakeFirst();

export const viewById = (db: Db, id: number) => views(db).where('id', '=', id).executeTakeFirstOrThrow();

export async function countViews(tx: Tx, staffId: number): Promise<number> {
  const count = tx
    .selectFrom('saved_views')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('staff_id', '=', staffId);
  return (await count.executeTakeFirstOrThrow()).count;
}

export async function insertView(tx: Tx, staffId: number, view: ViewFields, now: Date): Promise<number> {
  const inserted = tx
    .insertInto('saved_views')
    .values({ ...stored(view), staff_id: staffId, created_at: now })
    .returning('id');
  return (await inserted.executeTakeFirstOrThrow()).id;
}

export async function updateView(tx: Tx, id: number, view: ViewFields): Promise<void> {
  await tx
    .updateTable('saved_views')
    .set({ ...stored(view), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function removeView(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('saved_views').where('id', '=', id).execute();
}
