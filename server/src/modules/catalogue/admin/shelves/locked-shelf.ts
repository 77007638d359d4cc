import type { ShelfKind } from '@tokhi/contract/admin/shelves/shelf-fields';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Tx } from '../../../../db/database.ts';
import { type LockedShelf, lockShelves } from './shelf-rows.queries.ts';

interface Seen {
  id: number;
  version: number;
}

/** Locks the shelves that were seen; refuses when one is gone or has changed. */
export async function lockedAsSeen(tx: Tx, kind: ShelfKind, seen: readonly Seen[]): Promise<LockedShelf[]> {
  const locked = await lockShelves(
    tx,
    kind,
    seen.map(({ id }) => id),
  );
  return seen.map(({ id, version }) => {
    const found = locked.find((one) => one.id === id);
    if (found === undefined) throw refuse('shelf_not_found');
    if (found.version !== version) throw refuse('changed_meanwhile', { version: found.version, name: found.name });
    return found;
  });
}
