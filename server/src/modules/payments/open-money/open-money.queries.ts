import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { EmailOf } from '../../notifications/public.ts';

export interface OpenMoney {
  /** `refunds`: money to send back. `unknown`: money for no known order. `transfers`: invoices that a person confirms. */
  kind: EmailOf<'open-money'>['open'][number]['kind'];
  count: number;
  sumTug: number;
  /** Null: nothing is open. */
  oldestAt: Date | null;
}

const figures = sql`count(*)::int as "count", coalesce(sum(amount_tug), 0)::bigint as "sumTug", min(created_at) as "oldestAt"`;
const openTasks = sql`refunds where status in ('requested', 'sent')`;

/** All money that waits for a person; each part reads a partial index with only open rows. */
export async function openMoney(db: Db): Promise<OpenMoney[]> {
  const { rows } = await sql<OpenMoney>`
    select 'refunds' as kind, ${figures} from ${openTasks} and reason <> 'unknown_order'
    union all select 'unknown', ${figures} from ${openTasks} and reason = 'unknown_order'
    union all select 'transfers', ${figures} from invoices where status = 'open' and callback_token_hash is null`.execute(
    db,
  );
  return rows;
}
