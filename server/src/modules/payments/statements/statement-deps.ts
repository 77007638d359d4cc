import type { Db } from '../../../db/database.ts';
import type { TableReader } from '../../../tables/read/create-table-reader.ts';
import type { NamesOfStaff } from '../../orders/public.ts';

export interface StatementDeps {
  db: Db;
  now: () => Date;
  readTable: TableReader;
  namesOfStaff: NamesOfStaff;
}
