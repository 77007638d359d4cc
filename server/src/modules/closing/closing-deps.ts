import type { Db } from '../../db/database.ts';
import type { createShownBeside, NamesOfStaff } from '../orders/public.ts';
import type { Gateways } from '../payments/public.ts';

export interface ClosingDeps {
  db: Db;
  now: () => Date;
  /** Which providers have a list; none of them is asked. */
  gateways: Gateways;
  namesOfStaff: NamesOfStaff;
  /** What methods of payment are called. */
  beside: ReturnType<typeof createShownBeside>;
}
