// Compares what was acknowledged and paid with what the database has.
import type pg from 'pg';
import { missingMoney } from '../../../bench/src/money/whole-money.ts';
import type { Shop } from '../shop/start-shop.ts';
import { until } from '../until.ts';
import type { Promised } from './buyers.ts';

export interface Losses {
  /** Acknowledged orders, payments and moves that are missing. */
  lost: number;
  /** Customers with two orders, orders paid or moved twice, payments with two rows. */
  doubled: number;
  moneyWithoutRow: number;
  invariants: string;
}

export const hasNone = ({ lost, doubled, moneyWithoutRow, invariants }: Losses): boolean =>
  lost + doubled + moneyWithoutRow === 0 && invariants === 'clean';

/** One line for a report. */
export const saidOf = (losses: Losses, promised: Promised, moved: ReadonlySet<string>): string =>
  [
    `${promised.orders.size} orders, ${promised.paid.size} paid, ${promised.payments.size} payments and ${moved.size} moves acknowledged`,
    `lost ${losses.lost}, doubled ${losses.doubled}, money without a row ${losses.moneyWithoutRow}, invariants ${losses.invariants}`,
  ].join('; ');

/** Reconciliation checks each invoice once a minute, and the queue retries later each time. */
const LONGEST_CATCH_UP_S = 240;

const numbers = async (pool: pg.Pool, query: string, values: unknown[]): Promise<Set<string>> =>
  new Set((await pool.query<{ order_number: string }>(query, values)).rows.map((row) => row.order_number));

const countMissing = (promised: Iterable<string>, kept: ReadonlySet<string>): number =>
  [...promised].filter((one) => !kept.has(one)).length;

export async function countLosses(shop: Shop, promised: Promised, moved: ReadonlySet<string>): Promise<Losses> {
  const missing = () => shop.inDatabase((database) => missingMoney({ bank: shop.bank, database } as never));
  // Callback, page and reconciliation record payments: a payment without a row by then is lost.
  await until('all money has rows', LONGEST_CATCH_UP_S, async () => (await missing()).length === 0).catch(
    () => undefined,
  );
  const moneyWithoutRow = (await missing()).length;
  const { isClean, said } = shop.verifyInvariants();
  return shop.inDatabase(async (pool) => {
    const acknowledged = [[...new Set([...promised.orders.keys(), ...promised.paid.keys(), ...moved])]];
    const found = 'select order_number from orders where order_number = any($1)';
    const orders = await numbers(pool, found, acknowledged);
    const paid = await numbers(pool, `${found} and paid_at is not null`, acknowledged);
    const isMoved = `exists (select from order_status_changes where order_id = orders.id and to_status = 'ordered')`;
    const changed = await numbers(pool, `${found} and ${isMoved}`, acknowledged);
    const lost =
      countMissing(promised.orders.keys(), orders) +
      countMissing(promised.paid.keys(), paid) +
      countMissing(moved, changed);
    return { lost, doubled: await countDoubled(pool), moneyWithoutRow, invariants: isClean ? 'clean' : said };
  });
}

/** In a drill every customer has one order, which is paid once and moved once. */
async function countDoubled(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select (
       (select count(*) from (select from orders join customers on customers.id = customer_id
          where customers.email like 'money-%@bench.example' group by customer_id having count(*) > 1) twice)
     + (select count(*) from (select from order_status_changes where to_status in ('paid', 'ordered')
          group by order_id, to_status having count(*) > 1) twice)
     + (select count(*) from (select from payments where invoice_id is not null group by invoice_id having count(*) > 1) twice)
     )::int as count`,
  );
  return rows[0]?.count ?? 0;
}
