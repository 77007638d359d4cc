import { applyRows, productNames, productsOfSet, putRowsBack } from '../../catalogue/public.ts';
import type { ApplyChangeSet } from '../batch-action.ts';
import type { BatchKind } from '../batch-kind.ts';

/** Products get what a change set says of them. */
export const applyChangeSetKind: BatchKind<ApplyChangeSet> = {
  // A product takes two statements at most: as many as are done in a fraction of the two seconds that others wait for a lock.
  portion: 500,
  records: (_db, { set }) => productsOfSet(set),
  run: (tx, { set }, ids, _by, now) => applyRows(tx, set, ids, now),
  undo: (tx, { set }, versions, by, now) => putRowsBack(tx, set, versions, by, now),
  namesOf: async (db, ids) => new Map([...(await productNames(db, ids))].map(([id, { code }]) => [id, code])),
};
