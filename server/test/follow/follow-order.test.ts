// `npm run follow`: the history of a real order that was paid, moved by staff and refunded, in order of time, without data of its customer.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProcess } from '../../src/db/rights/roles.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin/admin-of-test.ts';
import { insertMember, logIn } from '../admin/member-of-test.ts';
import { type AppOfTest, appOfTest } from '../app-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { ACCOUNT, type BoughtOrder, boughtOrder } from '../refunds/bought-order.ts';

const MAIN = fileURLToPath(new URL('../../src/follow/main.ts', import.meta.url));
const PERSONAL = {
  ...{ name: 'Түмэндэлгэр', phone: '88991122', second: '77553311', email: 'tumee@followed.example' },
  ...{ address: 'Нарны зам 14, 3 орц', note: 'Гэрт нь нохой бий', payer: 'ТҮМЭНДЭЛГЭР Б' },
};
const real = databaseOfTest();
const folder = mkdtempSync(join(tmpdir(), 'tokhi-follow-'));
let shop: AppOfTest;
let admin: AdminOfTest;
let cookie = '';
let order: BoughtOrder;
let refundId: number;

beforeAll(async () => {
  const { db } = real.database;
  shop = await appOfTest(real.database);
  admin = await adminOfTest(real.database);
  cookie = await logIn(admin, await insertMember(db, ['owner'], { name: 'Ундрал' }));
  order = await boughtOrder(db, shop.app, {
    ...{ chairs: 2, form: { warehouse: 0 as const } },
    points: 20_000,
    spent: 6_000,
    payment: { payer: PERSONAL.payer },
  });
  const { name, phone, second, email, address } = PERSONAL;
  const contacts = { contact_name: name, contact_phone: phone, contact_phone_2: second, contact_email: email };
  await db
    .updateTable('orders')
    .set({ ...contacts, address })
    .where('id', '=', order.id)
    .execute();
  await db.updateTable('customers').set({ name, phone, email }).where('id', '=', order.buyer.id).execute();
  const ask = async (call: Parameters<typeof askAdmin>[1], body: object) => {
    const answer = await askAdmin(admin, call, body, { cookie });
    expect([call, answer.status, answer.body.code]).toEqual([call, 200, undefined]);
    return answer.body;
  };
  const { ordernumber } = order;
  const shown = await ask('showOrder', { ordernumber });
  await ask('moveOrder', { ordernumber, to: 'ordered', version: shown.order.version });
  await ask('addNote', { ordernumber, text: PERSONAL.note });
  const lines = [{ id: order.chair.code, qty: 2 }];
  const { sums } = await ask('refundTerms', { ordernumber, reason: 'unavailable', lines });
  const { version } = (await ask('showOrder', { ordernumber })).order;
  const asked = { ordernumber, reason: 'unavailable', lines, version, note: PERSONAL.note, account: ACCOUNT };
  refundId = (await ask('createRefund', { ...asked, sum: sums.amount })).refund.id;
  await ask('closeRefund', { id: refundId, proof: 'TX-4711' });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await shop?.close();
  await admin?.close();
});

/** As an operator runs it: a separate process with the admin's rights. */
async function follow(...args: string[]): Promise<{ code: number; out: string }> {
  const env = { ...process.env, ADMIN_DATABASE_URL: asProcess(real.url, 'admin') };
  return promisify(execFile)(process.execPath, [MAIN, ...args], { env })
    .then(({ stdout, stderr }) => ({ code: 0, out: stdout + stderr }))
    .catch(({ code, stdout, stderr }) => ({ code, out: stdout + stderr }));
}

/** All personal data in the tables about this order, whoever wrote it. */
async function personalWords(): Promise<string[]> {
  const { db } = real.database;
  const notices = await db
    .selectFrom('notifications')
    .select('recipient')
    .where('customer_id', '=', order.buyer.id)
    .execute();
  return [
    ...Object.values(PERSONAL),
    ...Object.values(ACCOUNT).filter((value) => typeof value === 'string'),
    ...notices.map(({ recipient }) => recipient),
    order.buyer.email,
    // Staff too appear only by id.
    'Ундрал',
  ];
}

