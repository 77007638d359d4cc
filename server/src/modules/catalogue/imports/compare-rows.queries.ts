import { importWarningBits } from '@tokhi/contract/admin/imports/import-words';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { PricingSettings } from '../../settings/public.ts';
import { figuredRows } from '../change-sets/figured-rows.queries.ts';

/** Of five and more times less somebody left out a digit: nothing is sold for a fifth from one day to the next. */
const FEW_TIMES = 5;

const { zero, unknown_category, new_code } = importWarningBits;

/** A category is known by its name, or by that of a part of it. */
const isUnknownCategory = sql`mine.category is not null and lower(mine.category) not in (
  select lower(name) from categories union all select lower(name) from sub_categories)`;

/**
 * Compares rows below the headings with the products as they are now, all of them or one. What a row comes to is the arithmetic of a
 * change set, so that what is shown here is what is applied.
 */
export async function compareRows(
  tx: Tx,
  { id, headingAt, at }: { id: number; headingAt: number; at?: number },
  settings: PricingSettings,
): Promise<void> {
  const only = at === undefined ? sql`true` : sql`import_rows.at = ${at}`;
  await sql`
    with mine as materialized (
      select import_rows.at, import_rows.wanted, import_rows.problems, import_rows.category, products.id as product_id,
        products.version, products.price_tug
      from import_rows left join products on products.code = import_rows.code
      where import_rows.import_id = ${id} and import_rows.at > ${headingAt} and ${only}),
    figured as materialized (${figuredRows(
      sql`select mine.product_id, mine.version as seen_version, mine.wanted as after from mine
        where mine.product_id is not null and mine.problems is null and mine.wanted <> '{}'`,
      settings,
    )}),
    compared as (
      select mine.at, mine.product_id, mine.version as seen_version, coalesce(figured.was_tug, mine.price_tug) as was_tug,
        coalesce(figured.now_tug, (mine.wanted ->> 'price_tug')::bigint) as now_tug, figured.change_tenths, figured.margin_tenths,
        figured.before, figured.after,
        case when mine.problems is not null then 'wrong' when mine.product_id is null then 'new'
          when figured.product_id is null then 'same' when figured.now_tug > figured.was_tug then 'up'
          when figured.now_tug < figured.was_tug then 'down' else 'other' end as outcome,
        case when mine.problems is not null then 0 else coalesce(figured.warnings, 0)
          + case when figured.now_tug * ${sql.lit(FEW_TIMES)} <= figured.was_tug then ${sql.lit(zero)} else 0 end
          + case when ${isUnknownCategory} then ${sql.lit(unknown_category)} else 0 end
          + case when mine.product_id is null then ${sql.lit(new_code)} else 0 end end as warnings
      from mine left join figured on figured.product_id = mine.product_id)
    update import_rows set product_id = compared.product_id, seen_version = compared.seen_version, was_tug = compared.was_tug,
      now_tug = compared.now_tug, change_tenths = compared.change_tenths, margin_tenths = compared.margin_tenths,
      before = compared.before, after = compared.after, outcome = compared.outcome, warnings = compared.warnings
    from compared where import_rows.import_id = ${id} and import_rows.at = compared.at`.execute(tx);
}
