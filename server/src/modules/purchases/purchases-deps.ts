import type { Db } from '../../db/database.ts';
import type { NamesOfStaff } from '../orders/public.ts';

export interface PurchaseDeps {
  db: Db;
  now: () => Date;
  namesOfStaff: NamesOfStaff;
}
