import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';

const real = databaseOfTest();

const insert = (query: string, clicks: number, additions: number) =>
  sql`insert into search_outcomes (day, query, product_id, clicks, cart_additions)
    values (date '2026-11-15', ${query}, 1, ${clicks}, ${additions})`.execute(real.database.db);

test.each([
  ['', 1, 0, 'an_outcome_has_a_query_of_1_to_100_signs'],
  ['б'.repeat(101), 1, 0, 'an_outcome_has_a_query_of_1_to_100_signs'],
  ['bold@tokhi.mn', 1, 0, 'an_outcome_names_no_person'],
  ['99 11-22.33', 1, 0, 'an_outcome_names_no_person'],
  ['буйдан', 0, 0, 'outcomes_are_counted_from_1'],
  ['буйдан', -1, 2, 'outcomes_are_counted_from_1'],
  ['буйдан', 2, -1, 'outcomes_are_counted_from_1'],
])('«%s» with %i clicks and %i additions is refused', async (query, clicks, additions, constraint) => {
  await expect(insert(query, clicks, additions)).rejects.toMatchObject({ constraint });
});

test.each(['bold@tokhi.mn', '99 11-22.33', 'уб99112233'])('a logged search «%s» is refused', async (query) => {
  const logged = sql`insert into search_queries (day, query, level, hits) values (date '2026-11-15', ${query}, 'none', 0)`;
  await expect(logged.execute(real.database.db)).rejects.toMatchObject({
    constraint: 'a_logged_query_names_no_person',
  });
});

test('a search with a price is kept', async () => {
  await expect(insert('буйдан 1500000', 1, 0)).resolves.toBeDefined();
});
