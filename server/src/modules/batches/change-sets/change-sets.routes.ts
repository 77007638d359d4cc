import { withIdempotency } from '../../../callers/with-idempotency.ts';
import type { AdminTable } from '../../../http/admin/admin-table.ts';
import type { BatchDeps } from '../show-batch.ts';
import { applyChangeSet, discardChangeSet, sendChangeSet } from './apply-change-set.ts';
import { approveChangeSet } from './approve-change-set.ts';
import { prepareChangeSet } from './prepare-change-set.ts';
import { rollBackSet } from './roll-back-set.ts';
import { showChangeSet } from './show-change-set.ts';

export function bindChangeSetBatches(table: AdminTable, deps: BatchDeps): void {
  table.bind('prepareChangeSet', (body, caller) => prepareChangeSet(deps, body, caller));
  table.bind('showChangeSet', ({ set }, caller) => showChangeSet(deps, set, caller));
  table.bind('applyChangeSet', (body, caller) => applyChangeSet(deps, body, caller));
  table.bind('sendChangeSet', (body, caller) => sendChangeSet(deps, body, caller));
  table.bind('approveChangeSet', (body, caller) => approveChangeSet(deps, body, caller));
  table.bind('discardChangeSet', (body, caller) => discardChangeSet(deps, body, caller));
  table.bind('rollBackChangeSet', ({ set, reason }, caller) =>
    withIdempotency(deps.db, caller, async (tx) => {
      await rollBackSet(tx, set, reason, caller, deps.now());
      return showChangeSet({ ...deps, db: tx }, set, caller);
    }),
  );
}
