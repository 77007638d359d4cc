import type { Db } from '../../../db/database.ts';

/** The port that the staff module fills: the names of staff members, by id. */
type NamesOfStaff = (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;

/** A product and its possible unit price. */
interface PriceToCome {
  productId: number;
  nowTug: number;
}

export interface PricingDeps {
  db: Db;
  now: () => Date;
  namesOfStaff: NamesOfStaff;
  /** The port that carts fill: how many customers have one of these products in their cart. */
  customersWithInCart: (db: Db, productIds: readonly number[]) => Promise<number>;
  /** The port that favourites fill: how many saved one of them, and how many of these saw a higher price. */
  customersWhoSaved: (db: Db, prices: readonly PriceToCome[]) => Promise<{ saved: number; notified: number }>;
  /** The port that orders fill: unpaid orders with one of these products. */
  unpaidOrdersWith: (
    db: Db,
    productIds: readonly number[],
  ) => Promise<{ count: number; sumTug: number; numbers: string[] }>;
}
