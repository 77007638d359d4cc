import type { Db } from '../../db/database.ts';

export interface FrontPageDeps {
  db: Db;
  /** The clock, as a parameter: tests set it. */
  now: () => Date;
  namesOfStaff: (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;
}
