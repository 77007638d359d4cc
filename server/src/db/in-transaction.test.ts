import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { type Kysely, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../../test/database-of-test.ts';
import { withConnections } from '../../test/guards/races.ts';
import type { Tx } from './database.ts';
import { inTransaction } from './in-transaction.ts';

const real = databaseOfTest();

beforeAll(async () => {
  const { db } = real.database;
  await sql`create table tallies (id int primary key, count int not null)`.execute(db);
  await sql`insert into tallies select n, 0 from generate_series(1, 20) as n`.execute(db);
  // PostgreSQL checks for deadlocks after a second; a test with hundreds cannot wait that long.
  await sql.raw(`alter database "${new URL(real.url).pathname.slice(1)}" set deadlock_timeout = '5ms'`).execute(db);
});

const add = (tx: Tx, id: number) => sql`update tallies set count = count + 1 where id = ${id}`.execute(tx);
const sum = async (db: Kysely<never>) =>
  (await sql<{ sum: number }>`select sum(count)::int as sum from tallies`.execute(db)).rows[0]?.sum;

test('what fails half-way leaves nothing behind', async () => {
  const { db } = real.database;
  const before = await sum(db as never);
  const failed = inTransaction(db, async (tx) => {
    await add(tx, 1);
    throw new Error('half-way');
  });
  await expect(failed).rejects.toThrow('half-way');
  expect(await sum(db as never)).toBe(before);
});

test('a thousand transactions that PostgreSQL ends for another’s sake all come through, and the callers see none of it', async () => {
  const FORCED = 900;
  const PAIRS = 100;
  await withConnections(real.url, 10, async (db) => {
    const before = Number(await sum(db as never));
    let ended = 0;
    /** Fails twice before it succeeds: with a serialisation failure, then with a deadlock. */
    const forced = async () => {
      let tries = 0;
      await inTransaction(db, async (tx) => {
        await add(tx, 11 + (ended % 10));
        tries += 1;
        if (tries > 2) return;
        ended += 1;
        const code = tries === 1 ? '40001' : '40P01';
        await sql.raw(`do $$ begin raise exception 'forced' using errcode = '${code}'; end $$`).execute(tx);
      });
    };
    /** Two real transactions that lock the same two rows in opposite order; each has the first before it asks for the second. */
    const pair = async (first: number, second: number) => {
      const waiting: (() => void)[] = [];
      const met = () =>
        new Promise<void>((resolve) => {
          waiting.push(resolve);
          if (waiting.length === 2) for (const go of waiting) go();
        });
      const take = (one: number, other: number) => {
        let tries = 0;
        return inTransaction(db, async (tx) => {
          tries += 1;
          if (tries > 1) ended += 1;
          await add(tx, one);
          if (tries === 1) await met();
          await add(tx, other);
        });
      };
      await Promise.all([take(first, second), take(second, first)]);
    };
    const work = [
      ...Array.from({ length: FORCED / 2 }, () => forced),
      ...Array.from({ length: PAIRS }, (_, at) => () => pair(2 * (at % 5) + 1, 2 * (at % 5) + 2)),
    ];
    const workers = Array.from({ length: 5 }, async (_, worker) => {
      for (let at = worker; at < work.length; at += 5) await work[at]?.();
    });
    expect((await Promise.allSettled(workers)).filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(Number(await sum(db as never)) - before).toBe(FORCED / 2 + PAIRS * 4);
    expect(ended).toBeGreaterThanOrEqual(FORCED + PAIRS);
  });
});

test('one that is ended again and again is given up after the third retry', async () => {
  let tries = 0;
  const hopeless = inTransaction(real.database.db, async (tx) => {
    tries += 1;
    await sql`do $$ begin raise exception 'forced' using errcode = '40001'; end $$`.execute(tx);
  });
  await expect(hopeless).rejects.toMatchObject({ code: '40001' });
  expect(tries).toBe(4);
});

test('nobody waits for a row longer than two seconds', async () => {
  await withConnections(real.url, 2, async (db) => {
    const locked = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const locking = inTransaction(db, async (tx) => {
      await add(tx, 20);
      locked.resolve();
      await end.promise;
    });
    await locked.promise;
    const waiting = inTransaction(db, (tx) => add(tx, 20));
    await expect(waiting).rejects.toMatchObject({ code: '55P03' });
    end.resolve();
    await locking;
  });
});

test('a transaction inside of another one is refused', async () => {
  const { db } = real.database;
  const nested = inTransaction(db, () => inTransaction(db, async () => undefined));
  await expect(nested).rejects.toThrow('a transaction is opened inside of another one');
});

test.each([
  ['fetch', (address: string) => fetch(address)],
  [
    'a socket',
    async (address: string) => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      await once(socket, 'connect');
      socket.end().resume();
      await once(socket, 'close');
    },
  ],
])('an outside service that is asked inside a transaction, by %s, undoes it', async (_, ask) => {
  const server = createServer((socket) =>
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n'),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const { db } = real.database;
  const before = await sum(db as never);
  const asking = inTransaction(db, async (tx) => {
    await add(tx, 1);
    await ask(`http://127.0.0.1:${port}/`);
  });
  await expect(asking).rejects.toThrow(/^inside a transaction: /);
  expect(await sum(db as never)).toBe(before);
  // Before or after the transaction it is allowed.
  await ask(`http://127.0.0.1:${port}/`);
  await inTransaction(db, (tx) => add(tx, 1));
  expect(await sum(db as never)).toBe(Number(before) + 1);
  server.close();
});
