import { sql } from 'kysely';
import type { Tx } from '../../../../db/database.ts';

const idsOf = ({ rows }: { rows: { id: number }[] }): number[] => rows.map(({ id }) => id);

export const productsOfSubCategory = async (tx: Tx, id: number): Promise<number[]> =>
  idsOf(
    await sql<{ id: number }>`
      select products.id from models join products on products.model_id = models.id
      where models.sub_category_id = ${id} order by products.id`.execute(tx),
  );

export const productsOfModels = async (tx: Tx, models: readonly number[]): Promise<number[]> =>
  idsOf(await sql<{ id: number }>`select id from products where model_id = any(${models}::int[])`.execute(tx));

/** Moves the first models of a brand to another one, with their colours (on update cascade). Returns the models' ids. */
export const moveModelsOfBrand = async (tx: Tx, from: number, into: number, most: number): Promise<number[]> =>
  idsOf(
    await sql<{ id: number }>`
      update models set brand_id = ${into}
      where id in (select id from models where brand_id = ${from} order by id limit ${most}) returning id`.execute(tx),
  );

export const moveModelsOfSubCategory = async (tx: Tx, from: number, into: number, most: number): Promise<number[]> =>
  idsOf(
    await sql<{ id: number }>`
      update models set sub_category_id = target.id, category_id = target.category_id
      from sub_categories as target
      where target.id = ${into}
        and models.id in (select id from models where sub_category_id = ${from} order by id limit ${most})
      returning models.id`.execute(tx),
  );

export const moveProductsOfColour = async (tx: Tx, from: number, into: number, most: number): Promise<number[]> =>
  idsOf(
    await sql<{ id: number }>`
      update products set colour_id = ${into}
      where id in (select id from products where colour_id = ${from} order by id limit ${most}) returning id`.execute(
      tx,
    ),
  );

/** Products whose model already has the other colour: a merge would duplicate it. */
export async function productsInBothColours(tx: Tx, from: number, into: number, most: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from products as one
    where colour_id = ${from}
      and exists (select from products as other where other.model_id = one.model_id and other.colour_id = ${into})
    order by code limit ${most}`.execute(tx);
  return rows.map(({ code }) => code);
}

export async function subCategoriesIn(tx: Tx, category: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('sub_categories')
    .select('id')
    .where('category_id', '=', category)
    .where('merged_into', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
