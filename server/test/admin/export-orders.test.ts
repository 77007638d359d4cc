import type { StaffRole } from '@tokhi/contract/admin/permissions';
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createExportOrders } from '../../src/modules/orders/admin/export/export-orders.ts';
import { createShownBeside } from '../../src/modules/orders/public.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { insertCustomer, newOrder } from '../guards/rows.ts';
import { staffOfTest } from '../staff-of-test.ts';
import { DEMO_DAY } from '../template-database.ts';
import { type AdminOfTest, adminOfTest } from './admin-of-test.ts';
import { insertMember, logIn } from './member-of-test.ts';

const real = databaseOfTest();
const COUNT = 2_345;
let admin: AdminOfTest;
beforeAll(async () => {
  const { db } = real.database;
  admin = await adminOfTest(real.database);
  const customer = await insertCustomer(db);
  const hour = (nth: number) => new Date(DEMO_DAY.getTime() - nth * 3_600_000);
  const rows = Array.from({ length: COUNT }, (_, nth) =>
    newOrder(customer, {
      ...{ created_at: hour(nth), contact_name: nth === 0 ? '=HYPERLINK("x"), "Бат"' : 'Бат & <Болд>' },
      ...(nth % 2 === 1 && { status: 'expired', expired_at: hour(nth) }),
    }),
  );
  for (let at = 0; at < rows.length; at += 500)
    await db
      .insertInto('orders')
      .values(rows.slice(at, at + 500))
      .execute();
});
afterAll(() => admin?.close());

async function download(role: StaffRole, format: string, filter: object) {
  const member = await insertMember(real.database.db, [role]);
  const cookie = await logIn(admin, member);
  const answer = await admin.app.inject({
    ...{
      method: 'GET',
      url: adminRawEndpoints.exportOrders.path,
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    },
    query: { format, filter: JSON.stringify(filter) },
  });
  return { ...answer, status: answer.statusCode, bytes: answer.rawPayload, member };
}

test('a CSV has every order that matches once, Cyrillic for Excel, and no cell that is a formula', async () => {
  const { bytes, status, headers, member } = await download('owner', 'csv', { from: '2020-01-01' });
  expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="zakhialga-2026-11-15.csv"']);
  const text = bytes.toString('utf8');
  expect(text.startsWith('\uFEFFЗахиалга,')).toBe(true);
  const numbers = text.match(/^IK\d{10}/gm) ?? [];
  expect([numbers.length, new Set(numbers).size]).toEqual([COUNT, COUNT]);
  expect(text).toContain(`"'=HYPERLINK(""x""), ""Бат"""`);
  expect(text).toContain('99112233,bat@tokhi.example');
  const audited = real.database.db.selectFrom('audit_log').selectAll().where('staff_id', '=', member.id);
  expect(await audited.where('action', '=', 'export orders').executeTakeFirst()).toMatchObject({
    after: { format: 'csv', personal: true, filter: '{"from":"2020-01-01","text":false}' },
  });
});

test('three run at once, however closely they are asked for, and the next one when one of them has ended', async () => {
  const { db } = real.database;
  const now = () => admin.clock.now;
  const exportOrders = createExportOrders({ db, now, beside: createShownBeside(db, now) });
  const { id } = await insertMember(real.database.db, ['owner']);
  const start = () => exportOrders({ format: 'csv', filter: '{}' }, staffOfTest(id));
  const answers = await Promise.allSettled(Array.from({ length: 8 }, start));
  const started = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.stream] : []));
  expect(started).toHaveLength(3);
  const [first] = started;
  const closed = new Promise((resolve) => first?.once('close', resolve));
  first?.destroy();
  await closed;
  const { stream } = await start();
  await expect(start()).rejects.toThrow('too_many_requests');
  for (const one of [stream, ...started]) one.destroy();
});

test('whoever may not see personal data gets it masked', async () => {
  const { bytes } = await download('warehouse', 'csv', { status: ['pending'] });
  expect(bytes.toString('utf8')).toContain('••••2233');
  expect(bytes.toString('utf8')).not.toMatch(/99112233|bat@tokhi/);
});

test('an XLSX is a workbook with a row for each order', async () => {
  const { bytes } = await download('owner', 'xlsx', { status: ['expired'], from: '2020-01-01' });
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toContain('xl/workbook.xml');
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain('Бат &amp; &lt;Болд&gt;');
  expect(sheet.match(/<row>/g)).toHaveLength(1 + Math.floor(COUNT / 2));
});

test.each([
  ['pdf', {}],
  ['csv', { unknown: 1 }],
  ['csv', { text: 'Б' }],
])('%s of %o is refused', async (format, filter) => {
  expect((await download('owner', format, filter)).status).toBe(400);
});
