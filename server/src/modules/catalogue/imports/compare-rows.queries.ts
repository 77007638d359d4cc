import { importWarningBits } from '@tokhi/contract/admin/imports/import-words';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { TableRow } from '../../../tables/read/table-limits.ts';
import type { PricingSettings } from '../../settings/public.ts';
import { figuredRows } from '../change-sets/figured-rows.queries.ts';
import type { ParsedRow } from './parse-row.ts';

/** A price five times lower or more is a missing digit: nothing is sold for a fifth from one day to the next. */
const FEW_TIMES = 5;

const COLUMNS = [
  ...[
    'at',
    'cells',
    'code',
    'category',
    'wanted',
    'problems',
    'is_fixed',
    'product_id',
    'seen_version',
    'was_tug',
    'now_tug',
  ],
  ...['change_tenths', 'margin_tenths', 'before', 'after', 'outcome', 'warnings'],
];
const COMPARED = sql.join(COLUMNS.map((column) => sql.ref(column)));
const WRITTEN = sql.join(COLUMNS.slice(2).map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`));

const { zero, unknown_category, new_code } = importWarningBits;

/** A category is known by its own name or by that of a sub-category. */
const isUnknownCategory = sql`mine.category is not null and lower(mine.category) not in (
  select lower(name) from categories union all select lower(name) from sub_categories)`;

/** Rows that have just been read: `at, cells, code, category, wanted, problems, is_fixed`. Earlier ticks and corrections are void. */
export function readRows(rows: readonly (ParsedRow & TableRow)[]): RawBuilder<unknown> {
  const sent = rows.map(({ problems, ...row }) => ({ ...row, problems: problems.length === 0 ? null : problems }));
  return sql`select at, cells, code, category, wanted, nullif(problems, 'null') as problems, false as is_fixed
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
      as r(at int, cells jsonb, code text, category text, wanted jsonb, problems jsonb)`;
}

/** A row as stored. */
export const storedRow = (importId: number, at: number): RawBuilder<unknown> => sql`
  select at, cells, code, category, wanted, problems, is_fixed from import_rows where import_id = ${importId} and at = ${at}`;

/**
 * Compares rows with the current products and writes the result. Uses the calculation of a change set, so that what is shown here is what
 * is applied. PostgreSQL has no statistics yet of rows written a moment ago, and would scan one side for each row of the other; a full join
 * can only be hashed, and a conflict is found by the key.
 */
export async function compareRows(
  tx: Tx,
  importId: number,
  rows: RawBuilder<unknown>,
  settings: PricingSettings,
): Promise<void> {
  await sql`
    with mine as materialized (
      select r.*, products.id as product_id, products.version, products.price_tug
      from (${rows}) as r left join products on products.code = r.code),
    figured as materialized (${figuredRows(
      sql`select mine.product_id, mine.version as seen_version, mine.wanted as after from mine
        where mine.product_id is not null and mine.problems is null and mine.wanted <> '{}'`,
      settings,
    )}),
    compared as materialized (
      select mine.at, mine.cells, mine.code, mine.category, mine.wanted, mine.problems, mine.is_fixed,
        mine.product_id, mine.version as seen_version, coalesce(figured.was_tug, mine.price_tug) as was_tug,
        coalesce(figured.now_tug, (mine.wanted ->> 'price_tug')::bigint) as now_tug, figured.change_tenths, figured.margin_tenths,
        figured.before, figured.after,
        case when mine.problems is not null then 'wrong' when mine.product_id is null then 'new'
          when figured.product_id is null then 'same' when figured.now_tug > figured.was_tug then 'up'
          when figured.now_tug < figured.was_tug then 'down' else 'other' end as outcome,
        case when mine.problems is not null then 0 else coalesce(figured.warnings, 0)
          + case when figured.now_tug * ${sql.lit(FEW_TIMES)} <= figured.was_tug then ${sql.lit(zero)} else 0 end
          + case when ${isUnknownCategory} then ${sql.lit(unknown_category)} else 0 end
          + case when mine.product_id is null then ${sql.lit(new_code)} else 0 end end as warnings
      from mine full join figured on figured.product_id = mine.product_id)
    insert into import_rows (import_id, ${COMPARED})
    select ${importId}, ${COMPARED} from compared
    on conflict (import_id, at) do update set is_accepted = false, is_left_out = false, ${WRITTEN}`.execute(tx);
}
