import type { Wanted } from '@tokhi/contract/admin/change-sets/change-set-fields';
import type { ProductFilter } from '@tokhi/contract/admin/product-list-calls';
import { refuse } from '@tokhi/contract/texts/refusals';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { matchingProducts } from '../admin/list/listed-products.queries.ts';
import { gridProducts } from './grid.queries.ts';

type Rule = Extract<Wanted, { kind: 'rule' }>['rule'];
type GridRow = Extract<Wanted, { kind: 'grid' }>['rows'][number];

/** The changes of a rule or a grid, as the query of `createChangeSet`. */
export async function wantedRows(db: Db, wanted: Wanted, now: Date): Promise<RawBuilder<unknown>> {
  return wanted.kind === 'rule' ? rowsOfRule(wanted.filter, wanted.rule, now) : rowsOfGrid(db, wanted.rows);
}

/** No rounding below the lowest allowed price: a small product would cost nothing. */
const rounded = (price: RawBuilder<unknown>, ending: 'none' | 'hundreds' | 'nine_hundred', up: boolean) => {
  const whole = sql.raw(up ? 'ceil' : 'round');
  const ended = {
    none: sql`${whole}(raw)`,
    hundreds: sql`${whole}(raw / 100) * 100`,
    nine_hundred: sql`${whole}((raw + 100) / 1000) * 1000 - 100`,
  }[ending];
  return sql`(select case when ${ended} < 100 then round(raw) else ${ended} end::bigint from (select ${price} as raw) as priced)`;
};

function rowsOfRule(filter: ProductFilter, rule: Rule, now: Date): RawBuilder<unknown> {
  const chosen = sql`(${matchingProducts(filter)}) as chosen`;
  switch (rule.kind) {
    case 'cost': {
      const cost = sql`product_costs.cost_fen * ${rule.rate}::numeric / 100 / (1 - ${rule.margin}::numeric / 100)`;
      return sql`select chosen.id, chosen.version, jsonb_build_object('price_tug', ${rounded(cost, rule.ending, true)})
        from ${chosen} join product_costs on product_costs.product_id = chosen.id`;
    }
    case 'percent': {
      const moved = sql`chosen.price_tug * (100 + ${rule.percent}::numeric) / 100`;
      return sql`select id, version, jsonb_build_object('price_tug', ${rounded(moved, rule.ending, false)}) from ${chosen}`;
    }
    case 'campaign': {
      if (rule.ends_at !== null && new Date(rule.ends_at) <= now) throw refuse('campaign_is_over');
      const campaign = JSON.stringify({ discount_percent: rule.percent, discount_ends_at: rule.ends_at });
      return sql`select id, version, ${campaign}::jsonb from ${chosen}`;
    }
  }
}

/** Refuses when a product was edited since the grid was opened; names those products. */
async function rowsOfGrid(db: Db, rows: readonly GridRow[]): Promise<RawBuilder<unknown>> {
  const products = new Map(
    (
      await gridProducts(
        db,
        rows.map(({ code }) => code),
      )
    ).map((product) => [product.code, product]),
  );
  const edited = rows.filter(({ code, version }) => products.get(code)?.version !== version);
  if (edited.length > 0) throw refuse('changed_meanwhile', { codes: edited.map(({ code }) => code).join(' ') });
  const wanted = rows.map(({ code, version, price, ...cells }) => ({
    ...{ id: products.get(code)?.id, version },
    after: { ...cells, ...(price !== undefined && { price_tug: price }) },
  }));
  return sql`select id, version, after from json_to_recordset(${JSON.stringify(wanted)}::json) as one (id int, version int, after jsonb)`;
}
