import { sql } from 'kysely';
import type { InvariantCheck } from '../../../db/invariant-check.ts';
import { pointsOfCause } from '../../bonus/public.ts';
import { isRefunded, piecesSold } from '../../orders/public.ts';

/** As in refund-cause.ts. */
const cause = sql<string>`'refund:' || r.id`;
const causeOfDeclined = sql<string>`${cause} || ':declined'`;

/** Invariants of refunds and their effects. */
export const refundInvariants: readonly InvariantCheck[] = [
  {
    name: 'a refund is what it settles less what is kept back',
    breaks: sql`
      select id, gross_tug, amount_tug from refunds
      where amount_tug <> gross_tug - refund_fee_tug - vat_deduction_tug - bank_fee_tug - bonus_deduction_tug limit 21`,
  },
  {
    name: 'the money of a request is what its pieces came to',
    breaks: sql`
      select r.id as request_id, l.gross as pieces, f.gross as money from refund_requests r
      left join (select request_id, sum(gross_tug) as gross from refund_lines group by request_id) l on l.request_id = r.id
      left join (select request_id, sum(gross_tug) as gross from refunds where request_id is not null group by request_id) f
        on f.request_id = r.id
      where l.gross is distinct from f.gross limit 21`,
  },
  {
    name: 'a request ends as its money does',
    breaks: sql`
      select r.id as request_id, r.status, f.id as refund_id, f.status as money from refund_requests r
      join refunds f on f.request_id = r.id
      where not case r.status when 'done' then f.status = 'done' when 'declined' then f.status = 'failed'
        else f.status in ('requested', 'sent') end limit 21`,
  },
  {
    name: 'no piece came back twice',
    breaks: sql`
      select * from (
        select l.order_id, l.position, sum(l.quantity) as pieces, ${piecesSold('l.order_id', 'l.position')} as sold
        from refund_lines l join refund_requests r on r.id = l.request_id and r.status <> 'declined'
        group by l.order_id, l.position) as came
      where pieces > coalesce(sold, 0) limit 21`,
  },
  {
    name: 'an order is refunded when its last piece came back, and not before',
    breaks: sql`
      select * from (
        select came.order_id, came.pieces, ${piecesSold('came.order_id', null)} as sold, ${isRefunded('came.order_id')} as refunded
        from (
          select l.order_id, sum(l.quantity) as pieces from refund_lines l
          join refund_requests r on r.id = l.request_id and r.status = 'done' group by l.order_id) as came) as ended
      where (pieces = sold) <> refunded limit 21`,
  },
  {
    name: 'points of a refund are in the ledger',
    breaks: sql`
      select * from (
        select r.id as request_id, r.status, r.taken_back_bonus, - ${pointsOfCause('r.order_id', 'taken_back', cause)} as taken,
          case r.status when 'done' then r.returned_bonus else 0 end as to_return,
          ${pointsOfCause('r.order_id', 'returned', cause)} as returned,
          case r.status when 'declined' then r.taken_back_bonus else 0 end as to_give_again,
          ${pointsOfCause('r.order_id', 'returned', causeOfDeclined)} as given_again
        from refund_requests r) as moved
      where taken_back_bonus <> taken or to_return <> returned or to_give_again <> given_again limit 21`,
  },
];
