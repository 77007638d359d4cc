import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

/** Returns whether the alert is new. */
export async function insertAlert(tx: Tx, customerId: number, productId: number): Promise<boolean> {
  const row = await tx
    .insertInto('stock_alerts')
    .values({ customer_id: customerId, product_id: productId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteAlert(tx: Tx, customerId: number, productId: number): Promise<void> {
  await tx
    .deleteFrom('stock_alerts')
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .execute();
}

/** Does the same as the table's trigger when stock arrives. */
export async function notePiece(tx: Tx, productId: number): Promise<void> {
  await tx
    .insertInto('stock_arrivals')
    .values({ product_id: productId, pieces: 1 })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ pieces: sql`stock_arrivals.pieces + 1` }))
    .execute();
}

export async function arrivedProducts(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('stock_arrivals').select('product_id').orderBy('product_id').execute();
  return rows.map(({ product_id }) => product_id);
}

/** Claims the pieces that arrived, so that no other run announces them; undefined if another run was first. */
export async function takeArrival(tx: Tx, productId: number): Promise<number | undefined> {
  const row = await tx
    .deleteFrom('stock_arrivals')
    .where('product_id', '=', productId)
    .returning('pieces')
    .executeTakeFirst();
  return row?.pieces;
}

/** Removes the oldest alerts from the queue and returns them in order. */
export async function takeWaiting(tx: Tx, productId: number, limit: number) {
  const { rows } = await sql<{ id: number; customer_id: number }>`
    with first as (select id from stock_alerts where product_id = ${productId} order by id limit ${limit} for update),
         gone as (delete from stock_alerts using first where stock_alerts.id = first.id
                  returning stock_alerts.id, stock_alerts.customer_id)
    select id, customer_id from gone order by id`.execute(tx);
  return rows;
}
