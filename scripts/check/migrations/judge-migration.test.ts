import { expect, test } from 'vitest';
import { judgeMigration } from './judge-migration.ts';

const RELEASE = '0.3.0';
const OUTSIDE = '-- outside a transaction: the table is large\n';

test.each([
  ['ban-drop-column', 'alter table products drop column note;'],
  ['ban-drop-column', '-- not used since 0.3.0\nalter table products drop column note;'],
  ['ban-drop-table', 'drop table product_notes;'],
  ['ban-drop-not-null', 'alter table products alter column note drop not null;'],
  ['renaming-column', 'alter table products rename column note to remark;'],
  ['renaming-table', 'alter table products rename to goods;'],
  ['changing-column-type', 'alter table products alter column price type numeric;'],
  ['adding-not-nullable-field', 'alter table products alter column note set not null;'],
  ['adding-required-field', 'alter table products add column note text not null;'],
  ['adding-field-with-default', 'alter table products add column seen_at timestamptz default clock_timestamp();'],
  ['adding-field-with-default', 'alter table products add column twice int generated always as (price * 2) stored;'],
  ['require-concurrent-index-creation', 'create index by_brand on products (brand_id);'],
  ['require-concurrent-index-deletion', 'drop index by_brand;'],
  ['ban-concurrent-index-creation-in-transaction', 'create index concurrently by_brand on products (brand_id);'],
  ['constraint-missing-not-valid', 'alter table products add constraint price_is_positive check (price > 0);'],
  [
    'constraint-missing-not-valid',
    'alter table products add constraint positive check (price > 0) not valid;\nalter table products validate constraint positive;',
  ],
  [
    'adding-foreign-key-constraint',
    'alter table products add constraint brand foreign key (brand_id) references brands (id);',
  ],
  ['disallowed-unique-constraint', 'alter table products add constraint one_code unique (code);'],
  ['rewrites-every-row', 'update products set price = price + 1;'],
  ['locks-for-long', 'truncate search_queries;'],
  ['locks-for-long', 'vacuum full products;'],
  ['drops-what-is-read', 'drop view report_days;'],
  ['ignored', '-- squawk-ignore ban-drop-column: nobody reads it\nalter table products drop column note;'],
  ['ignored', '-- squawk-ignore require-concurrent-index-creation\ncreate index by_name on roles (name);'],
  ['syntax-error', 'alter tabel products add column note text;'],
])('refused as %s: %s', (rule, text) => {
  const refused = judgeMigration(text, RELEASE);
  expect(refused.map((one) => one.rule)).toContain(rule);
  expect(refused.every(({ instead, line }) => instead !== '' && line > 0)).toBe(true);
});

test.each([
  [
    'create table notes (id bigint generated always as identity primary key, brand int not null references brands (id));\ncreate index notes_of_brand on notes (brand);\ncomment on table notes is $$what staff noted$$;',
  ],
  ['alter table products add column note text;'],
  ["alter table products add column note text not null default '';"],
  ['alter table products add constraint price_is_positive check (price > 0) not valid;'],
  ['alter table products validate constraint price_is_positive;'],
  ['alter table products add constraint brand foreign key (brand_id) references brands (id) not valid;'],
  ['create or replace function price_of(id int) returns bigint language sql as $$ select 1 $$;'],
  ["update settings set version = 2 where name = 'tariff';"],
  [`${OUTSIDE}drop index concurrently if exists by_brand;\ncreate index concurrently by_brand on products (brand_id);`],
  [`${OUTSIDE}drop index concurrently if exists by_brand;`],
  ['-- not used since 0.2.0\nalter table products drop column note;'],
  ['-- squawk-ignore require-concurrent-index-creation: seven roles\ncreate index by_name on roles (name);'],
])('passes: %s', (text) => {
  expect(judgeMigration(text, RELEASE)).toEqual([]);
});
