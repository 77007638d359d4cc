// A demoted leader answers again as a standby: it reads, and refuses writes. A session that is read-only from its start gets the
// same refusal.
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { databaseOfTest } from '../../test/database-of-test.ts';
import { createLogger } from '../logger.ts';
import { type Database, openDatabase } from './database.ts';
import { isDatabaseBusy } from './database-errors.ts';
import { inTransaction } from './in-transaction.ts';
import { databaseName } from './server-databases.ts';

const real = databaseOfTest();
const logger = createLogger({ level: 'silent', process: 'test' });
let own: Database;
afterEach(async () => {
  await promote();
  await own.close();
});

const name = () => sql.id(databaseName(real.url));
const demote = () => sql`alter database ${name()} set default_transaction_read_only = on`.execute(real.database.db);
const promote = () => sql`alter database ${name()} reset default_transaction_read_only`.execute(real.database.db);
const open = () => openDatabase({ url: real.url, poolSize: 1, applicationName: 'tokhi-demoted', logger });
const write = () => sql`update stock_levels set on_hand = on_hand`.execute(own.db);
const refusal = (written: Promise<unknown>): Promise<unknown> => written.then(() => 'written', isDatabaseBusy);

test('a write at a server that only reads is «not now», and the next one is sent on a new connection', async () => {
  await demote();
  own = open();
  expect(await refusal(write())).toBe(true);
  await promote();
  await write();
});

test('a transaction at a server that only reads is «not now», and the next one has a new connection', async () => {
  await demote();
  own = open();
  const locked = () => inTransaction(own.db, (tx) => sql`select from stock_levels for update`.execute(tx));
  expect(await refusal(locked())).toBe(true);
  await promote();
  await locked();
});

test('connections that wait in the pool are replaced with the one that was refused', async () => {
  await demote();
  own = openDatabase({ url: real.url, poolSize: 3, applicationName: 'tokhi-demoted', logger });
  await Promise.all(Array.from({ length: 3 }, () => sql`select pg_sleep(0.2)`.execute(own.db)));
  expect(await refusal(write())).toBe(true);
  await promote();
  await Promise.all(Array.from({ length: 3 }, write));
});
