import type pg from 'pg';
import type { Bought } from './buy.ts';
import type { ListedPrice } from './price-list.ts';

/**
 * Each must be zero: orders whose line costs something other than was last shown, lines at neither the price before nor the new one,
 * and products whose price was not restored.
 */
export async function wrongSums(
  database: pg.Pool,
  prices: readonly ListedPrice[],
  orders: readonly Bought[],
): Promise<{ otherThanShown: number; neitherPrice: number; notRolledBack: number }> {
  const made = orders.filter(({ number }) => number !== null);
  const { rows } = await database.query<{ number: string; code: string; price: number }>(
    `select order_number as number, code, price_tug::float8 as price
     from order_lines join orders on orders.id = order_id where order_number = any($1)`,
    [made.map(({ number }) => number)],
  );
  const lines = new Map(rows.map((row) => [row.number, row]));
  const listed = new Map(prices.map((price) => [price.code, price]));
  const { rows: today } = await database.query<{ code: string; price_tug: number }>(
    'select code, price_tug::float8 as price_tug from products',
  );
  return {
    otherThanShown: made.filter(({ number, shown }) => lines.get(number ?? '')?.price !== shown.at(-1)).length,
    neitherPrice: rows.filter(({ code, price }) => {
      const one = listed.get(code);
      return price !== one?.price_tug && price !== one?.new_tug;
    }).length,
    notRolledBack: today.filter(({ code, price_tug }) => listed.get(code)?.price_tug !== price_tug).length,
  };
}
