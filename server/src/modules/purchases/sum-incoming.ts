import type { Db } from '../../db/database.ts';
import { incomingOf } from './incoming.queries.ts';

export interface IncomingSum {
  units: number;
  /** The next day on which units are expected. */
  expected_on: string;
}

/** Incoming units per product. */
export async function incomingByProduct(
  db: Db,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, IncomingSum>> {
  const sums = new Map<number, IncomingSum>();
  // A product's first row has its next day.
  for (const { product_id, units, expected_on } of await incomingOf(db, productIds)) {
    const before = sums.get(product_id);
    sums.set(product_id, { units: (before?.units ?? 0) + units, expected_on: before?.expected_on ?? expected_on });
  }
  return sums;
}