test('an order that was paid, moved and refunded is told from the tables in order of time, and nothing of its customer', async () => {
  const { code, out } = await follow(order.ordernumber);
  expect([code, out.split('\n').at(-2)]).toEqual([0, expect.stringContaining(`${order.ordernumber} is `)]);
  const lines = out.split('\n').filter((line) => /^\d{4}-/.test(line));
  const times = lines.map((line) => line.slice(0, '2026-11-16T01:00:00.000Z'.length));
  expect(times).toEqual(times.toSorted());
  const lineOf = (pattern: RegExp) => lines.findIndex((line) => pattern.test(line));
  const happened = [
    ...[/order made .*total_tug=\d+/, /method chosen .*method=bank_transfer/, /money received .*amount_tug=/],
    ...[
      /payment written down .*outcome=matched/,
      /status changed .*from=pending to=paid by=system/,
      /points moved .*reason=spent/,
    ],
    ...[/status changed .*from=paid to=ordered by=staff staff=\d+/, /staff: move order .*request=/, /staff: add note/],
    ...[/job waits .*job=/, /notice queued .*channel=email/, /stock moved/],
    ...[new RegExp(`refund task made .*refund=${refundId} .*reason=unavailable`), /refund ended .*status=done/],
    ...[new RegExp(`staff: close refund .*refund=${refundId}`)],
  ];
  expect(happened.filter((pattern) => lineOf(pattern) < 0)).toEqual([]);
  const words = await personalWords();
  expect(words.length).toBeGreaterThan(12);
  expect(words.filter((word) => out.includes(word))).toEqual([]);
});

test('lines of the logs stand among them: those that name the order, and all of the same requests', async () => {
  const { request_id } = await real.database.db
    .selectFrom('audit_log')
    .select('request_id')
    .where('subject_id', '=', order.ordernumber)
    .where('action', '=', 'move order')
    .executeTakeFirstOrThrow();
  const line = (facts: object) =>
    JSON.stringify({ level: 30, time: '2026-11-16T02:00:00.000Z', process: 'api', ...facts });
  const [api, worker] = [join(folder, 'api.log'), join(folder, 'worker.log')];
  writeFileSync(
    api,
    [
      'Nov 16 10:00:00 systemd[1]: Started tokhi-api@3000.service.',
      line({ reqId: 'before-it-is-named', route: '/api/order/submit', msg: 'request began' }),
      line({ reqId: 'before-it-is-named', msg: 'invoice made', order: order.ordernumber, email: PERSONAL.email }),
      line({ reqId: request_id, method: 'POST', route: '/api/admin/orders/move', status: 200, ms: 41, msg: 'request' }),
      line({ reqId: 'somebody-else', msg: 'not ours' }),
      '{ half a line',
    ].join('\n'),
  );
  writeFileSync(
    worker,
    line({ process: 'worker', traceId: 'before-it-is-named', job: 'notify-step', msg: 'job done' }),
  );
  const { out } = await follow(order.ordernumber, '--logs', api, worker);
  const logged = out.split('\n').filter((text) => text.includes('  log: '));
  expect(logged.map((text) => text.replace(/^.*?log: /, '').replaceAll(/ +/g, ' '))).toEqual([
    'request began process=api reqId=before-it-is-named route=/api/order/submit',
    'invoice made process=api reqId=before-it-is-named',
    `request process=api reqId=${request_id} method=POST route=/api/admin/orders/move status=200 ms=41`,
    'job done process=worker traceId=before-it-is-named job=notify-step',
  ]);
  expect((await personalWords()).filter((word) => out.includes(word))).toEqual([]);
});

test('a number that is none, or nobody’s, is told with how to go on', async () => {
  expect(await follow('IK1')).toMatchObject({ code: 2, out: expect.stringContaining('npm run follow -- IK') });
  expect(await follow(order.ordernumber, '--logs')).toMatchObject({ code: 2 });
  expect(await follow('IK0000000001')).toMatchObject({
    ...{ code: 1, out: expect.stringContaining('There is no order IK0000000001') },
  });
});
