import { once } from 'node:events';
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { followChanges } from '../../src/modules/live/public.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { insertOrder } from '../guards/rows.ts';
import { DEMO_DAY } from '../template-database.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from './admin-of-test.ts';
import { insertMember, logIn } from './member-of-test.ts';

const real = databaseOfTest();
let admin: AdminOfTest;
let address = '';
beforeAll(async () => {
  admin = await adminOfTest(real.database);
  address = await admin.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => admin?.close());

const later = (seconds: number) => new Date(DEMO_DAY.getTime() + seconds * 1_000);
const STEP = `insert into order_status_changes (order_id, to_status, changed_by) values ($1, 'pending', 'customer')`;
const step = (orderId: number) => real.database.pool.query(STEP, [orderId]);

test('a change is given once, also one whose transaction commits after later ones were read', async () => {
  const { db, pool } = real.database;
  const [early, late, next] = [await insertOrder(db), await insertOrder(db), await insertOrder(db)];
  const read = followChanges(db);
  const orders = async (seconds: number) => (await read(later(seconds))).orders;
  await step(early);
  expect(await orders(0)).toEqual([]);
  const open = await pool.connect();
  await open.query('begin');
  await open.query(STEP, [late]);
  await step(next);
  expect(await orders(1)).toEqual([next]);
  expect(await orders(2)).toEqual([]);
  await open.query('commit');
  open.release();
  expect(await orders(14)).toEqual([late]);
  expect(await orders(15)).toEqual([]);
  await step(early);
  expect(await orders(40)).toEqual([early]);
  expect(await orders(80)).toEqual([]);
});

interface Event {
  event: string;
  data: string;
}

/** Reads the stream's events in order. */
async function openStream(cookie: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) {
  const gone = new AbortController();
  const answer = await fetch(`${address}${adminRawEndpoints.liveStream.path}`, {
    ...{ headers: { cookie, ...headers }, signal: gone.signal },
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<Event | null> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const lines = text.slice(0, end).split('\n');
        text = text.slice(end + 2);
        const field = (name: string) =>
          lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
        if (field('event') !== '') return { event: field('event'), data: field('data') };
        continue;
      }
      const part = await reader?.read();
      if (part === undefined || part.done) return null;
      text += part.value;
    }
  };
  return { answer, next, close: () => gone.abort() };
}

test('an open page gets the ids of what changed, of what its roles may see', async () => {
  const { db } = real.database;
  const [owner, warehouse] = [await insertMember(db, ['owner']), await insertMember(db, ['warehouse'])];
  const streams = await Promise.all(
    [await logIn(admin, owner), await logIn(admin, warehouse)].map((cookie) => openStream(cookie)),
  );
  for (const { answer, next } of streams) {
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    expect((await next())?.event).toBe('ready');
  }
  const order = await insertOrder(db);
  // The first poll records the end of the tables; later changes are sent.
  const follow = setInterval(() => void step(order), 200);
  const events = await Promise.all(streams.map(({ next }) => next()));
  clearInterval(follow);
  for (const event of events)
    expect(JSON.parse(event?.data ?? '')).toEqual({ orders: [order], payments: [], kinds: [] });
  for (const { close } of streams) close();
});

test('a page hears of changes again after the database ended every connection of the process', async () => {
  const { db, pool } = real.database;
  const cookie = await logIn(admin, await insertMember(db, ['owner']));
  const order = await insertOrder(db);
  let stream = await openStream(cookie);
  const follow = setInterval(() => void step(order), 200);
  /** The next change, as a browser waits for it: an ended stream is reopened. */
  const changed = async (): Promise<Event> => {
    for (;;) {
      const event = await stream.next();
      if (event?.event === 'changed') return event;
      if (event === null) stream = await openStream(cookie);
    }
  };
  await changed();
  const { rows } = await pool.query<{ ended: number }>(
    `select count(pg_terminate_backend(pid))::int as ended from pg_stat_activity
     where usename = 'tokhi_admin' and datname = current_database()`,
  );
  expect(rows[0]?.ended).toBeGreaterThan(0);
  // Changes read before the connections ended may still arrive.
  const later = await insertOrder(db);
  await step(later);
  const orders = async () => (JSON.parse((await changed()).data) as { orders: number[] }).orders;
  while (!(await orders()).includes(later));
  clearInterval(follow);
  stream.close();
});

test('a stream ends with its session, and does not keep it alive', async () => {
  const { db } = real.database;
  const member = await insertMember(db, ['orders']);
  const cookie = await logIn(admin, member);
  const seen = async () =>
    (await db.selectFrom('staff_sessions').select('last_seen_at').where('staff_id', '=', member.id).execute())[0];
  const before = await seen();
  admin.clock.now = new Date(admin.clock.now.getTime() + 30 * 60_000);
  const { next } = await openStream(cookie);
  expect((await next())?.event).toBe('ready');
  await db.updateTable('staff_members').set({ disabled_at: admin.clock.now }).where('id', '=', member.id).execute();
  // A change of the previous test may still arrive.
  let last = await next();
  while (last?.event === 'changed') last = await next();
  expect(last).toBeNull();
  expect(await seen()).toEqual(before);
});

test('where the stream is cut, a page asks since its last answer; what nobody noted is said to be missed', async () => {
  const { db } = real.database;
  const cookie = await logIn(admin, await insertMember(db, ['orders']));
  const since = async (cursor?: string) => (await askAdmin(admin, 'liveSince', { cursor }, { cookie })).body;
  const first = await since();
  expect(first).toMatchObject({ missed: false, changed: { orders: [], payments: [], kinds: [] } });
  const order = await insertOrder(db);
  const server = admin.app.server;
  let answer = first;
  // Repeated until the next poll, a second later, has seen it.
  while (answer.changed.orders.length === 0) {
    await step(order);
    answer = await since(first.cursor);
    await Promise.race([once(server, 'connection'), new Promise((resolve) => setTimeout(resolve, 100))]);
  }
  expect(answer.changed.orders).toContain(order);
  expect((await since(answer.cursor)).missed).toBe(false);
  expect(await since('00000000-0000-0000-0000-000000000000-5')).toMatchObject({ missed: true });
});
