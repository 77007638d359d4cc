import type { Db } from '../../db/database.ts';
import type { CallTable } from '../../http/calls/call-table.ts';
import { showPlaces } from './show-places.ts';

/** Seconds. A tariff that the staff change is charged at once: orders read the table, and a stale figure is refused. */
const KEEP_PLACES = 60;

export function bindSettings(table: CallTable, { db }: { db: Db }): void {
  table.bindKept('places', () => showPlaces(db), { keepFor: KEEP_PLACES });
}
