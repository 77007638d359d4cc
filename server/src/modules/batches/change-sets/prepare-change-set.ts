import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { Wanted } from '@tokhi/contract/admin/change-sets/change-set-fields';
import { allows } from '@tokhi/contract/admin/permissions';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import { createChangeSet, wantedRows } from '../../catalogue/public.ts';
import type { BatchDeps } from '../show-batch.ts';
import { showChangeSet } from './show-change-set.ts';

/** Stores what a rule or a grid changes. A staff member who may only change prices changes nothing else in the grid. */
export const prepareChangeSet = (
  deps: BatchDeps,
  { wanted, name, reason }: CallBody<AdminCalls['prepareChangeSet']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['prepareChangeSet']>> =>
  withIdempotency(deps.db, caller, async (tx) => {
    const now = deps.now();
    if (changesMoreThanPrices(wanted) && !allows('edit-products', caller.roles, 'changes')) throw refuse('forbidden');
    const set = { source: wanted.kind, name, reason, applyAt: null };
    const { id } = await createChangeSet(tx, set, await wantedRows(tx, wanted, now), caller, now);
    return showChangeSet({ ...deps, db: tx }, id, caller);
  });

const changesMoreThanPrices = (wanted: Wanted): boolean =>
  wanted.kind === 'grid' &&
  wanted.rows.some(({ code: _code, version: _version, price: _price, ...other }) => Object.keys(other).length > 0);
