// The export of all orders is streamed: its memory does not grow with its size.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminOfTest, adminOfTest } from '../admin/admin-of-test.ts';
import { insertMember, logIn } from '../admin/member-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { insertCustomer } from '../guards/rows.ts';

const real = databaseOfTest();
const FEW = 10_000;
const MANY = 8 * FEW;
const MB = 1_048_576;
/** From the shop's requirements, which assume about a million orders. */
const MOST_MB = 64;
let admin: AdminOfTest;
let address = '';
let cookie = '';
beforeAll(async () => {
  const { db } = real.database;
  admin = await adminOfTest(real.database);
  address = await admin.app.listen({ host: '127.0.0.1', port: 0 });
  cookie = await logIn(admin, await insertMember(db));
  const customer = await insertCustomer(db);
  await sql`
    insert into orders (customer_id, idempotency_key, order_number, subtotal_tug, total_tug, created_at, expires_at, status, expired_at,
      source, weight_grams, volume_ml, package_count, delivery_kind, pickup_place_id, customer_kind, contact_name, contact_phone, contact_email)
    select ${customer}::bigint, gen_random_uuid()::text, 'IK' || lpad(n::text, 10, '0'), 300000, 300000, at, at + interval '1 day',
      'expired', at + interval '1 day', 'beijing', 12000, 90000, 3, 'pickup', 1, 'individual', 'Бат ' || n, '99112233',
      'bat-' || n || '@tokhi.example'
    from generate_series(1, ${MANY}::int) n, lateral (select case when n <= ${FEW}::int
      then timestamptz '2026-10-01' else timestamptz '2025-10-01' end + n * interval '1 second' as at) made`.execute(
    db,
  );
});
afterAll(() => admin?.close());

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
/** Memory in use, of any kind, after garbage collection. */
function inUse(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Reads and discards a file; returns its rows and megabytes, and the peak growth of memory in megabytes. */
async function download(from: string, format: string) {
  const { path } = adminRawEndpoints.exportOrders;
  const query = new URLSearchParams({ format, filter: JSON.stringify({ from }) });
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const before = inUse();
  const { body } = await fetch(`${address}${path}?${query}`, { headers });
  if (body === null) throw new Error('there is no file');
  let [bytes, rows, highest, next] = [0, 0, before, 0];
  for await (const chunk of body) {
    bytes += chunk.length;
    rows += chunk.reduce((count: number, byte: number) => count + (byte === 10 ? 1 : 0), 0);
    if (bytes < next) continue;
    highest = Math.max(highest, inUse());
    next = bytes + MB / 2;
  }
  return { rows: rows - 1, megabytes: bytes / MB, grewBy: (highest - before) / MB };
}

test('a CSV of eight times as many orders needs no more memory', async () => {
  // Loads and compiles everything once.
  await download('2026-10-01', 'csv');
  const few = await download('2026-10-01', 'csv');
  const many = await download('2020-01-01', 'csv');
  expect([few.rows, many.rows]).toEqual([FEW, MANY]);
  expect(many.megabytes).toBeGreaterThan(6 * few.megabytes);
  // A buffered file grows memory by at least its own size.
  expect(many.grewBy - few.grewBy).toBeLessThan((many.megabytes - few.megabytes) / 2);
  expect(many.grewBy).toBeLessThan(MOST_MB);
});
