import { sql } from 'kysely';
import type { InvariantCheck } from '../../db/invariant-check.ts';

/** The state of an order's code, null without one, inside another module's statement: `orderId` is the column with the order's id there. */
export const stateOfCode = (orderId: string) =>
  sql<string | null>`(select status from code_uses where code_uses.order_id = ${sql.ref(orderId)})`;

export const codeInvariants: readonly InvariantCheck[] = [
  {
    name: 'a limited code counts the orders that hold or used it',
    breaks: sql`
      select c.id as code_id, c.uses, coalesce(u.orders, 0) as orders from codes c left join (
        select code_id, count(*) as orders from code_uses where status <> 'freed' group by code_id) u on u.code_id = c.id
      where c.max_uses is not null and c.uses <> coalesce(u.orders, 0) limit 21`,
  },
];
