// After a run: everybody is well again, whoever was told tells again, time goes by, and the staff do what waits. Then every tugrik has
// an owner, every receipt is its money, nothing is stuck, and the books are in order.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { ALL_BOOKS } from '../../../src/all-books.ts';
import { inTransaction } from '../../../src/db/in-transaction.ts';
import { verifyBooks } from '../../../src/modules/orders/public.ts';
import { sweepOverdue } from '../../../src/modules/payments/end-overdue.ts';
import { closeRefund, followReceipt } from '../../../src/modules/payments/public.ts';
import { compareLists, reconcile } from '../../../src/modules/payments/reconcile.ts';
import { tellAll } from './paying.ts';
import { forgetJobs, workAll } from './queue.ts';
import { GATEWAYS, type ModelShop } from './shop.ts';
import { look, type World } from './world.ts';

const DAY_MS = 86_400_000;

function heal({ providers, posApi, lookUps }: ModelShop): void {
  for (const name of GATEWAYS) {
    Object.assign(providers[name].switches, { create: null, check: null, cancel: null, refund: null });
  }
  Object.assign(posApi.switches, { register: null, void: null });
  lookUps.areAway = false;
}

/** The lists whole, whenever it was: the nightly one looks back some hours, the run over weeks. */
function withWholeLists({ parts, providers }: ModelShop): ModelShop['parts'] {
  const gateways = GATEWAYS.filter((name) => providers[name].sheet.lists).map((name) => {
    const listPayments = async () => providers[name].bills.flatMap(({ payments }) => payments);
    return [name, { ...providers[name], listPayments }];
  });
  return { ...parts, gateways: Object.fromEntries(gateways) };
}

/** Receipts that failed are a person's, who enqueues them anew. */
async function enqueueFailed({ database }: ModelShop): Promise<void> {
  const failed = await database.db.selectFrom('receipts').select('order_id').where('status', '=', 'failed').execute();
  await inTransaction(database.db, async (tx) => {
    for (const { order_id } of failed) await followReceipt(tx, order_id);
  });
}

async function closeAll({ database, clock }: ModelShop): Promise<void> {
  const open = database.db.selectFrom('refunds').select('id').where('status', 'in', ['requested', 'sent']);
  for (const { id } of await open.orderBy('id').execute()) {
    const { status } = await database.db
      .selectFrom('refunds')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    // Those of one request are closed together.
    if (status !== 'done') await closeRefund(database.db, id, `TX-${id}`, clock.at);
  }
}

export async function settle(world: World): Promise<void> {
  const { shop } = world;
  heal(shop);
  await tellAll(shop);
  await workAll(shop);
  shop.clock.at = new Date(shop.clock.at.getTime() + DAY_MS / 24);
  await reconcile(shop.parts);
  await compareLists(withWholeLists(shop));
  shop.clock.at = new Date(shop.clock.at.getTime() + 40 * DAY_MS);
  await sweepOverdue(shop.parts);
  await enqueueFailed(shop);
  await workAll(shop);
  await closeAll(shop);
  await workAll(shop);
  await look(world);
}

interface Account {
  order_number: string;
  status: string;
  /** What came and stayed. */
  kept: number;
  /** What the order costs, less what of it was given back. */
  due: number;
  receipt: number | null;
  bill_id: string | null;
}

async function accountsOf({ shop, buyers }: World): Promise<Account[]> {
  const { rows } = await sql<Account>`
    select o.order_number, o.status, r.total_tug as receipt, r.bill_id,
      coalesce((select sum(amount_tug - refunded_tug) from payments where order_id = o.id), 0)::bigint as kept,
      (case when o.status in ('pending', 'expired') then 0 else o.total_tug end - coalesce((
        select sum(gross_tug) from refunds where order_id = o.id and request_id is not null and status = 'done'), 0))::bigint as due
    from orders o left join receipts r on r.order_id = o.id and r.status = 'registered'
    where o.customer_id = any(${buyers.map(({ id }) => id)}::bigint[]) order by o.id`.execute(shop.database.db);
  return rows;
}

/** Everything that anybody was paid is a row, with its amount. */
async function unknownMoney({ shop, transfers }: World): Promise<string[]> {
  const told = GATEWAYS.flatMap((name) =>
    shop.providers[name].bills.flatMap(({ payments }) =>
      payments.map(({ providerPaymentId: id, amountTug }) => ({ id, amountTug })),
    ),
  );
  const all = [...told, ...transfers];
  const { rows } = await sql<{ id: string; amount_tug: number }>`
    select provider_payment_id as id, amount_tug from payments where provider_payment_id = any(${all.map(({ id }) => id)}::text[])`.execute(
    shop.database.db,
  );
  const known = new Map(rows.map(({ id, amount_tug }) => [id, amount_tug]));
  return all
    .filter(({ id, amountTug }) => known.get(id) !== amountTug)
    .map(({ id, amountTug }) => `${id}: ${amountTug}`);
}

/** What is true of a shop at rest. */
export async function expectAllSettled(world: World): Promise<void> {
  const { shop } = world;
  const { db } = shop.database;
  expect(await unknownMoney(world), 'every payment is a row').toEqual([]);
  const accounts = await accountsOf(world);
  expect(
    accounts.filter(({ status }) => status === 'pending'),
    'no order is stuck',
  ).toEqual([]);
  expect(
    accounts.filter(({ kept, due }) => kept !== due),
    'money that came is the order’s or went back',
  ).toEqual([]);
  expect(
    accounts.filter(({ receipt, due }) => (receipt ?? 0) !== due),
    'receipts are money',
  ).toEqual([]);
  const inForce = shop.posApi.office.receipts().filter(({ state }) => state === 'active');
  expect(inForce.map(({ id }) => id).toSorted(), 'the tax office knows the same receipts').toEqual(
    accounts.flatMap(({ bill_id }) => (bill_id === null ? [] : [bill_id])).toSorted(),
  );
  const waiting = db.selectFrom('refunds').select('id').where('status', 'in', ['requested', 'sent']);
  expect(await waiting.execute(), 'no refund waits').toEqual([]);
  const bills = db.selectFrom('invoices').select('reference').where('status', '=', 'open');
  expect(await bills.execute(), 'no bill is open').toEqual([]);
  expect(await verifyBooks(db, ALL_BOOKS), 'the books').toEqual([]);
  await forgetJobs(shop.database);
}
