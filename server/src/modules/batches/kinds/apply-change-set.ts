import { applyRows, productNames, productsOfSet, putRowsBack } from '../../catalogue/public.ts';
import type { ApplyChangeSet } from '../batch-action.ts';
import type { BatchKind } from '../batch-kind.ts';

/** Products get the values of a change set. */
export const applyChangeSetKind: BatchKind<ApplyChangeSet> = {
  // At most two statements per product: a portion takes a fraction of the two seconds that others wait for a lock.
  portion: 500,
  records: (_db, { set }) => productsOfSet(set),
  run: (tx, { set }, ids, _by, now) => applyRows(tx, set, ids, now),
  undo: (tx, { set }, versions, by, now) => putRowsBack(tx, set, versions, by, now),
  namesOf: async (db, ids) => new Map([...(await productNames(db, ids))].map(([id, { code }]) => [id, code])),
};
