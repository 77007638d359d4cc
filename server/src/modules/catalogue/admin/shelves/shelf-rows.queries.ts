import type { ShelfKind } from '@tokhi/contract/admin/shelves/shelf-fields';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/database.ts';

const TABLES = { category: 'categories', sub_category: 'sub_categories', brand: 'brands', colour: 'colours' } as const;

export const tableOf = (kind: ShelfKind) => sql.table(TABLES[kind]);

/** A merged shelf stays as a row, except a colour, whose row nothing needs any more. */
export const inUse = (kind: ShelfKind) => (kind === 'colour' ? sql`true` : sql`merged_into is null`);

export interface ShelfRow {
  kind: ShelfKind;
  id: number;
  version: number;
  name: string;
  products: number;
  code: string | null;
  parent: number | null;
  sentence: string | null;
  tax_classification: string | null;
  swatch: string | null;
  is_shown: boolean | null;
}

/** Counts come from indexes; a sub-category's products are those of its models. */
const ALL = sql`
  select 'category' as kind, 1 as rank, id, version, name, code, position, null::int as parent, sentence,
    null as tax_classification, null as swatch, is_shown,
    (select count(*)::int from products where category_id = categories.id) as products
  from categories where merged_into is null
  union all
  select 'sub_category', 2, id, version, name, code, position, category_id, null, tax_classification, null, is_shown,
    (select count(*)::int from models join products on products.model_id = models.id
     where models.sub_category_id = sub_categories.id)
  from sub_categories where merged_into is null
  union all
  select 'brand', 3, id, version, name, slug, position, null, sentence, null, null, is_shown,
    (select count(*)::int from products where brand_id = brands.id)
  from brands where merged_into is null
  union all
  select 'colour', 4, id, version, name, null, 0, null, null, null, swatch, null,
    (select count(*)::int from products where colour_id = colours.id)
  from colours`;

const FIELDS = sql`kind, id, version, name, products, code, parent, sentence, tax_classification, swatch, is_shown`;

export async function shelfRows(db: Db): Promise<ShelfRow[]> {
  const { rows } = await sql<ShelfRow>`
    select ${FIELDS} from (${ALL}) as shelves
    order by rank, position, case kind when 'colour' then name end, id`.execute(db);
  return rows;
}

export async function shelfRow(db: Db, kind: ShelfKind, id: number): Promise<ShelfRow | undefined> {
  const { rows } = await sql<ShelfRow>`
    select ${FIELDS} from (${ALL}) as shelves where kind = ${kind} and id = ${id}`.execute(db);
  return rows[0];
}

export interface LockedShelf {
  id: number;
  version: number;
  name: string;
}

/** Locks shelves until the transaction ends: nobody adds or removes anything there. Several are locked by id. */
export async function lockShelves(tx: Tx, kind: ShelfKind, ids: readonly number[]): Promise<LockedShelf[]> {
  const { rows } = await sql<LockedShelf>`
    select id, version, name from ${tableOf(kind)}
    where id = any(${ids}::int[]) and ${inUse(kind)} order by id for update`.execute(tx);
  return rows;
}
