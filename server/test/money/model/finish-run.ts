// After a run: everything recovers, callbacks are sent again, time passes, and staff do what is waiting. Then every tugrik is
// allocated, every receipt matches its money, nothing is stuck, and all invariants hold.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { ALL_INVARIANTS } from '../../../src/all-invariants.ts';
import { verifyInvariants } from '../../../src/modules/orders/public.ts';
import { sweepOverdue } from '../../../src/modules/payments/expiry/end-overdue.ts';
import { compareLists, reconcile } from '../../../src/modules/payments/reconciliation/reconcile.ts';
import { enterReceipt, retryReceipt } from '../../../src/modules/receipts/public.ts';
import { momentOf } from '../../../src/providers/pos-api/pos-moment.ts';
import { sendAllCallbacks } from './paying.ts';
import { purgeJobs, runAllJobs } from './queue.ts';
import { approveTask, closeTask } from './refunding.ts';
import { GATEWAYS, type ModelShop, SECOND_PERSON_ABOVE_TUG } from './shop.ts';
import { look, type World } from './world.ts';

const DAY_MS = 86_400_000;
/** Three answers over half an hour end an order whose provider forgot its invoice (record 138). */
const FORGOTTEN_AFTER = [1, 2, 3];

function recover({ providers, posApi, lookUps }: ModelShop): void {
  for (const name of GATEWAYS) {
    // Providers find paid invoices again; an unpaid forgotten invoice stays forgotten.
    for (const invoice of providers[name].invoices) if (invoice.payments.length > 0) invoice.isForgotten = false;
    Object.assign(providers[name].switches, { create: null, check: null, cancel: null, refund: null });
  }
  Object.assign(posApi.switches, { register: null, void: null });
  lookUps.areAway = false;
}

/** The complete lists: the nightly comparison covers some hours, the run weeks. */
function withWholeLists({ deps, providers }: ModelShop): ModelShop['deps'] {
  const gateways = GATEWAYS.filter((name) => providers[name].sheet.lists).map((name) => {
    const listPayments = async () => providers[name].invoices.flatMap(({ payments }) => payments);
    return [name, { ...providers[name], listPayments }];
  });
  return { ...deps, gateways: Object.fromEntries(gateways) };
}

/** Resolves failed receipts as a person does, who looks each up at the tax office by its suffix and enters it or retries it. */
async function seeToFailed({ database: { db }, clock, posApi }: ModelShop): Promise<void> {
  const failed = db.selectFrom('receipts').innerJoin('orders', 'orders.id', 'receipts.order_id');
  const rows = await failed
    .select(['order_number', 'bill_suffix'])
    .where('receipts.status', '=', 'failed')
    .orderBy('receipts.id')
    .execute();
  const deps = { db, now: () => clock.at };
  for (const { order_number, bill_suffix } of rows) {
    const isThis = ({ body }: { body: { billIdSuffix?: string } }) => Number(body.billIdSuffix) === bill_suffix;
    const known = posApi.office.receipts().find(isThis);
    const at = known === undefined ? null : momentOf(known.date);
    if (known === undefined || at === null) await retryReceipt(deps, order_number);
    else await enterReceipt(deps, order_number, known.id, at);
  }
}

async function closeAll(shop: ModelShop): Promise<void> {
  const { database } = shop;
  const open = database.db.selectFrom('refunds').select('id').where('status', 'in', ['requested', 'sent']);
  for (const { id } of await open.orderBy('id').execute()) {
    const { status } = await database.db
      .selectFrom('refunds')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    // Refunds of one request are closed together.
    if (status === 'done') continue;
    await approveTask(shop, id, 'colleague', 'approved');
    await closeTask(shop, id);
  }
}

/** On a busy machine a row lock may time out: nothing was done, and the worker's next sweep ends the order. */
async function sweepUntilDone(shop: ModelShop, attempts = 20): Promise<void> {
  try {
    await sweepOverdue(shop.deps);
  } catch (error) {
    const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
    const isLockTimeout = (one: unknown) => one instanceof Error && 'code' in one && one.code === '55P03';
    if (attempts === 1 || !errors.every(isLockTimeout)) throw error;
    await sweepUntilDone(shop, attempts - 1);
  }
}

