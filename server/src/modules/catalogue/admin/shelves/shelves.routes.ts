import type { AdminTable } from '../../../../http/admin/admin-table.ts';
import { createShelf } from './create-shelf.ts';
import { deleteShelf } from './delete-shelf.ts';
import { listShelves, type ShelfDeps } from './list-shelves.ts';
import { mergeShelves } from './merge-shelves.ts';
import { orderShelves } from './order-shelves.ts';
import { saveAttributes } from './save-attributes.ts';
import { saveShelf } from './save-shelf.ts';
import { showAttributes } from './show-attributes.ts';

export function bindShelves(table: AdminTable, deps: ShelfDeps): void {
  table.bind('listShelves', () => listShelves(deps));
  table.bind('createShelf', (body, caller) => createShelf(deps, body, caller));
  table.bind('saveShelf', (body, caller) => saveShelf(deps, body, caller));
  table.bind('orderShelves', (body, caller) => orderShelves(deps, body, caller));
  table.bind('deleteShelf', (body, caller) => deleteShelf(deps, body, caller));
  table.bind('mergeShelves', (body, caller) => mergeShelves(deps, body, caller));
  table.bind('showAttributes', ({ category }) => showAttributes(deps.db, category));
  table.bind('saveAttributes', (body, caller) => saveAttributes(deps, body, caller));
}
