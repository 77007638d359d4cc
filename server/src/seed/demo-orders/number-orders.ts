import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { orderNumbersBy } from '../../modules/orders/public.ts';

const AT_ONCE = 500;

/**
 * Numbers from the shop's own sequence, so that they never collide with later orders. Endings are unique within a portion and differ from
 * those of orders that stay unpaid: orders are first written as unpaid, and an ending identifies one unpaid order.
 */
export function createNumbers(tx: Tx, key: string) {
  const numbersOf = orderNumbersBy(key);
  const drawn: string[] = [];
  const draw = async () => {
    const { rows } = await sql<{ value: number }>`
      select nextval('order_number_sequence') as value from generate_series(1, ${AT_ONCE}::int)`.execute(tx);
    drawn.push(...numbersOf(rows.map(({ value }) => value)));
  };
  return async (taken: Set<string>): Promise<string> => {
    for (;;) {
      if (drawn.length === 0) await draw();
      const number = drawn.shift() ?? '';
      const ending = number.slice(-4);
      if (taken.has(ending)) continue;
      taken.add(ending);
      return number;
    }
  };
}
