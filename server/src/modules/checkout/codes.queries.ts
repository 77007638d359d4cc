import type { CodeKind } from '@tokhi/rules/money/code-amount';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '../../db/database.ts';

const goodCodes = (db: Db, code: string | null, now: Date) =>
  db
    .selectFrom('codes')
    .select(['id', 'code', 'kind', 'amount_tug'])
    .where('code', '=', code)
    .where('active', '=', true)
    .where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]))
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .where((eb) => eb.or([eb('max_uses', 'is', null), eb('uses', '<', eb.ref('max_uses'))]));

/** The code, if an order could use it at that moment. */
export const codeGoodAt = (db: Db, code: string, now: Date) => goodCodes(db, code, now).executeTakeFirst();

/** The same inside another statement; null without a code or with an invalid one. */
export const goodCodeAsJson = (db: Db, code: string | null, now: Date) => jsonObjectFrom(goodCodes(db, code, now));

const reservedCodes = (db: Db) =>
  db
    .selectFrom('code_uses')
    .innerJoin('codes', 'codes.id', 'code_uses.code_id')
    .select(['codes.id', 'codes.code', 'codes.kind', 'codes.amount_tug'])
    .where('code_uses.status', '<>', 'freed');

/** The code that an order has reserved or used. */
export const reservedCode = (db: Db, orderId: number) =>
  reservedCodes(db).where('code_uses.order_id', '=', orderId).executeTakeFirst();

/** The same inside another module's statement: `orderId` is the column with the order's id there. */
export const reservedCodeAsJson = (db: Db, orderId: string) =>
  jsonObjectFrom(reservedCodes(db).where('code_uses.order_id', '=', sql.ref<number>(orderId)));

/** The kind of the code that an order was made with, even if it was freed since; `orderId` is the column of another module's statement. */
export const kindOfCode = (orderId: string) =>
  // One of the two by the table's own check.
  sql<CodeKind | null>`(select codes.kind from code_uses join codes on codes.id = code_uses.code_id
    where code_uses.order_id = ${sql.ref(orderId)})`;

export type CodeRow = NonNullable<Awaited<ReturnType<typeof codeGoodAt>>>;

/** Two orders that want the last use of a code wait at its row, and the second violates a_code_is_not_used_up_twice. */
export async function reserveCode(tx: Tx, orderId: number, codeId: number, now: Date): Promise<void> {
  await tx
    .insertInto('code_uses')
    .values({ order_id: orderId, code_id: codeId, held_at: now })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet({
        code_id: sql`excluded.code_id`,
        held_at: sql`excluded.held_at`,
        status: 'held',
        settled_at: null,
      }),
    )
    .execute();
}

/** Frees the code that an order used, because the whole order was refunded; it can be used again (decision 134). */
export async function freeUsedCode(tx: Tx, orderId: number, now: Date): Promise<void> {
  await tx
    .updateTable('code_uses')
    .set({ status: 'freed', settled_at: now })
    .where('order_id', '=', orderId)
    .where('status', '=', 'used')
    .execute();
}

/** Ends the reservation of the order's code, if there is one; a second call changes nothing. */
export async function finishCodeReservation(tx: Tx, orderId: number, how: 'used' | 'freed', now: Date): Promise<void> {
  await tx
    .updateTable('code_uses')
    .set({ status: how, settled_at: now })
    .where('order_id', '=', orderId)
    .where('status', '=', 'held')
    .execute();
}
