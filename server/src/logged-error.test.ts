// Values of a customer's row in PostgreSQL's errors stay out of every log.
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { appOfTest } from '../test/app-of-test.ts';
import { databaseOfTest } from '../test/database-of-test.ts';
import { createCallTable } from './http/calls/call-table.ts';
import { createLogger } from './logger.ts';

const real = databaseOfTest();
const MARK = 'saraa.planted@example.mn';

/** Every known case in which PostgreSQL quotes its input. */
const failures: [what: string, run: () => Promise<unknown>][] = [
  ['a unique key', () => sql`insert into planted (email) values (${MARK}), (${MARK})`.execute(real.database.db)],
  ['a check', () => sql`insert into planted (email, worth) values (${MARK}, -1)`.execute(real.database.db)],
  ['a value of another type', () => sql`select ${MARK}::text::int`.execute(real.database.db)],
  [
    'a message of our own function',
    () =>
      sql
        .raw(`do $$ begin raise exception 'no\n    at %', '${MARK}' using detail = '${MARK}'; end $$`)
        .execute(real.database.db),
  ],
  ['a statement that cannot be read', () => sql.raw(`select 1 '${MARK}' '${MARK}' from`).execute(real.database.db)],
];
const failureOf = async (run: () => Promise<unknown>): Promise<Error> => {
  await sql`create table if not exists planted (email text unique, worth int check (worth > 0))`.execute(
    real.database.db,
  );
  return run().then(
    () => new Error('it did not fail'),
    (error: Error) => error,
  );
};
function logOfTest() {
  let log = '';
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  return { logger: createLogger({ level: 'info', process: 'test' }, sink), log: () => log };
}

test.each(failures)('%s: the log says which rule and where, and not whose row', async (_what, run) => {
  const failure = await failureOf(run);
  expect(`${JSON.stringify(failure)}${failure.message}`).toContain(MARK);
  const { logger, log } = logOfTest();
  logger.error({ err: failure }, 'plain');
  logger.error({ err: new Error('outer', { cause: new Error('inner', { cause: failure }) }) }, 'as a cause');
  logger.error({ err: new AggregateError([failure]) }, 'among others');
  logger.child({ reqId: 'x' }).error(failure, 'alone');
  expect(log().split('\n').filter(Boolean)).toHaveLength(4);
  expect(log()).not.toContain(MARK);
  expect(log().match(/"type":"DatabaseError","code":"\w{5}"/g)).toHaveLength(4);
  expect(log()).toContain('logged-error.test.ts');
});

test('the log of a request that failed', async () => {
  const table = createCallTable();
  table.bind('brands', async () => {
    throw await failureOf((failures[0] as (typeof failures)[number])[1]);
  });
  const shop = await appOfTest(real.database, { table });
  const answer = await shop.app.inject({ method: 'POST', url: '/api/home/brands' });
  await shop.close();
  expect(answer.statusCode).toBe(500);
  expect(shop.log()).toContain('planted_email_key');
  expect(shop.log() + answer.body).not.toContain(MARK);
});
