import type { Db } from '../db/database.ts';
import type { CallTable } from '../http/call-table.ts';
import { bindCatalogue } from './catalogue/catalogue.routes.ts';

/** What every module gets from the process around it. */
export interface Frame {
  db: Db;
  /** The clock, as a parameter: tests set it. */
  now: () => Date;
}

/** Every module that answers calls, one line each. */
export function bindModules(table: CallTable, frame: Frame): void {
  bindCatalogue(table, frame);
}
