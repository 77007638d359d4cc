import type { ShelfKind } from '@tokhi/contract/admin/shelves/shelf-fields';
import { sql } from 'kysely';
import type { Tx } from '../../../../db/database.ts';
import { inUse, tableOf } from './shelf-rows.queries.ts';

/** Locks by id, as everywhere, and sorts afterwards: two staff members who reorder the same shelves cannot deadlock. */
export async function lockOrder(tx: Tx, kind: ShelfKind, parent: number | null): Promise<number[]> {
  const siblings = kind === 'sub_category' ? sql`category_id = ${parent}` : sql`true`;
  const { rows } = await sql<{ id: number; position: number }>`
    select id, position from ${tableOf(kind)} where ${siblings} and ${inUse(kind)} order by id for no key update`.execute(
    tx,
  );
  return rows.toSorted((one, other) => one.position - other.position || one.id - other.id).map(({ id }) => id);
}

export async function writeOrder(tx: Tx, kind: ShelfKind, ids: readonly number[]): Promise<void> {
  await sql`
    update ${tableOf(kind)} as shelves set position = wanted.position
    from unnest(${ids}::int[]) with ordinality as wanted (id, position)
    where shelves.id = wanted.id and shelves.position <> wanted.position`.execute(tx);
}
