import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { idOfListedCode } from '../../catalogue/public.ts';

export interface CountedOutcome {
  day: string;
  query: string;
  /** The product's article number, as the browser knows it. */
  code: string;
  clicks: number;
  cartAdditions: number;
}

/**
 * Adds what was chosen after searches that found something today or the day before, for listed products only: nobody can fill the table
 * with texts that were never searched. A day has a maximum number of rows; beyond it only existing rows are counted. One statement for any
 * number of outcomes: each statement has its own name and plan on every connection.
 */
export async function addOutcomes(db: Db, outcomes: readonly CountedOutcome[], mostRowsOfDay: number): Promise<void> {
  const column = <Name extends keyof CountedOutcome>(name: Name) => outcomes.map((outcome) => outcome[name]);
  await sql`
    insert into search_outcomes (day, query, product_id, clicks, cart_additions)
    select counted.day, counted.query, named.id, counted.clicks, counted.cart_additions
    from unnest(${column('day')}::date[], ${column('query')}::text[], ${column('code')}::text[],
                ${column('clicks')}::int[], ${column('cartAdditions')}::int[])
         as counted (day, query, code, clicks, cart_additions)
    cross join lateral (select ${idOfListedCode('counted.code')} as id) as named
    where named.id is not null
      and exists (select from search_queries as searched
                      where searched.query = counted.query and searched.day in (counted.day, counted.day - 1) and searched.hits > 0)
      and (exists (select from search_outcomes as known
                   where (known.day, known.query, known.product_id) = (counted.day, counted.query, named.id))
           or not exists (select from search_outcomes as rows_of_day where rows_of_day.day = counted.day offset ${mostRowsOfDay - 1}))
    on conflict (day, query, product_id) do update set
      clicks = search_outcomes.clicks + excluded.clicks,
      cart_additions = search_outcomes.cart_additions + excluded.cart_additions`.execute(db);
}

/** Deletes some of the outcomes of the days before; returns how many. */
export async function dropOutcomesBefore(db: Db, day: string, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from search_outcomes
    where ctid = any(array(select ctid from search_outcomes where day < ${day} order by day, query limit ${limit}))`.execute(
    db,
  );
  return Number(numAffectedRows);
}
