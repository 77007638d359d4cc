// Two staff members on one order, truck, bank line or approval: one wins, the other gets what changed.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../src/db/in-transaction.ts';
import { requestApproval } from '../../../src/modules/approvals/public.ts';
import { insertRows, insertStatement } from '../../../src/modules/payments/statements/statements.queries.ts';
import { writeTransfer } from '../../../src/modules/payments/transfers/write-transfer.job.ts';
import { databaseOfTest } from '../../database-of-test.ts';
import { insertStaff } from '../../guards/rows.ts';
import { outcomesOf, statusOf } from '../../money/money-rows.ts';
import { manyPaidOrders, manyUnpaidOrders } from '../../orders/many-paid-orders.ts';
import { staffOfTest } from '../../staff-of-test.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';
import { expectInvariants, loserOf, ROUNDS, raceEach, unlessBusy, unlessLocked } from '../race-rounds.ts';

const real = databaseOfTest();
const COLLEAGUES = ['Сараа', 'Болд'] as const;
let admin: AdminOfTest;
let cookies: string[] = [];
beforeAll(async () => {
  admin = await adminOfTest(real.database);
  for (const name of COLLEAGUES)
    cookies = [...cookies, await logIn(admin, await insertMember(real.database.db, ['owner'], { name }))];
});
afterAll(() => admin?.close());

type Name = Parameters<typeof askAdmin>[1];
const ask = (name: Name, body: object, by = 0) =>
  unlessBusy(() => askAdmin(admin, name, body, { cookie: cookies[by] }));
/** Both ask at the same time. */
const both = (name: Name, body: object, other = body) => Promise.all([ask(name, body), ask(name, other, 1)]);

test('of two who move one order one does, and the other reads where it is and who moved it', async () => {
  const { db } = real.database;
  const { numbers } = await manyPaidOrders(db, ROUNDS, { withMoney: true });
  const { version } = await db
    .selectFrom('orders')
    .select('version')
    .where('order_number', 'in', numbers)
    .executeTakeFirstOrThrow();
  await raceEach(numbers, async (ordernumber) => {
    const { body } = loserOf(await both('moveOrder', { ordernumber, version, to: 'ordered' }));
    const now = { ordernumber, status: 'ordered', version: version + 1 };
    expect(body.details).toMatchObject({ ...now, changed_by: expect.stringMatching(/^(Сараа|Болд)$/) });
  });
  const moved = db.selectFrom('order_status_changes').innerJoin('orders', 'orders.id', 'order_id');
  const steps = await moved
    .select('order_number')
    .where('to_status', '=', 'ordered')
    .where('order_number', 'in', numbers)
    .execute();
  expect(steps.map(({ order_number }) => order_number).toSorted()).toEqual(numbers.toSorted());
  await expectInvariants(db);
});

test('of a step that one takes back and another goes on from, one is done', async () => {
  const { db } = real.database;
  const { numbers } = await manyPaidOrders(db, ROUNDS, { withMoney: true });
  await raceEach(numbers, async (ordernumber) => {
    const { version } = (await ask('showOrder', { ordernumber })).body.order;
    const moved = await ask('moveOrder', { ordernumber, version, to: 'ordered' });
    const now = { ordernumber, version: moved.body.order.version };
    const answers = await Promise.all([
      ask('moveOrder', { ...now, to: 'loaded' }),
      ask('takeBackOrder', { ...now, reason: 'Андуурсан' }, 1),
    ]);
    const { body } = loserOf(answers);
    expect(['loaded', 'paid']).toContain(body.details?.['status']);
  });
  await expectInvariants(db);
});

test('an order that is put on two trucks while one of them is closed twice is on one truck, as the answers say', async () => {
  const { db } = real.database;
  const { ids, numbers } = await manyPaidOrders(db, ROUNDS, { withMoney: true });
  const named = numbers.flatMap((number) => [`${number} A`, `${number} B`]);
  const trucks = await db
    .insertInto('shipments')
    .values(named.map((name) => ({ name })))
    .returning(['id', 'name'])
    .execute();
  const truckOf = new Map(trucks.map(({ id, name }) => [name, id]));
  await raceEach(numbers, async (number, round) => {
    const [one = 0, other = 0] = [truckOf.get(`${number} A`), truckOf.get(`${number} B`)];
    const [here, there, closed, again] = await Promise.all([
      ask('addToTruck', { truck: one, codes: [number] }),
      ask('addToTruck', { truck: other, codes: [number] }, 1),
      ask('closeTruck', { truck: one, version: 1 }),
      ask('closeTruck', { truck: one, version: 1 }, 1),
    ]);
    const codes = [closed, again].map(({ status, body }): string => (status === 200 ? 'closed' : String(body.code)));
    expect([
      ['changed_meanwhile', 'closed'],
      ['closed', 'truck_is_closed'],
    ]).toContainEqual(codes.toSorted());
    const isOn = [here, there].map(({ body }) => body.added?.length === 1);
    expect(isOn.filter(Boolean)).toHaveLength(1);
    expect(here).toMatchObject(here.status === 200 ? {} : { status: 409, body: { code: 'truck_is_closed' } });
    const loaded = db
      .selectFrom('shipment_orders')
      .select('shipment_id')
      .where('order_id', '=', ids[round] ?? 0);
    expect(await loaded.execute()).toEqual([{ shipment_id: isOn[0] ? one : other }]);
  });
  await expectInvariants(db);
});

