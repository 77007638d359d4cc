import type { CodeKind } from '@tokhi/rules/money/code-amount';
import { ENDING_DAYS } from '@tokhi/rules/money/code-state';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.generated.ts';

type Codes = ExpressionBuilder<Schema, 'codes'>;
export type CodeFilter = 'all' | 'active' | 'voucher' | 'set' | 'ending';

const DAY_MS = 86_400_000;
/**
 * Whether a code is the first of a set. The few sets are found by stepping through their index; with a check per code PostgreSQL expected a
 * set of 10,000 to match early, and read all codes for each code that is in none.
 */
const isSet = sql<boolean>`codes.id = any(array(
  with recursive sets as (
    select min(set_id) as id from codes
    union all select (select min(set_id) from codes where set_id > sets.id) from sets where sets.id is not null)
  select id from sets where id is not null))`;

const isUsable = (eb: Codes, now: Date) =>
  eb.and([
    eb('active', '=', true),
    eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]),
    eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]),
    // A used first code says nothing about the rest of its set.
    eb.or([eb('max_uses', 'is', null), eb('uses', '<', eb.ref('max_uses')), isSet]),
  ]);

const isEnding = (eb: Codes, now: Date) =>
  eb.and([
    isUsable(eb, now),
    eb.or([
      eb('ends_at', '<=', new Date(now.getTime() + ENDING_DAYS * DAY_MS)),
      eb.and([sql<boolean>`uses * 10 >= max_uses * 9`, eb.not(isSet)]),
    ]),
  ]);

const matches = (eb: Codes, show: CodeFilter, now: Date) =>
  ({
    all: () => sql<boolean>`true`,
    active: () => isUsable(eb, now),
    voucher: () => eb('kind', '=', 'voucher'),
    set: () => isSet,
    ending: () => isEnding(eb, now),
  })[show]();

interface Whole {
  count: number;
  counted_uses: number;
  most_uses: number | null;
}

/** A single code, or a whole set represented by its first code; members are only read for sets. */
const listed = (db: Db) =>
  db
    .selectFrom('codes')
    .innerJoinLateral(
      sql<Whole>`(select count(*)::int as count, sum(uses)::int as counted_uses, sum(max_uses)::bigint as most_uses from (
        select codes.uses, codes.max_uses union all
        select member.uses, member.max_uses from codes member where member.set_id = codes.id and ${isSet}) as one)`.as(
        'whole',
      ),
      (join) => join.onTrue(),
    )
    .select(['id', 'code', 'amount_tug', 'starts_at', 'ends_at', 'active', 'note', 'created_at', 'version'])
    .select(['whole.count', 'whole.most_uses', sql<CodeKind>`kind`.as('kind')])
    .select(
      // Only the row of a limited code counts its uses (count_code_uses).
      sql<number>`case when codes.max_uses is not null then whole.counted_uses else (
        select count(*)::int from code_uses where code_uses.status <> 'freed' and code_uses.code_id = any(array(
          select codes.id union all select member.id from codes member where member.set_id = codes.id and ${isSet}))) end`.as(
        'uses',
      ),
    )
    .where('codes.set_id', 'is', null);

interface Filter {
  show: CodeFilter;
  text?: string | undefined;
  after?: number | undefined;
  limit: number;
}

/** Newest first. A code inside a set is found as its set. */
export function codeRows(db: Db, { show, text, after, limit }: Filter, now: Date) {
  let query = listed(db)
    .where((eb) => matches(eb as unknown as Codes, show, now))
    .orderBy('codes.id', 'desc')
    .limit(limit);
  if (after !== undefined) query = query.where('codes.id', '<', after);
  if (text !== undefined)
    query = query.where('codes.id', 'in', (eb) =>
      eb
        .selectFrom('codes as found')
        .select(sql<number>`coalesce(found.set_id, found.id)`.as('id'))
        .where('found.code', 'like', `${text.replace(/[\\%_]/g, '\\$&')}%`),
    );
  return query.execute();
}

export type ListedCodeRow = Awaited<ReturnType<typeof codeRows>>[number];

export const codeRow = (db: Db, id: number) => listed(db).where('codes.id', '=', id).executeTakeFirst();

/** How many rows each filter shows. */
export const codeCounts = (db: Db, now: Date) =>
  db
    .selectFrom('codes')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.countAll<number>().filterWhere(isUsable(eb, now)).as('active'),
      eb.fn.countAll<number>().filterWhere('kind', '=', 'voucher').as('voucher'),
      eb.fn.countAll<number>().filterWhere(isSet).as('set'),
      eb.fn.countAll<number>().filterWhere(isEnding(eb, now)).as('ending'),
    ])
    .where('set_id', 'is', null)
    .executeTakeFirstOrThrow();

export const owedByVouchers = (db: Db, now: Date) =>
  db
    .selectFrom('codes')
    .select((eb) => [
      eb.fn.countAll<number>().as('codes'),
      sql<number>`coalesce(sum(amount_tug * (max_uses - uses)), 0)::bigint`.as('tug'),
    ])
    .where('kind', '=', 'voucher')
    .where('active', '=', true)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .whereRef('uses', '<', 'max_uses')
    .executeTakeFirstOrThrow();

/** By id, starting after `after`. */
export const linesOfSet = (db: Db, { id, after, limit }: { id: number; after: number; limit: number }) =>
  db
    .selectFrom('codes')
    .select(['id', 'code', 'amount_tug', 'starts_at', 'ends_at', 'uses', 'active'])
    .where((eb) => eb.or([eb('id', '=', id), eb('set_id', '=', id)]))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Unpaid orders that have reserved a code of the set. */
export async function reservedUses(db: Db, id: number): Promise<number> {
  const { reserved } = await db
    .selectFrom('code_uses')
    .innerJoin('codes', 'codes.id', 'code_uses.code_id')
    .select((eb) => eb.fn.countAll<number>().as('reserved'))
    .where('code_uses.status', '=', 'held')
    .where((eb) => eb.or([eb('codes.id', '=', id), eb('codes.set_id', '=', id)]))
    .executeTakeFirstOrThrow();
  return reserved;
}
