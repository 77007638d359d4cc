import { DAY_MS } from '@tokhi/rules/delivery/calendar';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { type DemoStaff, readDemoFacts } from './demo-facts.ts';
import { DEMO_STAFF, demoPerson } from './demo-people.ts';
import { insertRows } from './insert-rows.ts';
import { createNumbers } from './number-orders.ts';
import { orderRows } from './order-rows.ts';
import { DAYS_BACK, planOrders } from './plan-orders.ts';
import { createRandom } from './random.ts';
import { writeMoney } from './write-money.ts';
import { writeNotices } from './write-notices.ts';
import { type MadeOrder, writeOrders } from './write-orders.ts';
import { writeQuestions } from './write-questions.ts';
import { writeReceipts } from './write-receipts.ts';
import { writeRefunds } from './write-refunds.ts';
import { writeStock } from './write-stock.ts';
import { writeTrucks } from './write-trucks.ts';

/** Fewer would not cover every story. */
export const FEWEST = 100;
const [SEED, PORTION, ORDERS_PER_CUSTOMER] = [20_261_118, 1_000, 2.2];

interface Asked {
  orders: number;
  /** The shop's key for order numbers. */
  numberKey: string;
  now: Date;
  say: (line: string) => void;
}

/**
 * Writes orders of ninety days in every status and with every exception, in one transaction, with everything that belongs to them: all
 * invariants are satisfied. No job is queued, so nothing is sent. Refused in a shop with real orders; a second run changes nothing.
 */
export async function fillDemoOrders(db: Db, { orders: count, numberKey, now, say }: Asked): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    // Of two concurrent runs the second finds the first one's orders.
    await sql`lock table orders in share row exclusive mode`.execute(tx);
    if (await hasOrders(tx, false)) throw new Error('This shop has real orders: demo orders would mix with them.');
    if (await hasOrders(tx, true)) return 0;
    const random = createRandom(SEED);
    const facts = await readDemoFacts(tx, await addStaff(tx), now);
    const planned = planOrders(random, facts, count, now);
    const people = Array.from({ length: Math.ceil(count / ORDERS_PER_CUSTOMER) }, (_, at) => demoPerson(random, at));
    const start = new Date(now.getTime() - (DAYS_BACK + 1) * DAY_MS);
    const customers = await insertRows(
      tx,
      'customers',
      people.map(({ name, phone, email }) => ({ name, phone, email, created_at: start, email_confirmed_at: start })),
    );
    const nextNumber = createNumbers(tx, numberKey);
    const unpaid = new Set<string>();
    const made: MadeOrder[] = [];
    for (let from = 0; from < planned.length; from += PORTION) {
      const taken = new Set(unpaid);
      const portion = [];
      for (const order of planned.slice(from, from + PORTION)) {
        const at = random.whole(0, people.length - 1);
        const [person, customerId] = [people[at], customers[at]];
        if (person === undefined || customerId === undefined) throw new Error('every demo order has its customer');
        const number = await nextNumber(taken);
        if (order.status === 'pending') unpaid.add(number.slice(-4));
        portion.push({ ...order, ...orderRows(order, { person, customerId, number }, facts, random) });
      }
      made.push(...(await writeOrders(tx, portion, facts)));
      say(`${made.length} of ${count} orders`);
    }
    await writeStock(tx, made, start, now);
    const payments = await writeMoney(tx, made, facts, now);
    await writeRefunds(tx, payments, facts, now);
    await writeReceipts(tx, made, now);
    say('stock, money, refunds and receipts');
    await writeNotices(tx, made);
    await writeTrucks(tx, made, facts, now);
    await writeQuestions(tx, made, facts, random, now);
    say('notices, trucks and questions of customers');
    return made.length;
  });
}

async function hasOrders(tx: Tx, isDemo: boolean): Promise<boolean> {
  const found = await tx.selectFrom('orders').select('id').where('is_demo', '=', isDemo).limit(1).executeTakeFirst();
  return found !== undefined;
}

async function addStaff(tx: Tx): Promise<DemoStaff> {
  const [orders = 0, warehouse = 0, finance = 0] = await insertRows(
    tx,
    'staff_members',
    DEMO_STAFF.map(({ name, email }) => ({ name, email, version: 1 })),
  );
  const ids = { orders, warehouse, finance };
  await insertRows(
    tx,
    'staff_roles',
    DEMO_STAFF.map(({ role }) => ({ staff_id: ids[role], role })),
  );
  return ids;
}