export async function finishRun(world: World): Promise<void> {
  const { shop } = world;
  recover(shop);
  await sendAllCallbacks(shop);
  await runAllJobs(shop);
  shop.clock.at = new Date(shop.clock.at.getTime() + DAY_MS / 12);
  await reconcile(shop.deps);
  await compareLists(withWholeLists(shop));
  shop.clock.at = new Date(shop.clock.at.getTime() + 40 * DAY_MS);
  for (const _answer of FORGOTTEN_AFTER) {
    await sweepUntilDone(shop);
    shop.clock.at = new Date(shop.clock.at.getTime() + DAY_MS / 96);
  }
  await seeToFailed(shop);
  await runAllJobs(shop);
  await closeAll(shop);
  await runAllJobs(shop);
  await look(world);
}

interface Account {
  order_number: string;
  status: string;
  /** Received and not refunded. */
  kept: number;
  /** The order's cost, less what was refunded of it. */
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

/** Every payment at a provider has a row with its amount. */
async function unknownMoney({ shop, transfers }: World): Promise<string[]> {
  const reported = GATEWAYS.flatMap((name) =>
    shop.providers[name].invoices.flatMap(({ payments }) =>
      payments.map(({ providerPaymentId: id, amountTug }) => ({ id, amountTug })),
    ),
  );
  const all = [...reported, ...transfers];
  const { rows } = await sql<{ id: string; amount_tug: number }>`
    select provider_payment_id as id, amount_tug from payments where provider_payment_id = any(${all.map(({ id }) => id)}::text[])`.execute(
    shop.database.db,
  );
  const known = new Map(rows.map(({ id, amount_tug }) => [id, amount_tug]));
  return all
    .filter(({ id, amountTug }) => known.get(id) !== amountTug)
    .map(({ id, amountTug }) => `${id}: ${amountTug}`);
}

/** No row lacks a real payment: the same payment under two numbers would be refunded once too often. */
async function inventedMoney({ shop, transfers, attempts, buyers }: World): Promise<string[]> {
  const reported = GATEWAYS.flatMap((name) => shop.providers[name].invoices.flatMap(({ payments }) => payments));
  const real = new Set([
    ...reported.map(({ providerPaymentId }) => providerPaymentId),
    ...transfers.map(({ id }) => id),
    ...attempts,
  ]);
  const { rows } = await sql<{ id: string }>`
    select p.provider_payment_id as id from payments p join orders o on o.id = p.order_id
    where o.customer_id = any(${buyers.map(({ id }) => id)}::bigint[])`.execute(shop.database.db);
  return rows.map(({ id }) => id).filter((id) => !real.has(id));
}

/** Refund transfers above the limit that two people did not approve. */
async function givenBackAlone({ shop, buyers }: World): Promise<unknown[]> {
  const { rows } = await sql`
    select subject, amount from (
      select coalesce('request ' || request_id, 'refund ' || r.id) as subject, sum(amount_tug) as amount
      from refunds r join orders o on o.id = r.order_id
      where r.status = 'done' and o.customer_id = any(${buyers.map(({ id }) => id)}::bigint[]) group by 1) given
    where amount > ${SECOND_PERSON_ABOVE_TUG} and not exists (
      select from approvals a where a.kind = 'refund' and a.subject = given.subject and a.state = 'approved'
        and (a.payload ->> 'amount')::bigint = given.amount and a.requested_by <> a.finished_by)`.execute(
    shop.database.db,
  );
  return rows;
}

/** What holds after a finished run. */
export async function expectFinished(world: World): Promise<void> {
  const { shop } = world;
  const { db } = shop.database;
  expect(await unknownMoney(world), 'every payment is a row').toEqual([]);
  expect(await inventedMoney(world), 'every row is money that came').toEqual([]);
  expect(await givenBackAlone(world), 'above the limit two people gave it back').toEqual([]);
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
  const openInvoices = db.selectFrom('invoices').select('reference').where('status', '=', 'open');
  expect(await openInvoices.execute(), 'no bill is open').toEqual([]);
  expect(await verifyInvariants(db, ALL_INVARIANTS), 'the books').toEqual([]);
  await purgeJobs(shop.database);
}
