import type { Db } from '../../db/database.ts';
import type { CallTable } from '../../http/calls/call-table.ts';
import { addFavourite } from './add-favourite.ts';
import { setStockAlert } from './alerts/set-stock-alert.ts';
import { removeFavourite } from './remove-favourite.ts';

export function bindFavourites(table: CallTable, { db, now }: { db: Db; now: () => Date }): void {
  table.bind('addFavourite', ({ id }, caller) => addFavourite(db, id, caller, now()));
  table.bind('removeFavourite', ({ id }, caller) => removeFavourite(db, id, caller));
  table.bind('tellWhenBack', (body, caller) => setStockAlert(db, body, caller, now()));
}
