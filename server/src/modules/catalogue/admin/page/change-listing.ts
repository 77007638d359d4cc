import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { ProductState } from '@tokhi/contract/admin/product-words';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../../callers/caller.ts';
import { withIdempotency } from '../../../../callers/with-idempotency.ts';
import { auditedBy, writeAudit } from '../../../audit/public.ts';
import type { AdminProductDeps } from '../list/list-products.ts';
import { gapsOf, stateOf } from '../product-state.ts';
import { changedFacts } from './changed-facts.ts';
import { type LockedProduct, lockProduct } from './locked-product.queries.ts';
import { showProduct } from './show-product.ts';
import { writeListing } from './write-product.queries.ts';

type To = CallBody<AdminCalls['changeListing']>['to'];

/** The states from which each state can be reached. Only cancelling a plan leads back to draft. */
const COMES_FROM: Record<ProductState, readonly ProductState[]> = {
  listed: ['draft', 'planned', 'withdrawn'],
  planned: ['draft', 'planned', 'withdrawn'],
  draft: ['planned'],
  withdrawn: ['listed'],
};

/** Publishes now or at a moment, cancels such a plan, or withdraws. Orders keep their withdrawn products. */
export async function changeListing(
  deps: AdminProductDeps,
  { code, version, to }: CallBody<AdminCalls['changeListing']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['changeListing']>> {
  const now = deps.now();
  return withIdempotency(deps.db, caller, async (tx) => {
    const locked = await lockProduct(tx, code);
    if (locked === undefined) throw refuse('product_not_found');
    const here = { ...deps, db: tx, now: () => now };
    const { product: before } = await showProduct(here, code, caller);
    if (locked.version !== version)
      throw refuse('changed_meanwhile', { version: locked.version, model_version: before.model_version });
    await writeListing(tx, locked.id, listingOf(locked, to, now), caller.staffId);
    const shown = await showProduct(here, code, caller);
    const entry = { action: ACTIONS[to.state], subject: { kind: 'product', id: code } };
    await writeAudit(tx, { ...entry, ...changedFacts(before, shown.product), ...auditedBy(caller) }, now);
    return shown;
  });
}

const ACTIONS: Record<ProductState, string> = {
  listed: 'publish product',
  planned: 'plan to publish product',
  draft: 'cancel plan to publish product',
  withdrawn: 'withdraw product',
};

function listingOf(product: LockedProduct, to: To, now: Date) {
  if (!COMES_FROM[to.state].includes(stateOf(product))) throw refuse('listing_not_possible');
  const isGoing = to.state === 'listed' || to.state === 'planned';
  const missing = gapsOf(product.gaps).filter((gap) => gap === 'picture' || gap === 'alt');
  if (isGoing && missing.length > 0) throw refuse('product_not_ready', { missing: missing.join() });
  if (to.state === 'withdrawn') return { withdrawn_at: now, publish_at: null };
  if (to.state === 'draft') return { publish_at: null };
  if (to.state === 'listed') return publishedAt(product, now);
  const publish_at = new Date(to.at);
  if (publish_at <= now) throw refuse('listing_not_possible');
  return { publish_at };
}

/** Keeps the first publication date: a product that comes back is not new. */
export const publishedAt = ({ published_at }: { published_at: Date | null }, now: Date) => ({
  published_at: published_at ?? now,
  withdrawn_at: null,
  publish_at: null,
});
