import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { ShelfKind } from '@tokhi/contract/admin/shelves/shelf-fields';
import type { CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Db } from '../../../../db/database.ts';
import { type ShelfRow, shelfRow, shelfRows } from './shelf-rows.queries.ts';

export interface ShelfDeps {
  db: Db;
  now: () => Date;
}

/** A few hundred rows: the screen loads all of them at once. */
export async function listShelves({ db }: ShelfDeps): Promise<CallReply<AdminCalls['listShelves']>> {
  return { result: 'success', shelves: await shelfRows(db) };
}

export async function shownShelf(db: Db, kind: ShelfKind, id: number): Promise<ShelfRow> {
  const row = await shelfRow(db, kind, id);
  if (row === undefined) throw refuse('shelf_not_found');
  return row;
}
