import type { ProductCard } from '@tokhi/contract/fields/product-fields';
import type { Db } from '../../db/database.ts';
import type { CardCache } from '../catalogue/public.ts';
import { savedProducts } from './favourites.queries.ts';

/** Codes of a customer's saved products that are still sold, newest first. */
export const savedCodes = async (db: Db, customerId: number): Promise<string[]> =>
  (await savedProducts(db, customerId)).map(({ code }) => code);

/** The same as cards, with the prices of `now`. */
export const savedCards = async (
  { db, cards }: { db: Db; cards: CardCache },
  customerId: number,
  now: Date,
): Promise<ProductCard[]> =>
  cards.byIds(
    (await savedProducts(db, customerId)).map(({ id }) => id),
    now,
  );
