import type { Db } from '../../../db/database.ts';
import type { NamesOfStaff, ShownBeside } from '../../orders/public.ts';

export interface CustomerDeps {
  db: Db;
  now: () => Date;
  namesOfStaff: NamesOfStaff;
  /** Provides the names of districts. */
  beside: () => Promise<ShownBeside>;
}
