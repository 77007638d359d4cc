import type { Db } from '../../../db/database.ts';
import type { NamesOfStaff } from '../../orders/public.ts';
import type { TableReader } from './read/create-table-reader.ts';

export interface StatementDeps {
  db: Db;
  now: () => Date;
  readTable: TableReader;
  namesOfStaff: NamesOfStaff;
}
