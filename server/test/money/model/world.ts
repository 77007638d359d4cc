// One run: two customers, two codes, their orders, and what was observed of them.
import { type OrderStatus, orderStatuses } from '@tokhi/rules/order/order-status';
import { sql } from 'kysely';
import { insertCode } from '../../guards/rows.ts';
import { type CustomerOfTest, signedInCustomer } from '../../signed-in-customer.ts';
import { DEMO_DAY } from '../../template-database.ts';
import type { Bought } from '../money-of-test.ts';
import { posApiOfTest } from '../pos-api-in-memory.ts';
import { GATEWAYS, type ModelShop } from './shop.ts';

export interface World {
  readonly shop: ModelShop;
  readonly buyers: readonly CustomerOfTest[];
  /** A voucher for one order and a coupon for all. */
  readonly codes: readonly string[];
  orders: OrderOfWorld[];
  /** Payments on the bank's list, with the number under which each was entered. */
  transfers: { id: string; amountTug: number }[];
  /** Numbers under which money may have been entered without a confirmation: the process was killed or cut off. */
  attempts: Set<string>;
  /** Invoices that a provider forgot. */
  forgotten: number;
  /** Loans that staff tried to enter although the provider reports them. */
  refusedByHand: number;
  /** Refunds refused because one person alone may not send them. */
  refusedAlone: number;
  /** How often connections were lost. */
  cut: number;
  /** How many processes died. */
  killed: number;
}

export interface OrderOfWorld extends Omit<Bought, 'goods'> {
  status: OrderStatus;
  /** How many of its steps were taken back. */
  takenBack: number;
}

const POINTS = 30_000;
let runs = 0;

export async function openWorld(shop: ModelShop): Promise<World> {
  const { db } = shop.database;
  runs += 1;
  shop.clock.at = DEMO_DAY;
  shop.posApi = posApiOfTest(() => shop.clock.at);
  await setMCredit(shop, 'on');
  for (const name of GATEWAYS) {
    shop.providers[name].invoices.length = 0;
    shop.providers[name].givenBack.length = 0;
  }
  const buyers = [await signedInCustomer(db), await signedInCustomer(db)];
  const gifts = buyers.map(({ id }) => ({ customer_id: id, points: POINTS, reason: 'welcome' }));
  await db.insertInto('bonus_ledger').values(gifts).execute();
  const codes = [`НЭГ${runs}`, `ОЛОН${runs}`];
  await insertCode(db, { code: `НЭГ${runs}`, kind: 'voucher', amount_tug: 10_000, max_uses: 1 });
  await insertCode(db, { code: `ОЛОН${runs}`, kind: 'coupon', amount_tug: 5_000 });
  return {
    ...{ shop, buyers, codes, orders: [], transfers: [], attempts: new Set(), killed: 0 },
    ...{ forgotten: 0, refusedByHand: 0, refusedAlone: 0, cut: 0 },
  };
}

/** Whether MCredit is called, or staff handle it manually. */
export async function setMCredit({ database }: ModelShop, mode: 'on' | 'by_hand'): Promise<void> {
  const change = JSON.stringify({ mcredit: mode });
  await sql`update settings set value = value || ${change}::jsonb where key = 'payment_methods'`.execute(database.db);
}

interface Seen {
  id: number;
  order_number: string;
  customer_id: number;
  status: OrderStatus;
  open_invoices: number;
  matched: number;
  paid: number;
  taken_back: number;
}

const ENDS: readonly OrderStatus[] = ['expired', 'refunded'];
const rank = (status: OrderStatus): number => orderStatuses.indexOf(status);

/** Whether an order may get from one status to the other, in any number of steps of which `takenBack` were taken back. */
function mayFollow(before: OrderStatus, after: OrderStatus, takenBack: number): boolean {
  if (before === after) return true;
  if (ENDS.includes(before)) return false;
  if (after === 'expired') return before === 'pending';
  // A paid order stays paid, however many steps are taken back.
  return rank(after) > rank(before) || (takenBack > 0 && rank(after) >= rank('paid'));
}

/**
 * True after every step: never two «paid», no step back unless it was taken back, at most one open invoice. Orders are read from the
 * database: including those whose maker was killed before it got their number.
 */
export async function look(world: World): Promise<void> {
  const { rows } = await sql<Seen>`
    select o.id, o.order_number, o.customer_id, o.status,
      (select count(*) from invoices i where i.order_id = o.id and i.status = 'open') as open_invoices,
      (select count(*) from payments p where p.order_id = o.id and p.outcome = 'matched') as matched,
      (select count(*) from order_status_changes h where h.order_id = o.id and h.to_status = 'paid' and h.takes_back is null) as paid,
      (select count(*) from order_status_changes h where h.order_id = o.id and h.takes_back is not null) as taken_back
    from orders o where o.customer_id = any(${world.buyers.map(({ id }) => id)}::bigint[]) order by o.id`.execute(
    world.shop.database.db,
  );
  const before = new Map(world.orders.map((order) => [order.id, order]));
  for (const { id, order_number: number, status, open_invoices, matched, paid, taken_back } of rows) {
    if (open_invoices > 1) throw new Error(`${number} has ${open_invoices} open invoices`);
    if (matched > 1 || paid > 1 || matched !== paid) throw new Error(`${number} was paid ${paid} times by ${matched}`);
    const { status: was, takenBack } = before.get(id) ?? { status: 'pending', takenBack: 0 };
    if (!mayFollow(was, status, taken_back - takenBack)) throw new Error(`${number} went from ${was} to ${status}`);
  }
  world.orders = rows.flatMap(({ id, order_number: ordernumber, customer_id, status, taken_back: takenBack }) => {
    const buyer = world.buyers.find((one) => one.id === customer_id);
    return buyer ? [{ id, ordernumber, buyer, status, takenBack }] : [];
  });
}
