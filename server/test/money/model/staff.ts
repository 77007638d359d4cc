// What follows «paid»: the order moves on or a step is taken back, and its owner requests a refund.
import { Refusal } from '@tokhi/contract/texts/refusals';
import type { OrderSource } from '@tokhi/rules/order/order-source';
import { nextStatuses, type OrderStatus } from '@tokhi/rules/order/order-status';
import type { Tx } from '../../../src/db/database.ts';
import { inTransaction } from '../../../src/db/in-transaction.ts';
import { takeBackOrder } from '../../../src/modules/orders/admin/take-back-order.ts';
import { changeStatus } from '../../../src/modules/orders/public.ts';
import { namesOfStaff } from '../../../src/modules/staff/public.ts';
import { askBack } from '../../refunds/bought-order.ts';
import { staffOfTest } from '../../staff-of-test.ts';
import { neverFails } from './buying.ts';
import type { ModelShop } from './shop.ts';
import { type Deed, onOrder } from './step.ts';

/** Moves the order through its next steps. */
export const moveOn = (which: number, steps: number): Deed =>
  onOrder(`move on by ${steps}`, which, async ({ shop }, { id }) => {
    for (let step = 0; step < steps; step += 1) await inTransaction(shop.database.db, (tx) => moveOne(tx, shop, id));
  });

async function moveOne(tx: Tx, { staffId, clock }: ModelShop, id: number): Promise<void> {
  const order = tx.selectFrom('orders').select(['status', 'source']).where('id', '=', id).forUpdate();
  const { status, source } = await order.executeTakeFirstOrThrow();
  const [next] = nextStatuses(status as OrderStatus, 'staff', source as OrderSource);
  // Ends have separate use cases: an unpaid order ends only when its invoices are closed.
  if (next === undefined || next === 'refunded' || next === 'expired') return;
  await changeStatus(tx, id, next, { mover: 'staff', staffId }, clock.at);
}

/** Once, and after the customer was notified only by the owner (decision 185). */
export const takeBack = (which: number, role: 'owner' | 'orders'): Deed =>
  onOrder(`${role} takes a step back`, which, async ({ shop }, { id, ordernumber }) => {
    const { db } = shop.database;
    const order = db.selectFrom('orders').select('version').where('id', '=', id);
    const { version } = await order.executeTakeFirstOrThrow();
    const deps = { db, now: () => shop.clock.at, namesOfStaff };
    const by = staffOfTest(shop.staffId, { roles: [role] });
    try {
      await takeBackOrder(deps, { ordernumber, version, reason: 'Андуурч шилжүүлсэн' }, by);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  });

/** All remaining goods, one line, or one piece. */
export type Back = 'all' | 'line' | 'piece';

export const askForRefund = (which: number, what: Back, line: number): Deed =>
  onOrder(`ask back ${what}${what === 'all' ? '' : ` of line ${line}`}`, which, async ({ shop }, order) => {
    const { db } = shop.database;
    const rows = await db
      .selectFrom('order_lines')
      .select(['code', 'quantity'])
      .where('order_id', '=', order.id)
      .execute();
    const wanted = rows[line % rows.length];
    if (wanted === undefined) return;
    const lines = [{ id: wanted.code, qty: what === 'piece' ? 1 : wanted.quantity }];
    const { asked } = await askBack(shop.shop.app, order, what === 'all' ? undefined : lines);
    neverFails(asked);
  });
