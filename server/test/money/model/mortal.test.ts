// The model's kills are real: committed work stays, uncommitted work is lost, and no code of the killed process runs on.
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../src/db/database.ts';
import { inTransaction } from '../../../src/db/in-transaction.ts';
import { databaseOfTest } from '../../database-of-test.ts';
import { askedByMortals, killedAt, type Moment, mortalDatabase } from './mortal.ts';

const real = databaseOfTest();
let database: Database;
beforeAll(() => {
  database = mortalDatabase(real.database);
});

let tries = 0;

/** begin, its lock timeout, two rows, commit, a third row; a catch block writes a fourth. */
async function writeRows(name: string): Promise<void> {
  const row = (which: string) => ({ name: `${name} ${which}`, swatch: '#a0b0c0' });
  try {
    await inTransaction(database.db, async (tx) => {
      await tx.insertInto('colours').values(row('first')).execute();
      await tx.insertInto('colours').values(row('second')).execute();
    });
    await database.db.insertInto('colours').values(row('third')).execute();
  } catch {
    await database.db.insertInto('colours').values(row('caught')).execute();
  }
}

async function rowsAfter(point: number, moment: Moment): Promise<{ isKilled: boolean; rows: string[] }> {
  tries += 1;
  const name = `Үхэл ${tries}`;
  const isKilled = await killedAt(database, { point, moment }, () => writeRows(name));
  const rows = database.db.selectFrom('colours').select('name').where('name', 'like', `${name} %`).orderBy('id');
  return { isKilled, rows: (await rows.execute()).map((row) => row.name.replace(`${name} `, '')) };
}

test('killed in a transaction, all of it is lost, and nobody catches anything', async () => {
  for (const point of [1, 2, 3, 4]) {
    expect(await rowsAfter(point, 'before')).toEqual({ isKilled: true, rows: [] });
    expect(await rowsAfter(point, 'after')).toEqual({ isKilled: true, rows: [] });
  }
  expect(await rowsAfter(5, 'before')).toEqual({ isKilled: true, rows: [] });
});

test('killed after its commit, before anybody heard of it, all of it is there', async () => {
  expect(await rowsAfter(5, 'after')).toEqual({ isKilled: true, rows: ['first', 'second'] });
  expect(await rowsAfter(6, 'before')).toEqual({ isKilled: true, rows: ['first', 'second'] });
});

test('a process that is done before its hour lives, and so does everybody else', async () => {
  expect(await rowsAfter(7, 'before')).toEqual({ isKilled: false, rows: ['first', 'second', 'third'] });
});

test('a provider has done its work, or was never asked', async () => {
  let asked = 0;
  const party = { ask: async () => (asked += 1) };
  const ask = () => askedByMortals(party, ['ask']).ask();
  expect([await killedAt(database, { point: 1, moment: 'before' }, ask), asked]).toEqual([true, 0]);
  expect([await killedAt(database, { point: 1, moment: 'after' }, ask), asked]).toEqual([true, 1]);
});

test('what the dead one held is free at once', async () => {
  let isLocked = false;
  const lockRow = () =>
    inTransaction(database.db, async (tx) => {
      await tx.selectFrom('colours').select('id').orderBy('id').limit(1).forUpdate().execute();
      isLocked = true;
      await tx.selectFrom('colours').select('id').limit(1).execute();
    });
  expect(await killedAt(database, { point: 4, moment: 'before' }, lockRow)).toBe(true);
  expect(isLocked).toBe(true);
  const free = database.db.selectFrom('colours').select('id').orderBy('id').limit(1).forUpdate().noWait();
  expect(await free.execute()).toHaveLength(1);
});
