import type { Db } from '../../db/database.ts';
import type { CallTable } from '../../http/calls/call-table.ts';
import { showPlaces } from './show-places.ts';

/** Seconds. A changed tariff is charged at once: orders read the table, and refuse a stale figure. */
const KEEP_PLACES = 60;

export function bindSettings(table: CallTable, { db }: { db: Db }): void {
  table.bindKept('places', () => showPlaces(db), { keepFor: KEEP_PLACES });
}
