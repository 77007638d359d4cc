import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface CountedQuery {
  day: string;
  query: string;
  level: string;
  hits: number;
  asked: number;
}

/**
 * Counts a day's queries, their level and hits; the source of the staff's list of unknown words. One statement for any number of queries:
 * each statement has its own name and plan on every connection.
 */
export async function addQueries(db: Db, queries: readonly CountedQuery[]): Promise<void> {
  const column = <Name extends keyof CountedQuery>(name: Name) => queries.map((query) => query[name]);
  await sql`
    insert into search_queries (day, query, level, hits, asked)
    select * from unnest(${column('day')}::date[], ${column('query')}::text[], ${column('level')}::text[],
                         ${column('hits')}::int[], ${column('asked')}::int[])
    on conflict (day, query) do update set
      asked = search_queries.asked + excluded.asked, level = excluded.level, hits = excluded.hits`.execute(db);
}

/** Deletes some of the queries of the days before; returns how many. */
export async function dropQueriesBefore(db: Db, day: string, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from search_queries
    where ctid = any(array(select ctid from search_queries where day < ${day} order by day, query limit ${limit}))`.execute(
    db,
  );
  return Number(numAffectedRows);
}

/** The searches of customers on a day, and how many found nothing. */
export const searchesOf = (db: Db, day: string) =>
  db
    .selectFrom('search_queries')
    .where('day', '=', day)
    .select([
      sql<number>`coalesce(sum(asked), 0)::int`.as('searches'),
      sql<number>`coalesce(sum(asked) filter (where hits = 0), 0)::int`.as('in_vain'),
    ])
    .executeTakeFirstOrThrow();
