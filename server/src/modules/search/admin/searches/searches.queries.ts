import type { SearchList, SearchSpan } from '@tokhi/contract/admin/search/search-words';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/database.ts';

/** Counting stops here. */
const MOST_COUNTED = 1_000;

type SummedList = Exclude<SearchList, 'hidden'>;

/** Spelled as in the partial indexes. */
const LISTS = {
  missed: { isOn: sql<boolean>`hits = 0`, rank: 'asked' },
  unclicked: { isOn: sql<boolean>`unclicked > 0`, rank: 'unclicked' },
  frequent: { isOn: sql<boolean>`hits > 0`, rank: 'asked' },
} as const;

const notHidden = sql<boolean>`not exists (select from hidden_searches where hidden_searches.query = search_sums.query)`;

export async function summedSearches(
  db: Db,
  { days, show, after }: { days: SearchSpan; show: SummedList; after: { rank: number; text: string } | undefined },
  limit: number,
) {
  const { isOn, rank } = LISTS[show];
  let rows = db
    .selectFrom('search_sums')
    .select(['query', 'asked', 'asked_before', 'days_asked', 'hits', 'unclicked', 'cart_additions'])
    .where('days', '=', days)
    .where(isOn)
    .where(notHidden)
    .orderBy(rank, 'desc')
    .orderBy('query')
    .limit(limit);
  if (after !== undefined) {
    const { rank: last, text } = after;
    // Two conditions: the order descends by number and ascends by text. The first one lets the index scan start there.
    rows = rows.where(rank, '<=', last).where((eb) => eb.or([eb(rank, '<', last), eb('query', '>', text)]));
  }
  return (await rows.execute()).map((row) => ({ ...row, rank: row[rank] }));
}

export async function countSummed(db: Db, days: SearchSpan, show: SummedList): Promise<number> {
  const some = db
    .selectFrom('search_sums')
    .select('query')
    .where('days', '=', days)
    .where(LISTS[show].isOn)
    .where(notHidden)
    .limit(MOST_COUNTED);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const spanOf = (db: Db, days: SearchSpan) =>
  db.selectFrom('search_spans').selectAll().where('days', '=', days).executeTakeFirst();

/** The most frequent searches, found or not; a synonym preview looks for affected texts among them. */
export async function frequentTexts(db: Db, days: SearchSpan, limit: number): Promise<string[]> {
  const lists = [];
  for (const show of ['missed', 'frequent'] as const)
    lists.push(...(await summedSearches(db, { days, show, after: undefined }, limit)));
  return lists.map(({ query }) => query);
}

/** The most frequent searches of seven days that found nothing, as in the list of searches: no text that may name a person. */
export async function missedSearches(db: Db, limit: number): Promise<{ query: string; asked: number }[]> {
  const rows = await summedSearches(db, { days: 7, show: 'missed', after: undefined }, limit);
  return rows.map(({ query, asked }) => ({ query, asked }));
}

export async function hiddenSearches(db: Db, after: { rank: number; text: string } | undefined, limit: number) {
  let rows = db
    .selectFrom('hidden_searches')
    .select(['query', 'because', 'staff_id', 'hidden_at'])
    .orderBy('hidden_at', 'desc')
    .orderBy('query', 'desc')
    .limit(limit);
  if (after !== undefined)
    rows = rows.where((eb) => eb(eb.refTuple('hidden_at', 'query'), '<', eb.tuple(new Date(after.rank), after.text)));
  return rows.execute();
}

export async function countHidden(db: Db): Promise<number> {
  const some = db.selectFrom('hidden_searches').select('query').limit(MOST_COUNTED);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns false when the text was hidden already. */
export async function insertHidden(
  tx: Tx,
  row: { query: string; because: string | null; staff_id: number; hidden_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('hidden_searches')
    .values(row)
    .onConflict((on) => on.column('query').doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) > 0;
}

export const deleteHidden = (tx: Tx, query: string) =>
  tx.deleteFrom('hidden_searches').where('query', '=', query).returning('because').executeTakeFirst();

export const popularRows = (db: Db) =>
  db
    .selectFrom('popular_searches')
    .leftJoin('hidden_searches', 'hidden_searches.query', 'popular_searches.text')
    .select(['text', 'asked', 'days_clicked', 'because', 'staff_id'])
    .orderBy('place')
    .execute();
