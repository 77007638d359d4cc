import type { Db } from '../../../db/database.ts';

/** A paid order that used a code of a set. */
export interface OrderWithCode {
  order_number: string;
  used_at: Date;
  contact_name: string;
  total_tug: number;
  code_tug: number;
}

/** The port that orders implement: how much codes took off, from the order rows. Sets are named by their first code. */
export interface OrdersWithCodes {
  discountedBySet: (
    db: Db,
    setIds: readonly number[],
  ) => Promise<ReadonlyMap<number, { tug: number; orders: number; totalTug: number }>>;
  newestOfSet: (db: Db, setId: number, limit: number) => Promise<readonly OrderWithCode[]>;
  /** Paid orders since then: all, those with a code, the discount and what they paid. */
  since: (db: Db, from: Date) => Promise<{ orders: number; uses: number; discountedTug: number; salesTug: number }>;
}
