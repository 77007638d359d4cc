// What follows on «paid»: the order moves on, its owner asks for money back, the staff send it, a provider does, or they say no.
import type { OrderSource } from '@tokhi/rules/order/order-source';
import { nextStatuses, type OrderStatus } from '@tokhi/rules/order/order-status';
import type { Tx } from '../../../src/db/database.ts';
import { inTransaction } from '../../../src/db/in-transaction.ts';
import { changeStatus } from '../../../src/modules/orders/public.ts';
import { closeRefund, declineRefund, sendRefund } from '../../../src/modules/payments/public.ts';
import { RefundTaskError } from '../../../src/modules/payments/refunds/lock-task.ts';
import { askBack } from '../../refunds/bought-order.ts';
import { neverFails } from './buying.ts';
import type { ModelShop } from './shop.ts';
import { anywhere, type Deed, onOrder } from './step.ts';

/** The next steps of its way, one after the other. */
export const moveOn = (which: number, steps: number): Deed =>
  onOrder(`move on by ${steps}`, which, async ({ shop }, { id }) => {
    for (let step = 0; step < steps; step += 1) await inTransaction(shop.database.db, (tx) => moveOne(tx, shop, id));
  });

async function moveOne(tx: Tx, { staffId, clock }: ModelShop, id: number): Promise<void> {
  const order = tx.selectFrom('orders').select(['status', 'source']).where('id', '=', id).forUpdate();
  const { status, source } = await order.executeTakeFirstOrThrow();
  const [next] = nextStatuses(status as OrderStatus, 'staff', source as OrderSource);
  if (next === undefined || next === 'refunded') return;
  await changeStatus(tx, id, next, { mover: 'staff', staffId }, clock.at);
}

/** Everything that is left, one of its lines, or one piece. */
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

/** A refund that is not done, or was; the newest as often as all others. */
async function someRefund({ database }: ModelShop, at: number): Promise<number | undefined> {
  const rows = await database.db.selectFrom('refunds').select('id').orderBy('id', 'desc').limit(4).execute();
  return rows[at % rows.length]?.id;
}

/** Said no to by name is fine: somebody else was faster, or it cannot be done so. */
const unlessRefused = (task: Promise<unknown>): Promise<unknown> =>
  task.catch((error: unknown) => {
    if (!(error instanceof RefundTaskError)) throw error;
  });

const onRefund = (name: string, at: number, act: (shop: ModelShop, refundId: number) => Promise<unknown>): Deed =>
  anywhere(`${name} refund ${at}`, async ({ shop }) => {
    const id = await someRefund(shop, at);
    if (id !== undefined) await unlessRefused(act(shop, id));
  });

export const close = (at: number): Deed =>
  onRefund('close', at, ({ database, clock }, id) => closeRefund(database.db, id, `TX-${id}`, clock.at));
export const send = (at: number): Deed => onRefund('send', at, ({ deps }, id) => sendRefund(deps, id));
export const decline = (at: number): Deed =>
  onRefund('decline', at, ({ database, clock }, id) => declineRefund(database.db, id, 'Гэмтэлгүй байна', clock.at));
