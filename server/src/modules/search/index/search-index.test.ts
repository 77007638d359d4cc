import { expect, test } from 'vitest';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { holdTable } from '../../../../test/hold-table.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { withAbort } from '../../../cache/abort.ts';
import { createSearchIndex } from './search-index.ts';

const real = databaseOfTest();

test('the lists are loaded for everybody, although the visitor who came first has gone', async () => {
  const index = createSearchIndex(real.database.db, () => DEMO_DAY);
  const held = await holdTable(real.url, 'search_docs');
  const first = new AbortController();
  const loads = [withAbort(first.signal, () => index.loaded()), index.loaded()];
  const loaded = Promise.allSettled(loads);
  await expect.poll(() => held.waiting()).toBe(1);
  first.abort();
  // Time enough for a query that is to stop.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await held.release();
  expect((await loaded).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});
