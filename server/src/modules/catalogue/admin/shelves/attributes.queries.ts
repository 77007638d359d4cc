import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '../../../../db/database.ts';

const products = (column: string, of: string) =>
  sql<number>`(select count(*)::int from product_specs where product_specs.attribute_id = spec_attributes.id
    and ${sql.ref(`product_specs.${column}`)} = ${sql.ref(of)})`;

/** In the order of the sidebar; product counts come from the index of values. */
export const attributeRows = (db: Db, category: number) =>
  db
    .selectFrom('spec_attributes')
    .select(['id', 'code', 'name', 'unit', 'facet_slot as slot'])
    .select(products('attribute_id', 'spec_attributes.id').as('products'))
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('spec_values')
          .select(['id', 'value', products('value_id', 'spec_values.id').as('products')])
          .whereRef('attribute_id', '=', 'spec_attributes.id')
          .orderBy('position')
          .orderBy('id'),
      ).as('values'),
    )
    .where('category_id', '=', category)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** No product can get a value between the check and the delete. */
export async function lockAttributes(tx: Tx, category: number): Promise<void> {
  await sql`
    select from spec_values join spec_attributes on spec_attributes.id = spec_values.attribute_id
    where category_id = ${category} order by spec_values.id for update`.execute(tx);
}

interface WrittenAttribute {
  id: number | null;
  code: string;
  name: string;
  unit: string | null;
  slot: number | null;
  position: number;
}

interface WrittenValue {
  id: number | null;
  attribute: string;
  value: string;
  position: number;
}

export async function deleteAttributes(tx: Tx, ids: readonly number[], valueIds: readonly number[]): Promise<void> {
  await sql`delete from spec_values where id = any(${valueIds}::int[])`.execute(tx);
  await sql`delete from spec_attributes where id = any(${ids}::int[])`.execute(tx);
}

/** Clears changed slots first: two specifications may swap their slots. Writes only rows that change. */
export async function writeAttributes(tx: Tx, category: number, list: readonly WrittenAttribute[]): Promise<void> {
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(list)}::jsonb)
    as wanted (id int, code text, name text, unit text, slot smallint, position smallint)`;
  await sql`
    update spec_attributes set facet_slot = null from ${wanted}
    where spec_attributes.id = wanted.id and category_id = ${category} and facet_slot is distinct from slot`.execute(
    tx,
  );
  await sql`
    update spec_attributes set name = wanted.name, unit = wanted.unit, facet_slot = slot, position = wanted.position
    from ${wanted}
    where spec_attributes.id = wanted.id and category_id = ${category}
      and (spec_attributes.name, spec_attributes.unit, facet_slot, spec_attributes.position)
        is distinct from (wanted.name, wanted.unit, slot, wanted.position)`.execute(tx);
  await sql`
    insert into spec_attributes (category_id, code, name, unit, facet_slot, position)
    select ${category}, code, name, unit, slot, position from ${wanted} where id is null`.execute(tx);
}

/** Swapped names go through a temporary unique name. */
export async function writeValues(tx: Tx, category: number, list: readonly WrittenValue[]): Promise<void> {
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(list)}::jsonb)
    as wanted (id int, attribute text, value text, position smallint)`;
  await sql`
    update spec_values set value = 'renamed ' || spec_values.id from ${wanted}
    where spec_values.id = wanted.id and spec_values.value <> wanted.value
      and exists (select from spec_values as other
        where other.attribute_id = spec_values.attribute_id and other.value = wanted.value)`.execute(tx);
  await sql`
    update spec_values set value = wanted.value, position = wanted.position from ${wanted}
    where spec_values.id = wanted.id
      and (spec_values.value, spec_values.position) is distinct from (wanted.value, wanted.position)`.execute(tx);
  await sql`
    insert into spec_values (attribute_id, value, position)
    select spec_attributes.id, value, wanted.position
    from ${wanted} join spec_attributes on category_id = ${category} and code = attribute
    where wanted.id is null`.execute(tx);
}

export async function countEdit(tx: Tx, category: number): Promise<void> {
  await sql`update categories set version = version + 1 where id = ${category}`.execute(tx);
}
