// The work is committed but its answer is lost: between browser and shop, or between shop and database, where the process itself
// does not know. The client's retry returns the result of the first request.
import { randomUUID } from 'node:crypto';
import { connect, createServer, type Socket } from 'node:net';
import { createClient } from '@tokhi/contract/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { insertCustomer } from '../guards/rows.ts';
import { type ProcessOfTest, startApi, stopProcess } from '../process-of-test.ts';

const real = databaseOfTest();
const PROCESS = new URL('./idempotent-process.ts', import.meta.url);

/** A proxy that forwards everything until `cuts` is true for a question: its answer is dropped, and the connection is cut. */
async function cutLine(target: URL, cuts: (question: string) => boolean) {
  const questions: string[] = [];
  let cutOnce = false;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect({ host: target.hostname, port: Number(target.port) });
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
    }
    let asked = '';
    near.on('data', (bytes) => {
      asked = bytes.toString('latin1');
      questions.push(asked);
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (cutOnce || !cuts(asked)) return void near.write(bytes);
      cutOnce = true;
      near.destroy();
      far.destroy();
    });
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  const url = new URL(target);
  url.host = `127.0.0.1:${bound.port}`;
  return {
    url: url.href.replace(/\/$/, ''),
    questions,
    wasCut: () => cutOnce,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

const isCommit = (question: string) => /\bcommit\0/i.test(question);

let customer = 0;
const opened: { close(): void }[] = [];
const started: ProcessOfTest[] = [];
beforeAll(async () => {
  const { db } = real.database;
  await sql`create table works (id bigint generated always as identity, ordernumber text not null)`.execute(db);
  await sql`create table held_works (ordernumber text not null)`.execute(db);
  await sql`grant select, insert on works, held_works to tokhi_api`.execute(db);
  customer = await insertCustomer(db);
});
afterAll(async () => {
  await Promise.all(started.map(stopProcess));
  for (const line of opened) line.close();
});

async function start(databaseUrl: string) {
  const api = await startApi({ DATABASE_URL: databaseUrl, REDIS_URL: inject('redisUrl') }, PROCESS);
  started.push(api);
  return api;
}
const clientOf = (baseUrl: string) =>
  createClient({ baseUrl, fetch, token: () => String(customer).padStart(20, '0'), timeoutMs: 60_000 });
const order = (ordernumber: string) => ({ ordernumber, payment: 'qpay', usedBonus: 0, noat: 0, sum: 1 }) as const;
const rowsOf = async (ordernumber: string) =>
  (await sql<{ id: number }>`select id from works where ordernumber = ${ordernumber}`.execute(real.database.db)).rows;

test('the browser’s connection is cut after the commit: it sends the same key again and gets the first outcome', async () => {
  const api = await start(real.url);
  const line = await cutLine(new URL(api.address), (question) => question.includes('submit-order'));
  opened.push(line);
  const reply = await clientOf(line.url).ask('submitOrder', order('IK4071935528'));
  const done = await rowsOf('IK4071935528');
  expect([line.wasCut(), done.length]).toEqual([true, 1]);
  expect(reply).toEqual({ result: 'success', invoiceId: `invoice-${done[0]?.id}`, paymentUrl: null });
  const keys = line.questions.map((question) => /idempotency-key: (\S+)/i.exec(question)?.[1]).filter(Boolean);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('the database’s answer to the commit is lost: the customer reads what was done, and it is done once', async () => {
  const line = await cutLine(new URL(real.url), isCommit);
  opened.push(line);
  const api = await start(line.url);
  const reply = await clientOf(api.address).ask('submitOrder', order('IK5182046639'));
  const done = await rowsOf('IK5182046639');
  expect([line.wasCut(), done.length]).toEqual([true, 1]);
  expect(reply).toEqual({ result: 'success', invoiceId: `invoice-${done[0]?.id}`, paymentUrl: null });
  expect(api.output()).toContain('the database was away or too slow for a request');
});

test('without a second request the key still tells it, to whoever asks with it later', async () => {
  const line = await cutLine(new URL(real.url), isCommit);
  opened.push(line);
  const api = await start(line.url);
  const key = randomUUID();
  const submit = () =>
    fetch(`${api.address}/api/purchase/submit-order`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${String(customer).padStart(20, '0')}`,
        'idempotency-key': key,
      },
      body: JSON.stringify(order('IK6293157740')),
    });
  const lost = await submit();
  expect([lost.status, lost.headers.get('retry-after')]).toEqual([503, '5']);
  const [work] = await rowsOf('IK6293157740');
  expect(await (await submit()).json()).toMatchObject({ invoiceId: `invoice-${work?.id}` });
  expect(await rowsOf('IK6293157740')).toHaveLength(1);
});
