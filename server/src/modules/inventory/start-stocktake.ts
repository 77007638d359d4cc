import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../callers/caller.ts';
import { withIdempotency } from '../../callers/with-idempotency.ts';
import { noteStocktake } from './open-stocktake.ts';
import { type StocktakeDeps, showStocktake } from './show-stocktake.ts';
import { insertStocktake, openStocktake } from './stocktakes.queries.ts';

/** Starts counting a shelf. */
export async function startStocktake(
  deps: StocktakeDeps,
  { place, shelf }: CallBody<AdminCalls['startStocktake']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['startStocktake']>> {
  const now = deps.now();
  return withIdempotency(deps.db, caller, async (tx) => {
    const id = await insertStocktake(tx, { place, shelf, started_by: caller.staffId, started_at: now });
    if (id === null) {
      const open = await openStocktake(tx, place, shelf);
      const name = (await deps.namesOfStaff(tx, [open.started_by])).get(open.started_by) ?? '';
      throw refuse('shelf_in_counting', { shelf, name, stocktake: open.id });
    }
    await noteStocktake(tx, caller, 'start stocktake', id, { after: { place, shelf } }, now);
    return showStocktake({ ...deps, db: tx }, id);
  });
}
