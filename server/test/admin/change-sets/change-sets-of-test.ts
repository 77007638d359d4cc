import type { StaffRole } from '@tokhi/contract/admin/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Staff } from '../../../src/callers/caller.ts';
import type { Db } from '../../../src/db/database.ts';
import { inTransaction } from '../../../src/db/in-transaction.ts';
import { rollBackSet } from '../../../src/modules/batches/change-sets/roll-back-set.ts';
import { startChangeSet } from '../../../src/modules/batches/change-sets/start-change-set.ts';
import { createChangeSet, lockChangeSet, type WantedFields } from '../../../src/modules/catalogue/public.ts';
import type { MemberOfTest } from '../member-of-test.ts';

/** A staff member as use cases get the caller, without HTTP. */
export const staffOfTest = ({ id }: MemberOfTest, roles: readonly StaffRole[]): Staff => ({
  ...{ who: 'staff', staffId: id, roles, sessionId: 'test', idempotency: null, requestId: 'test' },
  ...{ address: '203.0.113.20', browser: 'test', browserKey: '', call: 'test' },
});

/** `count` products at 1,000,000₮ without a campaign; returns their ids. */
export async function plainProducts(db: Db, count: number): Promise<number[]> {
  const rows = await db.selectFrom('products').select('id').orderBy('id').limit(count).execute();
  const ids = rows.map(({ id }) => id);
  await sql`update products set price_tug = 1000000, regular_price_tug = 1000000, discount_percent = 0, discount_ending = 0,
    discount_starts_at = null, discount_ends_at = null, bonus_percent = 3 where id = any(${ids}::int[])`.execute(db);
  return ids;
}

/** The query of `createChangeSet` for fields by product, at the current versions. */
export const wantedOf = (rows: readonly (readonly [number, WantedFields])[]): RawBuilder<unknown> => sql`
  select id, version, after from products join json_to_recordset(${JSON.stringify(
    rows.map(([wanted, after]) => ({ wanted, after })),
  )}::json) as one (wanted int, after jsonb) on one.wanted = products.id`;

const SET = { source: 'grid', name: 'Намрын үнэ', reason: 'Ханш өөрчлөгдсөн', applyAt: null } as const;

export const prepareSet = async (db: Db, wanted: RawBuilder<unknown>, caller: Staff, now: Date): Promise<number> =>
  (await inTransaction(db, (tx) => createChangeSet(tx, SET, wanted, caller, now))).id;

/** Starts its batch as a call or the job does; returns the batch id. */
export const startSet = (db: Db, set: number, now: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    const row = await lockChangeSet(tx, set);
    if (row === undefined) throw new Error(`no set ${set}`);
    return startChangeSet(tx, row, null, now);
  });

/** Prices by product. */
export async function pricesOf(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'price_tug'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, price_tug }) => [id, price_tug]));
}

/** Starts its rollback; returns the batch id. */
export const rollBack = (db: Db, set: number, caller: Staff, now: Date): Promise<number> =>
  inTransaction(db, (tx) => rollBackSet(tx, set, 'Үнэ буруу байсан', caller, now));
