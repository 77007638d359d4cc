import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseOfTest, dbAs } from '../../../test/database-of-test.ts';
import { DEMO_DAY } from '../../../test/template-database.ts';
import { purgeOldQueries } from './purge-old-queries.job.ts';

const real = databaseOfTest();
const days = async () => {
  const rows = await real.database.db.selectFrom('search_queries').select('day').distinct().orderBy('day').execute();
  return rows.map(({ day }) => day);
};

test('searches are counted for ninety days of Ulaanbaatar, and forgotten after them', async () => {
  const { db } = real.database;
  await sql`insert into search_queries (day, query, level, hits)
    select day::date, 'буйдан', 'exact', 1 from generate_series(date '2026-08-15', '2026-11-15', '1 day') as day`.execute(
    db,
  );
  expect(await purgeOldQueries(dbAs(db, 'worker'), DEMO_DAY)).toBe(2);
  expect((await days()).at(0)).toBe('2026-08-17');
  // Two hours before midnight UTC it is already the next day in Ulaanbaatar.
  expect(await purgeOldQueries(dbAs(db, 'worker'), new Date('2026-11-15T22:00:00Z'))).toBe(1);
  expect((await days()).at(0)).toBe('2026-08-18');
  expect((await days()).at(-1)).toBe('2026-11-15');
});

test('a flood of made-up texts is forgotten to the last', async () => {
  const { db } = real.database;
  await sql`insert into search_queries (day, query, level, hits)
    select date '2026-01-01', 'xqz' || n, 'none', 0 from generate_series(1, 12000) as n`.execute(db);
  expect(await purgeOldQueries(dbAs(db, 'worker'), DEMO_DAY)).toBe(12_000);
  expect(await purgeOldQueries(dbAs(db, 'worker'), DEMO_DAY)).toBe(0);
});
