import { expect, test } from 'vitest';
import { databaseOfTest } from '../../test/database-of-test.ts';
import { DatabaseUnavailable } from './database-errors.ts';

const real = databaseOfTest();

test('a statement on a connection that the server has just ended fails as «not now», before its socket is closed too', async () => {
  const { pool } = real.database;
  const client = await pool.connect();
  await client.query('begin');
  const asked = new Promise<unknown>((resolve) => {
    // The server has sent its last message, and the socket is still open.
    client.once('error', () => void client.query('select 1').then(resolve, resolve));
  });
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  expect(await asked).toBeInstanceOf(DatabaseUnavailable);
  client.release(true);
});
