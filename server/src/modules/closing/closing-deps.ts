import type { Db } from '../../db/database.ts';
import type { createShownBeside, NamesOfStaff } from '../orders/public.ts';
import type { Gateways } from '../payments/public.ts';

export interface ClosingDeps {
  db: Db;
  now: () => Date;
  /** Used to see which providers have a list; none is called. */
  gateways: Gateways;
  namesOfStaff: NamesOfStaff;
  /** Names of payment methods. */
  beside: ReturnType<typeof createShownBeside>;
}
