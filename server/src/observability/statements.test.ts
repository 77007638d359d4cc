import { expect, test } from 'vitest';
import { prepared, preparedName } from '../db/prepare-statements.ts';
import { statementId, statementName } from './statements.ts';

test.each([
  ['select "orders"."id" from "orders" where "id" = $1', 'select orders'],
  ['insert into "order_lines" ("order_id") values ($1)', 'insert order_lines'],
  ['  update products set price_tug = $1', 'update products'],
  [
    'with queued as (insert into "notifications" values ($1)) select count(*) from graphile_worker.add_jobs($2)',
    'with notifications',
  ],
  ['begin', 'begin'],
  ["set local lock_timeout = '2s'", 'set'],
  ['/* nothing */', 'statement'],
])('%s is called «%s»', (text, name) => {
  expect(statementName(text)).toBe(name);
});

test('a prepared statement is known by the name that PostgreSQL has for it', () => {
  const text = prepared('select 1 from "orders"');
  expect(statementId(text)).toBe(preparedName(text));
  expect(statementId('select 1 from "orders"')).toBe(preparedName(text));
});
