import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody } from '@tokhi/contract/call';
import { sql } from 'kysely';
import type { Tx } from '../../../../db/database.ts';
import { tableOf } from './shelf-rows.queries.ts';

type New = CallBody<AdminCalls['createShelf']>;
type Kind = New['kind'];

const behindAll = (kind: Kind) => sql`(select coalesce(max(position), 0) + 1 from ${tableOf(kind)})`;

/** The columns to insert, with their values. */
function columnsOf(shelf: New): Record<string, unknown> {
  const { kind, name } = shelf;
  if (kind === 'colour') return { name, swatch: shelf.swatch };
  if (kind === 'brand') return { name, slug: shelf.code, position: behindAll(kind) };
  const { code } = shelf;
  if (kind === 'category') return { name, code, position: behindAll(kind) };
  return { name, code, category_id: shelf.parent, position: behindSiblings(shelf.parent) };
}

export async function insertShelf(tx: Tx, shelf: New): Promise<number> {
  const columns = Object.entries(columnsOf(shelf));
  const { rows } = await sql<{ id: number }>`
    insert into ${tableOf(shelf.kind)} (${sql.join(columns.map(([name]) => sql.ref(name)))})
    values (${sql.join(columns.map(([, value]) => value))}) returning id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('no shelf was inserted');
  return row.id;
}

const behindSiblings = (category: number) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from sub_categories where category_id = ${category})`;

/** The field names are the column names; a sub-category that moves comes last in its new category. */
export async function writeShelf(
  tx: Tx,
  kind: Kind,
  id: number,
  { parent, ...facts }: { parent?: number | undefined } & Record<string, unknown>,
): Promise<void> {
  const set = Object.entries(facts).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  if (parent !== undefined) set.push(sql`category_id = ${parent}, position = ${behindSiblings(parent)}`);
  if (set.length > 0) await sql`update ${tableOf(kind)} set ${sql.join(set)} where id = ${id}`.execute(tx);
}
