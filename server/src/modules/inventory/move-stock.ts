import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../callers/caller.ts';
import { withIdempotency } from '../../callers/with-idempotency.ts';
import type { Tx } from '../../db/database.ts';
import { auditedBy, type Facts, writeAudit } from '../audit/public.ts';
import { markReady } from '../catalogue/public.ts';
import { lockOnHand, moveOnHand } from '../stock/public.ts';
import type { InventoryDeps } from './list-stock.ts';
import { writeCounted, writeLocation } from './places.queries.ts';
import { refuseReserved } from './refuse-reserved.ts';
import { presentStock } from './stock.present.ts';
import { type StockRow, stockRow } from './stock-list.queries.ts';

type Reply = CallReply<AdminCalls['receiveStock']>;

/** Adds received units. */
export const receiveStock = (
  deps: InventoryDeps,
  { code, units, location, note }: CallBody<AdminCalls['receiveStock']>,
  caller: Staff,
): Promise<Reply> =>
  inStock(deps, caller, code, 'receive stock', async (tx, { product, now }) => {
    if (location !== undefined) await writeLocation(tx, product.id, location);
    await moveOnHand(tx, [{ productId: product.id, change: units, note: note ?? null }], by('received', caller), now);
    return { units, location: location ?? null, note: note ?? null };
  });

/** Sets the counted stock of one product. A count is refused if another movement came after the figure was shown. */
export const countStock = (
  deps: InventoryDeps,
  { code, units, place, version, location, note }: CallBody<AdminCalls['countStock']>,
  caller: Staff,
): Promise<Reply> =>
  inStock(deps, caller, code, 'count stock', async (tx, { product, level, now }) => {
    if (level.movementId !== version)
      throw refuse('changed_meanwhile', { version: level.movementId, on_hand: level.onHand });
    if (units < level.reserved) throw await refuseReserved(tx, product.id, level);
    if (units !== level.onHand)
      await moveOnHand(
        tx,
        [{ productId: product.id, change: units - level.onHand, note: note ?? null }],
        by('counted', caller),
        now,
      );
    await writeCounted(tx, [product.id], { place, shelf: null }, now);
    if (location !== undefined) await writeLocation(tx, product.id, location);
    await markReady(tx, [product.id], place === 'ulaanbaatar');
    return { units, place, location: location ?? null, note: note ?? null };
  });

/** Removes units that can no longer be sold. */
export const writeOffStock = (
  deps: InventoryDeps,
  { code, units, loss, note }: CallBody<AdminCalls['writeOffStock']>,
  caller: Staff,
): Promise<Reply> =>
  inStock(deps, caller, code, 'write off stock', async (tx, { product, level, now }) => {
    if (level.onHand - units < level.reserved) throw await refuseReserved(tx, product.id, level);
    const why = { ...by('written_off', caller), loss };
    await moveOnHand(tx, [{ productId: product.id, change: -units, note: note ?? null }], why, now);
    return { units, loss, note: note ?? null };
  });

const by = <Reason extends string>(reason: Reason, { staffId }: Staff) => ({ reason, staffId });

interface Locked {
  product: StockRow;
  level: { onHand: number; reserved: number; movementId: number };
  now: Date;
}

/** The product with its level locked; the change and its audit row share a transaction. */
async function inStock(
  { db, now: clock }: InventoryDeps,
  caller: Staff,
  code: string,
  action: string,
  work: (tx: Tx, locked: Locked) => Promise<Facts>,
): Promise<Reply> {
  const now = clock();
  return withIdempotency(db, caller, async (tx) => {
    const product = await stockRow(tx, code);
    if (product === undefined) throw refuse('product_not_found');
    const level = await levelOf(tx, product.id);
    const done = await work(tx, { product, level, now });
    const after = await levelOf(tx, product.id);
    const facts = { before: { on_hand: level.onHand }, after: { ...done, on_hand: after.onHand } };
    const subject = { kind: 'product', id: code };
    await writeAudit(tx, { action, subject, ...auditedBy(caller), ...facts }, now);
    const shown = await stockRow(tx, code);
    return { result: 'success', product: presentStock(shown ?? product), version: after.movementId };
  });
}

async function levelOf(tx: Tx, productId: number): Promise<Locked['level']> {
  const level = (await lockOnHand(tx, [productId])).get(productId);
  if (level === undefined) throw new Error(`product ${productId} has no stock level`);
  return level;
}
