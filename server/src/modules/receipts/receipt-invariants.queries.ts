import { sql } from 'kysely';
import type { InvariantCheck } from '../../db/invariant-check.ts';
import { isQueued } from '../../jobs/queue.queries.ts';
import { moneyOfOrders } from '../orders/public.ts';
import { issueReceiptJob, returnedOfOrders } from '../payments/public.ts';

/** The key that followReceipt uses. */
const keyOfJob = sql<string>`${issueReceiptJob.name}::text || ':' || o.id`;

/** Invariants of tax receipts (decision 35, record 132). */
export const receiptInvariants: readonly InvariantCheck[] = [
  {
    // Until it is true a receipt is pending, or has failed and needs a person (metric receipts_failed), or a job will handle it.
    name: 'the receipt of an order is what was paid less what went back',
    breaks: sql`
      select o.id, o.order_number, o.status, o.total_tug, coalesce(r.gross, 0) as returned, f.total_tug as receipt
      from ${moneyOfOrders} o left join ${returnedOfOrders} r on r.order_id = o.id
      left join receipts f on f.order_id = o.id and f.status = 'registered'
      where coalesce(f.total_tug, 0) <>
          case when o.status in ('pending', 'expired') then 0 else o.total_tug - coalesce(r.gross, 0) end
        and not exists (select from receipts where receipts.order_id = o.id and receipts.status in ('requested', 'failed'))
        and not ${isQueued(keyOfJob)} limit 21`,
  },
  {
    name: 'a receipt is the sum of its lines, and so is its VAT',
    breaks: sql`
      select receipts.id, order_id, total_tug, l.total, vat_tug, l.vat from receipts cross join lateral (
        select sum((line ->> 'totalTug')::bigint) as total, sum((line ->> 'vatTug')::bigint) as vat
        from jsonb_array_elements(lines) as line) l
      where (total_tug, vat_tug) is distinct from (l.total, l.vat) limit 21`,
  },
];
