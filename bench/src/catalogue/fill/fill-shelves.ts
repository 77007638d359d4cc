import type pg from 'pg';
import {
  attributeId,
  BRANDS,
  CATEGORY_PERCENTS,
  SPECS_OF_A_CATEGORY,
  SUBS_OF_A_CATEGORY,
  VALUES_OF_A_SPEC,
  valueId,
} from './shape.ts';
import { ADJECTIVES, brandName, CATEGORY_NAMES, COLOURS, capital, NOUNS, specCode, specValue } from './words.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Categories, sub-categories, brands, colours and specifications: a few thousand rows, with consecutive ids. */
export async function fillShelves(client: pg.ClientBase): Promise<void> {
  const categories = CATEGORY_PERCENTS.map((_, index) => index + 1);
  const subs = categories.flatMap((category) => upTo(SUBS_OF_A_CATEGORY).map((sub) => ({ category, sub })));
  const attributes = categories.flatMap((category) => upTo(SPECS_OF_A_CATEGORY).map((slot) => ({ category, slot })));
  const values = attributes.flatMap(({ category, slot }) =>
    upTo(VALUES_OF_A_SPEC).map((value) => ({ attribute: attributeId(category, slot), slot, value })),
  );
  await put(client, 'categories', {
    id: categories,
    code: categories.map((id) => `cat-${id}`),
    name: CATEGORY_NAMES,
    position: categories,
  });
  await put(client, 'sub_categories', {
    id: subs.map((_, index) => index + 1),
    category_id: subs.map(({ category }) => category),
    code: subs.map((_, index) => `sub-${index + 1}`),
    name: subs.map((_, index) => `${capital(cycled(NOUNS, index))}, ${cycled(ADJECTIVES, index)}`),
    position: subs.map(({ sub }) => sub),
  });
  const brands = upTo(BRANDS).map((index) => index + 1);
  await put(client, 'brands', {
    id: brands,
    slug: brands.map((id) => `brand-${id}`),
    name: brands.map(brandName),
    position: brands,
  });
  await put(client, 'colours', {
    id: COLOURS.map((_, index) => index + 1),
    name: COLOURS,
    swatch: COLOURS.map((_, index) => `#${(index * 6_553).toString(16).padStart(6, '0')}`),
  });
  await put(client, 'spec_attributes', {
    id: attributes.map(({ category, slot }) => attributeId(category, slot)),
    category_id: attributes.map(({ category }) => category),
    position: attributes.map(({ slot }) => slot),
    facet_slot: attributes.map(({ slot }) => slot),
    code: attributes.map(({ slot }) => specCode(slot)),
    name: attributes.map(({ slot }) => (slot === 0 ? 'Материал' : `Хэмжээ ${slot}`)),
  });
  await put(client, 'spec_values', {
    id: values.map(({ attribute, value }) => valueId(attribute, value)),
    attribute_id: values.map(({ attribute }) => attribute),
    position: values.map(({ value }) => value),
    value: values.map(({ slot, value }) => specValue(slot, value)),
  });
}

const cycled = (words: readonly string[], index: number): string => words[index % words.length] as string;

/** Inserts whole columns at once, with the table's own types. */
async function put(client: pg.ClientBase, table: string, columns: Record<string, readonly unknown[]>): Promise<void> {
  const names = Object.keys(columns);
  const rows = (columns['id'] ?? []).map((_, row) =>
    Object.fromEntries(names.map((name) => [name, columns[name]?.[row]])),
  );
  await client.query(
    `insert into ${table} (${names.join(', ')}) overriding system value
     select ${names.join(', ')} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}
