import { sql } from 'kysely';
import type { Tx } from '../../../../db/database.ts';

/**
 * Specifications belong to a category: moved products get the same value of the specification with the same code here. Specifications that
 * this category lacks are added without a sidebar slot, so that no product loses what somebody entered.
 */
export async function carrySpecs(tx: Tx, products: readonly number[], category: number): Promise<void> {
  const foreign = sql`product_specs.product_id = any(${products}::int[]) and attributes.category_id <> ${category}`;
  const { rows: added } = await sql`
    insert into spec_attributes (category_id, position, code, name, unit)
    select ${category}, last.position + row_number() over (order by code), code, name, unit
    from (
      select distinct on (attributes.code) attributes.code, attributes.name, attributes.unit
      from product_specs join spec_attributes as attributes on attributes.id = product_specs.attribute_id
      where ${foreign} order by attributes.code, attributes.id
    ) as carried,
    (select coalesce(max(position), 0) as position from spec_attributes where category_id = ${category}) as last
    on conflict (category_id, code) do nothing returning id`.execute(tx);
  const { rows: addedValues } = await sql`
    insert into spec_values (attribute_id, position, value)
    select distinct on (own.id, spec_values.value) own.id, spec_values.position, spec_values.value
    from product_specs
    join spec_attributes as attributes on attributes.id = product_specs.attribute_id
    join spec_values on spec_values.id = product_specs.value_id
    join spec_attributes as own on own.category_id = ${category} and own.code = attributes.code
    where ${foreign}
    on conflict (attribute_id, value) do nothing returning id`.execute(tx);
  await sql`
    update product_specs set attribute_id = own.id, value_id = own_values.id
    from spec_attributes as attributes
    join spec_attributes as own on own.category_id = ${category} and own.code = attributes.code
    join spec_values on spec_values.attribute_id = attributes.id
    join spec_values as own_values on own_values.attribute_id = own.id and own_values.value = spec_values.value
    where attributes.id = product_specs.attribute_id and spec_values.id = product_specs.value_id and ${foreign}`.execute(
    tx,
  );
  // Raises the version: an editor with this category open would overwrite what was just added.
  if (added.length + addedValues.length > 0)
    await sql`update categories set version = version + 1 where id = ${category}`.execute(tx);
}
