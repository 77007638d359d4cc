import type { SearchSpan } from '@tokhi/contract/admin/search/search-words';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

export interface SummedSpan {
  days: SearchSpan;
  /** The first day of the span, and of the equally long span before it; null where that data is purged. */
  from: string;
  before: string | null;
  leastAsked: number;
  now: Date;
}

/** Recounts one span; readers see the old one until the commit. */
export async function writeSpan(tx: Tx, { days, from, before, leastAsked, now }: SummedSpan): Promise<void> {
  await sql`
    with asked as (
      select query, sum(asked)::int as asked, (array_agg(hits order by day desc))[1] as hits
      from search_queries where day >= ${from}::date group by query
    ), chosen as (
      select query, sum(clicks)::int as clicks, sum(cart_additions)::int as cart_additions
      from search_outcomes where day >= ${from}::date group by query
    ), past as (
      select coalesce(sum(asked), 0)::int as asked, coalesce(sum(asked) filter (where hits = 0), 0)::int as missed
      from search_queries where day >= ${before}::date and day < ${from}::date
    )
    insert into search_spans (days, asked, missed, unclicked, cart_additions, asked_before, missed_before, summed_at)
    select ${days}, coalesce(sum(asked.asked), 0)::int, coalesce(sum(asked.asked) filter (where hits = 0), 0)::int,
           coalesce(sum(greatest(asked.asked - coalesce(clicks, 0), 0)) filter (where hits > 0), 0)::int,
           coalesce(sum(cart_additions), 0)::int,
           case when ${before}::date is null then null else (select asked from past) end,
           case when ${before}::date is null then null else (select missed from past) end, ${now}
    from asked left join chosen using (query)
    on conflict (days) do update set (asked, missed, unclicked, cart_additions, asked_before, missed_before, summed_at)
      = (excluded.asked, excluded.missed, excluded.unclicked, excluded.cart_additions, excluded.asked_before,
         excluded.missed_before, excluded.summed_at)`.execute(tx);
  await tx.deleteFrom('search_sums').where('days', '=', days).execute();
  await sql`
    with asked as (
      select query, sum(asked)::int as asked, count(*)::smallint as days_asked, (array_agg(hits order by day desc))[1] as hits
      from search_queries where day >= ${from}::date
      group by query
      having sum(asked) >= ${leastAsked} and query <> ''
    ), chosen as (
      select query, sum(clicks)::int as clicks, sum(cart_additions)::int as cart_additions,
             (count(distinct day) filter (where clicks > 0))::smallint as days_clicked
      from search_outcomes where day >= ${from}::date group by query
    ), past as (
      select query, sum(asked)::int as asked from search_queries
      where day >= ${before}::date and day < ${from}::date group by query
    )
    insert into search_sums (days, query, asked, asked_before, days_asked, days_clicked, hits, clicks, cart_additions)
    select ${days}, query, asked.asked,
           case when ${before}::date is null then null else coalesce(past.asked, 0) end,
           days_asked, coalesce(days_clicked, 0), hits, coalesce(clicks, 0), coalesce(cart_additions, 0)
    from asked left join chosen using (query) left join past using (query)`.execute(tx);
}
