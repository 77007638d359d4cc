import type { Db } from '../db/database.ts';

/** What every module gets from the process around it. */
export interface ModuleFrame {
  db: Db;
  /** The clock, as a parameter: tests set it. */
  now: () => Date;
}
