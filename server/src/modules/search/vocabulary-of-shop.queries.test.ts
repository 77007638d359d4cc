import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { vocabularyOfShop } from './vocabulary-of-shop.queries.ts';
import { looseKey } from './words/loose-key.ts';
import type { Term } from './words/vocabulary.ts';
import { vocabularyOfTest } from './words/vocabulary-of-test.ts';

const real = databaseOfTest();
let terms: Term[];
beforeAll(async () => {
  terms = await real.database.db.selectFrom('search_terms').select(['key', 'count', 'shown']).execute();
});

const byKey = (found: readonly Term[]) => found.toSorted((one, other) => (one.key < other.key ? -1 : 1));
/** The order of the database; the index in memory does not order equals. */
const mostFrequent = (found: readonly Term[]) => byKey(found).toSorted((one, other) => other.count - one.count);

/** Every tenth word of the shop, unchanged and with a typo. */
const sample = () => terms.filter((_, place) => place % 10 === 0).map(({ key }) => key);
const slips = (key: string) => [key, key.slice(1), `${key.slice(0, 2)}x${key.slice(2)}`, key.replaceAll('a', 'e')];

test('the words of the shop are answered like those in memory', async () => {
  const shop = vocabularyOfShop(real.database.db);
  const memory = vocabularyOfTest(terms);
  expect(terms.length).toBeGreaterThan(500);
  for (const key of sample()
    .flatMap(slips)
    .filter((one) => one !== '')) {
    expect(await shop.known([key, 'nosuchword'])).toEqual(await memory.known([key, 'nosuchword']));
    const loose = [looseKey(key), 'nosuchword'];
    expect(await shop.byLoose(loose)).toEqual(mostFrequent(await memory.byLoose(loose)).slice(0, 5));
    const start = key.slice(0, 3);
    expect(await shop.byPrefix(start, 8)).toEqual(mostFrequent(await memory.byPrefix(start, 8)).slice(0, 20));
    const loosely = looseKey(start);
    expect(await shop.byLoosePrefix(loosely, 8)).toEqual(
      mostFrequent(await memory.byLoosePrefix(loosely, 8)).slice(0, 20),
    );
    const similar = (await memory.similar([key])).get(key) ?? [];
    // At forty the answer is cut among equals, whose order the two do not share.
    const cut = similar.length >= 40;
    expect(cut ? [] : byKey((await shop.similar([key])).get(key) ?? [])).toEqual(cut ? [] : byKey(similar));
  }
});

test('the database makes the same loose key as the query does, for any key', async () => {
  const unit = fc.constantFrom(...'uuuoooiiiaehlnr27'.split(''));
  const keys = fc.sample(fc.string({ unit, minLength: 1, maxLength: 24 }), 500);
  const unknown = [...new Set(keys)].filter((key) => terms.every((term) => term.key !== key));
  await sql`insert into search_terms (key, count) select key, 1 from unnest(${unknown}::text[]) as key`.execute(
    real.database.db,
  );
  const rows = await real.database.db.selectFrom('search_terms').select(['key', 'loose']).execute();
  expect(rows.length).toBe(terms.length + unknown.length);
  expect(rows.map(({ loose }) => loose)).toEqual(rows.map(({ key }) => looseKey(key)));
});
