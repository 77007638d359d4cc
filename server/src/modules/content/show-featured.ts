import type { Db } from '../../db/database.ts';
import { featuredProducts } from './content.queries.ts';
import type { OfCatalogue } from './of-catalogue.ts';

/** Product ids by list name, in the order that staff chose; an empty list is absent. */
export type FeaturedLists = ReadonlyMap<string, number[]>;

/** The hand-picked lists: recommended, top, top_brand, top_rated, last_chance, trend. */
export const showFeatured = async (db: Db, catalogue: OfCatalogue): Promise<FeaturedLists> =>
  featuredByList(await featuredProducts(db, catalogue).execute());

export function featuredByList(rows: { list: string; product_id: number }[]): FeaturedLists {
  const lists = Map.groupBy(rows, ({ list }) => list);
  return new Map([...lists].map(([list, picked]) => [list, picked.map(({ product_id }) => product_id)]));
}
