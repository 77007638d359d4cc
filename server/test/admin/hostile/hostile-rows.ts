import { sql } from 'kysely';
import type { Db } from '../../../src/db/database.ts';
import { cleanHtml } from '../../../src/modules/catalogue/public.ts';
import { TABLE_OWNERS } from '../../../src/table-owners.ts';
import { CANARY } from './hostile-texts-of-test.ts';

/** Short enough for every name; one breaks out of text, the others out of an attribute, a script and a title. */
const SHORT = [
  `<img src=x onerror=${CANARY}()>`,
  `"><svg onload=${CANARY}()>`,
  `</script><${CANARY}>`,
  `</title><${CANARY}>`,
  `' onfocus=${CANARY}() '`,
];
const IN_HTML = cleanHtml(`<p>${CANARY}</p><img src=x onerror=${CANARY}()><a href="javascript:${CANARY}()">a</a>`);

/** Columns that pages use to find rows and files: other values would give a missing page or picture. */
const LEADS = /(^|_)(code|slug|image|file|files|placeholder|key|query|hash|link|url|swatch|loose|shown|sha256)$/;
const SHOWN_BY = ['catalogue', 'content', 'reviews', 'settings'];

/**
 * Puts texts into every column that the shop's pages show and whose constraints allow it, a different one per row; returns the columns as
 * `table.column`. Columns with HTML get the result of cleanHtml.
 */
export async function hostileRows(db: Db): Promise<string[]> {
  const tables = Object.entries(TABLE_OWNERS).flatMap(([table, owner]) => (SHOWN_BY.includes(owner) ? [table] : []));
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and is_generated = 'NEVER' and table_name = any(${tables}::text[])
    order by 1, 2`.execute(db);
  const taken: string[] = [];
  for (const { table, column } of columns.filter((one) => !LEADS.test(one.column) && one.table !== 'settings')) {
    const text = column.endsWith('_html')
      ? sql`${IN_HTML}`
      : sql`(${SHORT}::text[])[1 + (hashtext(ctid::text) & 65535) % ${SHORT.length}] || (row_number() over ())::text`;
    const update = sql`
      update ${sql.table(table)} as changed set ${sql.ref(column)} = drawn.text
      from (select ctid as at, ${text} as text from ${sql.table(table)}) as drawn
      where changed.ctid = drawn.at and changed.${sql.ref(column)} is not null`;
    const { numAffectedRows = 0n } = await db
      .transaction()
      .execute((tx) => update.execute(tx))
      .catch(() => ({ numAffectedRows: 0n }));
    if (numAffectedRows > 0n) taken.push(`${table}.${column}`);
  }
  return taken;
}
