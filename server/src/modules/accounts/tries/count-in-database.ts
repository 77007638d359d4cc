import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { TryCounts } from './try-counts.ts';
import { clearTries, giveBackTry, someIsFull, takeTry } from './wrong-tries.queries.ts';

/** Thrown to roll back the counts before the key that is full. */
class NoRoom extends Error {
  override readonly name = 'NoRoom';
}

/** Ordered by key: two callers with the same keys never deadlock. */
const inOrder = <Counted extends { key: string }>(keys: readonly Counted[]): Counted[] =>
  keys.toSorted((one, other) => (one.key < other.key ? -1 : 1));

export function countInDatabase(db: Db, now: () => Date): TryCounts {
  return {
    async take(keys) {
      // Most of a flood ends here, at a read: an update waits for the others at the row.
      if (await someIsFull(db, keys, now())) return false;
      try {
        await inTransaction(db, async (tx) => {
          for (const { key, most, withinMs } of inOrder(keys)) {
            if (!(await takeTry(tx, key, most, now(), withinMs))) throw new NoRoom();
          }
        });
        return true;
      } catch (error) {
        if (error instanceof NoRoom) return false;
        throw error;
      }
    },
    giveBack: (keys) =>
      inTransaction(db, async (tx) => {
        for (const { key } of inOrder(keys)) await giveBackTry(tx, key);
      }),
    clear: (keys) =>
      inTransaction(db, async (tx) => {
        for (const { key } of inOrder(keys)) await clearTries(tx, key);
      }),
  };
}
