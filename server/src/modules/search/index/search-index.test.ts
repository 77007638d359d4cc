import { expect, test } from 'vitest';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { lockTable } from '../../../../test/lock-table.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { withAbort } from '../../../cache/abort.ts';
import { createSearchIndex } from './search-index.ts';

const real = databaseOfTest();

test('the lists are loaded for everybody, although the visitor who came first has gone', async () => {
  const index = createSearchIndex(real.database.db, () => DEMO_DAY);
  const tableLock = await lockTable(real.url, 'search_docs');
  const first = new AbortController();
  const loads = [withAbort(first.signal, () => index.loaded()), index.loaded()];
  const loaded = Promise.allSettled(loads);
  await expect.poll(() => tableLock.waiting()).toBe(1);
  first.abort();
  // Enough time for a query that should stop.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await tableLock.release();
  expect((await loaded).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});
