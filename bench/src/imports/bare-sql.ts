// The same rows by plain SQL: one transaction and a few statements each; a person could not review, stop or continue it.
import pg from 'pg';
import type { ListedPrice } from './price-list.ts';

/** Rows in the form of the shop's imported rows, with the same indexes. */
const ROWS = 'create table bare_rows (like import_rows including all)';

const INSERT = `insert into bare_rows (import_id, at, cells, code, wanted)
  select 1, at, jsonb_build_array(code, new_tug, cost_fen), code, jsonb_build_object('price_tug', new_tug, 'cost_fen', cost_fen)
  from rows from (jsonb_to_recordset($1::jsonb) as (code text, new_tug bigint, cost_fen int)) with ordinality
    as one (code, new_tug, cost_fen, at)`;

const COMPARE = `update bare_rows set product_id = products.id, seen_version = products.version, was_tug = price_tug,
    now_tug = (wanted ->> 'price_tug')::bigint, outcome = 'up',
    change_tenths = round(((wanted ->> 'price_tug')::numeric - price_tug) * 1000 / price_tug), after = wanted,
    before = jsonb_build_object('price_tug', price_tug, 'regular_price_tug', regular_price_tug, 'cost_fen', product_costs.cost_fen)
  from products left join product_costs on product_costs.product_id = products.id where products.code = bare_rows.code`;

const APPLY = [
  `select set_config('tokhi.price_reason', 'bare', true)`,
  `update products set price_tug = now_tug, regular_price_tug = greatest(regular_price_tug, now_tug)
   from bare_rows where product_id = products.id`,
  `insert into product_costs (product_id, cost_fen, changed_at) select product_id, (wanted ->> 'cost_fen')::int, now() from bare_rows
   on conflict (product_id) do update set cost_fen = excluded.cost_fen, changed_at = excluded.changed_at`,
];

const ROLL_BACK = [
  `select set_config('tokhi.price_reason', 'bare', true)`,
  `update products set price_tug = (before ->> 'price_tug')::bigint, regular_price_tug = (before ->> 'regular_price_tug')::bigint
   from bare_rows where product_id = products.id`,
  `delete from product_costs using bare_rows where product_costs.product_id = bare_rows.product_id and before ->> 'cost_fen' is null`,
];

/** Seconds of the three steps; afterwards the shop is unchanged. */
export async function byBareSql(
  url: string,
  prices: readonly ListedPrice[],
): Promise<{ difference: number; apply: number; rollBack: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const seconds = async (statements: readonly string[], values: unknown[] = []) => {
    const from = performance.now();
    await client.query('begin');
    for (const [at, statement] of statements.entries()) await client.query(statement, at === 0 ? values : []);
    await client.query('commit');
    return (performance.now() - from) / 1_000;
  };
  try {
    await client.query('drop table if exists bare_rows');
    await client.query(ROWS);
    const difference = await seconds([INSERT, COMPARE], [JSON.stringify(prices)]);
    const [apply, rollBack] = [await seconds(APPLY), await seconds(ROLL_BACK)];
    await client.query('drop table bare_rows');
    return { difference, apply, rollBack };
  } finally {
    await client.end();
  }
}