/** Bank lines, one per order, as after an import. */
async function importedLines(numbers: readonly string[]) {
  const { db } = real.database;
  const staffId = await insertStaff(db);
  const at = admin.clock.now;
  const lines = numbers.map((number) => ({
    ...{ key: createHash('sha256').update(number).digest(), bankNumber: `FT-${number}`, receivedAt: at },
    ...{ amountTug: 300_000, payer: 'БАТ', account: '', memo: number, raw: [] },
  }));
  await inTransaction(db, async (tx) => {
    const fileHash = createHash('sha256').update(numbers.join()).digest();
    const file = { bank: 'khan', fileName: 'khan.csv', fileHash, rowCount: lines.length, staffId };
    const statementId = (await insertStatement(tx, file, at)) ?? 0;
    await insertRows(tx, { statementId, bank: 'khan' }, lines);
  });
  return db.selectFrom('bank_rows').select(['id', 'version', 'memo']).where('memo', 'in', numbers).execute();
}

test('of two who match one line one does; then it is written once or withdrawn, and never both', async () => {
  const { db } = real.database;
  const { ids, numbers } = await manyUnpaidOrders(db, ROUNDS);
  const lines = await importedLines(numbers);
  const orderOf = new Map(numbers.map((number, at) => [number, ids[at] ?? 0]));
  await raceEach(lines, async ({ memo: ordernumber, ...line }) => {
    const answers = await both('confirmTransfers', { rows: [{ ...line, ordernumber, expected: 'matched' }] });
    const { body } = loserOf(answers);
    expect(body.details).toMatchObject({ status: 'pending', changed_by: expect.stringMatching(/^(Сараа|Болд)$/) });
    const rows = [{ id: line.id, version: line.version + 1 }];
    const due = () => new Date(admin.clock.now.getTime() + 10_000);
    const [withdrawn] = await Promise.all([
      ask('withdrawTransfers', { rows }),
      unlessLocked(() => writeTransfer({ db, now: due }, line.id)),
      unlessLocked(() => writeTransfer({ db, now: due }, line.id)),
    ]);
    const orderId = orderOf.get(ordernumber) ?? 0;
    const isWithdrawn = withdrawn.status === 200;
    const confirmed = { code: 'changed_meanwhile', details: { status: 'confirmed' } };
    expect(withdrawn.body).toMatchObject(isWithdrawn ? {} : confirmed);
    expect(await outcomesOf(db, orderId)).toEqual(isWithdrawn ? [] : ['matched 300000']);
    expect(await statusOf(db, orderId)).toBe(isWithdrawn ? 'pending' : 'paid');
  });
  await expectInvariants(db);
});

test('of two who finish one approval one decides, and the other reads the decision', async () => {
  const { db } = real.database;
  const preparer = staffOfTest(await insertStaff(db));
  const rounds = Array.from({ length: ROUNDS }, (_, at) => at);
  const approvals = await inTransaction(db, (tx) =>
    Promise.all(
      rounds.map((at) => {
        const asked = { kind: 'refund' as const, subject: `refund ${at}`, payload: {}, reason: 'Гэмтэлтэй ирсэн' };
        return requestApproval(tx, asked, preparer, admin.clock.now);
      }),
    ),
  );
  await raceEach(approvals, async ({ id: approval, version }) => {
    const named = { approval, version };
    const answers = await both('approveRefund', { ...named, state: 'approved' }, { ...named, state: 'declined' });
    const { body } = loserOf(answers);
    const state = answers[0].status === 200 ? 'approved' : 'declined';
    expect(body.details).toMatchObject({ status: state, version: version + 1 });
    const row = db.selectFrom('approvals').select('state').where('id', '=', approval);
    expect(await row.executeTakeFirstOrThrow()).toEqual({ state });
  });
});
